// Made from src/menagerie/server/messages by `npm run protocol`; change the messages, not this file.
/* eslint-disable */
import type { Text } from "../../lib/protocol";

/** An animal as an enclosure sees it: its price, whether it would fit, and everything that keeps it out now. */
export interface LodgerInfo {
  card: string;
  price: number;
  fits: boolean;
  left: number;
  obstacles: Text[];
}

/** Spaces of a map that a building can cover, or cannot for the same reasons. */
export interface GroundInfo {
  obstacles: Text[];
  spaces: string[];
}

/** A kind of building as the free spaces see it: how to begin, what is wrong everywhere, and what is where. */
export interface SiteInfo {
  kind: string;
  price: number;
  strength: number;
  action: string | null;
  x_tokens: number;
  spots: number;
  reasons: Text[];
  obstacles: Text[];
  grounds: GroundInfo[];
}

/** What a building would gain and touch on a spot. */
export interface SpotInfo {
  bonuses: Record<string, number>;
  areas: string[];
  beside: string[];
}

/** Something that an action could do: a card to play, a building, a task, a way to gain cards or money. */
export interface Possibility {
  kind: string;
  key: string;
}

/** A part of a price: what it comes from, which one, and how much it adds or takes away. */
export interface PartInfo {
  of: "folder" | "partner_zoo" | "sponsor" | "map" | "card";
  by: string;
  amount: number;
}

/** What a card costs now: the printed figure, the one that counts, the folder to pay, and why. */
export interface PriceInfo {
  printed: number;
  now: number;
  folder: number;
  parts: PartInfo[];
}

/** What stands in the way of cards that wait, and choices that may be begun from their end. */
export interface Extra {
  outlook: Record<string, Text[]>;
  helping: Record<string, string[]>;
  possible: Record<string, Possibility[][]>;
  lodgings: Record<string, LodgerInfo[]>;
  prices: Record<string, PriceInfo> | null;
  rooms: Record<string, number>;
  sites: SiteInfo[];
  spots: Record<string, SpotInfo>;
  washed: Record<string, string[]>;
}
