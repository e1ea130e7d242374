// Unloading a truck: everything that would come of it is told by the server, and only drawn here.
import assert from "node:assert/strict";
import { test } from "node:test";
import { bestOf, movedTo } from "../src/games/loretto/plans";
import { outcomeOf } from "../src/games/zooloretto/unloading";
import type { ZooView } from "../src/games/zooloretto/things";
import type { PlanInfo, Text } from "../src/lib/protocol";
import { zoo } from "./zoos";

const named = (key: string): Text => ({ key, args: {} });
const plan = (after: ZooView, steps: string[], more: Partial<PlanInfo> = {}): PlanInfo => ({
  type: "plan",
  number: 1,
  seat: 0,
  key: "take-1",
  wishes: steps,
  picks: ["take-1", ...steps],
  steps: steps.map((key) => ({ key, instead: [] })),
  asides: [],
  refused: [],
  complete: true,
  before: { points: 0, money: 2, offspring: 0 },
  after: { points: 0, money: after.money, offspring: 0 },
  view: { zoos: [after] },
  events: [],
  slips: [],
  ...more,
});

test("every tile that is laid out is the ghost of its step, whatever the order of the steps", () => {
  const after = zoo({ E5: "panda panda stall_a", E4: "zebra" });
  const outcome = outcomeOf(plan(after, ["stall_a@E5", "zebra@E4", "panda@E5"]), zoo({ E5: "panda" }));
  assert.deepEqual(outcome.ghosts, { "E5#1": 2, "E5.stall#0": 0, "E4#0": 1 });
});

test("of equal tiles the last ones are laid out, and those are not the ones that bred meanwhile", () => {
  const before = zoo({ E5: "panda-male panda" });
  const after = zoo({ E5: "panda-male-bred panda panda-female-bred panda-offspring panda" });
  const { ghosts } = outcomeOf(plan(after, ["panda-female@E5", "panda@E5"]), before);
  assert.deepEqual(ghosts, { "E5#2": 0, "E5#3": "born", "E5#4": 1 });
});

test("what is there already does not move in the barn, however the server sorts it", () => {
  const before = zoo({ barn: "camel zebra" });
  const outcome = outcomeOf(plan(zoo({ barn: "camel panda panda-offspring zebra" }), ["panda@barn"]), before);
  assert.deepEqual(outcome.zoo.barn, ["camel", "zebra", "panda", "panda-offspring"]);
  assert.deepEqual(outcome.ghosts, { "barn#2": 0, "barn#3": "born" });
});

test("births and bonuses are those that the server tells of, no others", () => {
  const born = { key: "zooloretto.event.born", args: { species: named("zooloretto.species.panda") } };
  const bonus = { key: "zooloretto.event.bonus", args: { place: named("zooloretto.place.E5"), coins: 1 } };
  const full = zoo({ E5: "panda panda panda panda panda" }, 3);
  const before = zoo({ E5: "panda panda panda panda" });
  const paid = outcomeOf(plan(full, ["panda@E5"], { events: [born, bonus] }), before);
  assert.deepEqual([paid.born, paid.earned, paid.coins], [["panda"], { E5: 1 }, 1]);
  const unpaid = outcomeOf(plan({ ...full, money: 2 }, ["panda@E5"]), before);
  assert.deepEqual([unpaid.born, unpaid.earned, unpaid.coins], [[], {}, 0]);
});

test("a tile is wished elsewhere in its turn, and first where that cannot be granted", () => {
  assert.deepEqual(movedTo(["panda@E5", "camel@E4"], 1, "E5"), [
    ["panda@E5", "camel@E5"],
    ["camel@E5", "panda@E5"],
  ]);
});

test("the first wishes that are granted count; while an answer is missing nothing does", () => {
  const refused = plan(zoo(), ["camel@barn"], { refused: [{ key: "camel@E5", obstacles: [] }] });
  const granted = plan(zoo(), ["camel@E5"]);
  const ways = [["one"], ["other"]];
  const among = (answers: Record<string, PlanInfo>) => bestOf(ways, ([name]) => answers[name] ?? null);
  assert.equal(among({ one: granted }), granted);
  assert.equal(among({ one: refused, other: granted }), granted);
  assert.equal(among({ one: refused, other: refused }), refused);
  assert.equal(among({ one: refused }), null);
  assert.equal(among({ other: granted }), null);
});
