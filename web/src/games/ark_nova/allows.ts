/** What an action card allows, as the box says it: messages for every side and strength. */

import type { Text } from "../../lib/protocol";
import { box } from "./printed";
import type { ActionCardView } from "./things";

/** The key of an alternative action card in the box. */
export const alternativeKey = (card: string, number: number): string => `${card}_${number}`;

/** What a side allows with a strength; what is weaker than nothing is as good as nothing. */
export const textsOf = (side: Text[][], strength: number): Text[] => side[Math.max(0, strength)];

/** What a card allows with a strength. */
export function textsFor({ card, alternative, side }: ActionCardView, strength: number): Text[] {
  const sides = box.alternatives[alternativeKey(card, alternative)]?.sides ?? box.allows[card].sides;
  return textsOf(sides[side - 1], strength);
}
