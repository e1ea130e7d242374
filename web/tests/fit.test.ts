import assert from "node:assert/strict";
import { test } from "node:test";
import { fitting } from "../src/games/loretto/fit";

const rows = (count: number, width: number, size: number): number => Math.ceil(count / Math.floor((width + 8) / (size + 8)));

test("tiles are as large as the box allows, and never larger than the others", () => {
  assert.equal(fitting(1, 170, 130, 8, 56, 20), 56);
  for (const count of [5, 10, 20, 40]) {
    const size = fitting(count, 170, 130, 8, 56, 12);
    assert.ok(size < 56);
    assert.ok(rows(count, 170, size) * (size + 8) - 8 <= 130);
    assert.ok(rows(count, 170, size + 1) * (size + 9) - 8 > 130);
  }
});

test("what fits nowhere has the least size, and is scrolled", () => {
  assert.equal(fitting(200, 170, 130, 8, 56, 20), 20);
});
