import assert from "node:assert/strict";
import { test } from "node:test";
import {
  SIDE,
  SPACES,
  axial,
  centre,
  heart,
  hexagon,
  middle,
  neighbours,
  nextOf,
  outline,
  spaceAt,
  spaceOf,
  walk,
} from "../src/games/ark_nova/map/hexes";
import { Turning, lay, turned } from "../src/games/ark_nova/map/turning";

const SIZE_2 = [
  [0, 0],
  [0, 1],
] as const;
const SIZE_3 = [
  [0, 0],
  [0, 1],
  [1, 0],
] as const;
const SIZE_5 = [
  [0, 0],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
] as const;
const PETTING_ZOO = [
  [0, 0],
  [0, 1],
  [1, -1],
] as const;
const everywhere = (cells: typeof SIZE_2 | typeof SIZE_3 | typeof SIZE_5 | typeof PETTING_ZOO) =>
  new Set(SPACES.flatMap((space) => [0, 1, 2, 3, 4, 5].map((turn) => lay(cells, space, turn).key)).filter((key) => key !== null));

test("the map has 58 spaces, six and seven to a column", () => {
  assert.equal(SPACES.length, 58);
  assert.deepEqual(SPACES.slice(0, 8), ["a1", "a2", "a3", "a4", "a5", "a6", "b1", "b2"]);
  for (const space of SPACES) assert.equal(spaceAt(axial(space)), space);
  assert.equal(spaceAt([0, 6]), null);
  assert.equal(spaceAt([9, 0]), null);
});

test("odd columns begin half a hexagon higher", () => {
  assert.ok(centre("b1").y < centre("a1").y && centre("a1").y < centre("b2").y);
  assert.deepEqual(neighbours("a1").sort(), ["a2", "b1", "b2"]);
  assert.deepEqual(neighbours("d4").sort(), ["c3", "c4", "d3", "d5", "e3", "e4"]);
});

test("a point leads to the space that holds it", () => {
  for (const space of SPACES) {
    const { x, y } = centre(space);
    for (const [dx, dy] of [
      [0, 0],
      [0.8, 0],
      [-0.8, 0],
      [0.4, 0.7],
      [-0.4, -0.7],
      [0.4, -0.7],
    ]) {
      assert.equal(spaceOf({ x: x + dx * SIDE, y: y + dy * SIDE }), space);
    }
  }
  assert.equal(spaceOf({ x: -2 * SIDE, y: 0 }), null);
  assert.equal(spaceOf({ x: 0, y: -2 * SIDE }), null);
});

test("Tab goes on from any space to the next that is ringed, and backwards", () => {
  const ringed = ["e3", "b2", "h1"];
  assert.deepEqual(
    [null, "a1", "b2", "e1", "e3", "h1"].map((from) => nextOf(ringed, from, 1)),
    ["b2", "b2", "e3", "e3", "h1", null],
  );
  assert.deepEqual(
    ["i6", "h1", "e4", "b2", "a1", null].map((from) => nextOf(ringed, from, -1)),
    ["h1", "e3", "e3", null, null, null],
  );
});

test("keys walk along the six directions and stop at the edge", () => {
  assert.deepEqual(
    [..."wsqead"].map((key) => walk("d4", key)),
    ["d3", "d5", "c3", "e3", "c4", "e4"],
  );
  assert.equal(walk("a1", "w"), "a1");
  assert.equal(walk("a1", "ArrowLeft"), "a1");
  assert.equal(walk("d4", "r"), null);
  let space = "a3";
  for (let step = 0; step < 8; step++) space = walk(space, "ArrowRight")!;
  assert.equal(space, "i3");
});

test("an outline runs once around, without the edges inside", () => {
  const corners = (path: string) => path.split(/[ML]/).length - 1;
  assert.equal(corners(outline(["d4"])), 6);
  assert.equal(corners(outline(["d4", "d5"])), 10);
  assert.equal(corners(outline(["d4", "d5", "e4"])), 12);
  const ring = outline(neighbours("d4"));
  assert.equal(ring.match(/M/g)?.length, 2); // a ring has an outer and an inner edge
  assert.equal(outline(["a1", "c1"]).match(/M/g)?.length, 2); // two places have two outlines
  assert.equal(hexagon(centre("a1")).split(" ").length, 6);
});

test("an outline drawn in stays inside its hexagon", () => {
  const numbers = outline(["a1"], 3)
    .match(/-?[\d.]+/g)!
    .map(Number);
  const far = numbers.filter((_, index) => index % 2 === 0).map((x, index) => Math.hypot(x, numbers[2 * index + 1]));
  for (const distance of far) assert.ok(Math.abs(distance - (SIDE - 3 / Math.cos(Math.PI / 6))) < 0.1);
});

