/** The guided opening: which step it is now, by the journal and the question that is asked; what to do, and what was done. */

import type { Text } from "../../../lib/protocol";
import { cardOf, SECTIONS } from "../printed";
import { cardUsed, deedsOf, kindBuilt, wordIn, type Deed } from "./deeds";
import { canUse, CARD, chosenEnclosure, isEnclosure, STEPS, turnOf, type Moment, type Posed, type Step } from "./steps";
import { ANYTHING, CONFIRM, figures, knowsAnimal, taskOf, type Task } from "./tasks";
import { tell } from "./told";

/** Another way than the one posed: as good a turn, a later step already done, or a building beside the bonuses. */
export type Aside = "other" | "ahead" | "no_bonus";

export interface Lesson {
  /** null: all are done. */
  step: Step | null;
  done: Step[];
  phase: "do" | "end_turn" | "wait";
  /** The phrase that says why. */
  why: string;
  /** The phrase that says what to do now. */
  doing: string;
  /** The phrase that says what Marine Worlds adds to the step; null: nothing, or it is not in the box. */
  sea: string | null;
  /** What goes into these phrases. */
  args: Record<string, unknown>;
  lit: string[];
  /** What my last deeds brought. */
  told: Text[];
  aside: Aside | null;
  /** To be remembered until the next moment. */
  posed: readonly Posed[];
}

/** The steps to which Marine Worlds adds something; waves tell whether it is in the box. */
const AT_SEA: readonly Step[] = ["strength", "enclosure", "animal", "cards", "association"];

/** How many turns back it is remembered what was posed: the one that goes on, and the one before it. */
const REMEMBERED = 2;

export function lessonAt(moment: Moment): Lesson {
  const deeds = deedsOf(moment.events, moment.seat);
  const completed = completions(moment, deeds);
  const isDone = (step: Step): boolean =>
    moment.skipped.includes(step) ||
    completed.some((each) => each.step === step) ||
    (step === "enclosure" && chosenEnclosure(moment) !== null);
  const open = STEPS.filter((step) => !isDone(step));
  const inUse = moment.prompt === "wait" ? null : cardUsed(deeds, turnOf(moment));
  const step = posedNow(moment, open, inUse);
  const phase = moment.prompt !== "wait" ? "do" : moment.canEndTurn ? "end_turn" : "wait";
  const task = phase === "do" && step ? (isAbout(step, inUse) ? taskOf(step, moment) : ANYTHING) : afterwards(moment);
  return {
    step,
    phase,
    done: STEPS.filter(isDone),
    why: step === "enclosure" && !knowsAnimal(moment) ? "enclosure_any" : (step ?? "over"),
    doing: task.doing,
    sea: typeof moment.view.washed_next === "string" && step !== null && AT_SEA.includes(step) ? step : null,
    lit: step === null ? [] : task.lit,
    args: figures(moment),
    ...happened(moment, deeds, completed),
    posed: moment.prompt === "turn" && step ? remembered(moment, step) : moment.posed,
  };
}

function remembered(moment: Moment, step: Step): readonly Posed[] {
  const turn = turnOf(moment);
  const last = moment.posed.at(-1);
  if (last?.turn === turn && last.step === step) return moment.posed;
  return [...moment.posed.filter((each) => each.turn !== turn), { turn, step }].slice(-REMEMBERED);
}

/** What there is to do when nothing is asked. */
function afterwards({ canEndTurn, canUndo }: Moment): Task {
  return canEndTurn ? { doing: canUndo ? "end_turn_or_undo" : "end_turn", lit: [CONFIRM] } : { doing: "wait", lit: [] };
}

/** Whether a step is about the action that is under way; the cup is moved by two of them. */
const isAbout = (step: Step, inUse: string | null): boolean =>
  inUse === null || CARD[step] === inUse || (step === "break" && inUse === "cards");

/** The first open step that can be done now, or that the action under way is about. */
function posedNow(moment: Moment, open: Step[], inUse: string | null): Step | null {
  const fits = (step: Step): boolean => {
    if (moment.prompt === "turn") return step === "break" || CARD[step] === null || canUse(moment, CARD[step]);
    return isAbout(step, inUse);
  };
  return open.find(fits) ?? open[0] ?? null;
}

// --- what is done ---

interface Completion {
  step: Step;
  deed: Deed;
}

// These are done by the first choice of an action; the others when the action asks nothing more.
const AT_ONCE: readonly Step[] = ["strength", "enclosure", "row", "break"];

const isAction = ({ name, own }: Deed): boolean => own && (name === "action" || name === "x_token_action");
const uses =
  (card: string) =>
  (deed: Deed): boolean =>
    deed.name === "action" && deed.own && wordIn(deed, "card") === card;

