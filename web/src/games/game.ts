/** What a game brings to the client, in `games/NAME/index.ts`. Whatever is missing, the house does without. */
import type { Component, Snippet } from "svelte";
import type { EventInfo } from "../lib/protocol";
import type { Section } from "../lib/rules/book";
import type { TableConnection } from "../lib/table.svelte";
import type { Hidden } from "../lib/table/hidden";

/** How a game looks in lists: its picture, the tint behind it, how long it usually takes, and how long for each player. */
export interface Look {
  icon: string;
  tint: "green" | "sand" | "blue" | "teal" | "violet";
  minutes: number | null;
  each?: number;
  /** By option that is switched on: the minutes that it adds for each player. */
  more?: Readonly<Record<string, number>>;
}

export interface Playing {
  connection: TableConnection;
  names: string[];
  mySeats: number[];
}

/** The table at a moment of a replay. */
export interface Shown {
  view: Record<string, unknown>;
  parts: Record<string, number>[];
  projection: number[] | null;
  names: string[];
  /** Whose side of the table is shown large. */
  seat: number | null;
  /** All that happened, for a game that finds a place for it. */
  log?: Snippet;
}

/** What everybody may know of a table while its screen is covered for a seat. */
export interface Known {
  view: Record<string, unknown>;
  names: string[];
  seat: number;
}

export interface Ended {
  view: Record<string, unknown>;
  events: EventInfo[];
  names: string[];
  /** In the order of their places. */
  seats: number[];
}

export interface LookedUp {
  part: string | null;
  /** What lies on the table from which somebody came; null where there is none. */
  view: unknown;
  /** What happened there. */
  events: EventInfo[];
  mine: number[];
  names: string[];
}

/** A step of the tour: `at` is the value of a `data-tour` attribute on the table. */
export interface Step {
  at: string;
  /** Only some tables have it: the tour goes on without it. */
  optional?: boolean;
  title: string;
  text: string;
}

/** Where points come from: the symbol and the tone of a source. */
export interface SourceLook {
  key: string;
  tone: string;
  icon: string;
}

/** A first game that teaches by playing. */
export interface FirstGame {
  /** The words that offer it. */
  words: Readonly<Record<"start" | "about" | "begin" | "decline", string>>;
  /** Where this device remembers that somebody declined. */
  memory: string;
  /** Open its table and go there; who is new here goes by the given name. */
  begin: (name: string) => Promise<void>;
}

/** What the page of the result says in the words of the game. */
export interface ResultWords {
  /** What decides between equal points: `tie_one`, `tie_shared` and `tie_break`. */
  phrase: (key: string) => string;
  /** The numbers that are drawn turn by turn where a game has no rounds, and how they are called. */
  gauges?: readonly string[];
  gauge?: (name: string) => string;
}

type Loaded<Props extends object> = () => Promise<{ default: Component<Props> }>;

export interface Game {
  look: Look;
  table: Loaded<Playing>;
  board: Loaded<Shown>;
  /** Whether the board finds a place for the log of a replay; else it stands beside it. */
  boardHasLog?: true;
  /** What lies hidden while a shared screen is covered; a game without it hides nothing, or says nothing about it. */
  hidden?: () => Promise<{ hidden: (view: Record<string, unknown>) => Hidden[] }>;
  /** What stays in sight above the cover of a shared screen, because everybody may know it. */
  known?: Loaded<Known>;
  /** What the game adds to the page of the result. */
  ended?: Loaded<Ended>;
  result?: ResultWords;
  sources?: readonly SourceLook[];
  tour?: readonly Step[];
  /** The rules in each language. */
  rules?: Readonly<Record<string, () => Promise<{ sections: Section[] }>>>;
  /** Everything to look up: cards, boards, icons. */
  reference?: Loaded<LookedUp>;
  firstGame?: FirstGame;
  /** What one thing of an option is, with its picture: a map, for example. */
  thing?: Loaded<{ option: string; value: string }>;
  /** How much code the page of the table may load, compressed, in bytes. */
  limit?: number;
}
