// A turn of Ark Nova in few words.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./device";
import { deeds, doneTurns, inShort } from "../src/games/ark_nova/board/telling";
import { turnsOf } from "../src/games/ark_nova/board/turns";
import type { EventInfo, Text } from "../src/lib/protocol";
import { words } from "../src/lib/words.svelte";

const did = "ark_nova_web_board.did";
const phrases = {
  "ark_nova.action_card.cards": "Cards",
  "ark_nova_cards.animals.koala": "Koala",
  "ark_nova_cards.animals.emu": "Emu",
  "ark_nova_web_board.log.acts": "{actions}: ",
  [`${did}.takes`]: "takes {card}",
  [`${did}.draws`]: "draws {cards}",
  [`${did}.reputation`]: "reputation",
};

const answer = { ok: true, json: () => Promise.resolve(phrases) };
Object.assign(globalThis, { document: { documentElement: {} }, fetch: () => Promise.resolve(answer) });
await words.start();

const text = (key: string, args: Record<string, unknown> = {}): Text => ({ key, args });
const happened = (name: string, args: Record<string, unknown>, seat = 0): EventInfo => ({
  pick: 1,
  text: text(`ark_nova.event.${name}`, { player: text("kernel.player", { seat }), ...args }),
});
const card = (name: string) => text(`ark_nova_cards.animals.${name}`);
const EVENTS = [
  happened("turn", { number: 1 }),
  happened("action", { card: text("ark_nova.action_card.cards"), strength: 5 }),
  happened("takes", { card: card("koala") }),
  happened("takes", { card: card("emu") }),
  happened("draws", { cards: 1 }),
  happened("draws", { cards: 2 }),
  happened("task", { task: text("ark_nova.task.reputation") }),
  happened("draws", { cards: 4 }),
  happened("turn", { number: 2 }, 1),
];

test("the same done several times in a row is told once", () => {
  const { done } = deeds(turnsOf(EVENTS)[0], []);
  const told = done.map((pieces) => pieces.map(({ text }) => text).join(""));
  assert.deepEqual(told, ["takes Koala, Emu", "draws 3", "reputation", "draws 4"]);
  assert.deepEqual(done[0].map((piece) => piece.card).filter(Boolean), ["koala", "emu"]);
});

test("in short it has what has room, and dots for the rest", () => {
  const [{ told }, ...others] = doneTurns(turnsOf(EVENTS), []);
  assert.equal(inShort(told, 80), "Cards\u00a05: takes Koala, Emu, draws 3, reputation, draws 4");
  assert.equal(inShort(told, 36), "Cards\u00a05: takes Koala, Emu, draws 3, …");
  assert.equal(inShort(told, 0), "Cards\u00a05: takes Koala, Emu, …");
  assert.deepEqual(others, []); // the next player has done nothing yet
});
