/** What lies on a table of both games, as the server shows it. */
import { words } from "../../lib/words.svelte";
import * as park from "../aquaretto/things";
import type { Face, MiddleView, TruckView } from "../loretto/things";
import * as zoo from "../zooloretto/things";

export type Estate = park.Park & zoo.ZooView;
export type Kind = "zoo" | "park";
export const KINDS: readonly Kind[] = ["zoo", "park"];
export const KIND_ICON: Readonly<Record<Kind, string>> = { zoo: "gi:paw-print", park: "lu:waves" };

export interface View extends Omit<MiddleView, "trucks">, park.ParkTable, Omit<zoo.View, "prices" | "trucks" | "zoos"> {
  prices: Record<string, number>;
  /** The trucks with the game whose tiles they carry. */
  trucks: (TruckView & { game: Kind | null })[];
  piles: Record<Kind, { main: number; end: number; opened: boolean; closed: boolean }>;
  estates: Estate[];
}

const PARK_PARTS = ["animals", "cashiers", "keepers", "trainers", "depot", "food_basins", "food_enclosures"];
const only = (points: Record<string, number>, ofPark: boolean): Record<string, number> =>
  Object.fromEntries(Object.entries(points).filter(([part]) => PARK_PARTS.includes(part) === ofPark));

/** An estate as a zoo, and as a park: only the points of each. */
export const zooOf = (estate: Estate): zoo.ZooView => ({ ...estate, points: only(estate.points, false) });
export const parkOf = (estate: Estate): park.Park => ({ ...estate, points: only(estate.points, true) });

/** The table as one of zoos. */
export const zooTable = (view: View): zoo.View => ({ ...view, zoos: view.estates.map(zooOf) });

const isOfPark = (tile: string): boolean => park.isOfPark(tile);

/** How a tile of either game looks. */
export const faceOf = (tile: string): Face => {
  if (tile === "water_coin") return park.faceOf("coin");
  return isOfPark(tile) ? park.faceOf(tile) : zoo.faceOf(tile);
};

export const speciesLook = (species: string): { icon: string; name: string } =>
  isOfPark(species) ? park.speciesLook(species) : zoo.speciesLook(species);

/** How a part of the points is called. */
export const partName = (part: string): string => {
  const keys = [`aquaretto.score.${part}`, `zooloretto_aquaretto.score.${part}`];
  const known = PARK_PARTS.includes(part) ? keys.find((key) => words.has(key)) : undefined;
  return known ? words.t(known) : zoo.partName(part);
};
