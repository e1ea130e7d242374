/** What a step asks for at a moment: a phrase of the guide, the figures in it, and what is lit on the table. */

import type { Text } from "../../../lib/protocol";
import { textsFor } from "../allows";
import { bonusOf, box } from "../printed";
import { about, type ActionCardView, type OpeningView, type ZooView } from "../things";
import {
  animalToHouse,
  animalToPlay,
  bonusSpaces,
  cardsToKeep,
  enclosureToBuild,
  homeToTake,
  partnersForHand,
  taskToDo,
} from "./advice";
import { canUse, CARD, chosenEnclosure, type Moment, type Step } from "./steps";

export interface Task {
  doing: string;
  /** Selectors of what is lit. */
  lit: string[];
}

// --- what is lit ---

/** The button that confirms or ends the turn, while it is there. */
export const CONFIRM = "header.status .deeds .primary:not(:disabled)";
const space = (name: string): string => `[data-map] polygon[id$="-${name}"]`;
const choice = (key: string): string => `[data-choice="${key}"]`;
const action = (card: string): string => `.actions [data-action="${card}"]`;
const inHand = (key: string): string => `.hand [data-card="${key}"]`;
const SHEET = "[data-sheet]";

// --- what to do ---

/** A question that the lesson is not about. */
export const ANYTHING: Task = { doing: "choose", lit: [SHEET, CONFIRM] };

export function taskOf(step: Step, moment: Moment): Task {
  const { prompt, options } = moment;
  const zoo = moment.view.zoos[moment.seat];
  switch (prompt) {
    case "starting_hand":
      return {
        doing: "hand",
        lit: cardsToKeep(zoo, [...zoo.hand, ...zoo.looking_at])
          .map((key) => `${SHEET} [data-card="${key}"]`)
          .concat(CONFIRM),
      };
    case "turn":
      return turnTask(step, moment);
    case "build":
      return { doing: "enclosure", lit: [`.palette [data-kind="${enclosureFor(moment) ?? ""}"]`] };
    case "spot": {
      const spaces = step === "bonus" ? bonusSpaces(zoo, options) : [];
      return { doing: spaces.length ? "bonus" : "spot", lit: [...spaces.map(space), CONFIRM] };
    }
    case "animal": {
      const animal = animalToPlay(
        zoo,
        options.map(({ key }) => key),
      );
      return animal ? { doing: "animal", lit: [inHand(animal.card), CONFIRM] } : { doing: "choose", lit: [".hand", CONFIRM] };
    }
    case "home":
      return { doing: "home", lit: [...homeToTake(options).map(space), CONFIRM] };
    case "draw_or_snap":
      return { doing: "draw_or_snap", lit: [choice("draw"), choice("snap"), CONFIRM] };
    case "snap":
    case "take_card":
      return { doing: "take_card", lit: [".ark .display", CONFIRM] };
    case "discard":
      return { doing: "discard", lit: [SHEET, CONFIRM] };
    case "task":
      return { doing: "task", lit: [choice(taskToDo(options) ?? ""), CONFIRM] };
    case "partner_zoo": {
      const fitting = partnersForHand(zoo.hand, options);
      return { doing: fitting.length ? "partner_zoo" : "choose", lit: [...fitting.map(choice), CONFIRM] };
    }
    case "sponsor":
      return step === "break" ? { doing: "take_break", lit: [choice("break"), CONFIRM] } : { doing: "choose", lit: [CONFIRM] };
    case "hand_limit":
      return { doing: "hand_limit", lit: [SHEET, CONFIRM] };
    default:
      return ANYTHING;
  }
}

