// The board of Ark Nova: targets, turns in the log, and where cards are.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { EventInfo } from "../src/lib/protocol";
import { target } from "../src/games/ark_nova/board/facts";
import { placesOf } from "../src/games/ark_nova/reference/places";
import { gainsOf, sinceLastTurn, turnsOf } from "../src/games/ark_nova/board/turns";
import type { View, ZooView } from "../src/games/ark_nova/things";

const player = (seat: number) => ({ key: "kernel.player", args: { seat } });
const event = (name: string, args: Record<string, unknown> = {}, pick = 0): EventInfo => ({
  pick,
  text: { key: `ark_nova.event.${name}`, args },
});
const zoo = (seat: number, more: Partial<ZooView> = {}): ZooView =>
  ({ seat, animals: [], sponsors: [], icons: {}, partner_zoos: [], ...more }) as ZooView;

test("the target falls by two a point up to ten, then by three", () => {
  assert.deepEqual([0, 1, 10, 11, 20].map(target), [114, 112, 94, 91, 64]);
});

test("the log is cut into turns and breaks, and tells what changed for me meanwhile", () => {
  const events = [
    event("replenished"),
    event("turn", { number: 1, player: player(0) }, 1),
    event("pays", { player: player(0), amount: 4 }, 2),
    event("turn", { number: 2, player: player(1) }, 3),
    event("calls_break", { player: player(1) }, 4),
    event("discards_several", { player: player(1) }, 4),
    event("income", { player: player(0) }, 4),
    event("gains_money", { player: player(0), amount: 7 }, 4),
    event("turn", { number: 3, player: player(0) }, 5),
  ];
  const turns = turnsOf(events);
  assert.deepEqual(
    turns.map((turn) => [turn.kind, turn.events.length]),
    [
      ["set_up", 1],
      ["turn", 1],
      ["turn", 1],
      ["break", 3],
      ["turn", 0],
    ],
  );
  assert.equal(gainsOf(turns[1].events, 0).money, -4);
  const since = sinceLastTurn(turns, [0]);
  assert.deepEqual([since?.turns, since?.gains.money], [1, 7]);
});

test("a card that was named and lies nowhere in sight has been seen; what lies in sight is there", () => {
  const named = (name: string) => ({ key: `ark_nova_cards.animals.${name}`, args: {} });
  const events = [
    event("discards_several", { player: player(1), cards: [named("cheetah"), named("moose")] }),
    event("takes", { player: player(0), card: named("leopard") }),
  ];
  const view = {
    discard_top: null,
    display: ["moose", null],
    base_projects: [],
    projects: [],
    zoos: [zoo(0, { hand: ["leopard"], final_cards: [] }), zoo(1, { hand: [], final_cards: [] })],
  } as unknown as View;
  const places = placesOf(view, [0], events);
  assert.deepEqual(
    ["cheetah", "moose", "leopard", "lion"].map((card) => places.get(card)?.where),
    ["seen", "display", "hand", undefined],
  );
});
