/** The things on a Sanctuary table: what a view holds, and what an option is. */
import type { Choice } from "../../lib/protocol";

export type Card = "projects" | "rock" | "forest" | "water";
export const STEPS = ["take", "action", "building", "objective", "upgrade", "refill"] as const;
export type Step = (typeof STEPS)[number];

export interface CardView {
  card: Card;
  upgraded: boolean;
  strength: number;
  /** How many tiles it brings where it plays none. */
  gained: number;
  /** The row once this card has been used. */
  after: Card[];
}

/** What lies on a space. */
export interface SpaceView {
  tile?: string;
  /** A tile that lies face down: which one, where its owner knows. */
  down?: string | true;
  points?: number;
  /** What the group of pettable animals is worth. */
  group?: number;
  released?: string;
}

export interface SupportView {
  there: number;
  used: number | null;
  ready: number[];
  next: number | null;
  lacks: number;
}

export interface UpgradeView {
  marker: string;
  left: boolean;
  met: boolean;
  there: number;
  needed: number;
}

export interface ZooView {
  hand: { tile: string; strength: number }[] | null;
  hand_size: number;
  known: string[];
  row: CardView[];
  reach: number;
  spaces: Record<string, SpaceView>;
  /** The bonuses that nothing covers yet, by space. */
  bonuses: Record<string, string>;
  open_areas: string[];
  icons: Record<string, number>;
  achievements: { icons: number; objective: string }[];
  supports: Record<string, SupportView>;
  /** For each objective and marker: how many conservation markers it would take for icons that are missing. */
  missing: Record<string, Record<string, number>>;
  upgrades: UpgradeView[];
  empty: number;
  to_cover: number;
  ahead: Step[] | null;
  pouches: number;
  conservation: number;
  end_points: number;
}

export interface SoloView {
  turned: number[];
  left: number;
  lost: boolean;
  /** By number: how many markers nobody has seen. */
  unseen: number[];
  /** By position of the display: how many of them would sweep its tile now. */
  swept: number[];
  if_ended: number;
}

export interface View {
  turn: number;
  current: number;
  first: number;
  stage: "turn" | "administration" | "over";
  step: Step | null;
  /** The steps that may be skipped. */
  optional_steps: Step[];
  /** The action card in use, while its action lasts. */
  acting: Card | null;
  last_turns: number | null;
  side: string;
  display: (string | null)[];
  pile: number;
  discard: string[];
  revealed: string[];
  objectives: { icon: string; supporters: { seat: number; icons: number }[] }[];
  achievements: { icons: number; points: number }[];
  hand_limit: number;
  /** Levels that an option has changed. */
  levels: Record<string, number>;
  solo: SoloView | null;
  zoos: ZooView[];
}

export type Kind = "none" | "tile" | "space" | "play" | "gain" | "card" | "support" | "upgrade" | "effect";

/** What an option is on the table (the server's `describe`). */
export interface About {
  kind: Kind;
  tile?: string;
  space?: string;
  card?: Card;
  objective?: string;
  icons?: number;
  marker?: string;
  effect?: string;
}

export const about = (choice: Pick<Choice, "about">): About => choice.about as unknown as About;

/** What kind of question a prompt is: the last word of its key. */
export const promptOf = (key: string): string => key.slice(key.lastIndexOf(".") + 1);

export const pointsOf = (parts: Record<string, number> | undefined): number =>
  Object.values(parts ?? {}).reduce((sum, part) => sum + part, 0);
