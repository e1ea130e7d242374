import assert from "node:assert/strict";
import { test } from "node:test";
import type { Moment } from "../src/lib/protocol";
import { isChange } from "../src/pages/replay/moments.svelte";

const moment = (view: Record<string, unknown>, events = 0): Moment =>
  ({ view, events: Array.from({ length: events }, () => ({ pick: 1, text: { key: "told", args: {} } })) }) as unknown as Moment;

test("a step where nothing happens and nothing moves is no change", () => {
  assert.equal(isChange(moment({ money: 3 }), moment({ money: 3 })), false);
  assert.equal(isChange(moment({ money: 3 }), moment({ money: 4 })), true);
  assert.equal(isChange(moment({ money: 3 }), moment({ money: 3 }, 1)), true);
});
