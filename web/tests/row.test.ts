// The row of action cards, and the action under way.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inUse, newcomers, slotsAfter } from "../src/games/ark_nova/row";

const ROW = ["animals", "build", "cards", "association", "sponsors"];
const seat = (number: number) => ({ key: "kernel.player", args: { seat: number } });
const happened = (key: string, args: Record<string, unknown>) => ({ pick: 1, text: { key: `ark_nova.event.${key}`, args } });
const used = (number: number, card: string, strength: number) =>
  happened("action", { player: seat(number), card: { key: `ark_nova.action_card.${card}`, args: {} }, strength });

test("a used card goes to slot 1, those left of it move up, the others stay", () => {
  assert.deepEqual(slotsAfter(ROW, "cards"), { cards: 1, animals: 2, build: 3, association: 4, sponsors: 5 });
});

test("a card moved to slot 5 lets those right of it move down", () => {
  assert.deepEqual(slotsAfter(ROW, "build", 5), { animals: 1, cards: 2, association: 3, sponsors: 4, build: 5 });
});

test("a slot gets a ghost only where another card comes to lie", () => {
  assert.deepEqual(newcomers(ROW, slotsAfter(ROW, "cards")), ["cards", "animals", "build", null, null]);
  assert.deepEqual(newcomers(ROW, slotsAfter(ROW, "animals")), [null, null, null, null, null]);
});

test("the action under way is the last one of this turn", () => {
  const events = [happened("turn", { player: seat(0) }), used(0, "build", 4)];
  assert.deepEqual(inUse(events, 0), { card: "build", strength: 4 });
  assert.deepEqual(inUse([...events, used(0, "cards", 2)], 0), { card: "cards", strength: 2 });
});

test("an action of an earlier turn or of somebody else is not under way", () => {
  assert.equal(inUse([used(0, "build", 4), happened("turn", { player: seat(0) })], 0), null);
  assert.equal(inUse([happened("turn", { player: seat(1) }), used(1, "build", 4)], 0), null);
  assert.equal(inUse([used(0, "build", 4)], null), null);
});
