// Made from src/menagerie/server/messages by `npm run protocol`; change the messages, not this file.
/* eslint-disable */

/** A message without a language: a key of the phrasebook, and its arguments. */
export interface Text {
  key: string;
  args: Record<string, unknown>;
}

/** How somebody likes to play. */
export interface Preferences {
  end_turn: "usual" | "always" | "irreversible" | "never";
  bot_pace: "instant" | "natural" | "slow";
}

/** Who I am. */
export interface Me {
  name: string;
  known: boolean;
  preferences: Preferences;
  browsers: number;
}

/** What I want to be called, and how I like to play. */
export interface NewMe {
  name?: string | null;
  preferences?: Preferences | null;
}

/** The private part of a link that brings my seats to another device. */
export interface SeatLink {
  token: string;
}

/** Something a group may choose about a game. */
export interface OptionInfo {
  name: string;
  kind: "choice" | "flag" | "number" | "amount" | "seat_or_random" | "some_or_random" | "way_or_each";
  default: unknown;
  values: string[];
  lowest: number;
  highest: number;
  how_many: Record<string, number>;
  things: string;
  amounts: number[];
  each: string[];
  seats: number[];
  needs: string;
  ways_of: string;
}

/** A game that can be played; its name in words is `<name>.name`, `<name>.about`, `<name>.option.<option>`. */
export interface GameInfo {
  name: string;
  made_of: string[];
  fewest: number;
  most: number;
  options: OptionInfo[];
  bots: string[];
  challenge: string[] | null;
}

/** What there is to play, and with whom; a bot's name in words is `bots.name.<bot>`. */
export interface Catalogue {
  games: GameInfo[];
  bots: string[];
  levels: string[];
}

/** Who should sit somewhere: me, anybody, somebody with the link, a bot, or another person at my screen. */
export interface SeatPlan {
  kind: "me" | "open" | "invited" | "bot" | "hot_seat";
  name?: string | null;
  bot?: string | null;
}

/** A table to open. */
export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  seats: SeatPlan[];
  seed?: number | string | null;
  challenge?: boolean;
  hints?: boolean | null;
}

/** Who sits somewhere. */
export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "hot_seat" | "open" | "invited";
  name: string;
  mine: boolean;
  present: boolean;
  hints: number;
  expected: string;
}

/** A game of a challenge: the points of the finished games, and the tables so far. */
export interface ChallengeInfo {
  number: number;
  games: number;
  scores: number[];
  tables: string[];
  needed: number;
  passed: boolean | null;
}

/** A table as the lobby shows it. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  state: "open" | "running" | "finished";
  seats: SeatInfo[];
  host: boolean;
  code: string | null;
  waiting_for: number[];
  my_turn: boolean;
  moment: Text | null;
  winners: number[];
  changed: number;
  rematch: string | null;
  challenge: ChallengeInfo | null;
  hints: boolean;
  stuck: boolean;
  known_deal: boolean;
  commitment: string | null;
  seed: string | null;
}

/** All tables that concern me: mine, with those waiting for me first, open ones, running ones to watch. */
export interface Lobby {
  mine: TableInfo[];
  open: TableInfo[];
  running: TableInfo[];
}

/** Sitting down: at a seat, or at any free one; with the code of the invitation if there is one. */
export interface Join {
  seat?: number | null;
  code?: string | null;
}

/** Whether players may ask for hints at a table. */
export interface AllowHints {
  allowed: boolean;
}

/** Playing on from a moment of another game, against bots. */
export interface Fork {
  number: number;
  seat: number;
  bot?: string;
}

/** A save to resume or to look at. */
export interface Import {
  save: Record<string, unknown>;
  seats: SeatPlan[];
}

/** I am here, and know so many events. */
export interface Hello {
  type: "hello";
  events?: number;
}

/** Something done in the game; a client that is not sure it was heard sends it again with the same request. */
export interface Act {
  number: number;
  request: string | null;
}

