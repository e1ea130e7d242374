import assert from "node:assert/strict";
import { test } from "node:test";
import { cardOf, iconsOf, type Card } from "../src/games/ark_nova/printed";
import { priceOf } from "../src/games/ark_nova/extra";
import { moved, NO_FILTER, passes, sorted } from "../src/games/ark_nova/filters";
import { standingBy } from "../src/games/ark_nova/standing";
import type { ZooView } from "../src/games/ark_nova/things";
import type { Text } from "../src/lib/protocol";
import type { TableConnection } from "../src/lib/table.svelte";

const card = (key: string): Card => {
  const found = cardOf(key);
  if (!found) throw new Error(`no card ${key}`);
  return found;
};
const obstacle = (name: string, args: Record<string, unknown> = {}) => ({ key: `ark_nova.obstacle.${name}`, args });
const said = (obstacles: Text[] | undefined) => ({ obstacles, helping: [] });
const same = (key: string): string => key;

// --- facts ---

test("a card adds the icons of its corner and those of the terrain it lies beside", () => {
  assert.deepEqual(iconsOf(card("leopard")), ["predator", "africa", "rock"]);
  assert.deepEqual(iconsOf(card("africa")), []);
});

// --- prices ---

test("a card costs what the action in progress says, if it asks for an animal", () => {
  const lower = { printed: 8, now: 6, folder: 0, parts: [] };
  const zoo = { seat: 0, prices: { fennec_fox: lower } } as unknown as ZooView;
  const asking = (prices: object | null, reasoned = 7) =>
    ({ position: { number: 7, seat: 0 }, reasoned, extra: { prices } }) as unknown as TableConnection;
  assert.equal(priceOf(undefined, zoo, "fennec_fox"), lower);
  assert.equal(priceOf(asking(null), zoo, "fennec_fox"), lower);
  assert.equal(priceOf(asking({}), zoo, "fennec_fox"), undefined); // what is printed
  assert.equal(priceOf(asking({}, 6), zoo, "fennec_fox"), lower); // that was another question
  assert.equal(priceOf(asking({}), { ...zoo, seat: 1 }, "fennec_fox"), lower);
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

test("a card passes by what the server says it adds to", () => {
  const told = { obstacles: [], helping: ["project"] };
  assert.ok(passes(card("lion"), { ...NO_FILTER, project: true }, told));
  assert.ok(!passes(card("lion"), { ...NO_FILTER, final: true }, told));
});

test("affordable is what the server does not call too dear, and nothing it has not spoken of", () => {
  const filter = { ...NO_FILTER, affordable: true };
  assert.ok(passes(card("lion"), filter, said([])));
  assert.ok(passes(card("lion"), filter, said([obstacle("kiosk")])));
  assert.ok(!passes(card("lion"), filter, said([obstacle("costs", { needed: 16, there: 3 })])));
  assert.ok(!passes(card("lion"), filter, said(undefined)));
});

test("sizes and kinds narrow each other", () => {
  assert.ok(passes(card("lion"), { ...NO_FILTER, size: "large", continent: "africa" }, said(undefined)));
  assert.ok(!passes(card("lion"), { ...NO_FILTER, size: "4", icon: "bird" }, said(undefined)));
  assert.ok(!passes(card("science_lab"), { ...NO_FILTER, size: "small" }, said(undefined)));
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
