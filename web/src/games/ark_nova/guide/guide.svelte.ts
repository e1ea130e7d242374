// Which tables are guided, and how far.
import { KeptGuides, type KeptGuide } from "../../../lib/guide/kept.svelte";
import type { Posed, Step } from "./steps";

export interface Kept extends KeptGuide {
  skipped: Step[];
  /** What was posed in the last turns, to notice when somebody went another way. */
  posed: readonly Posed[];
}

export const guide = new KeptGuides<Kept>("ark_nova", { shown: true, folded: false, skipped: [], posed: [] });