/** I take this option of this decision. */
export interface Pick {
  number: number;
  request?: string | null;
  type: "pick";
  seat: number;
  key: string;
}

/** I take these options, one after the other: all of them or none. */
export interface Picks {
  number: number;
  request?: string | null;
  type: "picks";
  seat: number;
  keys: string[];
}

/** I take my last pick back. */
export interface Undo {
  number: number;
  request?: string | null;
  type: "undo";
}

/** I take again what I took back. */
export interface Redo {
  number: number;
  request?: string | null;
  type: "redo";
}

/** I take back all I can of my turn. */
export interface Restart {
  number: number;
  request?: string | null;
  type: "restart";
}

/** My turn is over. */
export interface EndTurn {
  number: number;
  request?: string | null;
  type: "end_turn";
}

/** Why can other things not be chosen now? */
export interface AskWhyNot {
  type: "why_not";
  number: number;
  seat: number;
}

/** What would come of this option if I could then do what I wish? */
export interface AskPlan {
  type: "plan";
  number: number;
  seat: number;
  key: string;
  wishes: string[];
}

/** Which moves are sensible now, and why? */
export interface AskHint {
  type: "hint";
  number: number;
  seat: number;
}

/** A line of chat. */
export interface Say {
  type: "say";
  text: string;
}

/** Anything a client says at a table. */
export type FromClient = Hello | Pick | Picks | Undo | Redo | Restart | EndTurn | AskWhyNot | AskPlan | AskHint | Say;

/** An option of a decision: what it is called, what it is on the table, whether it can be taken back. */
export interface Choice {
  key: string;
  label: Text;
  about: Record<string, unknown>;
  irreversible: boolean;
}

/** A question to one of my seats. */
export interface DecisionInfo {
  seat: number;
  prompt: Text;
  options: Choice[];
}

/** Something that happened, after so many picks. */
export interface EventInfo {
  pick: number;
  text: Text;
}

/** Where the game is, as a seat (or a spectator) may see it. */
export interface Position {
  type: "position";
  number: number;
  seat: number | null;
  private: boolean;
  since: EventInfo[];
  view: Record<string, unknown>;
  decisions: DecisionInfo[];
  waiting_for: number[];
  events_from: number;
  events: EventInfo[];
  parts: Record<string, number>[];
  projection: number[] | null;
  can_undo: boolean;
  can_redo: boolean;
  can_end_turn: boolean;
  slips: Text[];
  provisional: boolean;
  over: boolean;
  winners: number[];
}

/** What an option certainly does: figures before and after, and further picks that would complete the turn. */
export interface PreviewInfo {
  key: string;
  before: Record<string, number>;
  after: Record<string, number>;
  then: string[];
  slips: Text[];
}

/** What the options of a decision do; options that reveal something have none. */
export interface Previews {
  type: "previews";
  number: number;
  seat: number;
  previews: PreviewInfo[];
}

/** Something that would happen, and what could be done instead if it came first; both are option keys. */
export interface PlannedStep {
  key: string;
  instead: string[];
}

/** A wish that cannot be granted, and why not. */
export interface RefusedWish {
  key: string;
  obstacles: Text[];
}

/** What taking an option and then following the wishes would come to, as far as the rules allow. */
export interface PlanInfo {
  type: "plan";
  number: number;
  seat: number;
  key: string;
  wishes: string[];
  picks: string[];
  steps: PlannedStep[];
  asides: PlannedStep[];
  refused: RefusedWish[];
  complete: boolean;
  before: Record<string, number>;
  after: Record<string, number>;
  view: Record<string, unknown>;
  events: Text[];
  slips: Text[];
}

/** Something that cannot be chosen, and why not. */
export interface Impossible {
  key: string;
  label: Text;
  about: Record<string, unknown>;
  obstacles: Text[];
}