test("six turns bring a building back, and none turns it over", () => {
  for (const cells of [SIZE_2, SIZE_3, SIZE_5, PETTING_ZOO]) assert.deepEqual(turned(cells, 6), turned(cells, 0));
  assert.deepEqual(turned(SIZE_2, 1), [
    [0, 0],
    [-1, 1],
  ]);
  assert.deepEqual(turned(SIZE_2, -1), turned(SIZE_2, 5));
});

test("a spot is named as the server names it", () => {
  assert.equal(lay(SIZE_3, "b5", 2).key, "a4-a5-b5");
  assert.equal(lay(SIZE_2, "a6", 0).key, null); // a part would lie beside the map
});

test("turning walks through the legal rotations and comes back to the first", () => {
  const turning = new Turning(SIZE_5, everywhere(SIZE_5));
  let laid = turning.nearest("e3", 0);
  const seen = [laid.key];
  for (let step = 0; step < 5; step++) {
    laid = turning.next("e3", laid, 1);
    seen.push(laid.key);
  }
  assert.equal(new Set(seen).size, 6);
  assert.deepEqual(turning.place("e3", laid), [6, 6]);
  assert.equal(turning.next("e3", laid, 1).key, seen[0]);
  assert.equal(turning.next("e3", turning.nearest("e3", 0), -1).key, seen[5]);
  for (const key of seen) assert.ok(key!.split("-").includes("e3"));
});

test("a building turns where it can lie in several ways around a space", () => {
  assert.ok(new Turning(SIZE_2, everywhere(SIZE_2)).turns);
  assert.ok(!new Turning([[0, 0]], SPACES).turns);
  assert.ok(!new Turning(SIZE_2, [lay(SIZE_2, "e3", 1).key!]).turns);
});

test("illegal rotations are left out", () => {
  const legal = [lay(SIZE_5, "e3", 1).key!, lay(SIZE_5, "e3", 4).key!];
  const turning = new Turning(SIZE_5, legal);
  const first = turning.nearest("e3", 0);
  assert.equal(first.turn, 1);
  assert.equal(turning.next("e3", first, 1).turn, 4);
  assert.deepEqual(turning.place("e3", first), [1, 2]);
  assert.deepEqual(
    turning.ringed,
    [...new Set(legal.flatMap((key) => key.split("-")))].sort((a, b) => SPACES.indexOf(a) - SPACES.indexOf(b)),
  );
});

test("a space that a building can only cover by another part lays it there all the same", () => {
  const legal = lay(SIZE_5, "e3", 0);
  const turning = new Turning(SIZE_5, [legal.key!]);
  const other = legal.spaces.find((space) => space !== "e3")!;
  assert.equal(turning.nearest(other, 3).key, legal.key);
  assert.deepEqual(turning.place(other, turning.nearest(other, 3)), [1, 1]);
});

test("a building that looks the same turned by a half has three rotations on a space", () => {
  const straight = [
    [0, 0],
    [0, 1],
    [0, -1],
  ] as const;
  const legal = [0, 1, 2, 3, 4, 5].map((turn) => lay(straight, "e3", turn).key!);
  assert.equal(new Turning(straight, legal).at("e3").length, 3);
  assert.equal(new Turning(SIZE_2, everywhere(SIZE_2)).at("e3").length, 6);
});

test("where nothing is legal the ghost lies as it was turned", () => {
  const laid = new Turning(SIZE_3, []).nearest("e3", 2);
  assert.equal(laid.turn, 2);
  assert.equal(laid.key, lay(SIZE_3, "e3", 2).key);
});

test("every legal spot can be reached from some space", () => {
  for (const cells of [SIZE_2, SIZE_3, SIZE_5, PETTING_ZOO]) {
    const legal = [...everywhere(cells)].filter((_, index) => index % 3 === 0);
    const turning = new Turning(cells, legal);
    const reached = new Set(turning.ringed.flatMap((space) => turning.at(space).map(({ key }) => key)));
    assert.deepEqual([...reached].sort(), [...legal].sort());
  }
});

test("a ghost that is not legal anywhere lies on the map as a whole where it can", () => {
  const turning = new Turning(SIZE_2, []);
  assert.ok([0, 1, 2, 3, 4, 5].some((turn) => lay(SIZE_2, "a1", turn).key === null));
  for (let wish = 0; wish < 6; wish++) assert.ok(turning.nearest("a1", wish).key !== null);
});

test("a picture lies where its building has most room around it", () => {
  assert.deepEqual(heart(["d4", "d5"]), centre("d4")); // never over the narrow place between two
  assert.deepEqual(heart(["d4", "d5", "e4"]), middle(["d4", "d5", "e4"])); // the corner that all three share
  assert.deepEqual(heart(["d4", "e4", "d5", "e5"]), middle(["e4", "d5"])); // the edge inside of a rhombus
  assert.deepEqual(heart(["c4", "d4", "e4"]), centre("d4")); // the middle of a chain
});