function turnTask(step: Step, moment: Moment): Task {
  if (step === "end" || step === "hand") return { doing: "end", lit: [".tracks > .lanes"] };
  const zoo = moment.view.zoos[moment.seat];
  const brings = (card: string): boolean => cardIn(zoo, card)?.brings_break ?? false;
  // What brings the break at once, if anything does; else what brings it near.
  const byCards = brings("cards") && !brings("sponsors");
  const wanted = step === "break" && byCards ? "cards" : (CARD[step] ?? "");
  if (!canUse(moment, wanted)) return { doing: "later", lit: [".actions"] };
  if (step === "break")
    return { doing: wanted === "cards" ? "move_cup_by_cards" : "move_cup", lit: [action(wanted), ".tracks .break"] };
  // The action was used before, for something else.
  const again = step === "enclosure" || step === "bonus" || step === "animal";
  return { doing: again ? `again_${wanted}` : step, lit: [action(wanted)] };
}

// --- the figures ---

const cardIn = (zoo: ZooView, card: string): ActionCardView | undefined => zoo.row.find((each) => each.card === card);
const slotOf = (zoo: ZooView, card: string): number => zoo.row.findIndex((each) => each.card === card) + 1;

/** The kinds of buildings that are asked for; null where nothing is being built. */
function kindsAsked(moment: Moment): string[] | null {
  if (moment.prompt === "build") return moment.options.flatMap((option) => about(option).building_kind ?? []);
  const chosen = chosenEnclosure(moment);
  return chosen === null ? null : [chosen];
}

/** The enclosure that the steps speak of; null: no animal and no question says which. */
function enclosureFor(moment: Moment): string | null {
  const zoo = moment.view.zoos[moment.seat];
  const kinds = kindsAsked(moment);
  return kinds ? enclosureToBuild(zoo, kinds) : (animalToHouse(zoo, null)?.enclosure ?? null);
}

/** The animal that the steps speak of: what can be played now, else what an enclosure is built for. */
function animalOf(moment: Moment): OpeningView | null {
  const zoo = moment.view.zoos[moment.seat];
  if (moment.prompt === "animal")
    return animalToPlay(
      zoo,
      moment.options.map(({ key }) => key),
    );
  return animalToHouse(zoo, kindsAsked(moment)) ?? animalToPlay(zoo);
}

/** Whether the texts may speak of an animal. */
export const knowsAnimal = (moment: Moment): boolean => animalOf(moment) !== null;

function bonusText(zoo: ZooView, name: string): Text {
  const bonus = bonusOf(box.maps[zoo.map ?? "a"].bonuses[name]);
  return { key: `ark_nova.bonus.${bonus?.kind}`, args: { amount: bonus?.amount } };
}

/** What goes into the phrases of the steps. */
export function figures(moment: Moment): Record<string, unknown> {
  const { view, seat, prompt, options } = moment;
  const zoo = view.zoos[seat];
  const animal = animalOf(moment);
  const enclosure = enclosureFor(moment);
  const opening = zoo.openings.find((each) => each.enclosure === enclosure);
  const animals = cardIn(zoo, "animals");
  return {
    build: slotOf(zoo, "build"),
    strength: cardIn(zoo, "build")?.strength ?? 0,
    cards: slotOf(zoo, "cards"),
    association: slotOf(zoo, "association"),
    sponsors: slotOf(zoo, "sponsors"),
    slot: slotOf(zoo, "animals"),
    allowed: animals ? textsFor(animals, animals.strength) : "",
    size: enclosure ? box.buildings[enclosure].cells.length : "…",
    price: moment.prices[enclosure ?? ""] ?? opening?.enclosure_price ?? "…",
    animal: animal ? { key: `ark_nova_cards.animals.${animal.card}`, args: {} } : "",
    cost: animal?.price ?? 0,
    bonuses: prompt === "spot" ? bonusSpaces(zoo, options).map((name) => bonusText(zoo, name)) : [],
    reputation: zoo.reputation,
    range: zoo.range,
    limit: zoo.hand_limit,
    left: view.break.left,
    income: zoo.income_in_all,
    appeal: zoo.appeal,
    conservation: zoo.conservation,
    gap: zoo.to_go,
  };
}
