// A challenge, game by game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { stages, stillNeeded, total } from "../src/lib/challenge";

const second = { number: 2, games: 3, scores: [-5], tables: ["a", "b"], needed: 0, passed: null };

test("games that are over have points, the one of this table and those to come have none", () => {
  assert.deepEqual(stages(second), [
    { number: 1, points: -5, table: "a", now: false },
    { number: 2, points: null, table: "b", now: true },
    { number: 3, points: null, table: null, now: false },
  ]);
});

test("what is still needed makes up for what was lost", () => {
  assert.equal(stillNeeded(second), 5);
  assert.equal(stillNeeded({ ...second, scores: [12] }), -12);
});

test("when all is played nothing is needed any more", () => {
  const over = { ...second, number: 3, scores: [-5, 3, 2], passed: true };
  assert.equal(total(over), 0);
  assert.equal(stillNeeded(over), null);
});
