/** The options of a decision as things on the table. */
import type { Choice } from "../../lib/protocol";
import type { TruckView } from "./things";

export const KINDS = [
  "draw",
  "load",
  "take",
  "place",
  "move",
  "exchange",
  "buy",
  "discard",
  "extend",
  "donate",
  "walk",
  "back",
  "move_tile",
  "move_coworker",
  "expand_small",
  "expand_large",
  "expand_very_large",
  "lay",
  "job",
] as const;
export type Kind = (typeof KINDS)[number];
/** What can be done instead of drawing or taking a truck; a donation costs no money. */
export const MONEY_KINDS = ["move", "exchange", "buy", "discard", "extend", "donate"] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];

/** What an option is on the table (the server's `describe`). */
export interface About {
  kind: Kind;
  truck?: number;
  tile?: string;
  place?: string;
  places?: string[];
  source?: string;
  target?: string;
  first?: string;
  second?: string;
  species?: string;
  owner?: number;
  price?: number;
  colour?: string;
  point?: number;
  job?: string;
  /** Of a draw, where there are several piles. */
  game?: string;
}

export const about = (choice: { about: Record<string, unknown> }): About => choice.about as unknown as About;

export const ofKind = (options: Choice[], kind: Kind): Choice[] => options.filter((option) => about(option).kind === kind);

/** The two groups that an exchange is about: an enclosure, or a species in the barn. */
export const groupsOf = (exchange: About): [string, string] => [
  exchange.first ?? "",
  exchange.second === "barn" ? `barn.${exchange.species}` : (exchange.second ?? ""),
];

export type Phase = "turn" | "load" | "place" | "walk" | "back" | "job" | "lay" | "wait" | "over";
const ASKED = ["load", "walk", "back", "job", "lay", "place"] as const;

/** What is asked: a turn, a truck for the tile in hand, a place for a tile, a visitor, a job, an expansion, or nothing. */
export function phaseOf(options: Choice[]): Phase {
  if (!options.length) return "wait";
  const kinds = new Set(options.map((option) => about(option).kind));
  return ASKED.find((kind) => kinds.has(kind)) ?? "turn";
}

/** The tiles that can be placed now; equal ones each for itself, as they lie on the truck that is unloaded. */
export function waiting(options: Choice[], trucks: TruckView[]): string[] {
  const load = trucks.find(({ tiles, taken_by }) => taken_by !== null && tiles.length)?.tiles ?? [];
  return [...new Set(options.map((option) => about(option).tile ?? ""))].flatMap((tile) => {
    const equal = load.filter((other) => other === tile);
    return equal.length ? equal : [tile];
  });
}
