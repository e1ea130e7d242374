// Numbers stay on the line of their words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { bound } from "../src/lib/bound";

const shown = (text: string): string => bound(text).replaceAll("\u00a0", "_");

test("a number keeps to the word before it, or to the one it counts", () => {
  assert.equal(shown("Greedy 2 takes truck 3: coin"), "Greedy_2 takes truck_3: coin");
  assert.equal(shown("Leopard: voll · +1 Münze"), "Leopard: voll · +1_Münze");
  assert.equal(shown("10 tokens left, then 6, 6"), "10_tokens left, then_6, 6");
});

test("how many of how many stays in one line", () => {
  assert.equal(shown("Orcas: 2 of 5"), "Orcas: 2_of_5");
  assert.equal(shown("Känguru: 3 von 6 · Panda: 1 von 4"), "Känguru: 3_von_6 · Panda: 1_von_4");
});

test("the sign of a sex stays with its animal", () => {
  assert.equal(shown("leopard → barn, zebra ♀ → barn"), "leopard → barn, zebra_♀ → barn");
});

test("a number and a long word may be parted", () => {
  assert.equal(shown("6 Möglichkeiten"), "6 Möglichkeiten");
});
