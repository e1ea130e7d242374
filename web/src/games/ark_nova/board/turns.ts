/** The log by turns: what one player did in a turn, in few words, and what it brought. */
import type { EventInfo, Text } from "../../../lib/protocol";

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

export const nameOf = (text: Text): string => text.key.slice(text.key.lastIndexOf(".") + 1);
export const isText = (value: unknown): value is Text =>
  typeof value === "object" && value !== null && typeof (value as Text).key === "string";

/** The key of a card's name. */
export const CARD = /^ark_nova_cards\.(?:animals|sponsors|projects|final_scoring)\.(.+)$/;

/** The cards that a message names. */
export function cardsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(cardsIn);
  if (!isText(value)) return [];
  const card = CARD.exec(value.key);
  return card ? [card[1]] : Object.values(value.args).flatMap(cardsIn);
}

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
      turns.push({
        kind: "turn",
        seat: seatIn(event.text),
        number: Number(event.text.args.number),
        events: [],
        from: index,
        pick: event.pick,
      });
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
      case "pilfers_money":
        gains.money += amount;
        break;
      case "pays":
        gains.money -= amount;
        break;
      case "gains_appeal":
        gains.appeal += amount;
        break;
      case "loses_appeal":
        gains.appeal -= amount;
        break;
      case "gains_conservation":
        gains.conservation += amount;
        break;
      case "gains_reputation":
        gains.reputation += 1;
        break;
      case "gains_x_tokens":
        gains.x_token += amount;
        break;
      case "spends_x_tokens":
        gains.x_token -= amount;
        break;
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
  return {
    from: turns[mine].from,
    turns: later.filter((turn) => turn.kind === "turn").length,
    gains: gainsOf(events, seat),
    events: events.filter(({ text }) => AGAINST.includes(nameOf(text)) && seatIn(text, "victim") === seat),
  };
}
