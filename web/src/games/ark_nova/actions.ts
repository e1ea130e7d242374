/** What an action card allows, as the box says it. */

import type { Text } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import { box } from "./box";
import type { ActionCardView } from "./things";

/** The key of an alternative action card in the box. */
export const alternativeKey = (card: string, number: number): string => `${card}_${number}`;

/** What a side of an alternative card changes; empty for a standard card. */
export function noteOf({ card, alternative, side }: ActionCardView): string {
  const other = box.alternatives[alternativeKey(card, alternative)];
  return other ? words.say(other.notes[side - 1]) : "";
}

/** What is printed on a card for a strength, in words. */
export function allows({ card, alternative, side }: ActionCardView, strength: number): string {
  return allowed(box.alternatives[alternativeKey(card, alternative)]?.sides ?? box.allows[card].sides, side, strength);
}

/** What one side of a card allows with a strength. */
export function allowed(sides: Text[][][], side: number, strength: number): string {
  const by = sides[side - 1];
  const texts = by[Math.min(Math.max(0, strength), by.length - 1)];
  return texts.map((text) => words.say(text)).join(", ");
}

export interface Row {
  /** The strengths that allow the same. */
  from: number;
  to: number;
  text: string;
  /** Whether the standard card allows something else. */
  differs: boolean;
}

const STRENGTHS = [1, 2, 3, 4, 5];

/** What a side of an alternative card allows, by strength, beside the standard card of its action. */
export function differences({ action, sides }: { action: string; sides: Text[][][] }, side: number): Row[] {
  const rows: Row[] = [];
  for (const strength of STRENGTHS) {
    const text = allowed(sides, side, strength);
    const differs = text !== allowed(box.allows[action].sides, side, strength);
    const last = rows.at(-1);
    if (last?.text === text && last.differs === differs) last.to = strength;
    else rows.push({ from: strength, to: strength, text, differs });
  }
  return rows;
}
