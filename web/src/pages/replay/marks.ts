/** The numbers below a slider: where one would touch another it stays away. */

export interface Mark {
  start: number;
  round: number;
  /** How far along the slider, from 0 to 1. */
  share: number;
}

const APART = 20; // pixels that a number of two figures takes

/** The rounds of a game that have room for their numbers on a slider of a width. */
export function marksOf(rounds: number[], first: number, last: number, width: number): Mark[] {
  const kept: Mark[] = [];
  for (const [index, start] of rounds.entries()) {
    const share = (start - first) / Math.max(1, last - first);
    const before = kept.at(-1);
    if (!before || (share - before.share) * width >= APART) kept.push({ start, round: index + 1, share });
  }
  return kept;
}
