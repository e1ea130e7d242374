/** The guided first game: its steps, each done by a deed of the player, and what to do now. */
import type { EventInfo, Text } from "../../../lib/protocol";
import { seatOf } from "../../loretto/turns";
import { lessonOf, type Lesson } from "../../loretto/lesson";
import type { Phase } from "../../loretto/options";
import type { View } from "../things";

export const STEPS = ["load", "draw", "take", "home", "money", "full", "end"] as const;
export type Step = (typeof STEPS)[number];

/** A moment of the game, as who is guided sees it. */
export interface Moment {
  seat: number;
  view: View;
  events: readonly EventInfo[];
  phase: Phase;
  /** Whether a truck is laid out and waits to be confirmed. */
  laid: boolean;
  skipped: readonly string[];
}

const MONEY = ["moved", "exchanged", "bought", "discarded", "extended"];
const LIT: Readonly<Record<Step, string | null>> = {
  load: "trucks",
  draw: "pile",
  take: "trucks",
  home: "zoo",
  money: "money",
  full: "zoo",
  end: "pile",
};
const nameOf = ({ key }: Text): string => key.split(".").at(-1) ?? "";

/** Whether a step is done: the journal and the zoo say so. */
function isDone(step: Step, { seat, view, events }: Moment): boolean {
  const mine = events.filter((event) => seatOf(event) === seat).map(({ text }) => nameOf(text));
  const count = (...names: string[]): number => mine.filter((name) => names.includes(name)).length;
  const homes = view.zoos[seat].enclosures;
  switch (step) {
    case "load":
      return count("loaded") > 0;
    case "draw":
      return count("loaded") > 1; // the first tile of a game draws itself
    case "take":
      return count("took") > 0;
    case "home":
      return count("placed") > 0 && view.trucks.every((truck) => truck.taken_by !== seat || !truck.tiles.length);
    case "money":
      return count(...MONEY) > 0;
    case "full":
      return homes.some(({ animals, spaces }) => animals.length >= spaces - 1);
    case "end":
      return view.last_round || view.over;
  }
}

/** What the guide says at a moment. */
export const lessonAt = (moment: Moment): Lesson<Step> =>
  lessonOf(
    STEPS,
    moment.skipped,
    (step) => isDone(step, moment),
    (step) => doingOf(step, moment),
    LIT,
  );

function doingOf(step: Step, { phase, laid }: Moment): string {
  if (phase === "wait" || phase === "over") return "wait";
  if (phase === "load") return "load";
  if (phase === "place") return "place";
  if (step === "load") return "draw";
  return laid && (step === "take" || step === "home") ? "confirm" : step;
}
