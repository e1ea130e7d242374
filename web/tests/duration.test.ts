import assert from "node:assert/strict";
import { test } from "node:test";
import { minutesOf } from "../src/lobby/duration";

test("the duration follows the number of players where the game says so", () => {
  const look = { icon: "ff:panda", tint: "green" as const, minutes: 90, each: 38 };
  assert.deepEqual(
    [1, 2, 4].map((players) => minutesOf(look, players)),
    [40, 75, 150],
  );
  assert.equal(minutesOf({ ...look, more: { more_cards: 2 } }, 2, { more_cards: true }), 80);
  assert.equal(minutesOf({ ...look, more: { more_cards: 2 } }, 2, { more_cards: false }), 75);
  assert.equal(minutesOf({ ...look, each: undefined }, 4), 90);
  assert.equal(minutesOf({ ...look, each: undefined, minutes: null }, 4), null);
});
