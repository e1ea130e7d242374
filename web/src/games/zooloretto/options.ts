/** The options of a decision as things on the table. */
import type { Choice } from "../../lib/protocol";
import type { Kind } from "./things";

/** What an option is on the table (the server's `describe`). */
export interface About {
  kind: Kind;
  truck?: number;
  tile?: string;
  place?: string;
  source?: string;
  target?: string;
  first?: string;
  second?: string;
  species?: string;
  owner?: number;
  price?: number;
  colour?: string;
  point?: number;
}

export const about = (choice: { about: Record<string, unknown> }): About => choice.about as unknown as About;

export const ofKind = (options: Choice[], kind: Kind): Choice[] => options.filter((option) => about(option).kind === kind);

/** The two groups that an exchange is about: an enclosure, or a species in the barn. */
export const groupsOf = (exchange: About): [string, string] => [
  exchange.first ?? "",
  exchange.second === "barn" ? `barn.${exchange.species}` : (exchange.second ?? ""),
];

export type Phase = "turn" | "load" | "place" | "walk" | "back" | "wait" | "over";

/** What is asked: a turn, a truck for the tile in hand, a place for a tile, a visitor, or nothing. */
export function phaseOf(options: Choice[]): Phase {
  const kinds = new Set(options.map((option) => about(option).kind));
  if (!kinds.size) return "wait";
  if (kinds.has("load")) return "load";
  if (kinds.has("walk")) return "walk";
  if (kinds.has("back")) return "back";
  return kinds.has("place") ? "place" : "turn";
}
