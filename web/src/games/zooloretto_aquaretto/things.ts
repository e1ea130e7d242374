/** What lies on a table of both games, as the server shows it. */
import type { Park, ParkTable, Truck } from "../aquaretto/things";
import type { View as ZooTable, ZooView } from "../zooloretto/things";

export type Estate = Park & ZooView;
export type Kind = "zoo" | "park";

export interface View extends ParkTable, Omit<ZooTable, "prices" | "trucks" | "zoos"> {
  prices: Record<string, number>;
  /** The trucks with the game whose tiles they carry. */
  trucks: (Truck & { game: Kind | null })[];
  piles: Record<Kind, { main: number; end: number; opened: boolean; closed: boolean }>;
  estates: Estate[];
}

const PARK_PARTS = ["animals", "cashiers", "keepers", "trainers", "depot", "food_basins", "food_enclosures"];

/** An estate as a zoo: only the points of a zoo. */
export const zooOf = (estate: Estate): ZooView => ({
  ...estate,
  points: Object.fromEntries(Object.entries(estate.points).filter(([part]) => !PARK_PARTS.includes(part))),
});

/** The table as one of zoos. */
export const zooTable = (view: View): ZooTable => ({ ...view, zoos: view.estates.map(zooOf) });

export const isZooPlace = (place: unknown): boolean => typeof place === "string" && place !== "depot" && !place.includes(",");
