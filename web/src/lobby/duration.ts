/** How long a game takes with so many players. */
import type { Look } from "../games/game";

const STEP = 5;

/** Minutes, to the next five; null where nobody knows. */
export function minutesOf(
  { minutes, each, more = {} }: Look,
  players: number,
  options: Record<string, unknown> = {},
): number | null {
  if (!each) return minutes;
  const longer = Object.keys(more).reduce((sum, option) => sum + (options[option] === true ? more[option] : 0), each);
  return Math.max(STEP, Math.round((longer * players) / STEP) * STEP);
}
