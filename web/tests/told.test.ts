// Pages show what the server tells, even where it would not follow from what lies there.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./device";
import { render } from "svelte/server";
import { allCards, box, type Card } from "../src/games/ark_nova/box";
import { Placing } from "../src/games/ark_nova/map/placing.svelte";
import { contacts, groundOf } from "../src/games/ark_nova/map/ground";
import { neighbours } from "../src/games/ark_nova/map/hexes";
import type { Laid } from "../src/games/ark_nova/map/turning";
import type { Choosing } from "../src/games/ark_nova/choosing.svelte";
import type { SpotInfo } from "../src/games/ark_nova/protocol";
import { conditionsOf, isPeaceful } from "../src/games/ark_nova/texts";
import type { View as ArkNovaView, ZooView as ArkNovaZoo } from "../src/games/ark_nova/things";
import Barn from "../src/games/zooloretto/Barn.svelte";
import Enclosure from "../src/games/zooloretto/Enclosure.svelte";
import Visitors from "../src/games/zooloretto/Visitors.svelte";
import type { EnclosureView, View } from "../src/games/zooloretto/things";
import { words } from "../src/lib/words.svelte";
import { zoo } from "./zoos";

const board = { spaces: 4, stall_spaces: 2, coin_bonus: 1, steps: { full: 50, one_free: 40 } };
const view = { boards: { E4: board } } as unknown as View;

function drawn(tiles: string, told: Partial<EnclosureView>, ghosts: Record<string, number> = {}): string {
  const enclosure = { ...zoo({ E4: tiles }).enclosures[1], ...told };
  return render(Enclosure, { props: { enclosure, view, place: "E4", seat: 0, ghosts } }).body;
}

const reached = (page: string): string[] =>
  [...page.matchAll(/<li class="[^"]*\bon\b[^"]*"><b[^>]*>([^<]*)/g)].map(([, value]) => value);

test("the step of points that is told is marked", () => {
  assert.deepEqual(reached(drawn("panda", { step: "full" })), ["50"]);
  assert.deepEqual(reached(drawn("panda panda panda panda", { step: "one_free" })), ["40"]);
  assert.deepEqual(reached(drawn("panda panda panda panda", { step: null })), []);
});

test("that a stall is missing is said where the server tells so", () => {
  const note = "zooloretto_web.enclosure.no_stall";
  assert.ok(drawn("panda", { lacks_stall: true }, { "E4#0": 0 }).includes(note));
  assert.ok(!drawn("panda", { lacks_stall: false }, { "E4#0": 0 }).includes(note));
});

test("a path is as long as the server tells, and a token worth as much", () => {
  const path = { points: 7, jungle_from: 6, token: 9 };
  const table = { path, reserve: {}, zoos: [] } as unknown as View;
  const guests = { ...zoo(), visitors: { red: [2] }, bonus_tokens: [] };
  const page = render(Visitors, { props: { view: table, zoo: guests, now: guests } }).body;
  assert.equal(page.match(/\bwild\b/g)?.length, 4); // two points, in the head and in the lane
  assert.ok(page.includes("+9"));
});

test("species and stalls are counted by the server", () => {
  const said: Record<string, unknown>[] = [];
  const say = words.t.bind(words);
  words.t = (key, args = {}) => {
    if (key.startsWith("zooloretto_web.barn.") || key === "zooloretto_web.sum.stalls") said.push({ key, ...args });
    return say(key, args);
  };
  const points = { stalls: 0, barn_species: 0, barn_stalls: 0 };
  const counted = { ...zoo({ barn: "panda" }), points, kinds: { stalls: 5, barn_species: 6, barn_stalls: 7 } };
  assert.ok(render(Barn, { props: { zoo: counted } }).body);
  words.t = say;
  const count = (key: string) => said.find((each) => each.key === `zooloretto_web.${key}`)?.count;
  assert.deepEqual([count("sum.stalls"), count("barn.species"), count("barn.stalls")], [5, 6, 7]);
});

/** The numbers that the conditions of a card say I have. */
function counted(card: Card, zoo: Record<string, unknown>): unknown[] {
  const said: unknown[] = [];
  const say = words.t.bind(words);
  words.t = (key, args = {}) => {
    if (key === "ark_nova_web_cards.you_have") said.push(args.number);
    return say(key, args);
  };
  conditionsOf(card, zoo as unknown as ArkNovaZoo);
  words.t = say;
  return said;
}

test("a kiosk is counted by the server, and whether abilities are peaceful is told", () => {
  const card = allCards().find((each) => each.kind === "sponsor" && each.requires.includes("kiosk"))!;
  assert.ok(counted(card, { kiosks: 4, buildings: [], icons: {} }).includes(4));
  assert.equal(isPeaceful({ peaceful: true, zoos: [1, 2] } as unknown as ArkNovaView), true);
  assert.equal(isPeaceful({ peaceful: false, zoos: [1] } as unknown as ArkNovaView), false);
});

test("which partner zoos an animal counts is left to the server", () => {
  const leopard = allCards().find(({ name }) => name === "leopard")!;
  assert.deepEqual(counted(leopard, { partner_zoos: ["asia", "africa"] }), []);
});

test("a ghost gains and touches what the server tells of its spot", () => {
  const [space] = Object.keys(box.maps["0"].bonuses);
  const [area] = Object.keys(box.maps["13"].area_bonuses);
  const laid = { key: space, spaces: [space] } as unknown as Laid;
  const gained = (map: string, told: Partial<SpotInfo>) => {
    const connection = { extra: { spots: { [space]: { bonuses: {}, areas: [], beside: [], ...told } } } };
    const placing = new Placing(
      () => ({ connection }) as unknown as Choosing,
      () => ({ map, buildings: [] }) as unknown as ArkNovaZoo,
    );
    return [...placing.covering(laid), ...placing.completing(laid)].map((gain) => [gain.space, gain.times]);
  };
  assert.deepEqual(gained("0", {}), []);
  assert.deepEqual(gained("0", { bonuses: { [space]: 2 } }), [[space, 2]]);
  assert.deepEqual(gained("13", { areas: [area] }), [[area, 1]]);
});

test("a ghost touches the rock and water that the server names", () => {
  const [rock] = groundOf("0").filter(({ terrain }) => terrain === "rock");
  const [beside] = neighbours(rock.name);
  assert.deepEqual(contacts("0", [beside], [rock.name]), [{ from: beside, to: rock.name, terrain: "rock" }]);
  assert.deepEqual(contacts("0", [beside], []), []);
});
