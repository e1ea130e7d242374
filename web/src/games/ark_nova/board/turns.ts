/** The log by turns: what one player did in a turn, in few words, and what it brought. */
import type { EventInfo, Text } from "../../../lib/protocol";
import { words } from "../../../lib/words.svelte";
import { box } from "../box";

export interface Turn {
  kind: "set_up" | "turn" | "break";
  seat: number | null;
  /** Which turn of the game it is; 0 for what is none. */
  number: number;
  events: EventInfo[];
  /** Which event is its first. */
  from: number;
  /** The pick it ended with: there the replay shows it. */
  pick: number;
}

/** A part of a sentence; a card is known by its key. */
export interface Piece {
  text: string;
  card?: string;
}

const CARD = /^ark_nova_cards\.(?:animals|sponsors|projects|final_scoring)\.(.+)$/;
const MARK = /\u0001([^\u0002]+)\u0002/;

export const nameOf = (text: Text): string => text.key.slice(text.key.lastIndexOf(".") + 1);
const isText = (value: unknown): value is Text => typeof value === "object" && value !== null && typeof (value as Text).key === "string";

export function seatIn(text: Text, name = "player"): number | null {
  const player = text.args[name];
  return isText(player) && player.key === "kernel.player" ? Number(player.args.seat) : null;
}

// --- turns ---

// With these a break has begun; cards that are discarded just before belong to it.
const BREAK = ["leaves_display", "income"];

export function turnsOf(events: EventInfo[]): Turn[] {
  const turns: Turn[] = [];
  let called = false;
  events.forEach((event, index) => {
    const name = nameOf(event.text);
    const last = turns.at(-1);
    if (name === "turn") {
      called = false;
      turns.push({ kind: "turn", seat: seatIn(event.text), number: Number(event.text.args.number), events: [], from: index, pick: event.pick });
      return;
    }
    if (name === "calls_break" || name === "solo_donation") called = true;
    if (called && last?.kind === "turn" && BREAK.includes(name)) {
      called = false;
      const at = last.events.length - count(last.events);
      const moved = last.events.splice(at);
      turns.push({ kind: "break", seat: null, number: 0, events: moved, from: index, pick: event.pick });
    } else if (!last) turns.push({ kind: "set_up", seat: null, number: 0, events: [], from: index, pick: event.pick });
    const current = turns.at(-1)!;
    current.events.push(event);
    current.pick = event.pick;
  });
  return turns;
}

/** How many discards of the hand limit stand at the end. */
function count(events: EventInfo[]): number {
  let found = 0;
  while (found < events.length && nameOf(events[events.length - 1 - found].text) === "discards_several") found += 1;
  return found;
}

// --- sentences with cards in them ---

function marked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(marked);
  if (!isText(value)) return value;
  const card = CARD.exec(value.key);
  if (card) return `\u0001${value.key}\u0002`;
  return { key: value.key, args: Object.fromEntries(Object.entries(value.args).map(([name, each]) => [name, marked(each)])) };
}

/** A message in parts, so that each card in it can be pointed at. */
export function pieces(text: Text, names: string[]): Piece[] {
  return words
    .say(marked(text) as Text, names)
    .split(MARK)
    .map((part, index) => (index % 2 ? { text: words.t(part), card: CARD.exec(part)![1] } : { text: part }))
    .filter((piece) => piece.text);
}

// --- in few words ---

const DEEDS = [
  "plays_animal", "plays_sponsor", "supports", "releases", "partner_zoo", "university", "donates", "draws", "takes", "upgrades",
  "hires", "takes_tile", "x_token_action", "end_triggered",
];

/** What was done in a turn: the action cards with their strengths, then what they did. */
export function deeds(turn: Turn, names: string[]): { actions: string; done: Piece[][] } {
  const actions = turn.events
    .filter((event) => nameOf(event.text) === "action")
    .map(({ text }) => `${words.say(text.args.card as Text)} ${text.args.strength}`);
  const done: Piece[][] = [];
  const built = turn.events.filter((event) => nameOf(event.text) === "builds")
    .map(({ text }) => (text.args.building as Text).args.kind as Text)
    .filter((kind) => box.buildings[nameOf(kind)]?.kind !== "unique"); // it has the name of its sponsor
  for (const { text } of turn.events) {
    const name = nameOf(text);
    if (seatIn(text) !== null && seatIn(text) !== turn.seat) continue;
    if (DEEDS.includes(name)) done.push(pieces({ key: `web_ark_board.did.${name}`, args: text.args }, names));
    else if (name === "task" && (text.args.task as Text).key.endsWith(".reputation")) done.push([{ text: words.t("web_ark_board.did.reputation") }]);
  }
  if (built.length) done.unshift([{ text: built.map((kind) => words.say(kind)).join(", ") }]);
  return { actions: actions.join(", "), done };
}

// --- what it brought ---

export type Gains = Record<"money" | "appeal" | "conservation" | "reputation" | "x_token", number>;

/** What events changed for a seat. */
export function gainsOf(events: EventInfo[], seat: number): Gains {
  const gains: Gains = { money: 0, appeal: 0, conservation: 0, reputation: 0, x_token: 0 };
  for (const { text } of events) {
    if (seatIn(text) !== seat) {
      if (nameOf(text) === "pilfers_money" && seatIn(text, "victim") === seat) gains.money -= Number(text.args.amount);
      continue;
    }
    const amount = Number(text.args.amount ?? 0);
    switch (nameOf(text)) {
      case "gains_money":
      case "pilfers_money": gains.money += amount; break;
      case "pays": gains.money -= amount; break;
      case "gains_appeal": gains.appeal += amount; break;
      case "loses_appeal": gains.appeal -= amount; break;
      case "gains_conservation": gains.conservation += amount; break;
      case "gains_reputation": gains.reputation += 1; break;
      case "gains_x_tokens": gains.x_token += amount; break;
      case "spends_x_tokens": gains.x_token -= amount; break;
    }
  }
  return gains;
}

const AGAINST = ["venom", "constriction", "pilfers_money", "pilfers_card"];

export interface Since {
  /** The first event of my last turn. */
  from: number;
  turns: number;
  gains: Gains;
  /** What others did to me, and what I was asked to do. */
  events: EventInfo[];
}

/** What changed for a seat since its last turn; null where nothing followed it. */
export function sinceLastTurn(turns: Turn[], seats: number[]): Since | null {
  // A turn of mine that is going on comes after what I want to know.
  const own = (turn: Turn | undefined): boolean => turn?.kind === "turn" && turn.seat !== null && seats.includes(turn.seat);
  const end = own(turns.at(-1)) ? turns.length - 1 : turns.length;
  const mine = turns.slice(0, end).findLastIndex(own);
  const later = turns.slice(mine + 1, end);
  if (mine < 0 || later.length === 0) return null;
  const seat = turns[mine].seat!;
  const events = later.flatMap((turn) => turn.events);
  return { from: turns[mine].from, turns: later.filter((turn) => turn.kind === "turn").length, gains: gainsOf(events, seat), events: events.filter(({ text }) => AGAINST.includes(nameOf(text)) && seatIn(text, "victim") === seat) };
}
