// Where the points of tracks came from, as rows.
import assert from "node:assert/strict";
import { test } from "node:test";
import { originsOf } from "../src/lib/charts/origins";

test("sources that brought nothing to anybody have no row", () => {
  const ada = { appeal: { start: 0, animals: 41, released: -6 }, conservation: { donations: 0 } };
  const bot = { appeal: { start: 0, animals: 30, released: 0 }, conservation: { donations: 0 } };
  assert.deepEqual(originsOf([ada, bot]), [
    {
      key: "appeal",
      rows: [
        { key: "animals", amounts: [41, 30] },
        { key: "released", amounts: [-6, 0] },
      ],
      totals: [35, 30],
    },
    { key: "conservation", rows: [], totals: [0, 0] },
  ]);
});

test("a game that tells no sources has no tracks", () => assert.deepEqual(originsOf([]), []));
