import assert from "node:assert/strict";
import { test } from "node:test";
import { Ranking } from "../src/pages/result/ranking";

const ranking = new Ranking({
  parts: [
    { animals: 4, barn: -1 },
    { animals: 9, barn: 0 },
    { animals: 5, barn: -2 },
    { animals: 9, barn: 0 },
  ],
  winners: [3],
  tie_breaks: [0, 2, 0, 5],
});

test("seats come by points, then by the tie break, then as they sit", () => {
  assert.deepEqual(ranking.scores, [3, 9, 3, 9]);
  assert.deepEqual(ranking.seats, [3, 1, 0, 2]);
});

test("equal seats share their rank", () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => ranking.rank(seat)),
    [3, 2, 3, 1],
  );
});

test("who has as many points as the winner is level with the winner", () => {
  assert.deepEqual(ranking.level, [3, 1]);
  assert.equal(ranking.tied, true);
});

test("nobody is best where all have the same", () => {
  assert.equal(ranking.best("animals"), 9);
  assert.equal(ranking.best("stalls"), Infinity);
});
