// Visitors: who is ringed, on the table and within a plan, and what a click changes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { alike, asideFor, holderOf, moveOf, ringInPlan, spotted, standing, walkedBy } from "../src/games/zooloretto/guests";
import type { View } from "../src/games/zooloretto/things";
import type { Choice } from "../src/lib/protocol";
import { zoo } from "./zoos";

const at = (colour: string, point: number) => ({ colour, point });
const option = (key: string): Choice => ({ key, about: { kind: key.split("-")[0] } }) as unknown as Choice;
const asides = [
  { key: "walk-red@OP2", instead: ["walk-red@reserve", "walk-red@OP2"] },
  { key: "", instead: ["walk-red@OP2", "walk-blue@OP1"] },
];

test("a key says where a visitor stands", () => {
  assert.deepEqual(spotted("walk-red@OP4"), at("red", 4));
  assert.deepEqual(spotted("back-blue@OP1"), at("blue", 1));
  assert.deepEqual(spotted("walk-white@reserve"), at("white", 0));
});

test("a visitor is found among the options", () => {
  const options = [option("walk-red@OP2"), option("back-blue@OP1")];
  assert.equal(moveOf(options, at("blue", 1))?.key, "back-blue@OP1");
  assert.equal(moveOf(options, at("red", 1)), null);
});

test("within a plan a question without an answer comes first", () => {
  assert.equal(asideFor(asides, at("red", 2)), 1);
  assert.equal(asideFor(asides, at("red", 0)), 0);
  assert.equal(asideFor(asides, at("green", 2)), -1);
});

test("what several players meet alike is told once", () => {
  const back = (player: string, point: number) => ({ key: "backed", args: { player, colour: "red", point } });
  assert.deepEqual(alike([back("Ada", 2), back("Bo", 3), back("Cy", 2)]), [
    { key: "backed", args: { colour: "red", point: 2, player: ["Ada", "Cy"] } },
    { key: "backed", args: { colour: "red", point: 3, player: ["Bo"] } },
  ]);
});

test("the chosen visitor is ringed otherwise than those that could be chosen", () => {
  assert.equal(ringInPlan(asides, at("red", 2)), "chosen");
  assert.equal(ringInPlan(asides, at("blue", 1)), "can");
  assert.equal(ringInPlan(asides, at("blue", 2)), null);
});

test("a click answers one question and keeps the other answers", () => {
  assert.deepEqual(walkedBy(asides, at("blue", 1)), ["walk-red@OP2", "walk-blue@OP1"]);
  assert.deepEqual(walkedBy(asides, at("red", 0)), ["walk-red@reserve"]);
});

test("visitors are counted by colour and point, and tokens have a holder", () => {
  const mine = { ...zoo(), visitors: { red: [2, 2, 5] }, bonus_tokens: ["red"] };
  assert.equal(standing(mine, "red", 2), 2);
  assert.equal(standing(mine, "blue", 2), 0);
  assert.equal(holderOf({ zoos: [mine] } as unknown as View, "red"), 0);
  assert.equal(holderOf({ zoos: [mine] } as unknown as View, "blue"), null);
});
