import assert from "node:assert/strict";
import { test } from "node:test";
import type { EventInfo, Text } from "../src/lib/protocol";
import { lessonAt, TOPICS, type Moment } from "../src/games/sanctuary/guide/lesson";

const text = (key: string, args: Record<string, unknown> = {}): Text => ({ key, args });
const player = (seat: number): Text => text("kernel.player", { seat });
const event = (name: string, seat: number, args: Record<string, unknown> = {}): EventInfo => ({
  pick: 0,
  text: text(`sanctuary.event.${name}`, { player: player(seat), ...args }),
});
const isBuilding = (tile: Text): boolean => tile.key.endsWith("library");
const asked = (prompt: string, part: Partial<Moment> = {}): Moment => ({
  seat: 0,
  events: [],
  prompt,
  playable: [],
  arrows: 0,
  isBuilding,
  canEndTurn: false,
  ...part,
});

test("a first turn takes a tile, and plays it where it can be played", () => {
  assert.equal(lessonAt(asked("take_in_reach")).subject, "take");
  const lesson = lessonAt(asked("action", { playable: ["goat"] }));
  assert.equal(lesson.subject, "play");
  assert.ok(lesson.lit[0].includes("goat"));
  assert.equal(lessonAt(asked("action")).subject, "gain");
});

test("what the others do is not learnt by me", () => {
  assert.deepEqual(lessonAt(asked("wait", { events: [event("takes", 1)] })).done, []);
  assert.deepEqual(lessonAt(asked("wait", { events: [event("takes", 0)] })).done, ["take"]);
});

test("after the first action the row is looked at", () => {
  const goat = text("sanctuary.tile.goat");
  const events = [event("takes", 0), event("acts", 0), event("plays", 0, { tile: goat })];
  assert.equal(lessonAt(asked("action", { events, playable: ["sheep"] })).subject, "row");
});

test("a tile with arrows speaks of open areas", () => {
  assert.equal(lessonAt(asked("space", { arrows: 1 })).subject, "area");
  assert.equal(lessonAt(asked("space")).subject, "play");
  assert.equal(lessonAt(asked("face_down")).subject, "area");
});

test("a building is another topic than an animal, and taking by an action is gaining", () => {
  const library = event("plays", 0, { tile: text("sanctuary.tile.library") });
  const lesson = lessonAt(asked("wait", { events: [event("acts", 0), event("takes", 0), library] }));
  assert.deepEqual(lesson.done, ["take", "gain", "building"]);
});

test("with everything learnt the guide has nothing more to say", () => {
  const goat = event("plays", 0, { tile: text("sanctuary.tile.goat") });
  const library = event("plays", 0, { tile: text("sanctuary.tile.library") });
  const names = ["takes", "acts", "draws", "acts", "lays_down", "supports", "upgrades"];
  const events = [...names.map((name) => event(name, 0)), goat, library];
  const lesson = lessonAt(asked("action", { events }));
  assert.deepEqual([lesson.subject, lesson.done], ["over", [...TOPICS]]);
  assert.equal(lessonAt(asked("wait", { events, canEndTurn: true })).subject, "end_turn");
});
