/** The ten steps of the guided opening, and what it looks at. */

import type { Choice, EventInfo, Text } from "../../../lib/protocol";
import { isText, nameOf } from "../board/turns";
import { box } from "../printed";
import { about, type View } from "../things";

export const STEPS = ["hand", "strength", "enclosure", "bonus", "row", "animal", "cards", "association", "break", "end"] as const;
export type Step = (typeof STEPS)[number];

/** The action card that a step is played with; null: any, or none. */
export const CARD: Readonly<Record<Step, string | null>> = {
  hand: null,
  strength: "build",
  enclosure: "build",
  bonus: "build",
  row: "animals",
  animal: "animals",
  cards: "cards",
  association: "association",
  break: "sponsors",
  end: null,
};

/** Which step was posed in which turn of the game. */
export interface Posed {
  turn: number;
  step: Step;
}

/** A moment of the game, as who is guided sees it. */
export interface Moment {
  seat: number;
  events: readonly EventInfo[];
  view: View;
  /** What kind of question it is; "wait" where nothing is asked. */
  prompt: string;
  asked: Text | null;
  options: readonly Choice[];
  /** By the kind of building: what it costs, where the server has told. */
  prices: Readonly<Record<string, number>>;
  canEndTurn: boolean;
  canUndo: boolean;
  /** What was posed in my last turns. */
  posed: readonly Posed[];
  skipped: readonly Step[];
}

/** The number of the turn that is going on; 0 before the first. */
export function turnOf({ events }: Moment): number {
  const last = events.findLast(({ text }) => nameOf(text) === "turn");
  return last ? Number(last.text.args.number) : 0;
}

export function canUse({ options }: Moment, card: string): boolean {
  return options.some((option) => about(option).kind === "use_card" && about(option).card === card);
}

export const isEnclosure = (kind: string): boolean => ["standard", "special"].includes(box.buildings[kind]?.kind);

/** The enclosure whose place is asked for: its kind is chosen, it does not stand yet. */
export function chosenEnclosure({ prompt, asked }: Moment): string | null {
  const building = asked?.args.building;
  return prompt === "spot" && isText(building) && isEnclosure(nameOf(building)) ? nameOf(building) : null;
}
