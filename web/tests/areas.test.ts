import assert from "node:assert/strict";
import { test } from "node:test";
import { areasOf, isDone } from "../src/games/ark_nova/map/areas";
import { SPACES, centre } from "../src/games/ark_nova/map/hexes";
import { box } from "../src/games/ark_nova/printed";

test("only the maps of continents and of the drawing board have areas", () => {
  const maps = Object.keys(box.maps).filter((map) => areasOf(map).length);
  assert.deepEqual(maps.sort(), ["13", "9"]);
  assert.deepEqual(
    areasOf("9").map(({ bonus }) => bonus),
    [null, null, null, null, null],
  );
  assert.deepEqual(
    areasOf("13")
      .map(({ name, bonus }) => `${name} ${bonus?.kind}`)
      .sort(),
    ["east appeal", "north money", "south reputation", "west hunter"],
  );
});

test("the sign of an area lies on a corner of one of its spaces, and no two signs meet", () => {
  for (const map of ["9", "13"]) {
    const areas = areasOf(map);
    for (const { at, spaces } of areas) {
      const near = SPACES.filter((space) => Math.hypot(centre(space).x - at.x, centre(space).y - at.y) < 31);
      assert.ok(near.some((space) => spaces.includes(space)));
      assert.ok(areas.every((other) => other.at === at || Math.hypot(other.at.x - at.x, other.at.y - at.y) > 40));
    }
  }
});

test("a continent is done when its marker is gone", () => {
  const [africa] = areasOf("9").filter(({ name }) => name === "africa");
  assert.equal(isDone({ areas: ["africa"] }, africa), true);
  assert.equal(isDone({ areas: [] }, africa), false);
});