/** Everything that cannot be chosen now. */
export interface WhyNot {
  type: "why_not";
  number: number;
  seat: number;
  things: Impossible[];
  extra: Record<string, unknown>;
}

/** A pick of a suggested turn, and the question it answers.

Nobody is asked one that is forced, and nothing depends on a trifle, such as the order of two gains. */
export interface HintStep {
  key: string;
  prompt: Text;
  label: Text;
  forced: boolean;
  trifle: boolean;
}

/** What speaks for a turn or against it, in points; its words are `<game>_bots.reason.<name>`. */
export interface HintReason {
  name: string;
  points: number;
}

/** A sensible turn, up to where something hidden would come to light.

What it gains (mostly at once) and prepares (mostly for later) is said in its own right. The reasons of the best are
what it has over the next best, those of the others what they have over the best. */
export interface HintInfo {
  steps: HintStep[];
  behind: number;
  as_good: boolean;
  reasons: HintReason[];
  gains: HintReason[];
  prepares: HintReason[];
}

/** A few sensible turns, the best first. */
export interface Hints {
  type: "hints";
  number: number;
  seat: number;
  hints: HintInfo[];
}

/** Who sits here, or what the table is doing, has changed. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
  watchers: number;
  onlookers: string[];
}

/** A line of chat: by a seat, or by a spectator. */
export interface ChatLine {
  who: string;
  seat: number | null;
  text: string;
  at: number;
}

/** New lines of chat. */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

/** What you said cannot be done; nothing has changed. */
export interface Trouble {
  type: "trouble";
  message: Text;
}

/** What you asked for under this name is done and saved, now or before. */
export interface Done {
  type: "done";
  request: string;
}

/** Something that everybody at the table should know, and nobody needs to answer. */
export interface Notice {
  type: "notice";
  message: Text;
}

/** Anything the server says at a table. */
export type FromServer = Position | Previews | PlanInfo | WhyNot | Hints | TableChanged | Chat | Done | Trouble | Notice;

/** A game as it was after so many picks, with what led there. */
export interface Moment {
  number: number;
  last: number;
  view: Record<string, unknown>;
  waiting_for: number[];
  events: EventInfo[];
  parts: Record<string, number>[];
  projection: number[] | null;
  turns: number[];
  rounds: number[];
}

/** How a game ended: points by source, what broke ties, and the points of each seat after each round. */
export interface ResultInfo {
  parts: Record<string, number>[];
  sources: Record<string, Record<string, number>>[];
  tie_breaks: number[];
  winners: number[];
  curve: number[][];
  gauges: Record<string, number[][]>;
  turns: number[];
  picks: number;
  rules_version: number;
}

/** A pick: its key, and what it is called. */
export interface ToldPick {
  key: string;
  label: Text;
}

/** One way to go on from a moment, as far as it could be foreseen. */
export interface LineInfo {
  steps: ToldPick[];
  behind: number;
  error: number;
  worlds: number;
  reasons: Record<string, number>;
}

/** What a bot says about picks of a seat, by what the seat knew then. */
export interface VerdictInfo {
  number: number;
  seat: number;
  played: LineInfo;
  preferred: LineInfo[];
}

/** A turn of a game that is over. */
export interface AnalysedTurn {
  number: number;
  seat: number | null;
  first: number;
  last: number;
  chances: number[];
  swing: number;
  verdicts: VerdictInfo[];
}

/** A game looked at again: the chances after each turn, and what a bot would have done. */
export interface AnalysisInfo {
  game: string;
  rules_version: number;
  seats: number;
  tries: number;
  seed: number;
  finished: boolean;
  winners: number[];
  start: number[];
  turns: AnalysedTurn[];
  swings: number[];
}

/** The progress of an analysis. */
export interface AnalysisState {
  state: "none" | "waiting" | "running" | "done" | "failed";
  done: number;
  total: number;
  ahead: number;
  mine: boolean;
  analysis: AnalysisInfo | null;
}
