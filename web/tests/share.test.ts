// What the server says again is not drawn again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { keeper, shared } from "../src/lib/share";

test("what is equal is the very thing that was there before", () => {
  const before = {
    zoos: [
      { money: 3, hand: ["lion"] },
      { money: 5, hand: [] },
    ],
    deck: 7,
  };
  const now = shared(before, {
    zoos: [
      { money: 3, hand: ["lion"] },
      { money: 6, hand: [] },
    ],
    deck: 7,
  });
  assert.deepEqual(now, {
    zoos: [
      { money: 3, hand: ["lion"] },
      { money: 6, hand: [] },
    ],
    deck: 7,
  });
  assert.equal(now.zoos[0], before.zoos[0]);
  assert.ok(now.zoos[1] !== before.zoos[1]);
  assert.equal(now.zoos[1]?.hand, before.zoos[1]?.hand);
  assert.equal(before.zoos[1]?.money, 5);
  assert.equal(
    shared(before, {
      zoos: [
        { money: 3, hand: ["lion"] },
        { money: 5, hand: [] },
      ],
      deck: 7,
    }),
    before,
  );
});

test("nothing that has come or gone is overlooked", () => {
  assert.deepEqual(shared([1, 2, 3], [1, 2]), [1, 2]);
  assert.deepEqual(shared([1, 2], [1, 2, null]), [1, 2, null]);
  assert.deepEqual(shared({ a: undefined }, { b: undefined }), { b: undefined });
  assert.deepEqual(shared({ a: 1 }, { b: 1 }), { b: 1 });
  assert.deepEqual(shared({ 0: "x" }, ["x"]), ["x"]);
  assert.deepEqual(shared(null, { a: [] }), { a: [] });
  assert.equal(shared({ a: 1 }, null), null);
  assert.equal(shared(1, 1), 1);
});

test("what a computation gives again is the very thing it gave before", () => {
  const keep = keeper<{ from: number; events: string[] }[]>();
  const first = keep([{ from: 0, events: ["turn"] }]);
  const second = keep([
    { from: 0, events: ["turn"] },
    { from: 1, events: [] },
  ]);
  assert.equal(second[0], first[0]);
  assert.deepEqual(second, [
    { from: 0, events: ["turn"] },
    { from: 1, events: [] },
  ]);
  assert.equal(
    keep([
      { from: 0, events: ["turn"] },
      { from: 1, events: [] },
    ]),
    second,
  );
});
