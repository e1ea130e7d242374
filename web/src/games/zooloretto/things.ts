/** The things on a Zooloretto table: what a view holds, and how things are called. */

import type { Text } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import type { MoneyKind } from "../loretto/options";
import type { Face, MiddleView } from "../loretto/things";

/** The steps of points that are printed on an enclosure. */
export type Step = "full" | "one_free" | "each";

export interface EnclosureView {
  name: string;
  spaces: number;
  stall_spaces: number;
  animals: string[];
  stalls: string[];
  points: number;
  /** Where the points come from; null: there are none. */
  step: Step | null;
  /** Whether a stall would make the animals score. */
  lacks_stall: boolean;
}

export interface ZooView {
  seat: number;
  money: number;
  unbuilt_extensions: number;
  face_down: string[]; // the enclosures that are not open yet, the next one first
  enclosures: EnclosureView[];
  barn: string[];
  points: Record<string, number>;
  kinds: { stalls: number; barn_species: number; barn_stalls: number }; // how many are counted
  donated?: number[]; // tokens, with the expansion XXL
  // With the expansion Exotic:
  jungle?: string[];
  species_in_jungle?: number;
  visitors?: Record<string, number[]>; // by colour the points on which they stand
  bonus_tokens?: string[];
}

/** What is printed on an enclosure. */
export interface BoardView {
  spaces: number;
  stall_spaces: number;
  coin_bonus: number;
  steps: { full: number; one_free: number };
}

export interface View extends MiddleView {
  bank: number;
  out_of_game: string[];
  prices: Record<MoneyKind, number>;
  boards: Record<string, BoardView>;
  zoos: ZooView[];
  stalls: string[]; // the types in the box
  donation_tokens?: number[]; // from the top, with the expansion XXL
  // With the expansion Exotic:
  reserve?: Record<string, number>; // visitors by colour
  jungle_board?: { spaces: number; most_species: number };
  path?: { points: number; jungle_from: number; token: number }; // what a bonus token gives for each visitor
  stall_colours?: Record<string, string>;
}

// --- tiles ---

export interface TileParts {
  sort: "animal" | "stall" | "jungle" | "coin";
  species: string; // of an animal
  sex: "male" | "female" | null;
  bred: boolean;
  offspring: boolean;
}

export function tileParts(tile: string): TileParts {
  const none = { species: "", sex: null, bred: false, offspring: false } as const;
  if (tile === "coin") return { sort: "coin", ...none };
  if (tile.startsWith("stall")) return { sort: "stall", ...none };
  if (tile in JUNGLE_ICON) return { sort: "jungle", ...none };
  const [species, kind, bred] = tile.split("-");
  return {
    sort: "animal",
    species,
    sex: kind === "male" || kind === "female" ? kind : null,
    bred: bred === "bred",
    offspring: kind === "offspring",
  };
}

export const isStall = (tile: string): boolean => tile.startsWith("stall");
export const speciesOf = (tile: string): string => tileParts(tile).species;

export const SPECIES_ICON: Record<string, string> = {
  flamingo: "ff:flamingo",
  camel: "ff:two-hump-camel",
  leopard: "ff:leopard",
  elephant: "ff:elephant",
  panda: "ff:panda",
  chimpanzee: "ff:monkey",
  zebra: "ff:zebra",
  kangaroo: "ff:kangaroo",
};

const JUNGLE_ICON: Record<string, string> = {
  dwarf_anteater: "ff:sloth",
  macaw: "ff:parrot",
  bat: "ff:bat",
  koala: "ff:koala",
  orangutan: "ff:orangutan",
  baboon: "ff:monkey-face",
  smooth_snake: "ff:snake",
  emerald_monitor: "ff:lizard",
};

const STALL_ICON: Record<string, string> = {
  stall_a: "gi:shop",
  stall_b: "gi:wheelbarrow",
  stall_c: "gi:hot-dog",
  stall_d: "gi:popcorn",
  stall_e: "gi:ice-cream-cone",
};

export function tileIcon(tile: string): string {
  if (tile === "coin") return "gi:two-coins";
  return STALL_ICON[tile] ?? JUNGLE_ICON[tile] ?? SPECIES_ICON[speciesOf(tile)] ?? "gi:paw-print";
}

// --- names ---

const text = (key: string, args: Record<string, unknown> = {}): Text => ({ key, args }) as Text;

export const speciesText = (species: string): Text => text(`zooloretto.species.${species}`);
export const placeText = (place: string): Text => text(`zooloretto.place.${place}`);

export function tileText(tile: string): Text {
  if (tile === "coin") return text("zooloretto.coin");
  if (isStall(tile)) return text(`zooloretto.stall.${tile}`);
  if (tile in JUNGLE_ICON) return text(`zooloretto.jungle.${tile}`);
  const [species, ...kind] = tile.split("-");
  return text(`zooloretto.animal.${kind.join("_") || "plain"}`, { species: speciesText(species) });
}

/** Find the tile that a text names. */
export function tileOf({ key, args }: Text): string {
  const [, sort, name] = key.split(".");
  if (sort !== "animal") return name ?? sort;
  const species = (args.species as Text).key.split(".").at(-1) ?? "";
  return name === "plain" ? species : `${species}-${name.replaceAll("_", "-")}`;
}

/** How a tile looks. */
export function faceOf(tile: string): Face {
  const { sort, species, sex, bred, offspring } = tileParts(tile);
  const tint = sort === "animal" ? species : sort;
  return {
    name: words.say(tileText(tile)),
    icon: tileIcon(tile),
    tint: `var(--z-${tint})`,
    mark: sex && (sex === "male" ? "lu:mars" : "lu:venus"),
    tone: sex ?? "",
    bred,
    offspring,
    emblem: sort === "stall" || sort === "coin",
  };
}

export const speciesLook = (species: string): { icon: string; name: string } => ({
  icon: SPECIES_ICON[species] ?? "gi:paw-print",
  name: words.say(speciesText(species)),
});

/** How a part of the points is called. */
export const partName = (part: string): string =>
  words.t(words.has(`zooloretto.place.${part}`) ? `zooloretto.place.${part}` : `zooloretto.score.${part}`);
