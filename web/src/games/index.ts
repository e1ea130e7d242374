/** The games of the client, each found by the name of its folder. */
import type { Section } from "../lib/rules/book";
import type { Game } from "./game";

// The build leaves out a part that cannot be used (scripts/games.mjs): its game is null.
const found = import.meta.glob<Game | null>("./*/index.ts", { eager: true, import: "game" });
const GAMES: ReadonlyMap<string, Game> = new Map(
  Object.entries(found).flatMap(([path, game]) => (game ? [[path.slice("./".length, -"/index.ts".length), game]] : [])),
);

/** A game without a part of its own is played by a plain list of options. */
const PLAIN: Game = {
  look: { icon: "gi:paw-print", tint: "green", minutes: null },
  table: () => import("../lib/table/PlainTable.svelte"),
  board: () => import("../lib/table/PlainBoard.svelte"),
};

export const gameOf = (name: string): Game => GAMES.get(name) ?? PLAIN;

const having = (part: keyof Game): string[] => [...GAMES].filter(([, game]) => game[part]).map(([name]) => name);

/** The games whose rules can be read here. */
export const GAMES_WITH_RULES: readonly string[] = having("rules");
/** The games with a reference of cards and boards. */
export const GAMES_WITH_REFERENCE: readonly string[] = having("reference");
/** The games that teach themselves in a first game. */
export const GAMES_WITH_FIRST_GAME: readonly string[] = having("firstGame");

/** Open the rules of a game; null: there are none. */
export async function rulesOf(game: string, language: string): Promise<Section[] | null> {
  const load = gameOf(game).rules?.[language];
  return load ? (await load()).sections : null;
}
