// The rules of each game in each language, fetched when somebody reads them.
import type { Section } from "./book";
import { links as arkNova } from "./ark_nova/links";
import { links as zooloretto } from "./zooloretto/links";

type Load = () => Promise<{ sections: Section[] }>;

const books: Record<string, Record<string, Load>> = {
  ark_nova: {
    en: () => import("./ark_nova/en"),
    fr: () => import("./ark_nova/fr"),
    de: () => import("./ark_nova/de"),
  },
  zooloretto: {
    en: () => import("./zooloretto/en"),
    fr: () => import("./zooloretto/fr"),
    de: () => import("./zooloretto/de"),
  },
};

/** The games whose rules can be read here. */
export const GAMES_WITH_RULES: readonly string[] = Object.keys(books);
/** The games with a reference of cards and boards. */
export const GAMES_WITH_REFERENCE: readonly string[] = ["ark_nova"];

const links: Readonly<Record<string, string>> = { ...arkNova, ...zooloretto };

/** Open the rules of a game; null: there are none. */
export async function rulesOf(game: string, language: string): Promise<Section[] | null> {
  const load = books[game]?.[language];
  return load ? (await load()).sections : null;
}

/** The address of the rule behind a message, if there is one: `/rules/zooloretto#exchange`. */
export function ruleBehind(key: string): string | null {
  const anchor = links[key];
  return anchor ? `/rules/${key.split(".", 1)[0]}#${anchor}` : null;
}
