/** What an action card allows, as the box says it. */

import { words } from "../../lib/words.svelte";
import { box } from "./box";
import type { ActionCardView } from "./things";

/** What is printed on a card for a strength, in words. */
export function allows({ card, side }: ActionCardView, strength: number): string {
  const by = box.allows[card].sides[side - 1];
  const texts = by[Math.min(Math.max(0, strength), by.length - 1)];
  return texts.map((text) => words.say(text)).join(", ");
}
