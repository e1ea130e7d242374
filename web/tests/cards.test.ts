import assert from "node:assert/strict";
import { test } from "node:test";
import { cardOf, iconsOf, type Card } from "../src/games/ark_nova/printed";
import { fitsFinal, fitsProject, moved, NO_FILTER, passes, sorted } from "../src/games/ark_nova/filters";
import { standingBy } from "../src/games/ark_nova/standing";
import type { View, ZooView } from "../src/games/ark_nova/things";

const card = (key: string): Card => {
  const found = cardOf(key);
  if (!found) throw new Error(`no card ${key}`);
  return found;
};
const zoo = (more: Partial<ZooView> = {}): ZooView =>
  ({ icons: {}, final_cards: [], hand: [], looking_at: [], final_choice: [], ...more }) as unknown as ZooView;
const view = (more: Partial<View> = {}): View =>
  ({ base_projects: [], projects: [], display: [], revealed: [], ...more }) as unknown as View;
const project = (name: string): View => view({ base_projects: [{ project: name, cubes: [null, null, null] }] });
const obstacle = (name: string, args: Record<string, unknown> = {}) => ({ key: `ark_nova.obstacle.${name}`, args });
const same = (key: string): string => key;

// --- facts ---

test("a card adds the icons of its corner and those of the terrain it lies beside", () => {
  assert.deepEqual(iconsOf(card("leopard")), ["predator", "africa", "rock"]);
  assert.deepEqual(iconsOf(card("africa")), []);
});

// --- marks ---

test("nothing in the way is playable, one thing is a step away, more is blocked", () => {
  assert.equal(standingBy([]), "ok");
  assert.equal(standingBy([obstacle("costs", { needed: 20, there: 5 })]), "near");
  assert.equal(standingBy([obstacle("icons", { needed: 3, there: 2 })]), "near");
  assert.equal(standingBy([obstacle("icons", { needed: 3, there: 1 })]), "no");
  assert.equal(standingBy([obstacle("kiosk"), obstacle("university")]), "no");
});

// --- filters ---

test("a card fits a project that counts one of its icons", () => {
  assert.ok(fitsProject(card("lion"), project("predators"), zoo()));
  assert.ok(!fitsProject(card("lion"), project("birds"), zoo()));
});

test("a project of different kinds is fitted by a kind that is new in the zoo", () => {
  assert.ok(fitsProject(card("lion"), project("habitat_diversity"), zoo()));
  assert.ok(!fitsProject(card("lion"), project("habitat_diversity"), zoo({ icons: { africa: 1 } })));
});

test("final scoring cards are fitted by what they count", () => {
  assert.ok(fitsFinal(card("lion"), zoo({ final_cards: ["large_animal_zoo"] })));
  assert.ok(!fitsFinal(card("caracal"), zoo({ final_cards: ["large_animal_zoo"] })));
  assert.ok(fitsFinal(card("science_lab"), zoo({ final_cards: ["research_zoo"] })));
  assert.ok(!fitsFinal(card("lion"), zoo({ final_cards: [null] })));
});

test("affordable is what the server does not call too dear, and nothing it has not spoken of", () => {
  const filter = { ...NO_FILTER, affordable: true };
  assert.ok(passes(card("lion"), filter, view(), zoo(), []));
  assert.ok(passes(card("lion"), filter, view(), zoo(), [obstacle("kiosk")]));
  assert.ok(!passes(card("lion"), filter, view(), zoo(), [obstacle("costs", { needed: 16, there: 3 })]));
  assert.ok(!passes(card("lion"), filter, view(), zoo(), undefined));
});

test("sizes and kinds narrow each other", () => {
  assert.ok(passes(card("lion"), { ...NO_FILTER, size: "large", continent: "africa" }, view(), zoo(), undefined));
  assert.ok(!passes(card("lion"), { ...NO_FILTER, size: "4", icon: "bird" }, view(), zoo(), undefined));
  assert.ok(!passes(card("science_lab"), { ...NO_FILTER, size: "small" }, view(), zoo(), undefined));
});

// --- order ---

test("a hand is sorted without losing the order of equals", () => {
  assert.deepEqual(sorted(["lion", "science_lab", "caracal"], "cost", [], same), ["science_lab", "caracal", "lion"]);
  assert.deepEqual(sorted(["science_lab", "lion", "caracal"], "kind", [], same), ["lion", "caracal", "science_lab"]);
  assert.deepEqual(sorted(["b", "a"], "name", [], same), ["a", "b"]);
});

test("cards that the own order does not know come last", () => {
  assert.deepEqual(sorted(["x", "lion", "caracal"], "manual", ["caracal", "lion"], same), ["caracal", "lion", "x"]);
});

test("a card is moved before another, or to the end", () => {
  assert.deepEqual(moved(["a", "b", "c"], "c", "a"), ["c", "a", "b"]);
  assert.deepEqual(moved(["a", "b", "c"], "a", null), ["b", "c", "a"]);
  assert.deepEqual(moved(["a", "b"], "a", "a"), ["a", "b"]);
});
