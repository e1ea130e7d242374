// What an analysis says in figures.
import "./device";
import assert from "node:assert/strict";
import { test } from "node:test";
import { roundStep } from "../src/lib/charts/scale";
import type { AnalysedTurn, AnalysisInfo, LineInfo, VerdictInfo } from "../src/lib/protocol";
import { before, change, costliest, percent, points, sums } from "../src/pages/analysis/figures";

const line = (behind: number): LineInfo => ({ behind }) as LineInfo;
const verdict = (number: number, seat: number, behind: number): VerdictInfo => ({
  number,
  seat,
  played: line(behind),
  preferred: [],
});
const turn = (number: number, chances: number[], verdicts: VerdictInfo[]): AnalysedTurn => ({
  number,
  seat: 0,
  first: 0,
  last: 0,
  chances,
  swing: 0,
  verdicts,
});

const analysis = {
  seats: 3,
  start: [0.4, 0.3, 0.3],
  turns: [
    turn(1, [0.5, 0.25, 0.25], [verdict(0, 0, 0), verdict(1, 0, 2.5)]),
    turn(2, [0.2, 0.6, 0.2], [verdict(2, 1, 0.4), verdict(3, 1, 4)]),
    turn(3, [0.1, 0.9, 0], [verdict(4, 0, 0.5)]),
  ],
} as unknown as AnalysisInfo;

/** Intl separates with spaces that do not break. */
const plain = (text: string): string => text.replaceAll(/\s/g, " ");

test("chances are whole percents as the reader writes them", () => {
  assert.equal(plain(percent(0.237)), "24 %");
  assert.equal(plain(percent(1)), "100 %");
});

test("a change has its sign, and none where nothing is left of it", () => {
  assert.equal(plain(change(0.4, 0.5)), "+10 %");
  assert.equal(plain(change(0.5, 0.4)), "−10 %");
  assert.equal(plain(change(0.5, 0.504)), "0 %");
  assert.equal(plain(change(0.504, 0.5)), "0 %");
});

test("a change is the difference of the two chances that stand beside it", () => {
  assert.deepEqual([percent(0.5245), percent(0.4765), change(0.5245, 0.4765)].map(plain), ["52 %", "48 %", "−4 %"]);
});

test("points have one digit, and a sign unless they are nothing", () => {
  assert.deepEqual([2.25, -2.26, 0.04, -0.04, 12].map(points), ["+2,3", "−2,3", "0,0", "0,0", "+12,0"]);
});

test("sums tell how much each player gave away, and how often the bot would have done the same", () => {
  assert.deepEqual(sums(analysis), [
    { seat: 0, decisions: 3, same: 1 / 3, given: 3 },
    { seat: 1, decisions: 2, same: 0, given: 4.4 },
    { seat: 2, decisions: 0, same: 1, given: 0 }, // who decided nothing gave nothing away
  ]);
});

test("the costliest decisions come first, and small ones not at all", () => {
  assert.deepEqual(
    costliest(analysis, 5).map((each) => [each.turn.number, each.verdict.number]),
    [
      [2, 3],
      [1, 1],
      [3, 4],
    ],
  );
  assert.equal(costliest(analysis, 1).length, 1);
});

test("before the first turn are the chances of the start", () => {
  assert.equal(before(analysis, 1), analysis.start);
  assert.equal(before(analysis, 3), analysis.turns[1].chances);
});

test("the steps of an axis are round", () => {
  assert.deepEqual([0, 0.4, 1, 2.97, 12.6, 21].map(roundStep), [1, 1, 1, 5, 20, 50]);
});
