import assert from "node:assert/strict";
import { test } from "node:test";
import { lightOf, lightsSomething, litOnTruck, litSlots } from "../src/games/zooloretto/light";
import { placeText, speciesText, tileOf, tileText } from "../src/games/zooloretto/things";
import type { EventInfo } from "../src/lib/protocol";
import { zoo } from "./zoos";

const ADA = { key: "kernel.player", args: { seat: 0 } };
const event = (kind: string, args: Record<string, unknown>): EventInfo => ({
  pick: 1,
  text: { key: `zooloretto.event.${kind}`, args: { player: ADA, ...args } },
});
const placed = (tile: string, place: string) => event("placed", { tile: tileText(tile), place: placeText(place) });
const slots = (...of: Parameters<typeof litSlots>): string[] => [...litSlots(...of)].sort();

test("a text leads back to its tile", () => {
  for (const tile of ["panda", "panda-male", "panda-female-bred", "panda-offspring", "stall_b", "coin"]) {
    assert.equal(tileOf(tileText(tile)), tile);
  }
});

test("of several equal tiles the newest is lit, and each of two placements lights one", () => {
  const home = zoo({ E5: "panda panda panda" });
  assert.deepEqual(slots(home, lightOf([placed("panda", "E5")])), ["E5#2"]);
  assert.deepEqual(slots(home, lightOf([placed("panda", "E5"), placed("panda", "E5")])), ["E5#1", "E5#2"]);
});

test("a tile that has bred since is still that tile", () => {
  assert.deepEqual(slots(zoo({ E5: "panda-male-bred" }), lightOf([placed("panda-male", "E5")])), ["E5#0"]);
});

test("stalls, offspring and what lies in the barn are lit", () => {
  const born = event("born", { species: speciesText("panda"), place: placeText("barn") });
  const light = lightOf([placed("stall_a", "E4"), born]);
  assert.deepEqual(slots(zoo({ E4: "stall_a", barn: "camel panda-offspring" }), light), ["E4.stall#0", "barn#1"]);
});

test("an exchange lights both groups where they lie now", () => {
  const exchanged = event("exchanged", {
    one: speciesText("panda"),
    first: placeText("E5"),
    other: speciesText("camel"),
    second: placeText("barn"),
  });
  assert.deepEqual(slots(zoo({ E5: "camel camel", barn: "panda zebra" }), lightOf([exchanged])), ["E5#0", "E5#1", "barn#0"]);
});

test("another zoo stays dark", () => {
  assert.deepEqual(slots({ ...zoo({ E5: "panda" }), seat: 1 }, lightOf([placed("panda", "E5")])), []);
});

test("a tile is lit in hand, then on its truck, and no more when the round is over", () => {
  const drawn = event("drawn", { tile: tileText("panda") });
  const loaded = event("loaded", { tile: tileText("panda"), truck: 2 });
  const truck = { number: 2, places: 3, tiles: ["panda", "panda"], taken_by: null };
  assert.equal(lightOf([drawn]).drawn, "panda");
  assert.equal(lightOf([drawn, loaded]).drawn, null);
  assert.equal(litOnTruck(truck, lightOf([drawn, loaded])), 1);
  assert.equal(litOnTruck(truck, lightOf([drawn, loaded], false)), -1);
});

test("news without a player or a truck light nothing", () => {
  assert.ok(!lightsSomething(lightOf([{ pick: 1, text: { key: "zooloretto.event.last_round", args: {} } }])));
  assert.ok(lightsSomething(lightOf([placed("coin", "money")])));
});
