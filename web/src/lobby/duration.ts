/** How long a game takes with so many players. */
import type { Look } from "../games/game";

const STEP = 5;

/** Minutes, to the next five; null where nobody knows. */
export function minutesOf({ minutes, each }: Look, players: number): number | null {
  return each ? Math.max(STEP, Math.round((each * players) / STEP) * STEP) : minutes;
}
