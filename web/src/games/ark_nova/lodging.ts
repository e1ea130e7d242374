/** An enclosure first, then the animal: who could live there, and the choices that lead to it. */

import type { LodgerInfo } from "./protocol";

/** A choice that is already made: to be taken when this is asked. */
export interface Step {
  prompt: string;
  key: string;
}

const AFTER_THE_ACTION = ["animal", "build"];

/** From where the player stands, the choices that bring an animal into an enclosure. */
export function wayHome(prompt: string, action: string, animal: string, home: string): Step[] {
  const steps = [
    { prompt: "animal", key: animal },
    { prompt: "home", key: home },
  ];
  return prompt === "turn" ? [{ prompt: "turn", key: action }, ...steps] : steps;
}

/** The choices that play a card, from where an action is chosen. */
export const wayToPlay = (prompt: string, action: string, kind: string, card: string): Step[] => [
  { prompt, key: action },
  { prompt: kind, key: card },
];

/** What to take now, and what is still to come; a choice that nobody was asked for, because it was the only one, is skipped. */
export function follow(
  way: readonly Step[],
  prompt: string,
  can: (key: string) => boolean,
): { pick: string | null; rest: Step[] } {
  const now = way.findIndex((step) => step.prompt === prompt);
  if (now >= 0 && can(way[now].key)) return { pick: way[now].key, rest: way.slice(now + 1) };
  // Something else may be asked before the animal or the building, never between the animal and its home.
  const waits = now < 0 && prompt !== "turn" && prompt !== "wait" && AFTER_THE_ACTION.includes(way[0]?.prompt);
  return { pick: null, rest: waits ? [...way] : [] };
}

export const canMoveIn = (lodger: LodgerInfo): boolean => lodger.obstacles.length === 0;

export const countReady = (lodgers: readonly LodgerInfo[]): number => lodgers.filter(canMoveIn).length;
