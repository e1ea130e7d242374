// A challenge as it stands, game by game.
import type { ChallengeInfo } from "./protocol";

export interface Stage {
  number: number;
  /** The points of a game that is over. */
  points: number | null;
  /** The table of the game, as far as there is one. */
  table: string | null;
  now: boolean;
}

/** All games of a challenge: those that are over, the one of this table, those to come. */
export function stages({ number, games, scores, tables }: ChallengeInfo): Stage[] {
  return Array.from({ length: games }, (_, index) => ({
    number: index + 1,
    points: scores[index] ?? null,
    table: tables[index] ?? null,
    now: index + 1 === number,
  }));
}

export const total = ({ scores }: Pick<ChallengeInfo, "scores">): number => scores.reduce((sum, points) => sum + points, 0);

/** What the games that are left must bring together; null when none is left. */
export const stillNeeded = (challenge: ChallengeInfo): number | null =>
  challenge.passed === null ? challenge.needed - total(challenge) : null;
