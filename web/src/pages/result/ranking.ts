/** Who stands where at the end of a game. */
import type { ResultInfo } from "../../lib/protocol";

type Ended = Pick<ResultInfo, "parts" | "winners" | "tie_breaks">;

export class Ranking {
  /** Points by seat. */
  readonly scores: number[];
  /** From the best seat to the last; equal seats in the order they sit. */
  readonly seats: number[];
  readonly winners: number[];

  private readonly result: Ended;

  constructor(result: Ended) {
    this.result = result;
    this.scores = result.parts.map((parts) => Object.values(parts).reduce((all, each) => all + each, 0));
    this.seats = this.scores.map((_, seat) => seat).sort((a, b) => this.before(a, b) || a - b);
    this.winners = result.winners;
  }

  /** What decides between equal points. */
  breaker(seat: number): number {
    return this.result.tie_breaks[seat] ?? 0;
  }

  /** Negative where a seat comes before another. */
  private before(seat: number, other: number): number {
    return this.scores[other] - this.scores[seat] || this.breaker(other) - this.breaker(seat);
  }

  rank(seat: number): number {
    return 1 + this.seats.filter((other) => this.before(other, seat) < 0).length;
  }

  /** The seats that have as many points as the winner. */
  get level(): number[] {
    return this.seats.filter((seat) => this.scores[seat] === this.scores[this.winners[0]]);
  }

  /** Whether some seats have equal points, so that the tie break is worth telling. */
  get tied(): boolean {
    return new Set(this.scores).size < this.scores.length;
  }

  /** The highest value of a source; infinite, so nobody's, where all have the same. */
  best(source: string): number {
    const values = this.seats.map((seat) => this.result.parts[seat][source] ?? 0);
    const highest = Math.max(...values);
    return values.every((value) => value === highest) ? Infinity : highest;
  }
}
