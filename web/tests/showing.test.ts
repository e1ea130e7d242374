// What lies open for a moment: what rivals play, what is turned up, with its fate.
import assert from "node:assert/strict";
import { test } from "node:test";
import { scenesOf } from "../src/games/ark_nova/showing";

const card = (key: string) => ({ key: `ark_nova_cards.animals.${key}`, args: {} });
const happened = (name: string, args: Record<string, unknown>, seat = 1) => ({
  pick: 1,
  text: { key: `ark_nova.event.${name}`, args: { player: { key: "kernel.player", args: { seat } }, ...args } },
});

test("a card that a rival plays is shown, my own is not", () => {
  const events = [happened("plays_animal", { animal: card("lion") }), happened("plays_animal", { animal: card("wolf") }, 0)];
  assert.deepEqual(scenesOf(events, [0]), [{ seat: 1, kind: "played", cards: [{ card: "lion", fate: "played" }] }]);
});

test("cards that are turned up say what became of them, mine too", () => {
  const events = [happened("reveals", { cards: [card("lion"), card("wolf")] }, 0), happened("takes", { card: card("wolf") }, 0)];
  assert.deepEqual(scenesOf(events, [0]), [
    {
      seat: 0,
      kind: "revealed",
      cards: [
        { card: "lion", fate: "discarded" },
        { card: "wolf", fate: "taken" },
      ],
    },
  ]);
});

test("what is laid aside while hands are dealt is not shown", () => {
  const dealt = happened("discards_several", { cards: [card("lion")] });
  assert.deepEqual(scenesOf([dealt], [0], false), []);
  const begun = { pick: 2, text: { key: "ark_nova.event.turn", args: { player: { key: "kernel.player", args: { seat: 1 } } } } };
  assert.equal(scenesOf([dealt, begun, happened("discards", { card: card("wolf") })], [0], false).length, 1);
});

test("what a rival discards openly is shown, what is face down is not", () => {
  for (const name of ["discards", "digs"])
    assert.equal(scenesOf([happened(name, { card: card("lion") })], [0])[0].kind, "discarded");
  assert.deepEqual(scenesOf([happened("draws", { cards: 2 })], [0]), []);
});
