// What lies open for a moment: what rivals play, what is turned up, with its fate.
import assert from "node:assert/strict";
import { test } from "node:test";
import { decided, scenesOf } from "../src/games/ark_nova/showing";

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

test("what goes under the deck is not called discarded", () => {
  const cards = [card("lion"), card("wolf")];
  const events = [
    happened("reveals", { cards }),
    happened("takes", { card: cards[1] }),
    happened("puts_under_deck", { cards: [cards[0]] }),
  ];
  assert.deepEqual(
    scenesOf(events, [0])[0].cards.map(({ fate }) => fate),
    ["under_deck", "taken"],
  );
});

test("of many cards that are turned up the one that was looked for is shown", () => {
  const cards = Array.from({ length: 12 }, (_, number) => card(`passed_${number}`)).concat(card("wolf"));
  const [scene] = scenesOf([happened("reveals", { cards }), happened("takes", { card: card("wolf") })], [0]);
  assert.deepEqual([scene.cards.length, scene.cards.at(-1)], [9, { card: "wolf", fate: "taken" }]);
});

test("cards wait for their fate while somebody chooses among them", () => {
  const events = [happened("pays", {}), happened("reveals", { cards: [card("lion")] })];
  assert.equal(decided(events, ["lion"]), 1);
  assert.equal(decided([...events, happened("takes", { card: card("lion") })], []), 3);
  assert.equal(decided(events, ["wolf"]), 2); // an animal that is being housed
});

test("what is laid aside while hands are dealt is not shown", () => {
  const dealt = happened("discards_several", { cards: [card("lion")] });
  assert.deepEqual(scenesOf([dealt], [0], false), []);
  const begun = { pick: 2, text: { key: "ark_nova.event.turn", args: { player: { key: "kernel.player", args: { seat: 1 } } } } };
  assert.equal(scenesOf([dealt, begun, happened("discards", { card: card("wolf") })], [0], false).length, 1);
});

test("what a rival discards openly is shown, what is face down is not", () => {
  for (const name of ["discards", "digs", "shark_attack"])
    assert.equal(scenesOf([happened(name, { card: card("lion") })], [0])[0].kind, "discarded");
  const unwanted = happened("discards_several", { cards: [card("lion"), card("wolf")] }); // by perception
  assert.equal(scenesOf([unwanted], [0])[0].cards.length, 2);
  assert.deepEqual(scenesOf([happened("draws", { cards: 2 })], [0]), []);
});
