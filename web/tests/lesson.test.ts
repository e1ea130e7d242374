// The guided first game of Zooloretto: each step is done by a deed, and the guide says what to do now.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lessonAt, STEPS, type Moment } from "../src/games/zooloretto/guide/lesson";
import type { View } from "../src/games/zooloretto/things";
import type { EventInfo } from "../src/lib/protocol";
import { zoo } from "./zoos";

const did = (name: string, seat = 0): EventInfo =>
  ({
    text: { key: `zooloretto.event.${name}`, args: { player: { key: "kernel.player", args: { seat } } } },
  }) as unknown as EventInfo;
const moment = (events: EventInfo[], more: Partial<Moment> = {}, homes: Record<string, string> = {}): Moment => ({
  seat: 0,
  view: { zoos: [zoo(homes), zoo()], trucks: [], last_round: false, over: false } as unknown as View,
  events,
  phase: "turn",
  laid: false,
  skipped: [],
  ...more,
});

test("the first step is the tile that has drawn itself", () => {
  const { step, doing, lit } = lessonAt(moment([did("drawn")], { phase: "load" }));
  assert.deepEqual([step, doing, lit], ["load", "load", "trucks"]);
});

test("what the others do is no deed of mine", () => {
  assert.equal(lessonAt(moment([did("loaded", 1)])).step, "load");
});

test("each deed leads to the next step", () => {
  const deeds = ["loaded", "loaded", "took", "placed"].map((name) => did(name));
  const steps = deeds.map((_, index) => lessonAt(moment(deeds.slice(0, index + 1))).step);
  assert.deepEqual(steps, ["draw", "take", "home", "money"]);
});

test("an enclosure with one free space is full enough", () => {
  const deeds = ["loaded", "loaded", "took", "placed", "bought"].map((name) => did(name));
  assert.equal(lessonAt(moment(deeds)).step, "full");
  assert.equal(lessonAt(moment(deeds, {}, { E4: "panda panda panda" })).step, "end");
});

test("a laid-out truck asks to be confirmed, and others are waited for", () => {
  const deeds = [did("loaded"), did("loaded")];
  assert.equal(lessonAt(moment(deeds, { laid: true })).doing, "confirm");
  assert.equal(lessonAt(moment(deeds, { phase: "wait" })).doing, "wait");
});

test("skipped steps do not come back, and the lesson ends", () => {
  assert.equal(lessonAt(moment([], { skipped: ["load"] })).step, "draw");
  assert.equal(lessonAt(moment([], { skipped: [...STEPS] })).step, null);
});
