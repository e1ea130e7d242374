/** Laying out a truck: what is wished of its tiles, and what the server grants. */
import type { PlanInfo } from "../../lib/protocol";

export interface Laid {
  tile: string;
  place: string;
}

/** A tile that is only laid out: the number of its wish, or an offspring that would be born and cannot be moved. */
export type Ghost = number | "born";

export const laidOf = (key: string): Laid => {
  const [tile, place] = key.split("@");
  return { tile, place };
};

/**
 * Wish one tile of a plan elsewhere, the others as they are. If they cannot all be granted in this order, the tile that was
 * moved comes first.
 */
export function movedTo(wishes: string[], number: number, place: string): string[][] {
  const moved = `${laidOf(wishes[number]).tile}@${place}`;
  const others = wishes.filter((_, index) => index !== number);
  return [wishes.map((wish, index) => (index === number ? moved : wish)), [moved, ...others]];
}

/** The first of some lists of wishes that is granted as it is, else the last; null where an answer is still to come. */
export function bestOf(ways: string[][], answer: (wishes: string[]) => PlanInfo | null): PlanInfo | null {
  let found: PlanInfo | null = null;
  for (const wishes of ways) {
    found = answer(wishes);
    if (!found?.refused.length) break;
  }
  return found;
}
