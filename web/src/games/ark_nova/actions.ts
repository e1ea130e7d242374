/** What is printed on action cards, and how strong they are. */

import { words } from "../../lib/words.svelte";
import { box } from "./box";
import type { Action, ActionCardView } from "./things";

/** What constriction takes from a card. */
export const WEAKER = 2;

/** The strength of a card without X-tokens, where its slot counts so much. */
export function ownStrength(card: ActionCardView, counts: number): number {
  return card.constriction ? counts - WEAKER : counts;
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
