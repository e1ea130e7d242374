// On which panes of a phone a question can be answered: each of them has a dot.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./device";
import { panesOf } from "../src/games/ark_nova/asked";
import type { Choosing } from "../src/games/ark_nova/choosing.svelte";

function panes(prompt: string, cards: string[]): string[] {
  const options = cards.map((card) => ({ key: card, about: { kind: "card", card } }));
  const lying = { zoo: { hand: ["puma"] }, view: { display: ["emu", null] } };
  return panesOf({ decision: {}, prompt, options, ...lying } as unknown as Choosing);
}

test("an animal can be played from the hand, and from the display where some lie there", () => {
  assert.deepEqual(panes("animal", ["puma"]), ["hand"]);
  assert.deepEqual(panes("animal", ["puma", "emu"]), ["hand", "display"]);
});

test("a card of the hand can be sold at the end of a turn", () => {
  assert.deepEqual(panes("end_of_turn", ["puma"]), ["zoo", "hand"]);
});

test("cards that are lifted out of the hand are no longer chosen there", () => {
  assert.deepEqual(panes("hand_limit", ["puma"]), ["zoo"]);
});

test("where nothing is asked, nothing can be answered", () => {
  assert.deepEqual(panesOf({ decision: null, prompt: "wait", options: [], view: null, zoo: null } as unknown as Choosing), []);
});
