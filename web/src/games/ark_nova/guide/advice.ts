/** What suits a first game: which cards to keep, which animal to begin with, where it pays to build. */

import type { Choice } from "../../../lib/protocol";
import { box, cardOf, type AnimalEntry } from "../printed";
import { about, type OpeningView, type ZooView } from "../things";

const KEPT = box.board.set_up.cards_kept;
const MIDDLING = 3;
// Abilities that ask nothing of who plays the animal.
const QUIET = ["flock-animal", "sprint", "posturing"];

const animalOf = (key: string): AnimalEntry | null => {
  const card = cardOf(key);
  return card?.kind === "animal" ? card : null;
};

const isQuiet = (animal: AnimalEntry): boolean => animal.abilities.every((ability) => QUIET.includes(ability.split(" ")[0]));

/** The cards that make an easy beginning: animals that ask for money and room only, the cheaper the better, then the rest. */
export function cardsToKeep(zoo: ZooView, dealt: readonly string[]): string[] {
  const isEasy = (key: string): boolean => zoo.openings.some(({ card }) => card === key);
  const rank = (key: string): number => {
    const animal = animalOf(key);
    if (!animal) return cardOf(key)?.kind === "sponsor" ? 2000 : 3000;
    return (isEasy(key) ? 0 : 1000) + animal.cost;
  };
  return [...dealt].sort((one, other) => rank(one) - rank(other)).slice(0, KEPT);
}

/** The animal to begin with among some cards: best one whose ability asks nothing, then one that draws many visitors. */
function best(openings: readonly OpeningView[]): OpeningView | null {
  const rank = ({ card }: OpeningView): number => {
    const animal = animalOf(card);
    return animal ? (isQuiet(animal) ? 100 : 0) + animal.appeal : 0;
  };
  return [...openings].sort((one, other) => rank(other) - rank(one))[0] ?? null;
}

/** The animal to play now, of those that are offered. */
export const animalToPlay = (zoo: ZooView, offered: readonly string[] = zoo.hand): OpeningView | null =>
  best(zoo.openings.filter(({ card, payable }) => payable && offered.includes(card)));

/** The animal to build an enclosure for: one of these kinds of buildings, or whatever Build as it lies could put up. */
export const animalToHouse = (zoo: ZooView, kinds: readonly string[] | null): OpeningView | null =>
  best(
    zoo.openings.filter(
      ({ both_payable, buildable, enclosure }) => both_payable && (kinds ? kinds.includes(enclosure) : buildable),
    ),
  );

const spacesOf = (kind: string): number => box.buildings[kind].cells.length;

/** Of the kinds of buildings on offer the enclosure to build: for the animal to begin with, else a middling one. */
export function enclosureToBuild(zoo: ZooView, kinds: readonly string[]): string | null {
  const standard = kinds.filter((kind) => box.buildings[kind]?.kind === "standard");
  const middling = standard.filter((kind) => spacesOf(kind) <= MIDDLING).sort((one, other) => spacesOf(other) - spacesOf(one));
  return animalToHouse(zoo, kinds)?.enclosure ?? middling[0] ?? standard[0] ?? null;
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
