import type { View } from "../things";

/** The solo tile: the round, the cubes still in its left column and those moved to the right, turns until the end. */
export interface SoloView {
  round: number;
  left: number;
  right: number;
  turns: number;
  head_start: number;
}

export const soloOf = (view: View): SoloView | null => (view as View & { solo?: SoloView | null }).solo ?? null;
