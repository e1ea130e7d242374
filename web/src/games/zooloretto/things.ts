/** The things on a Zooloretto table: what a view holds, what is printed on the boards, and how things are called. */

import type { Text } from "../../lib/protocol";

export interface EnclosureView {
  name: string;
  spaces: number;
  stall_spaces: number;
  animals: string[];
  stalls: string[];
  points: number;
}

export interface ZooView {
  seat: number;
  money: number;
  unbuilt_extensions: number;
  enclosures: EnclosureView[];
  barn: string[];
  points: Record<string, number>;
}

export interface TruckView {
  number: number;
  places: number;
  tiles: string[];
  taken_by: number | null;
}

export interface View {
  round: number;
  last_round: boolean;
  over: boolean;
  current: number | null;
  main_pile: number;
  end_pile: number;
  unseen: Record<string, number>;
  in_hand: string | null;
  bank: number;
  species: string[];
  offspring: Record<string, number>;
  out_of_game: string[];
  trucks: TruckView[];
  zoos: ZooView[];
}

export const KINDS = ["draw", "load", "take", "place", "move", "exchange", "buy", "discard", "extend"] as const;
export type Kind = (typeof KINDS)[number];
export const MONEY_KINDS = ["move", "exchange", "buy", "discard", "extend"] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];
export const PRICE: Record<MoneyKind, number> = { move: 1, exchange: 1, buy: 2, discard: 2, extend: 3 };

/** What is printed on an enclosure. */
export interface Printed {
  spaces: number;
  full: number;
  oneFree: number;
  bonus: number;
  stalls: number;
}

const EXTENSION: Printed = { spaces: 5, full: 9, oneFree: 5, bonus: 1, stalls: 1 };
const PRINTED: Record<string, Printed> = {
  E5: { spaces: 5, full: 8, oneFree: 5, bonus: 2, stalls: 1 },
  E4: { spaces: 4, full: 5, oneFree: 4, bonus: 1, stalls: 2 },
  E6: { spaces: 6, full: 10, oneFree: 6, bonus: 0, stalls: 1 },
};

export function printed(place: string, extensionBonus = EXTENSION.bonus): Printed {
  return PRINTED[place] ?? { ...EXTENSION, bonus: extensionBonus };
}

export const isExtension = (place: string): boolean => place.startsWith("X");

/** The enclosures of a zoo that still lie face down. */
export function faceDown(zoo: ZooView): string[] {
  const open = zoo.enclosures.filter((enclosure) => isExtension(enclosure.name)).length;
  return Array.from({ length: zoo.unbuilt_extensions }, (_, n) => `X${open + n + 1}`);
}

// --- tiles ---

export interface TileParts {
  sort: "animal" | "stall" | "coin";
  species: string; // of an animal
  sex: "male" | "female" | null;
  bred: boolean;
  offspring: boolean;
}

export function tileParts(tile: string): TileParts {
  const none = { species: "", sex: null, bred: false, offspring: false } as const;
  if (tile === "coin") return { sort: "coin", ...none };
  if (tile.startsWith("stall")) return { sort: "stall", ...none };
  const [species, kind, bred] = tile.split("-");
  return {
    sort: "animal",
    species,
    sex: kind === "male" || kind === "female" ? kind : null,
    bred: bred === "bred",
    offspring: kind === "offspring",
  };
}

export const isAnimal = (tile: string): boolean => tileParts(tile).sort === "animal";
export const isStall = (tile: string): boolean => tile.startsWith("stall");
export const speciesOf = (tile: string): string => tileParts(tile).species;
export const withoutBred = (tile: string): string => tile.replace(/-bred$/, "");

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

const STALL_ICON: Record<string, string> = {
  stall_a: "gi:shop",
  stall_b: "gi:wheelbarrow",
  stall_c: "gi:hot-dog",
  stall_d: "gi:popcorn",
};

export function tileIcon(tile: string): string {
  if (tile === "coin") return "gi:two-coins";
  return STALL_ICON[tile] ?? SPECIES_ICON[speciesOf(tile)] ?? "gi:paw-print";
}

// --- names ---

const text = (key: string, args: Record<string, unknown> = {}): Text => ({ key, args }) as Text;

export const speciesText = (species: string): Text => text(`zooloretto.species.${species}`);
export const placeText = (place: string): Text => text(`zooloretto.place.${place}`);

export function tileText(tile: string): Text {
  if (tile === "coin") return text("zooloretto.coin");
  if (isStall(tile)) return text(`zooloretto.stall.${tile}`);
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

// --- points ---

export function enclosurePoints(enclosure: EnclosureView): number {
  const steps = printed(enclosure.name);
  const free = enclosure.spaces - enclosure.animals.length;
  if (free === 0) return steps.full;
  if (free === 1) return steps.oneFree;
  return enclosure.stalls.length ? enclosure.animals.length : 0;
}

/** The points of a zoo by their sources, as the rules count them. */
export function zooPoints(zoo: ZooView): Record<string, number> {
  const stalls = new Set(zoo.enclosures.flatMap((enclosure) => enclosure.stalls));
  const species = new Set(zoo.barn.filter(isAnimal).map(speciesOf));
  const barnStalls = new Set(zoo.barn.filter(isStall));
  const parts: Record<string, number> = {};
  for (const enclosure of zoo.enclosures) parts[enclosure.name] = enclosurePoints(enclosure);
  return { ...parts, stalls: 2 * stalls.size, barn_species: -2 * species.size, barn_stalls: -2 * barnStalls.size };
}

export const total = (parts: Record<string, number>): number => Object.values(parts).reduce((sum, part) => sum + part, 0);

export function offspringIn(zoo: ZooView): number {
  const tiles = [...zoo.enclosures.flatMap((enclosure) => enclosure.animals), ...zoo.barn];
  return tiles.filter((tile) => tileParts(tile).offspring).length;
}

/** A number of points with a proper minus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