/** One of these deeds that follows another in its turn. */
function following(deeds: readonly Deed[], first: (deed: Deed) => boolean, names: string[]): Deed | undefined {
  return deeds.find(
    (deed) => names.includes(deed.name) && deeds.some((other) => first(other) && other.turn === deed.turn && other.at < deed.at),
  );
}

function completedBy(step: Step, deeds: readonly Deed[], posed: readonly Posed[]): Deed | undefined {
  switch (step) {
    case "hand":
      return deeds.find(({ name, turn }) => name === "discards_several" && turn === 0);
    case "strength":
      return deeds.find(uses("build"));
    case "enclosure":
    case "bonus":
      return deeds.find((deed) => deed.name === "builds" && isEnclosure(kindBuilt(deed)));
    case "row":
      return deeds.find(uses("animals"));
    case "animal":
      return deeds.find(({ name }) => name === "plays_animal");
    case "cards":
      return following(deeds, uses("cards"), ["draws", "takes"]);
    case "association":
      return following(deeds, ({ name }) => name === "task", ["partner_zoo", "university", "gains_reputation", "supports"]);
    case "break":
      return deeds.find(({ name }) => name === "break_over");
    case "end":
      return deeds.find((deed) => isAction(deed) && posed.some((each) => each.step === "end" && each.turn === deed.turn));
  }
}

/** The steps that are completed, in the order in which that happened. */
function completions(moment: Moment, deeds: readonly Deed[]): Completion[] {
  const turn = turnOf(moment);
  const asked = moment.prompt !== "wait" && moment.prompt !== "turn";
  return STEPS.flatMap((step) => {
    const deed = completedBy(step, deeds, moment.posed);
    const goesOn = asked && deed?.turn === turn && !AT_ONCE.includes(step);
    return deed && !goesOn ? [{ step, deed }] : [];
  }).sort((one, other) => one.deed.at - other.deed.at);
}

// --- what it brought ---

type Happened = Pick<Lesson, "told" | "aside">;

function happened(moment: Moment, deeds: readonly Deed[], completed: Completion[]): Happened {
  const kind = chosenEnclosure(moment);
  if (kind !== null)
    return { told: [said("chose", { building: { key: `ark_nova_cards.buildings.${kind}`, args: {} } })], aside: null };
  const last = completed.at(-1);
  const acted = deeds.findLast(isAction);
  if (last && (!acted || last.deed.turn >= acted.turn)) return byCompletion(moment, deeds, completed, last);
  if (!acted) return { told: [], aside: null };
  return { told: tell(deeds.filter(({ turn }) => turn === acted.turn)), aside: asideOf(moment, deeds, completed, acted.turn) };
}

function byCompletion(moment: Moment, deeds: readonly Deed[], completed: Completion[], { step, deed }: Completion): Happened {
  if (step === "hand") return { told: [said("kept", { cards: moment.view.zoos[moment.seat].hand.map(cardText) })], aside: null };
  // Each step of a turn tells what came after the step before it.
  const before = completed.findLast((each) => each.deed.at < deed.at && each.deed.turn === deed.turn);
  const from = step === "break" ? deeds.findLast(({ name }) => name === "income") : before?.deed;
  const since = deeds.filter((each) => each.turn === deed.turn && each.at >= (from?.at ?? 0) && each !== before?.deed);
  if (step === "break") return { told: tell(since), aside: null };
  const missed = step === "bonus" && !since.some(({ name }) => name === "bonus");
  return { told: tell(since), aside: asideOf(moment, deeds, completed, deed.turn) ?? (missed ? "no_bonus" : null) };
}

/** How a turn went another way than posed. */
function asideOf(moment: Moment, deeds: readonly Deed[], completed: Completion[], turn: number): Aside | null {
  const posed = moment.posed.find((each) => each.turn === turn);
  if (!posed || posed.step === "end") return null;
  const there = completed.filter(({ deed }) => deed.turn === turn).map(({ step }) => step);
  const used = deeds.find((deed) => deed.turn === turn && deed.own && deed.name === "action");
  const card = used ? wordIn(used, "card") : null;
  if (there.includes(posed.step) || card === CARD[posed.step] || (posed.step === "break" && card === "cards")) return null;
  return there.length ? "ahead" : "other";
}

const said = (name: string, args: Record<string, unknown>): Text => ({ key: `ark_nova_web_guide.told.${name}`, args });

function cardText(key: string): Text {
  const card = cardOf(key);
  return { key: card ? `ark_nova_cards.${SECTIONS[card.kind]}.${key}` : "kernel.plain", args: { text: key } };
}
