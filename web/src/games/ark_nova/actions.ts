/** What an action card allows, in words. */

import type { Text } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import { alternativeKey, textsFor, textsOf } from "./allows";
import { box } from "./box";
import type { ActionCardView } from "./things";

const said = (texts: Text[]): string => texts.map((text) => words.say(text)).join(", ");

/** What a side of an alternative card changes; empty for a standard card. */
export function noteOf({ card, alternative, side }: ActionCardView): string {
  const other = box.alternatives[alternativeKey(card, alternative)];
  return other ? words.say(other.notes[side - 1]) : "";
}

/** The same in as few words as have room on the card. */
export const shortNoteOf = ({ card, alternative, side }: ActionCardView): string =>
  alternative ? words.t(`ark_nova_actions.${alternativeKey(card, alternative)}.short_${side}`) : "";

/** What a card allows with a strength, in words. */
export const allows = (card: ActionCardView, strength: number): string => said(textsFor(card, strength));

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
    const text = said(textsOf(sides[side - 1], strength));
    const differs = text !== said(textsOf(box.allows[action].sides[side - 1], strength));
    const last = rows.at(-1);
    if (last?.text === text && last.differs === differs) last.to = strength;
    else rows.push({ from: strength, to: strength, text, differs });
  }
  return rows;
}
