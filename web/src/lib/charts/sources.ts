// Where points come from, game by game: the order, the words, the symbol and the tone of each source.
import { words } from "../words.svelte";

export interface Source {
  key: string;
  label: string;
  tone: string;
  icon: string;
}

type Look = Omit<Source, "label">;

const LOOKS: Record<string, Look[]> = {
  zooloretto: [
    { key: "E5", tone: "first", icon: "gi:wooden-fence" },
    { key: "E4", tone: "second", icon: "gi:wooden-fence" },
    { key: "E6", tone: "third", icon: "gi:wooden-fence" },
    { key: "X1", tone: "fourth", icon: "lu:expand" },
    { key: "X2", tone: "fifth", icon: "lu:expand" },
    { key: "stalls", tone: "shop", icon: "gi:shop" },
    { key: "barn_species", tone: "loss", icon: "gi:barn" },
    { key: "barn_stalls", tone: "loss2", icon: "gi:barn" },
  ],
  ark_nova: [
    { key: "appeal", tone: "first", icon: "gi:ticket" },
    { key: "final_scoring", tone: "second", icon: "lu:flag" },
    { key: "conservation", tone: "loss", icon: "gi:three-leaves" },
  ],
};

/** The sources that occur in somebody's points. */
export function sourcesOf(game: string, parts: Record<string, number>[]): Source[] {
  const there = new Set(parts.flatMap((each) => Object.keys(each)));
  const known = (LOOKS[game] ?? []).filter(({ key }) => there.has(key));
  const others = [...there].filter((key) => !known.some((look) => look.key === key));
  const looks = [...known, ...others.map((key): Look => ({ key, tone: "third", icon: "lu:circle" }))];
  return looks.map((look) => ({ ...look, label: labelOf(game, look.key) }));
}

function labelOf(game: string, key: string): string {
  const place = `${game}.place.${key}`;
  return words.t(words.has(place) ? place : `${game}.score.${key}`);
}
