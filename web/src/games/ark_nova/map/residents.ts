// Which animal lives where. The game only counts: an enclosure is empty or occupied, a special one holds cubes. So the
// animals are laid out the way players do it: each, in the order they came, into the smallest enclosure that suits it.
import { box, type AnimalEntry } from "../printed";
import { ANIMAL_PICTURES, sponsorPicture } from "../pictures";
import type { BuildingView } from "../things";

/** The spaces that an animal takes in a building; 0 where it does not live there. */
export function cubesIn(animal: AnimalEntry, kind: string): number {
  const { aquarium, kind: sort } = box.buildings[kind];
  if (!aquarium && sort !== "special") return 0;
  return animal.special?.[aquarium ? "aquarium" : (kind as "petting_zoo")] ?? 0;
}

/** The animals of each building, by its place in the list; rescued ones live nowhere. */
export function residents(
  animals: readonly string[],
  buildings: readonly BuildingView[],
  rescued: readonly string[] = [],
): string[][] {
  const known = animals
    .filter((key) => !rescued.includes(key))
    .map((key) => box.animals[key])
    .filter((animal) => animal !== undefined);
  const homes: AnimalEntry[][] = buildings.map(() => []);
  const left = intoSpecial(known, buildings, homes);
  const standard = buildings.flatMap(({ kind, cubes }, index) =>
    box.buildings[kind]?.kind === "standard" && cubes ? [index] : [],
  );
  const by = new Map<number, AnimalEntry>();
  for (const animal of left) settle(animal, standard, buildings, by, new Set());
  for (const [index, animal] of by) homes[index].push(animal);
  return homes.map((home) => home.map(({ name }) => name));
}

function intoSpecial(animals: AnimalEntry[], buildings: readonly BuildingView[], homes: AnimalEntry[][]): AnimalEntry[] {
  const room = buildings.map(({ cubes }) => cubes);
  // Those that live nowhere else come first.
  const order = [...animals].sort((one, other) => Number(one.standard) - Number(other.standard));
  const housed = new Set<AnimalEntry>();
  for (const animal of order) {
    const shares = sharesOf(animal, buildings, room);
    if (!shares.length) continue;
    for (const [index, cubes] of shares) {
      room[index] -= cubes;
      homes[index].push(animal);
    }
    housed.add(animal);
  }
  return animals.filter((animal) => animal.standard && !housed.has(animal));
}

/** Where there is room for the cubes of an animal: in one building, or shared by several aquariums. */
function sharesOf(animal: AnimalEntry, buildings: readonly BuildingView[], room: number[]): [number, number][] {
  const whole = buildings.findIndex(({ kind }, at) => {
    const cubes = cubesIn(animal, kind);
    return cubes > 0 && cubes <= room[at];
  });
  if (whole >= 0) return [[whole, cubesIn(animal, buildings[whole].kind)]];
  const shares: [number, number][] = [];
  let left = animal.special?.aquarium ?? 0;
  for (const [at, { kind }] of buildings.entries()) {
    const cubes = box.buildings[kind].aquarium ? Math.min(left, room[at]) : 0;
    if (cubes) shares.push([at, cubes]);
    left -= cubes;
  }
  return left === 0 ? shares : [];
}

const suits = (animal: AnimalEntry, { size, rock, water }: BuildingView): boolean =>
  size >= animal.size && rock >= animal.rock && water >= animal.water;

/** Find a home; who lives there already moves on where that helps. */
function settle(
  animal: AnimalEntry,
  standard: number[],
  buildings: readonly BuildingView[],
  by: Map<number, AnimalEntry>,
  tried: Set<number>,
): boolean {
  const fitting = standard
    .filter((index) => suits(animal, buildings[index]))
    .sort((one, other) => buildings[one].size - buildings[other].size);
  const free = fitting.find((index) => !by.has(index));
  if (free !== undefined) {
    by.set(free, animal);
    return true;
  }
  for (const index of fitting) {
    if (tried.has(index)) continue;
    tried.add(index);
    if (settle(by.get(index)!, standard, buildings, by, tried)) {
      by.set(index, animal);
      return true;
    }
  }
  return false;
}

// --- pictures ---

export const pictureOfAnimal = (animal: string): string => ANIMAL_PICTURES[animal] ?? "gi:paw-print";

/** The picture of a unique building is that of its sponsor. */
export const pictureOfUnique = (kind: string): string => sponsorPicture(kind) ?? "gi:trowel";
