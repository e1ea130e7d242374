import assert from "node:assert/strict";
import { test } from "node:test";
import { turningPoints } from "../src/lib/charts/turning";

test("who takes the lead a second time takes it again", () => {
  const curve = [
    [5, 0],
    [5, 4],
    [5, 6],
    [12, 6],
  ];
  const told = turningPoints(curve, 0, 4).map(({ round, seat, what }) => [round, seat, what]);
  assert.deepEqual(told, [
    [1, 0, "takes_lead"],
    [2, 1, "catches_up"],
    [3, 1, "takes_lead"],
    [4, 0, "retakes_lead"],
  ]);
});
