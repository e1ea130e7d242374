/** What is printed on tiles and maps, and how it is called in the reader's language. */
import { Grid } from "../../lib/hexagons/grid";
import { capital } from "../../lib/people";
import type { Text } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import box from "./box.json";

export interface TileFacts {
  kind: "animal" | "building" | "project";
  number: number;
  title: string;
  sex: "male" | "female" | null;
  level: number;
  icons: string[];
  arrows: string[];
  points: string;
  worth: Text;
  texts: Text[];
  condition: Text | null;
}

export interface Bonus {
  effect: string;
  text: Text;
}

export const TILES = box.tiles as unknown as Record<string, TileFacts>;
const SIDES = box.sides as unknown as Record<string, { open_areas: string[]; bonuses: Record<string, Bonus> }>;

export const SIDE = 56;
export const GRID = new Grid(box.map.columns, SIDE);
export const RIVER: ReadonlySet<string> = new Set(box.map.river);
/** The space that would lie where the entrance is. */
export const ENTRANCE = "d4";

export const tileOf = (key: string): TileFacts => TILES[key];
export const bonusOf = (side: string, space: string): Bonus | undefined => SIDES[side]?.bonuses[space];

export const markName = (mark: string): string => words.t(`sanctuary.mark.${mark}`);
export const cardName = (card: string): string => words.t(`sanctuary.card.${card}`);
/** The name without its sex, where a sign says so. */
export const titleOf = (key: string): string => capital(words.t(`sanctuary.tile.${tileOf(key).title}`));

/** The whole name, for who listens. */
export function tileName(key: string): string {
  const { sex } = tileOf(key);
  const tile = titleOf(key);
  return sex ? words.t(`sanctuary_web.sex.${sex}`, { tile }) : tile;
}

/** The points that are printed: a number, and what it is counted for. */
export interface Printed {
  points: string;
  icon: string | null;
}

const COUNTED: Record<string, string> = { hand: "hand", open_areas: "open_area", kinds_beside: "kinds" };

export function printedPoints({ points, worth }: TileFacts): Printed | null {
  const [how, what, each] = points.split(" ");
  if (how === "fixed") return { points: what, icon: null };
  if (how === "petting_zoo") return { points: `${worth.args.one}–${worth.args.more}`, icon: null };
  if (how in COUNTED) return { points: what, icon: COUNTED[how] };
  return each ? { points: each, icon: what } : null;
}

/** Which tints a tile has: its first habitat, or its kind. */
export function groundOf({ kind, icons }: TileFacts): string {
  if (kind !== "animal") return kind;
  return icons.find((icon) => icon === "rock" || icon === "forest" || icon === "water") ?? "undefined";
}

/** The icons in the order they are printed: a building and a project show one of their kind, too. */
export const iconsOf = ({ kind, icons }: TileFacts): string[] => (kind === "animal" ? icons : [...icons, kind]);
