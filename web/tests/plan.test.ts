import assert from "node:assert/strict";
import { test } from "node:test";
import { layOut, placesFor, placesInPlan, planFor, relay, samePlan, type Laid } from "../src/games/zooloretto/plan";
import { zoo } from "./zoos";

const USUAL = { bank: 20, extensionBonus: 1 };
const plan = (...laid: string[]): Laid[] => laid.map((each) => ({ tile: each.split("@")[0], place: each.split("@")[1] }));
const said = (laid: Laid[]): string[] => laid.map(({ tile, place }) => `${tile}@${place}`);
const animals = (of: { zoo: ReturnType<typeof zoo> }, name: string): string[] =>
  of.zoo.enclosures.find((one) => one.name === name)?.animals ?? [];

// --- where a tile may go ---

test("an animal goes to its own kind, to an empty enclosure, or to the barn", () => {
  assert.deepEqual(placesFor(zoo({ E5: "panda", E4: "camel" }), "panda"), ["E5", "E6", "barn"]);
});

test("a full enclosure takes no animal, also none of its kind", () => {
  assert.deepEqual(placesFor(zoo({ E4: "panda panda panda panda", E5: "camel", E6: "zebra" }), "panda"), ["barn"]);
});

test("fertile animals are of their species", () => {
  assert.deepEqual(placesFor(zoo({ E5: "panda-male", E4: "camel", E6: "zebra" }), "panda-female"), ["E5", "barn"]);
});

test("a stall goes where a stall space is free", () => {
  assert.deepEqual(placesFor(zoo({ E5: "stall_a", E4: "stall_a" }), "stall_b"), ["E4", "E6", "barn"]);
});

test("a coin goes to the money", () => {
  assert.deepEqual(placesFor(zoo(), "coin"), ["money"]);
});

// --- laying out ---

test("what is laid out lies behind what is there, and the zoo itself stays as it is", () => {
  const before = zoo({ E5: "panda" });
  const after = layOut(before, plan("panda@E5", "stall_a@E5", "camel@barn"), USUAL);
  assert.deepEqual(animals(after, "E5"), ["panda", "panda"]);
  assert.deepEqual(after.ghosts, { "E5#1": 0, "E5.stall#0": 1, "barn#0": 2 });
  assert.deepEqual(before, zoo({ E5: "panda" }));
});

test("the last space earns its bonus, as far as the bank has coins", () => {
  const nearly = zoo({ E5: "panda panda panda panda" });
  assert.equal(layOut(nearly, plan("panda@E5"), USUAL).zoo.money, 4);
  assert.equal(layOut(nearly, plan("panda@E5"), { ...USUAL, bank: 1 }).coins, 1);
  assert.deepEqual(layOut(nearly, plan("panda@E5"), USUAL).filled, ["E5"]);
});

test("the bonus of an extension is what the table has agreed on", () => {
  const nearly = zoo({ X1: "panda panda panda panda" });
  assert.equal(layOut(nearly, plan("panda@X1"), { ...USUAL, extensionBonus: 2 }).coins, 2);
});

test("a coin is gained", () => {
  const after = layOut(zoo(), plan("coin@money"), USUAL);
  assert.deepEqual([after.zoo.money, after.coins], [3, 1]);
});

test("a pair has an offspring at once, and has bred", () => {
  const after = layOut(zoo({ E5: "panda-male" }), plan("panda-female@E5"), USUAL);
  assert.deepEqual(animals(after, "E5"), ["panda-male-bred", "panda-female-bred", "panda-offspring"]);
  assert.deepEqual(after.born, ["panda"]);
  assert.equal(after.ghosts["E5#2"], "born");
});

test("an offspring without a space goes to the barn", () => {
  const after = layOut(zoo({ E4: "panda panda panda-male" }), plan("panda-female@E4"), USUAL);
  assert.deepEqual(after.zoo.barn, ["panda-offspring"]);
  assert.equal(after.ghosts["barn#0"], "born");
});

test("an offspring that takes the last space earns the bonus too", () => {
  const after = layOut(zoo({ E4: "panda panda-male" }), plan("panda-female@E4"), USUAL);
  assert.deepEqual([animals(after, "E4").length, after.coins], [4, 1]);
});

test("who has bred breeds no more", () => {
  const after = layOut(zoo({ E5: "panda-male-bred panda-female-bred" }), plan("panda-male@E5"), USUAL);
  assert.deepEqual(after.born, []);
});

// --- the plan for a truck ---

test("a plan follows the picks that the server foresees", () => {
  const laid = planFor(zoo(), ["panda", "camel"], ["camel@E6", "panda@E4"], USUAL);
  assert.deepEqual(said(laid), ["camel@E6", "panda@E4"]);
});

test("what has a single place goes there unasked, and first", () => {
  const laid = planFor(zoo({ E5: "camel", E4: "zebra", E6: "leopard" }), ["camel", "panda", "coin"], ["camel@E5"], USUAL);
  assert.deepEqual(said(laid), ["panda@barn", "coin@money", "camel@E5"]);
});

test("without a word from the server animals go to their own kind", () => {
  assert.deepEqual(said(planFor(zoo({ E4: "panda" }), ["panda"], [], USUAL)), ["panda@E4"]);
});

test("a pick that does not fit is replaced by a sensible one", () => {
  assert.deepEqual(said(planFor(zoo({ E5: "camel" }), ["panda"], ["panda@E5"], USUAL)), ["panda@E4"]);
});

test("two equal tiles are both laid out", () => {
  const laid = planFor(zoo(), ["panda", "panda"], ["panda@E5", "panda@E5"], USUAL);
  assert.deepEqual(said(laid), ["panda@E5", "panda@E5"]);
});

// --- changing a plan ---

test("a tile is laid elsewhere in its turn where that fits", () => {
  const moved = relay(zoo(), plan("panda@E5", "camel@E4"), 1, "E6", USUAL);
  assert.deepEqual(said(moved.plan), ["panda@E5", "camel@E6"]);
  assert.equal(moved.number, 1);
});

test("a tile that needs a place first is laid first, and who has no room left goes to the barn", () => {
  const moved = relay(zoo(), plan("panda@E5", "camel@E4"), 1, "E5", USUAL);
  assert.deepEqual(said(moved.plan), ["camel@E5", "panda@barn"]);
  assert.equal(moved.number, 0);
});

test("the places for a laid-out tile are those of the zoo as it is", () => {
  const laid = plan("panda@E5", "coin@money");
  assert.deepEqual(placesInPlan(zoo({ E4: "camel" }), laid, 0), ["E5", "E6", "barn"]);
  assert.deepEqual(placesInPlan(zoo(), laid, 1), ["money"]);
});

test("plans are the same in any order", () => {
  assert.ok(samePlan(plan("panda@E5", "camel@E4"), plan("camel@E4", "panda@E5")));
  assert.ok(!samePlan(plan("panda@E5"), plan("panda@E4")));
});
