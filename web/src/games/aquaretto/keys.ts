/** The keys of the table. */
import type { Focus } from "../../lib/table/focus.svelte";
import { truckKey } from "../loretto/keys";
import type { Choosing } from "./choosing.svelte";
import { actionByKey, type ParkAction } from "./money";
import type { ParkPlay } from "./play.svelte";
import { JOBS } from "./things";

const MONEY: Record<string, ParkAction> = { m: "move", b: "buy", t: "discard", g: "small", G: "large", V: "very_large" };

/** For the help: each key with the word that says what it does. */
export const KEYS: [string, string][] = [
  ["1 … 5", "loretto_web.keys.trucks"],
  ["D", "loretto_web.keys.draw"],
  ["M", "aquaretto_web.keys.move"],
  ["B", "aquaretto_web.keys.buy"],
  ["T", "aquaretto_web.keys.discard"],
  ["G", "aquaretto_web.keys.small"],
  ["⇧ G", "aquaretto_web.keys.large"],
  ["⇧ V", "aquaretto_web.keys.very_large"],
  ["R", "aquaretto_web.keys.turn"],
  ["1 … 4", "aquaretto_web.keys.jobs"],
  ["← ↑ ↓ →", "loretto_web.keys.arrows"],
];
const RINGED = ".park [data-target], .depot [data-target]";

/** The keys that only a park has: jobs by their numbers, turning; true: the key was one of these. */
export function parkKey(event: KeyboardEvent, play: ParkPlay, focus: Focus): boolean {
  const { phase } = play.choosing;
  if (phase === "lay" && event.key.toLowerCase() === "r") {
    if (play.ghostOfLay.length) play.turn(event.shiftKey ? -1 : 1);
    else focus.go(RINGED);
  } else if (phase === "job" && /^[1-4]$/.test(event.key)) {
    if (play.hire(JOBS[Number(event.key) - 1])) focus.go(".park button.open");
  } else return false;
  event.preventDefault();
  return true;
}

export function keydown(event: KeyboardEvent, choosing: Choosing, focus: Focus): void {
  const play = choosing.park;
  if (parkKey(event, play, focus) || truckKey(event, choosing, focus)) return;
  const key = event.shiftKey ? event.key.toUpperCase() : event.key.toLowerCase();
  if (key === "d") choosing.pickDraw();
  else if (key in MONEY && choosing.phase === "turn") {
    if (actionByKey(play, MONEY[key])) focus.go(RINGED, ".players [data-target]");
  } else return;
  event.preventDefault();
}
