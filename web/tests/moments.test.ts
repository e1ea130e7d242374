import assert from "node:assert/strict";
import { test } from "node:test";
import type { Moment } from "../src/lib/protocol";
import { isChange, Moments } from "../src/pages/replay/moments.svelte";

const moment = (view: Record<string, unknown>, events = 0): Moment =>
  ({ view, events: Array.from({ length: events }, () => ({ pick: 1, text: { key: "told", args: {} } })) }) as unknown as Moment;

test("a step where nothing happens and nothing moves is no change", () => {
  assert.equal(isChange(moment({ money: 3 }), moment({ money: 3 })), false);
  assert.equal(isChange(moment({ money: 3 }), moment({ money: 4 })), true);
  assert.equal(isChange(moment({ money: 3 }), moment({ money: 3 }, 1)), true);
});

test("a replay passes over steps without a change, forward and back, and stays at its ends", async () => {
  const money = [3, 3, 3, 4, 4];
  const told = (number: number): Moment => ({ ...moment({ money: money[number] }), number, last: 4, turns: [0], rounds: [] });
  const fetch = (path: string) => Promise.resolve(new Response(JSON.stringify(told(Number(path.split("/").at(-1))))));
  Object.assign(globalThis, { fetch });
  const moments = new Moments("game");
  await moments.begin(false);
  for (const [from, step, to] of [
    [0, 1, 3],
    [3, 1, 4],
    [4, 1, 4],
    [4, -1, 2],
    [2, -1, 0],
  ] as const) {
    moments.go(from);
    assert.equal(await moments.towards(step), to);
  }
});
