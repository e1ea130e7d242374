import assert from "node:assert/strict";
import { test } from "node:test";
import "./device";
import { turnsOfOthers, type Turn } from "../src/games/loretto/turns";

const turns = (...seats: (number | null)[]): Turn[] => seats.map((seat, from) => ({ seat, events: [], from }));
const seats = (all: Turn[]) => all.map(({ seat }) => seat);

test("what the others did stays in sight while I act, until they act again", () => {
  assert.deepEqual(seats(turnsOfOthers(turns(0, 1, 2), 0, 3)), [1, 2]);
  assert.deepEqual(seats(turnsOfOthers(turns(0, 1, 2, 0), 0, 3)), [1, 2]);
  assert.deepEqual(seats(turnsOfOthers(turns(0, 1, 2, 0, 1), 0, 3)), [1]);
});

test("the end of a round is told with what the others did", () => {
  assert.deepEqual(seats(turnsOfOthers(turns(0, 1, null, 2, 0, null), 0, 4)), [1, null, 2, null]);
  assert.deepEqual(seats(turnsOfOthers(turns(1, 2, 1, 2, 1), 0, 3)), [1, 2, 1]);
});
