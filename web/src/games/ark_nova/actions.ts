/** Action cards: the row after one is used, the action under way, and what is printed on them. */

import type { EventInfo, Text } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import { box } from "./box";
import { ACTIONS, type Action, type ActionCardView } from "./things";

export interface InUse {
  card: Action;
  strength: number;
}

/** The slots (1 to 5) of a row after one of its cards went to slot 1, or to slot 5. */
export function slotsAfter(row: readonly string[], used: string, slot = 1): Record<string, number> {
  const rest = row.filter((card) => card !== used);
  const after = slot === 1 ? [used, ...rest] : [...rest, used];
  return Object.fromEntries(after.map((card, index) => [card, index + 1]));
}

const isText = (value: unknown): value is Text => typeof value === "object" && value !== null && "key" in value;
const lastWord = (value: unknown): string => (isText(value) ? value.key.slice(value.key.lastIndexOf(".") + 1) : "");
const seatOf = (value: unknown): number | null => (isText(value) ? Number(value.args.seat) : null);

/** The action that a seat is in the middle of, read from what happened since its turn began. */
export function inUse(events: readonly EventInfo[], seat: number | null): InUse | null {
  if (seat === null) return null;
  for (let index = events.length - 1; index >= 0; index -= 1) {
    const { key, args } = events[index].text;
    if (key === "ark_nova.event.turn") return null;
    if (key !== "ark_nova.event.action" || seatOf(args.player) !== seat) continue;
    const card = ACTIONS.find((each) => each === lastWord(args.card));
    return card ? { card, strength: Number(args.strength) } : null;
  }
  return null;
}

/** What constriction takes from a card. */
export const WEAKER = 2;

export function ownStrength(card: ActionCardView, slot: number): number {
  return card.constriction ? slot - WEAKER : slot;
}

/** What is printed on a card for a strength, in words. */
export function allows(card: Action, side: 1 | 2, strength: number): string {
  const n = Math.max(0, strength);
  const at = <T>(table: T[]): T | undefined => table[Math.min(table.length, n) - 1];
  const say = (key: string, args: Record<string, unknown>): string => words.t(`web_ark_table.action.${key}`, args);
  const printed = box.action_cards;
  if (n === 0) return say("too_weak", {});
  if (card === "animals") {
    const animals = at(side === 2 ? printed.animals.plays_2 : printed.animals.plays_1) ?? 0;
    return say(animals === 0 ? "too_weak" : side === 2 ? "animals_2" : "animals_1", { animals });
  }
  if (card === "cards") {
    const draws = at(side === 2 ? printed.cards.draws_2 : printed.cards.draws_1) ?? 0;
    const discards = at(side === 2 ? printed.cards.discards_2 : printed.cards.discards_1) ?? 0;
    const snap = n >= (side === 2 ? printed.cards.snap_from_2 : printed.cards.snap_from_1);
    const parts = [say("draw", { cards: draws })];
    if (discards) parts.push(say("discard", { cards: discards }));
    if (snap) parts.push(say("snap", {}));
    return parts.join(", ");
  }
  if (card === "sponsors") {
    const level = n + (side === 2 ? printed.sponsors.more_level_2 : printed.sponsors.more_level_1);
    const money = n * (side === 2 ? printed.sponsors.money_2 : printed.sponsors.money_1);
    return say(side === 2 ? "sponsors_2" : "sponsors_1", { level, money });
  }
  return say(`${card}_${side}`, { strength: n });
}
