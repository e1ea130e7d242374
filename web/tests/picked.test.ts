import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice } from "../src/lib/protocol";
import {
  chosenBy,
  forMoney,
  forOption,
  oneBack,
  ringOfTile,
  withTile,
  type Picked,
  type Spot,
} from "../src/games/loretto/picked";

const option = (key: string, about: Record<string, unknown>): Choice => ({
  key,
  about,
  label: { key, args: {} },
  irreversible: false,
});
const at = (place: string, tile: string, seat = 0): Spot => ({ seat, own: seat === 0, place, tile });

const MOVES = [
  option("panda>E4", { kind: "move", tile: "panda", source: "barn", target: "E4" }),
  option("panda>E6", { kind: "move", tile: "panda", source: "barn", target: "E6" }),
  option("camel>E5", { kind: "move", tile: "camel", source: "barn", target: "E5" }),
];
const EXCHANGES = [
  option("E4-E5", { kind: "exchange", first: "E4", second: "E5" }),
  option("E4-barn", { kind: "exchange", first: "E4", second: "barn", species: "camel" }),
  option("E6-barn", { kind: "exchange", first: "E6", second: "barn", species: "camel" }),
];
const BUYS = [option("buy", { kind: "buy", tile: "zebra", owner: 2 }), option("other", { kind: "buy", tile: "zebra", owner: 1 })];

test("a move is chosen when its tile and its place are", () => {
  const begun = forMoney("move", MOVES);
  assert.deepEqual(begun, { kind: "move", tile: null, source: null, target: null });
  const held = withTile(begun!, MOVES, at("barn", "panda"));
  assert.equal(chosenBy(held, MOVES), null);
  assert.equal(chosenBy({ ...(held as Extract<Picked, { kind: "move" }>), target: "E6" }, MOVES), "panda>E6");
});

test("a tile that can go to one place only is on its way there", () => {
  assert.equal(chosenBy(withTile(forMoney("move", MOVES)!, MOVES, at("barn", "camel")), MOVES), "camel>E5");
});

test("a second click on a tile lets it go", () => {
  const held = withTile(forMoney("move", MOVES)!, MOVES, at("barn", "panda"));
  assert.deepEqual(withTile(held, MOVES, at("barn", "panda")), forMoney("move", MOVES));
});

test("the only way of a money action is picked whole", () => {
  assert.equal(chosenBy(forMoney("move", MOVES.slice(2)), MOVES.slice(2)), "camel>E5");
  assert.equal(forMoney("buy", MOVES), null);
});

test("the second group follows from the first where only one exchange is left", () => {
  const begun = forMoney("exchange", EXCHANGES)!;
  assert.equal(ringOfTile(begun, EXCHANGES, at("barn", "camel")), "can");
  assert.equal(ringOfTile(begun, EXCHANGES, at("barn", "stall_a")), null);
  assert.equal(chosenBy(withTile(begun, EXCHANGES, at("E6", "zebra")), EXCHANGES), "E6-barn");
  const first = withTile(begun, EXCHANGES, at("E4", "panda"));
  assert.equal(ringOfTile(first, EXCHANGES, at("E4", "panda")), "chosen");
  assert.equal(ringOfTile(first, EXCHANGES, at("E6", "zebra")), null);
});

test("a tile is bought out of the barn that was clicked, not out of another one", () => {
  const begun = forMoney("buy", BUYS)!;
  assert.equal(ringOfTile(begun, BUYS, at("barn", "zebra", 0)), null);
  assert.equal(ringOfTile(begun, BUYS, at("E4", "zebra", 1)), null);
  assert.equal(chosenBy(withTile(begun, BUYS, at("barn", "zebra", 1)), BUYS), "other");
});

test("every money action of the list is picked whole", () => {
  for (const each of [...MOVES, ...EXCHANGES, ...BUYS]) {
    const all = [...MOVES, ...EXCHANGES, ...BUYS];
    assert.equal(chosenBy(forOption(each), all), each.key);
  }
});

test("one step back takes away the place, then the tile, then the action", () => {
  const whole = forOption(MOVES[0])!;
  const held = oneBack(whole, MOVES)!;
  assert.deepEqual(held, { kind: "move", tile: "panda", source: "barn", target: null });
  const begun = oneBack(held, MOVES)!;
  assert.deepEqual(begun, forMoney("move", MOVES));
  assert.equal(oneBack(begun, MOVES), null);
});

test("only the animals of a donated enclosure are ringed: its stalls stay", () => {
  const options = [option("E4", { kind: "donate", place: "E4" }), option("E5", { kind: "donate", place: "E5" })];
  const begun = forMoney("donate", options)!;
  assert.equal(ringOfTile(begun, options, at("E4", "zebra")), "can");
  assert.equal(ringOfTile(begun, options, at("E4", "stall_a")), null);
  const chosen = withTile(begun, options, at("E4", "zebra"));
  assert.equal(ringOfTile(chosen, options, at("E4", "zebra")), "chosen");
  assert.equal(ringOfTile(chosen, options, at("E4", "stall_a")), null);
});
