// The figures of an analysis, as people read them.
import { locale } from "../../lib/people";
import type { AnalysisInfo, AnalysedTurn, VerdictInfo } from "../../lib/protocol";

export interface Sum {
  seat: number;
  decisions: number;
  /** The part of them in which the bot would have done the same. */
  same: number;
  /** Points given away in all. */
  given: number;
}

export interface Costly {
  turn: AnalysedTurn;
  verdict: VerdictInfo;
}

const NOTABLE = 0.5; // points

export function percent(chance: number): string {
  return new Intl.NumberFormat(locale(), { style: "percent", maximumFractionDigits: 0 }).format(chance);
}

/** What lies between two chances, each as it is read: from 52 % to 48 % it is 4. */
export function change(from: number, to: number): string {
  const gained = Math.round(to * 100) - Math.round(from * 100);
  return (gained > 0 ? "+" : gained < 0 ? "−" : "") + percent(Math.abs(gained) / 100);
}

/** A number of points with one digit behind the point. */
export function amount(value: number): string {
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** Points with their sign. */
export function points(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  const text = amount(Math.abs(rounded));
  return rounded > 0 ? `+${text}` : rounded < 0 ? `−${text}` : text;
}

/** What each player gave away, as the bot sees it. */
export function sums(analysis: AnalysisInfo): Sum[] {
  const verdicts = analysis.turns.flatMap((turn) => turn.verdicts);
  return Array.from({ length: analysis.seats }, (_, seat) => {
    const mine = verdicts.filter((verdict) => verdict.seat === seat);
    const same = mine.filter((verdict) => verdict.played.behind === 0).length;
    const given = mine.reduce((sum, verdict) => sum + verdict.played.behind, 0);
    return { seat, decisions: mine.length, same: mine.length ? same / mine.length : 1, given };
  });
}

/** The decisions that gave most away, the worst first. */
export function costliest(analysis: AnalysisInfo, wanted: number): Costly[] {
  return analysis.turns
    .flatMap((turn) => turn.verdicts.map((verdict) => ({ turn, verdict })))
    .filter(({ verdict }) => verdict.played.behind >= NOTABLE)
    .sort((a, b) => b.verdict.played.behind - a.verdict.played.behind)
    .slice(0, wanted);
}

/** The chances before a turn. */
export function before(analysis: AnalysisInfo, turn: number): number[] {
  return turn > 1 ? analysis.turns[turn - 2].chances : analysis.start;
}
