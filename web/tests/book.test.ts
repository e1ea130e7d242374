import assert from "node:assert/strict";
import { test } from "node:test";
import { pieces, plain } from "../src/lib/rules/book";

test("a line of the rules has bold words and links", () => {
  assert.deepEqual(pieces("See **this** and [that](#there)."), [
    { text: "See " },
    { text: "this", bold: true },
    { text: " and " },
    { text: "that", link: "#there" },
    { text: "." },
  ]);
});

test("in French no line of the rules begins with a colon", () => {
  assert.equal(plain("**Piocher** : prenez « ceci » !"), "Piocher\u00a0: prenez «\u00a0ceci\u00a0»\u00a0!");
});
