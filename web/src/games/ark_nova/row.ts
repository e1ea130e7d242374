/** The row of action cards: how it lies after one is used, and the action that is under way. */

import type { EventInfo, Text } from "../../lib/protocol";
import { ACTIONS, type Action } from "./things";

export interface InUse {
  card: Action;
  strength: number;
  xTokens: number;
}

/** The slot (1 to 5) of each card in a row that the server has laid out. */
export const slotsOf = (row: readonly string[]): Record<string, number> =>
  Object.fromEntries(row.map((card, index) => [card, index + 1]));

/** By slot: the card that will come to lie there; null where the same one stays. */
export function newcomers(row: readonly string[], after: Readonly<Record<string, number>>): (string | null)[] {
  return row.map((stays, index) => row.find((card) => after[card] === index + 1 && card !== stays) ?? null);
}

const isText = (value: unknown): value is Text => typeof value === "object" && value !== null && "key" in value;
const lastWord = (value: unknown): string => (isText(value) ? value.key.slice(value.key.lastIndexOf(".") + 1) : "");
const seatOf = (value: unknown): number | null => (isText(value) ? Number(value.args.seat) : null);

/** What of one kind a seat did last since its turn began. */
function lastOf(kind: string, events: readonly EventInfo[], seat: number | null): Text["args"] | null {
  if (seat === null) return null;
  for (let index = events.length - 1; index >= 0; index -= 1) {
    const { key, args } = events[index].text;
    if (key === "ark_nova.event.turn") return null;
    if (key === `ark_nova.event.${kind}` && seatOf(args.player) === seat) return args;
  }
  return null;
}

/** The action that a seat is in the middle of, read from what happened since its turn began. */
export function inUse(events: readonly EventInfo[], seat: number | null): InUse | null {
  const args = lastOf("action", events, seat);
  const card = args && ACTIONS.find((each) => each === lastWord(args.card));
  return card ? { card, strength: Number(args.strength), xTokens: Number(args.x_tokens ?? 0) } : null;
}

/** The level of a project that a seat has chosen in this turn: its cube lies there only when an animal has left, for example. */
export function supporting(events: readonly EventInfo[], seat: number | null): { project: string; level: number } | null {
  const args = lastOf("supports", events, seat);
  return args && { project: lastWord(args.project), level: Number(args.level) };
}
