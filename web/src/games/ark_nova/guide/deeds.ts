/** What a seat did, read from the journal: a step of the lesson is done by an event, never by a click. */

import type { EventInfo, Text } from "../../../lib/protocol";
import { isText, nameOf, seatIn } from "../board/turns";

export interface Deed {
  name: string;
  args: Record<string, unknown>;
  /** Which event of the journal it is. */
  at: number;
  /** The number of the turn in which it happened; 0 before the first. */
  turn: number;
  /** Whether that was a turn of this seat. */
  own: boolean;
}

// These name nobody, and concern everybody who is told of them.
const COMMON = ["drawn", "break_over"];

export function deedsOf(events: readonly EventInfo[], seat: number): Deed[] {
  let turn = 0;
  let own = false;
  return events.flatMap(({ text }, at) => {
    const name = nameOf(text);
    if (name === "turn") {
      turn = Number(text.args.number);
      own = seatIn(text) === seat;
    }
    return seatIn(text) === seat || COMMON.includes(name) ? [{ name, args: text.args, at, turn, own }] : [];
  });
}

/** The last word of what an argument names: "build", "size_2", "africa". */
export const wordIn = (deed: Deed, name: string): string => {
  const value = deed.args[name];
  return isText(value) ? nameOf(value) : "";
};

/** The kind of building that was put up. */
export function kindBuilt(deed: Deed): string {
  const building = deed.args.building as Text | undefined;
  const kind = building?.args.kind;
  return isText(kind) ? nameOf(kind) : "";
}

/** The action card a turn was spent on, for its action or for an X-token; null before that is chosen. */
export function cardUsed(deeds: readonly Deed[], turn: number): string | null {
  const used = deeds.find((deed) => deed.turn === turn && deed.own && (deed.name === "action" || deed.name === "x_token_action"));
  return used ? wordIn(used, "card") : null;
}
