/** How a tile stands to what is asked, or to the action cards as they lie; all of it said by the server. */
import type { Text } from "../../lib/protocol";
import type { Choosing } from "./choosing.svelte";

export const STANDINGS = ["ok", "near", "no"] as const;

export interface Standing {
  standing: (typeof STANDINGS)[number];
  reasons: Text[];
}

/** Questions whose answer is a tile that is played: what can be chosen can be played. */
const PLAYING = new Set(["play", "build"]);

export function standingOf(choosing: Choosing, tile: string): Standing | null {
  const outlook = choosing.outlook(tile);
  if (PLAYING.has(choosing.prompt) && choosing.zoo?.hand?.some((each) => each.tile === tile)) {
    if (choosing.can(tile)) return { standing: "ok", reasons: [] };
    const reasons = choosing.reasons(tile);
    if (reasons.length && outlook?.standing !== "no") return { standing: "near", reasons };
  }
  return outlook ? { standing: outlook.standing, reasons: outlook.obstacles } : null;
}

/** Tiles of the hand are asked for something else than to be played, or one is being laid: how they play is not the question. */
export const forElse = (choosing: Choosing): boolean =>
  choosing.laying !== null ||
  (!PLAYING.has(choosing.prompt) && (choosing.zoo?.hand ?? []).some(({ tile }) => choosing.can(tile)));

/** The mark that a tile of the hand carries; null: none. */
export const markOf = (choosing: Choosing, tile: string): Standing | null =>
  forElse(choosing) ? null : standingOf(choosing, tile);

/** What a tile that cannot be played lacks besides strength, in short: a space, open areas, what its condition asks for,
 * or another card or step; null: nothing. */
export function missing(reasons: Text[]): "space" | "areas" | "condition" | "other" | null {
  const first = reasons.find(({ key }) => !key.startsWith("sanctuary.strength."));
  if (!first) return null;
  const said = first.key.replace(/^.*[.]/, "");
  if (said === "open_areas") return "areas";
  if (said.startsWith("condition")) return "condition";
  return /^(no_space|not_|arrow_|no_such|nobody_)/.test(said) ? "space" : "other";
}
