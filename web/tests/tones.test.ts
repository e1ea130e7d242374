// The bars of a result: each source of points is drawn in a way of its own.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { game as aquaretto } from "../src/games/aquaretto/index";
import { game as sanctuary } from "../src/games/sanctuary/index";
import { game as zooloretto } from "../src/games/zooloretto/index";
import { game as both } from "../src/games/zooloretto_aquaretto/index";

const style = readFileSync(new URL("../src/lib/charts/StackedBars.svelte", import.meta.url), "utf-8");

for (const [name, { sources = [] }] of Object.entries({ zooloretto, aquaretto, both, sanctuary }))
  test(`no two sources of ${name} look alike`, () => {
    const tones = sources.map(({ tone }) => tone);
    assert.ok(tones.length > 5);
    assert.deepEqual(
      tones.filter((tone, index) => tones.indexOf(tone) !== index || !style.includes(`.${tone} {`)),
      [],
    );
  });
