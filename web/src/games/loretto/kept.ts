/** What is kept of the guide of a first game. */
import type { KeptGuide } from "../../lib/guide/kept.svelte";

export interface KeptSteps extends KeptGuide {
  skipped: string[];
}

export const FRESH: KeptSteps = { shown: true, folded: false, skipped: [] };
