import assert from "node:assert/strict";
import { test } from "node:test";
import { residents } from "../src/games/ark_nova/map/residents";
import { box } from "../src/games/ark_nova/printed";
import type { BuildingView } from "../src/games/ark_nova/things";

const building = (kind: string, cubes: number, size = 1, rock = 0, water = 0): BuildingView => ({
  kind,
  spaces: [],
  size,
  cubes,
  room: 0,
  rock,
  water,
});
const animals = Object.values(box.animals);
const plain = (size: number): string =>
  animals.find((it) => it.size === size && it.standard && !it.special && !it.rock && !it.water)!.name;

test("an animal is drawn in the smallest enclosure that suits it", () => {
  const zoo = [building("size_5", 1, 5), building("size_3", 1, 3), building("size_3", 0, 3)];
  assert.deepEqual(residents([plain(3), plain(4)], zoo), [[plain(4)], [plain(3)], []]);
});

test("who came first moves on where another one needs its place", () => {
  const rocky = animals.find((it) => it.rock > 0 && it.standard && !it.special && it.size <= 4)!;
  const small = plain(Math.min(rocky.size, 2));
  const zoo = [building("size_4", 1, 4, rocky.rock), building("size_5", 1, 5)];
  assert.deepEqual(residents([small, rocky.name], zoo), [[rocky.name], [small]]);
});

test("cubes in a special enclosure are its animals", () => {
  const pet = animals.find((it) => !it.standard && it.special?.petting_zoo === 1)!;
  assert.deepEqual(residents([pet.name], [building("petting_zoo", 1, 3)]), [[pet.name]]);
  assert.deepEqual(residents([pet.name], [building("petting_zoo", 0, 3)]), [[]]);
});

test("a rescued animal lives nowhere", () => {
  assert.deepEqual(residents([plain(3), plain(4)], [building("size_5", 1, 5)], [plain(3)]), [[plain(4)]]);
});

test("an animal of the herd has no enclosure, and an empty one nobody", () => {
  assert.deepEqual(residents([plain(4), plain(3)], [building("size_4", 1, 4), building("size_4", 0, 4)]), [[plain(4)], []]);
});

test("two aquariums share an animal that neither has room for", () => {
  const ray = "coastal_manta_ray";
  const zoo = [building("small_aquarium", 2, 2), building("large_aquarium", 2, 5)];
  assert.deepEqual(residents([ray], zoo), [[ray], [ray]]);
  assert.deepEqual(residents([ray], [building("large_aquarium", 4, 5), building("small_aquarium", 0, 2)]), [[ray], []]);
});
