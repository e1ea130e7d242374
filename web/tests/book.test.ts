import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, pieces, plain, type Section } from "../src/lib/rules/book";

test("a line of the rules has bold words and links", () => {
  assert.deepEqual(pieces("See **this** and [that](#there)."), [
    { text: "See " },
    { text: "this", bold: true },
    { text: " and " },
    { text: "that", link: "#there" },
    { text: "." },
  ]);
});

test("no rules of any game show the marks of their writing", async () => {
  for (const game of ["zooloretto", "aquaretto", "zooloretto_aquaretto", "sanctuary", "ark_nova"])
    for (const language of ["en", "fr", "de"]) {
      const book = (await import(`../src/games/${game}/rules/${language}.ts`)) as { sections: Section[] };
      const read = book.sections.flatMap((section) => [section.title, ...lines(section)]).map(plain);
      assert.ok(read.length > 20);
      assert.deepEqual(
        read.filter((line) => /\*\*|\]\(|`/.test(line)),
        [],
      );
    }
});

test("in French no line of the rules begins with a colon", () => {
  assert.equal(plain("**Piocher** : prenez « ceci » !"), "Piocher\u00a0: prenez «\u00a0ceci\u00a0»\u00a0!");
});

test("a number in the rules stays on the line of what it counts", () => {
  assert.equal(
    plain("**Three trucks** for 3, 2 and 1 tiles: **2 coins**."),
    "Three trucks for 3, 2 and 1\u00a0tiles: 2\u00a0coins.",
  );
});
