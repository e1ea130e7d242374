// Made from src/menagerie/server/messages by `npm run protocol`; change the messages, not this file.
/* eslint-disable */
import type { Text } from "../../lib/protocol";

/** How a tile stands: the card that plays it best, the strength it asks for and has, and what is in the way. */
export interface OutlookInfo {
  standing: "ok" | "near" | "no";
  card: string | null;
  cards: string[];
  needed: number;
  there: number;
  told: Text | null;
  obstacles: Text[];
}

/** What a tile would come to on a space: open areas to make, what it gives, its points, all points, and icons. */
export interface ProspectInfo {
  areas: string[];
  gains: Text[];
  worth: number;
  points: number;
  icons: Record<string, number>;
}

/** How the tiles of a hand and of the display stand, and where the one that is being played could go. */
export interface Extra {
  hand: Record<string, OutlookInfo>;
  display: Record<string, OutlookInfo>;
  prospects: Record<string, ProspectInfo>;
}
