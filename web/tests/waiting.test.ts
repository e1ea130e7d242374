import assert from "node:assert/strict";
import { test } from "node:test";
import { waiting } from "../src/games/loretto/options";
import type { TruckView } from "../src/games/loretto/things";
import type { Choice } from "../src/lib/protocol";

const place = (tile: string, place: string): Choice => ({
  key: `${tile}@${place}`,
  about: { kind: "place", tile, place },
  label: { key: tile, args: {} },
  irreversible: false,
});
const truck = (number: number, tiles: string[], taken_by: number | null = null): TruckView => ({
  number,
  places: 3,
  tiles,
  taken_by,
});
const OPTIONS = [place("camel", "E4"), place("panda", "E4"), place("panda", "barn")];

test("of equal tiles on the truck that is unloaded each one waits", () => {
  const trucks = [truck(1, ["panda", "panda"]), truck(2, [], 1), truck(3, ["camel", "panda", "panda"], 0)];
  assert.deepEqual(waiting(OPTIONS, trucks), ["camel", "panda", "panda"]);
});

test("a tile that was bought or born waits alone", () => {
  assert.deepEqual(waiting(OPTIONS.slice(1), [truck(1, ["panda", "panda"])]), ["panda"]);
});
