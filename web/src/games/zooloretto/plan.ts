/** Laying out the tiles of a truck before it is taken: nothing here reaches the server until the player confirms. */

import { isStall, printed, speciesOf, tileParts, type EnclosureView, type ZooView } from "./things";

export interface Laid {
  tile: string;
  place: string;
}

/** A tile that is only laid out: the number of its placement, or an offspring that would be born. */
export type Ghost = number | "born";

export interface Outcome {
  zoo: ZooView;
  ghosts: Record<string, Ghost>; // by slot
  born: string[]; // species
  coins: number; // gained, bonuses too
  filled: string[]; // enclosures
}

export const slot = (place: string, sort: "animal" | "stall", index: number): string =>
  sort === "stall" ? `${place}.stall#${index}` : `${place}#${index}`;

export interface Circumstances {
  bank: number;
  extensionBonus: number;
}

export function placesFor(zoo: ZooView, tile: string): string[] {
  if (tile === "coin") return ["money"];
  return [...zoo.enclosures.filter((enclosure) => takes(enclosure, tile)).map((enclosure) => enclosure.name), "barn"];
}

function takes(enclosure: EnclosureView, tile: string): boolean {
  if (isStall(tile)) return enclosure.stalls.length < enclosure.stall_spaces;
  const [resident] = enclosure.animals;
  return enclosure.animals.length < enclosure.spaces && (!resident || speciesOf(resident) === speciesOf(tile));
}

/** Lay tiles out one by one, with births and bonuses. */
export function layOut(zoo: ZooView, plan: Laid[], circumstances: Circumstances): Outcome {
  const after: ZooView = {
    ...zoo,
    enclosures: zoo.enclosures.map((enclosure) => ({
      ...enclosure,
      animals: [...enclosure.animals],
      stalls: [...enclosure.stalls],
    })),
    barn: [...zoo.barn],
  };
  const outcome: Outcome = { zoo: after, ghosts: {}, born: [], coins: 0, filled: [] };
  plan.forEach((laid, number) => put(outcome, laid, number, circumstances));
  return outcome;
}

function put(outcome: Outcome, { tile, place }: Laid, number: number, circumstances: Circumstances): void {
  const { zoo, ghosts } = outcome;
  const enclosure = zoo.enclosures.find((one) => one.name === place);
  if (place === "money") {
    zoo.money += 1;
    outcome.coins += 1;
  } else if (!enclosure) {
    ghosts[slot("barn", "animal", zoo.barn.length)] = number;
    zoo.barn.push(tile);
  } else if (isStall(tile)) {
    ghosts[slot(place, "stall", enclosure.stalls.length)] = number;
    enclosure.stalls.push(tile);
  } else {
    house(outcome, enclosure, tile, number, circumstances);
    breed(outcome, enclosure, circumstances);
  }
}

function house(outcome: Outcome, enclosure: EnclosureView, tile: string, ghost: Ghost, circumstances: Circumstances): void {
  outcome.ghosts[slot(enclosure.name, "animal", enclosure.animals.length)] = ghost;
  enclosure.animals.push(tile);
  if (enclosure.animals.length < enclosure.spaces) return;
  outcome.filled.push(enclosure.name);
  const bonus = Math.min(
    printed(enclosure.name, circumstances.extensionBonus).bonus,
    Math.max(0, circumstances.bank - outcome.coins),
  );
  outcome.coins += bonus;
  outcome.zoo.money += bonus;
}

function breed(outcome: Outcome, enclosure: EnclosureView, circumstances: Circumstances): void {
  for (;;) {
    const ready = (sex: string) => enclosure.animals.findIndex((animal) => animal.endsWith(`-${sex}`));
    const male = ready("male");
    const female = ready("female");
    if (male < 0 || female < 0) return;
    for (const parent of [male, female]) enclosure.animals[parent] += "-bred";
    const species = speciesOf(enclosure.animals[male]);
    outcome.born.push(species);
    if (enclosure.animals.length < enclosure.spaces) {
      house(outcome, enclosure, `${species}-offspring`, "born", circumstances);
    } else {
      outcome.ghosts[slot("barn", "animal", outcome.zoo.barn.length)] = "born";
      outcome.zoo.barn.push(`${species}-offspring`);
    }
  }
}

/** Lay the tiles of a truck where the further picks of a preview put them; what has a single place goes there unasked. */
export function planFor(zoo: ZooView, tiles: string[], then: string[], circumstances: Circumstances): Laid[] {
  const plan: Laid[] = [];
  const rest = [...tiles];
  const wanted = then.map((key) => {
    const [tile, place] = key.split("@");
    return { tile, place };
  });
  while (rest.length) {
    const now = layOut(zoo, plan, circumstances).zoo;
    const next = forced(now, rest) ?? wanted.shift() ?? home(now, rest[0]);
    if (!rest.includes(next.tile) || !placesFor(now, next.tile).includes(next.place)) Object.assign(next, home(now, rest[0]));
    rest.splice(rest.indexOf(next.tile), 1);
    plan.push({ ...next });
  }
  return plan;
}

/** A good place where nobody has said a better one: with its own kind, else anywhere but the barn. */
function home(zoo: ZooView, tile: string): Laid {
  const places = placesFor(zoo, tile);
  const kin = zoo.enclosures.find((one) => places.includes(one.name) && one.animals.length && !isStall(tile));
  return { tile, place: kin?.name ?? places[0] };
}

function forced(zoo: ZooView, tiles: string[]): Laid | null {
  for (const tile of tiles) {
    const places = placesFor(zoo, tile);
    if (places.length === 1) return { tile, place: places[0] };
  }
  return null;
}

/** Move one tile of a plan elsewhere; tiles that then have no room go to the barn. Gives its new number too. */
export function relay(
  zoo: ZooView,
  plan: Laid[],
  number: number,
  place: string,
  circumstances: Circumstances,
): { plan: Laid[]; number: number } {
  const moved = { tile: plan[number].tile, place };
  const others = plan.filter((_, index) => index !== number);
  const inTurn = plan.map((laid, index) => (index === number ? moved : laid));
  const order = sound(zoo, inTurn, circumstances) ? inTurn : [moved, ...others];
  const settled: Laid[] = [];
  for (const laid of order) {
    const now = layOut(zoo, settled, circumstances).zoo;
    settled.push(placesFor(now, laid.tile).includes(laid.place) ? laid : { tile: laid.tile, place: "barn" });
  }
  return { plan: settled, number: order === inTurn ? number : 0 };
}

function sound(zoo: ZooView, plan: Laid[], circumstances: Circumstances): boolean {
  return plan.every((laid, number) =>
    placesFor(layOut(zoo, plan.slice(0, number), circumstances).zoo, laid.tile).includes(laid.place),
  );
}

/** Where a tile of a plan could lie instead. */
export function placesInPlan(zoo: ZooView, plan: Laid[], number: number): string[] {
  const { tile } = plan[number];
  return tileParts(tile).sort === "coin" ? ["money"] : placesFor(zoo, tile);
}

export const samePlan = (one: Laid[], other: Laid[]): boolean => {
  const sorted = (plan: Laid[]) =>
    plan
      .map(({ tile, place }) => `${tile}@${place}`)
      .sort()
      .join(" ");
  return sorted(one) === sorted(other);
};
