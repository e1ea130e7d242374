/** What lies open for a moment: cards that rivals play, and cards that are turned up or discarded, with their fate. */

import type { EventInfo, Text } from "../../lib/protocol";
import { CARD, isText, nameOf, seatIn } from "./board/turns";

export type Fate = "taken" | "discarded" | "under_deck" | "played";

export interface Scene {
  seat: number;
  kind: "played" | "revealed" | "discarded";
  cards: { card: string; fate: Fate }[];
}

const PLAYED: Record<string, string> = { plays_animal: "animal", plays_sponsor: "sponsor", plays_project: "project" };
const DISCARDED = ["discards", "discards_several", "digs", "shark_attack"];

/** Of more cards the last ones are shown: what was looked for is the last that was turned up. */
const MOST = 9;

const keyOf = (value: unknown): string | null => (isText(value) ? (CARD.exec(value.key)?.[1] ?? null) : null);
const cardsIn = (args: Text["args"]): string[] =>
  [args.cards, args.card]
    .flat()
    .map(keyOf)
    .filter((card): card is string => card !== null);

/** How many of the events are decided: while some of the cards that were turned up lie open, somebody chooses among them. */
export function decided(events: readonly EventInfo[], open: readonly string[]): number {
  const lies = (card: string): boolean => open.includes(card);
  const last = open.length ? events.findLastIndex(({ text }) => nameOf(text) === "reveals" && cardsIn(text.args).some(lies)) : -1;
  return last < 0 ? events.length : last;
}

/**
 * The scenes of some new events: what rivals played, what was turned up by whomever, what rivals discarded.
 * `playing`: the first turn has begun, so hands are no longer dealt.
 */
export function scenesOf(events: readonly EventInfo[], mySeats: readonly number[], playing = true): Scene[] {
  let begun = playing;
  const ofAll = (name: string): Set<string> =>
    new Set(events.filter(({ text }) => nameOf(text) === name).flatMap(({ text }) => cardsIn(text.args)));
  const [taken, under] = [ofAll("takes"), ofAll("puts_under_deck")];
  const fateOf = (card: string): Fate => (taken.has(card) ? "taken" : under.has(card) ? "under_deck" : "discarded");
  return events.flatMap(({ text }): Scene[] => {
    const name = nameOf(text);
    const seat = seatIn(text);
    if (seat === null) return [];
    if (name === "turn") begun = true;
    const rival = !mySeats.includes(seat);
    if (rival && PLAYED[name]) {
      const card = keyOf(text.args[PLAYED[name]]);
      return card ? [{ seat, kind: "played", cards: [{ card, fate: "played" }] }] : [];
    }
    const cards = cardsIn(text.args).slice(-MOST);
    if (name === "reveals" && cards.length)
      return [{ seat, kind: "revealed", cards: cards.map((card) => ({ card, fate: fateOf(card) })) }];
    if (begun && rival && DISCARDED.includes(name) && cards.length)
      return [{ seat, kind: "discarded", cards: cards.map((card) => ({ card, fate: "discarded" })) }];
    return [];
  });
}
