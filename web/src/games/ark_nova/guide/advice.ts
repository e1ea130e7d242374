/** What suits a first game: which cards to keep, which animal to begin with, where it pays to build. */

import type { Choice } from "../../../lib/protocol";
import { box, cardOf, type AnimalEntry } from "../printed";
import { about, type ZooView } from "../things";

const KEPT = box.board.set_up.cards_kept;
const PER_SPACE = box.action_cards.build.cost_per_space;
// Abilities that ask nothing of who plays the animal.
const QUIET = ["flock-animal", "sprint", "posturing"];

const animalOf = (key: string): AnimalEntry | null => {
  const card = cardOf(key);
  return card?.kind === "animal" ? card : null;
};

/** An animal that asks for nothing but money and room. */
function isEasy(animal: AnimalEntry): boolean {
  return animal.standard && !animal.requires.length && !animal.rock && !animal.water;
}

const isQuiet = (animal: AnimalEntry): boolean => animal.abilities.every((ability) => QUIET.includes(ability.split(" ")[0]));

/** The cards that make an easy beginning: animals without conditions, the cheaper the better, then the rest. */
export function cardsToKeep(dealt: readonly string[]): string[] {
  const rank = (key: string): number => {
    const animal = animalOf(key);
    if (!animal) return cardOf(key)?.kind === "sponsor" ? 2000 : 3000;
    return (isEasy(animal) ? 0 : 1000) + animal.cost;
  };
  return [...dealt].sort((one, other) => rank(one) - rank(other)).slice(0, KEPT);
}

/** The animal to begin with: easy, to be paid, in an enclosure of this size at most; best one whose ability asks nothing. */
export function animalToPlay(hand: readonly string[], money: number, largest = Infinity): AnimalEntry | null {
  const animals = hand.map(animalOf).filter((animal): animal is AnimalEntry => animal !== null);
  const playable = animals.filter((animal) => isEasy(animal) && animal.cost <= money && animal.size <= largest);
  const rank = (animal: AnimalEntry): number => (isQuiet(animal) ? 100 : 0) + animal.appeal;
  return playable.sort((one, other) => rank(other) - rank(one))[0] ?? null;
}

export const priceOf = (size: number): number => PER_SPACE * size;

/** The enclosure to build with a strength: for the animal to begin with, else a middling one. */
export function enclosureToBuild(zoo: ZooView, strength: number): { size: number; animal: AnimalEntry | null } {
  const fits = zoo.hand.filter((key) => {
    const animal = animalOf(key);
    return animal && animal.cost + priceOf(animal.size) <= zoo.money;
  });
  const animal = animalToPlay(fits, zoo.money, strength);
  return { size: animal?.size ?? Math.min(3, strength), animal };
}

/** The spaces with a bonus that some spot on offer covers. */
export function bonusSpaces(zoo: ZooView, options: readonly Choice[]): string[] {
  const printed = zoo.map === null ? {} : box.maps[zoo.map].bonuses;
  const within = options.flatMap((option) => about(option).spaces ?? []);
  return Object.keys(printed).filter((space) => within.includes(space));
}

/** Of the enclosures on offer the smallest: larger ones stay free for others. */
export function homeToTake(options: readonly Choice[]): string[] {
  const homes = options.map((option) => about(option).spaces ?? []).filter(({ length }) => length);
  return homes.sort((one, other) => one.length - other.length)[0] ?? [];
}

/** The task to begin with. */
export function taskToDo(options: readonly Choice[]): string | null {
  const offered = options.map(({ key }) => key);
  return ["partner_zoo", "university", "reputation", "project"].find((task) => offered.includes(task)) ?? null;
}

/** Partner zoos that make animals of the hand cheaper. */
export function partnersForHand(hand: readonly string[], options: readonly Choice[]): string[] {
  const icons: string[] = hand.flatMap((key) => animalOf(key)?.icons ?? []);
  return options.map(({ key }) => key).filter((key) => icons.includes(key));
}
