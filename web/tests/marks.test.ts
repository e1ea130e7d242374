// The numbers of rounds below the slider of a replay.
import assert from "node:assert/strict";
import { test } from "node:test";
import { marksOf } from "../src/pages/replay/marks";

const rounds = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90];
const shown = (width: number): number[] => marksOf(rounds, 0, 100, width).map(({ round }) => round);

test("a wide slider tells every round", () => assert.equal(shown(800).length, 10));

test("on a narrow one no number touches another", () => {
  assert.deepEqual(shown(130), [1, 3, 5, 7, 9]);
  assert.deepEqual(shown(0), [1]);
});
