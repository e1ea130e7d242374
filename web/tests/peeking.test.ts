// Where a large card is laid: beside what it belongs to, and not over what is to be chosen from.
import assert from "node:assert/strict";
import { test } from "node:test";
import { placeFor, type Box } from "../src/games/ark_nova/peeking";

const SCREEN = { width: 1366, height: 768 };
const SIZE = { width: 300, height: 420 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
// Five cards in a row of the middle column.
const CARDS = [0, 1, 2, 3, 4].map((index) => box(540 + 110 * index, 400, 100, 150));
const ROW = box(533, 380, 560, 190);

test("beside the card, where nothing is chosen", () => {
  assert.equal(placeFor(CARDS[1], ROW, SIZE, SCREEN, []).left, CARDS[1].right + 8);
});

test("beside the row, where its cards are to be chosen from", () => {
  const { left } = placeFor(
    CARDS[1],
    ROW,
    SIZE,
    SCREEN,
    CARDS.filter((card) => card !== CARDS[1]),
  );
  assert.ok(left + SIZE.width <= ROW.left);
});

test("where every place covers something, the one that covers least", () => {
  const left = box(200, 300, 300, 200);
  const place = placeFor(CARDS[0], ROW, SIZE, SCREEN, [...CARDS.slice(1), left]);
  assert.ok(place.left + SIZE.width <= ROW.left);
});

test("always on the screen", () => {
  const place = placeFor(box(0, 700, 380, 60), null, SIZE, { width: 390, height: 844 }, []);
  assert.ok(place.left >= 0 && place.top >= 0 && place.top + SIZE.height <= 844);
});
