// The row of action cards, and the action under way.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inUse, newcomers, slotsOf, supporting } from "../src/games/ark_nova/row";

const ROW = ["animals", "build", "cards", "association", "sponsors"];
const seat = (number: number) => ({ key: "kernel.player", args: { seat: number } });
const happened = (key: string, args: Record<string, unknown>) => ({ pick: 1, text: { key: `ark_nova.event.${key}`, args } });
const used = (number: number, card: string, strength: number) =>
  happened("action", { player: seat(number), card: { key: `ark_nova.action_card.${card}`, args: {} }, strength });

const USED = ["cards", "animals", "build", "association", "sponsors"];

test("a slot gets a ghost only where another card comes to lie", () => {
  assert.deepEqual(newcomers(ROW, slotsOf(USED)), ["cards", "animals", "build", null, null]);
  assert.deepEqual(newcomers(ROW, slotsOf(ROW)), [null, null, null, null, null]);
});

test("the action under way is the last one of this turn", () => {
  const events = [happened("turn", { player: seat(0) }), used(0, "build", 4)];
  assert.deepEqual(inUse(events, 0), { card: "build", strength: 4, xTokens: 0 });
  assert.deepEqual(inUse([...events, used(0, "cards", 2)], 0), { card: "cards", strength: 2, xTokens: 0 });
});

test("an action of an earlier turn or of somebody else is not under way", () => {
  assert.equal(inUse([used(0, "build", 4), happened("turn", { player: seat(0) })], 0), null);
  assert.equal(inUse([happened("turn", { player: seat(1) }), used(1, "build", 4)], 0), null);
  assert.equal(inUse([used(0, "build", 4)], null), null);
});

test("a project is being supported from the moment its level is chosen until the turn is over", () => {
  const project = { key: "ark_nova_cards.projects.sea_cave", args: {} };
  const events = [happened("turn", { player: seat(0) }), happened("supports", { player: seat(0), project, level: 3 })];
  assert.deepEqual(supporting(events, 0), { project: "sea_cave", level: 3 });
  assert.equal(supporting(events, 1), null);
  assert.equal(supporting([...events, happened("turn", { player: seat(1) })], 0), null);
});
