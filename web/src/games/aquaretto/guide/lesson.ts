/** The guided first game: its steps, each done by a deed of the player, and what to do now. */
import type { EventInfo, Text } from "../../../lib/protocol";
import { lessonOf, type Lesson } from "../../loretto/lesson";
import type { Phase } from "../../loretto/options";
import { seatOf } from "../../loretto/turns";
import type { View } from "../things";

export const STEPS = ["load", "draw", "take", "basins", "grow", "job", "money", "end"] as const;
export type Step = (typeof STEPS)[number];

/** A moment of the game, as who is guided sees it. */
export interface Moment {
  seat: number;
  view: View;
  events: readonly EventInfo[];
  phase: Phase;
  /** Whether a truck is laid out and waits to be confirmed. */
  laid: boolean;
  /** The kinds of what can be done. */
  moves: readonly string[];
  skipped: readonly string[];
}

const MONEY = ["moved", "reassigned", "bought", "discarded", "laid"];
const LIT: Readonly<Record<Step, string | null>> = {
  load: "trucks",
  draw: "pile",
  take: "trucks",
  basins: "park",
  grow: "side",
  job: "park",
  money: "money",
  end: "pile",
};
const nameOf = ({ key }: Text): string => key.split(".").at(-1) ?? "";

/** Whether a step is done: the journal and the park say so. */
function isDone(step: Step, { seat, view, events }: Moment): boolean {
  const mine = events.filter((event) => seatOf(event) === seat).map(({ text }) => nameOf(text));
  const count = (...names: string[]): number => mine.filter((name) => names.includes(name)).length;
  const park = view.parks[seat];
  switch (step) {
    case "load":
      return count("loaded") > 0;
    case "draw":
      return count("loaded") > 1; // the first tile of a game draws itself
    case "take":
      return count("took") > 0;
    case "basins":
      return Object.keys(park.basins).length > 1;
    case "grow":
      return count("earned", "hired") > 0;
    case "job":
      return count("hired") > 0;
    case "money":
      return count(...MONEY) > 0;
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

function doingOf(step: Step, { phase, laid, moves }: Moment): string {
  if (phase === "wait" || phase === "over") return "wait";
  if (phase === "load" || phase === "place" || phase === "lay") return phase;
  if (phase === "job") return "hire";
  if (step === "load") return "draw";
  if (laid) return "confirm";
  if (step === "money" && !moves.some((kind) => kind.startsWith("expand_") || kind.startsWith("move_"))) return "save";
  return step;
}
