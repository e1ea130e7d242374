// Where a game turned: the rounds in which the winner's lead changed most.
export interface TurningPoint {
  /** Counted from one; the table after it is what is worth seeing. */
  round: number;
  seat: number;
  what: "takes_lead" | "retakes_lead" | "draws_level" | "pulls_away" | "catches_up" | "loses_ground";
  /** What the seat gained in the round, what it had then, and what the best other seat had. */
  gain: number;
  points: number;
  other: number;
}

const WORTH_TELLING = 2;

/** `begin` is what everybody had before the first round or turn; nothing, where it is not said. */
export function turningPoints(curve: number[][], winner: number, wanted: number, begin?: number[]): TurningPoint[] {
  const first = begin ?? curve[0]?.map(() => 0) ?? [];
  const all = curve.map((after, index) => turn(curve[index - 1] ?? first, after, index + 1, winner));
  const found = all
    .filter(({ change }) => Math.abs(change) >= WORTH_TELLING)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || b.round - a.round)
    .slice(0, wanted)
    .sort((a, b) => a.round - b.round);
  const led = new Set<number>();
  return found.map((point) => {
    if (point.what !== "takes_lead") return point;
    const again = led.has(point.seat);
    led.add(point.seat);
    return again ? { ...point, what: "retakes_lead" } : point; // it was lost bit by bit in between
  });
}

function turn(before: number[], after: number[], round: number, winner: number): TurningPoint & { change: number } {
  const change = lead(after, winner) - lead(before, winner);
  const gains = after.map((points, seat) => points - before[seat]);
  const rival = bestOther(after, winner);
  // The lead shrinks because a rival gained, or because the winner lost.
  const seat = change >= 0 || gains[rival] <= 0 ? winner : rival;
  const now = lead(after, seat);
  const was = lead(before, seat);
  let what: TurningPoint["what"];
  if (now > 0) what = was <= 0 ? "takes_lead" : now > was ? "pulls_away" : "loses_ground";
  else if (now === 0) what = was < 0 ? "draws_level" : "loses_ground";
  else what = now > was ? "catches_up" : "loses_ground";
  return { round, seat, what, gain: gains[seat], points: after[seat], other: after[bestOther(after, seat)], change };
}

function bestOther(points: number[], seat: number): number {
  const others = points.map((_, other) => other).filter((other) => other !== seat);
  return others.reduce((best, other) => (points[other] > points[best] ? other : best), others[0] ?? seat);
}

function lead(points: number[], seat: number): number {
  return points.length < 2 ? 0 : points[seat] - points[bestOther(points, seat)];
}
