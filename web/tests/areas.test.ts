import assert from "node:assert/strict";
import { test } from "node:test";
import { areasOf, completedBy, isDone } from "../src/games/ark_nova/map/areas";
import { SPACES, centre } from "../src/games/ark_nova/map/hexes";
import { box } from "../src/games/ark_nova/printed";
import type { ZooView } from "../src/games/ark_nova/things";

const north = box.maps["13"].features.north;
const zooOn = (map: string, covered: string[], areas: string[] = []): ZooView =>
  ({ map, areas, buildings: covered.map((space) => ({ kind: "size_1", spaces: [space] })) }) as unknown as ZooView;

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

test("a ghost completes an area when it covers the last spaces of it", () => {
  const rest = north.slice(1);
  assert.deepEqual(
    completedBy(zooOn("13", rest), [north[0]]).map(({ name }) => name),
    ["north"],
  );
  assert.deepEqual(completedBy(zooOn("13", rest.slice(1)), [north[0]]), []);
  assert.deepEqual(completedBy(zooOn("13", rest, ["north"]), [north[0]]), []);
  assert.deepEqual(completedBy(zooOn("9", SPACES.slice(1)), [SPACES[0]]), []);
});

test("a continent is done when its marker is gone", () => {
  const [africa] = areasOf("9").filter(({ name }) => name === "africa");
  assert.equal(isDone({ areas: ["africa"] }, africa), true);
  assert.equal(isDone({ areas: [] }, africa), false);
});
