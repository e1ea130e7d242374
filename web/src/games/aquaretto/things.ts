/** What lies on a table of Aquaretto, as the server shows it, and how its things are called and drawn. */
import type { Choice, Impossible, PreviewInfo, Text } from "../../lib/protocol";

export interface Park {
  seat: number;
  money: number;
  food: number;
  spaces: { key: string; name: string }[];
  /** Tiles by their spaces. */
  animals: Record<string, string>;
  basins: Record<string, string[]>;
  basin_limit: number;
  /** What each trainer shows, by the spaces. */
  trainers: Record<string, number>;
  cashiers: number;
  keepers: number;
  managers: number;
  /** The top last. */
  depot: string[];
  expansions_left: Record<string, number>;
  points: Record<string, number>;
}

export interface Truck {
  number: number;
  places: number;
  tiles: string[];
  taken_by: number | null;
}

/** What is common to all parks. */
export interface ParkTable {
  /** By the kinds of options. */
  prices: Record<string, number>;
  posts: { cashiers: number; keepers: number; managers: number };
  marks: { coin: number[]; coworker: number[] };
  board: { kept_free: string[] };
}

export interface View extends ParkTable {
  round: number;
  last_round: boolean;
  current: number | null;
  main_pile: number;
  end_pile: number;
  trucks: Truck[];
  parks: Park[];
}

const ICONS: Record<string, string> = {
  dolphin: "ff:dolphin",
  orca: "ff:whale",
  sea_lion: "ff:seal",
  sea_turtle: "ff:turtle",
  hippopotamus: "ff:hippopotamus",
  crocodile: "ff:crocodile",
  penguin: "ff:penguin",
  polar_bear: "ff:polar-bear",
  coin: "gi:two-coins",
  food: "gi:fish-bucket",
};
const SIGNS: Record<string, string> = { male: "♂", female: "♀" };
const MARKS: Record<string, string> = { fish: "lu:fish", flash: "lu:zap", offspring: "lu:baby" };

/** Is it an animal of a park, or food for one? */
export const isOfPark = (tile: string): boolean => tile !== "coin" && speciesOf(tile) in ICONS;
export const speciesOf = (tile: string): string => tile.split("-")[0];
export const iconOf = (tile: string): string => ICONS[speciesOf(tile)] ?? "gi:paw-print";
export const signOf = (tile: string): string => SIGNS[tile.split("-")[1] ?? ""] ?? "";
/** The symbol of a tile that is a picture. */
export const markOf = (tile: string): string | undefined => MARKS[tile.split("-")[1] ?? ""];
export const hasBred = (tile: string): boolean => tile.endsWith("-bred");

const text = (key: string, args: Record<string, unknown> = {}): Text => ({ key, args }) as Text;

export const speciesText = (species: string): Text => text(`aquaretto.species.${species}`);

export function tileText(tile: string): Text {
  if (tile === "coin" || tile === "food") return text(`aquaretto.${tile}`);
  const [species, ...kind] = tile.split("-");
  return text(`aquaretto.animal.${kind.join("_") || "plain"}`, { species: speciesText(species) });
}

export const total = (parts: Record<string, number>): number => Object.values(parts).reduce((sum, part) => sum + part, 0);

export const at = (space: string): [x: number, y: number] => space.split(",").map(Number) as [number, number];

/** The spaces that an option is about: one for a tile or a trainer, several for an expansion. */
export function placesOf({ about }: Choice): string[] {
  if (Array.isArray(about.places)) return about.places as string[];
  return typeof about.place === "string" && about.place.includes(",") ? [about.place] : [];
}

/** How many points a choice would bring now; null: the server has not said so yet. */
export const gainOf = (preview: PreviewInfo | undefined): number | null =>
  preview ? (preview.after.points ?? 0) - (preview.before.points ?? 0) : null;

/** What stands in the way on each space, for a tile in hand or for a coworker. */
export function reasonsOnSpaces(impossible: Impossible[], held: string | null): Record<string, Text> {
  const concerned = impossible.filter(({ about }) => (about.kind === "place" ? about.tile === held : about.kind === "job"));
  return Object.fromEntries(
    concerned.flatMap(({ about, obstacles }) => (typeof about.place === "string" ? [[about.place, obstacles[0]]] : [])),
  );
}

export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
