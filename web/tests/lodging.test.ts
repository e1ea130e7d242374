// An enclosure first, then the animal: the choices that lead there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { countReady, follow, wayHome } from "../src/games/ark_nova/lodging";

const WAY = wayHome("turn", "animals+1", "lion", "size_4@a1");
const any = () => true;

test("at the beginning of a turn the way leads through the action", () => {
  assert.deepEqual(
    WAY.map(({ key }) => key),
    ["animals+1", "lion", "size_4@a1"],
  );
  assert.deepEqual(
    wayHome("animal", "animals", "lion", "size_4@a1").map(({ key }) => key),
    ["lion", "size_4@a1"],
  );
});

test("each choice is taken when it is asked for", () => {
  const first = follow(WAY, "turn", any);
  const second = follow(first.rest, "animal", any);
  const third = follow(second.rest, "home", any);
  assert.deepEqual([first.pick, second.pick, third.pick, third.rest], ["animals+1", "lion", "size_4@a1", []]);
});

test("an only animal is not asked for", () => {
  assert.deepEqual(follow(WAY.slice(1), "home", any), { pick: "size_4@a1", rest: [] });
});

test("what is asked before the animal is the player's to answer, and the way goes on", () => {
  assert.deepEqual(follow(WAY.slice(1), "gain_reputation", any), { pick: null, rest: WAY.slice(1) });
});

test("the way ends where its animal has moved in, where it cannot be gone any more, and with the turn", () => {
  const none = { pick: null, rest: [] };
  assert.deepEqual(follow(WAY.slice(2), "resolve_next", any), none);
  assert.deepEqual(
    follow(WAY.slice(1), "animal", () => false),
    none,
  );
  assert.deepEqual(follow(WAY.slice(1), "turn", any), none);
  assert.deepEqual(follow(WAY.slice(1), "wait", any), none);
});

test("those are counted who can move in now", () => {
  const lodger = (card: string, obstacles: string[]) => ({
    card,
    price: 1,
    left: 0,
    fits: true,
    obstacles: obstacles.map((key) => ({ key, args: {} })),
  });
  assert.equal(countReady([lodger("lion", []), lodger("tiger", ["ark_nova.obstacle.costs"])]), 1);
});
