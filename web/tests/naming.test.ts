import "./device";
import assert from "node:assert/strict";
import { test } from "node:test";
import { box } from "../src/games/ark_nova/box";
import { axial, centre, spaceAt, spaceOf } from "../src/games/ark_nova/map/hexes";
import { namingOf } from "../src/games/ark_nova/map/naming";

const NAMES = ["Penguin Pool", "Bassin des manchots", "Parc des singes Rhésus", "Bassin des tortues marines", "Pinguinbecken"];
const LETTER = 0.56; // of the size of the type

/** The spaces of a building in the middle of the map, turned. */
function spacesOf(building: string, turns: number): string[] {
  let cells = box.buildings[building].cells;
  for (let turn = 0; turn < turns; turn += 1) cells = cells.map(([q, r]) => [-r, q + r]);
  const [q, r] = axial("e4");
  return cells.map((cell) => spaceAt([q + cell[0], r + cell[1]])!);
}

const laid = Object.values(box.buildings)
  .filter(({ kind, aquarium }) => kind === "unique" && !aquarium)
  .flatMap(({ name }) => [0, 1, 2, 3, 4, 5].map((turns) => spacesOf(name, turns)));

test("the name of a building stays within its spaces", () => {
  const outside = laid.flatMap((spaces) =>
    NAMES.filter((name) => {
      const { lines, size } = namingOf(spaces, name);
      return !lines.every(({ text, at }) =>
        [-1, 1].every((side) =>
          [at.y, at.y - 0.7 * size].every((y) =>
            spaces.includes(spaceOf({ x: at.x + (side * text.length * size * LETTER) / 2, y }) ?? ""),
          ),
        ),
      );
    }).map((name) => `${name} on ${spaces}`),
  );
  assert.deepEqual(outside, []);
});

test("a name says all its words, in lines that do not lie on the picture", () => {
  for (const spaces of laid)
    for (const name of NAMES) {
      const { picture, lines, size } = namingOf(spaces, name);
      if (lines.length) assert.equal(lines.map(({ text }) => text).join(" "), name);
      const meeting = lines.filter(
        ({ text, at }) =>
          Math.abs(at.x - picture.x) < 14 + (text.length * size * LETTER) / 2 && Math.abs(at.y - 0.35 * size - picture.y) < 19,
      );
      assert.deepEqual(meeting, []);
    }
});

test("a name without room leaves the building to the picture", () => {
  assert.deepEqual(namingOf(["e4"], "Mascot Statue"), { picture: centre("e4"), lines: [], size: 11 });
  assert.deepEqual(namingOf(["e4", "e5"], "Abenteuerspielplatz").lines, []);
  assert.deepEqual(
    namingOf(spacesOf("penguin_pool", 0), "Bassin des manchots").lines.map(({ text }) => text),
    ["Bassin des", "manchots"],
  );
});
