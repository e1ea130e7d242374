// A space first, then the building: what could stand there, and the choices that lead to it.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Text } from "../src/lib/protocol";
import type { SiteInfo } from "../src/games/ark_nova/protocol";
import { follow } from "../src/games/ark_nova/lodging";
import { countPlans, plansFor, wayToBuild } from "../src/games/ark_nova/sites";

const why = (name: string): Text => ({ key: `ark_nova.obstacle.${name}`, args: {} });
const ROCK = why("terrain"),
  WEAK = why("size"),
  CLOSE = why("kiosk_too_close");

function site(kind: string, action: string | null, obstacles: Text[], here: Text[] = []): SiteInfo {
  const grounds = [
    { obstacles: here, spaces: ["d5"] },
    { obstacles: [ROCK], spaces: ["c4"] },
  ];
  return {
    kind,
    price: 2,
    strength: 1,
    action,
    x_tokens: action === "build+1" ? 1 : 0,
    spots: 1,
    reasons: obstacles,
    obstacles,
    grounds,
  };
}

const SITES = [site("kiosk", "build", [], [CLOSE]), site("size_4", null, [WEAK]), site("size_2", "build+1", [])];

test("what can be built on a space comes first, the others with their reasons", () => {
  const found = plansFor(SITES, "d5");
  assert.deepEqual(
    found?.plans.map(({ kind, can }) => [kind, can]),
    [
      ["size_2", true],
      ["kiosk", false],
      ["size_4", false],
    ],
  );
  assert.deepEqual(
    found?.plans.map(({ obstacles }) => obstacles),
    [[], [CLOSE], [WEAK]],
  );
  assert.equal(countPlans(SITES, "d5"), 1);
});

test("what is wrong with a space for everything is said once", () => {
  const found = plansFor(SITES, "c4");
  assert.deepEqual(found?.obstacles, [ROCK]);
  assert.deepEqual(
    found?.plans.map(({ obstacles }) => obstacles),
    [[], [WEAK], []],
  );
  assert.equal(
    found?.plans.some(({ can }) => can),
    false,
  );
});

test("without sites that is not the question", () => assert.equal(plansFor([], "d5"), null));

test("the way leads through the action, with the X-tokens it needs, unless it is under way", () => {
  const way = wayToBuild(SITES, "size_2");
  assert.deepEqual(
    way.map(({ key }) => key),
    ["build+1", "size_2"],
  );
  assert.deepEqual(
    follow(way, "turn", () => true),
    { pick: "build+1", rest: way.slice(1) },
  );
  assert.deepEqual(
    follow(way.slice(1), "gain_money", () => true),
    { pick: null, rest: way.slice(1) },
  );
  assert.deepEqual(
    wayToBuild([site("size_2", null, [])], "size_2").map(({ key }) => key),
    ["size_2"],
  );
});
