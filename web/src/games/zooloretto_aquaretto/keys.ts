/** The keys of the table: letters act in the zoo, with Shift in the park. */
import type { Focus } from "../../lib/table/focus.svelte";
import { parkKey } from "../aquaretto/keys";
import { actionByKey, type ParkAction } from "../aquaretto/money";
import { truckKey } from "../loretto/keys";
import type { MoneyKind } from "../loretto/options";
import type { Choosing } from "./choosing.svelte";

const IN_ZOO: Record<string, MoneyKind> = { m: "move", x: "exchange", b: "buy", t: "discard", g: "extend", n: "donate" };
const IN_PARK: Record<string, ParkAction> = { M: "move", G: "small", H: "large", V: "very_large" };

/** For the help: each key with the word that says what it does. */
export const KEYS: [string, string][] = [
  ["1 … 5", "loretto_web.keys.trucks"],
  ["D", "zooloretto_aquaretto_web.keys.draw_zoo"],
  ["⇧ D", "zooloretto_aquaretto_web.keys.draw_park"],
  ["M", "zooloretto_web.keys.move"],
  ["X", "zooloretto_web.keys.exchange"],
  ["B", "zooloretto_web.keys.buy"],
  ["T", "zooloretto_web.keys.discard"],
  ["G", "zooloretto_web.keys.extend"],
  ["N", "zooloretto_web.keys.donate"],
  ["⇧ M", "aquaretto_web.keys.move"],
  ["⇧ G", "aquaretto_web.keys.small"],
  ["⇧ H", "aquaretto_web.keys.large"],
  ["⇧ V", "aquaretto_web.keys.very_large"],
  ["R", "aquaretto_web.keys.turn"],
  ["1 … 4", "aquaretto_web.keys.jobs"],
  ["← ↑ ↓ →", "loretto_web.keys.arrows"],
];

export function keydown(event: KeyboardEvent, choosing: Choosing, focus: Focus): void {
  if (parkKey(event, choosing.park, focus) || truckKey(event, choosing, focus)) return;
  const key = event.shiftKey ? event.key.toUpperCase() : event.key.toLowerCase();
  if (key === "d" || key === "D") choosing.pickDraw(key === "d" ? "zoo" : "park");
  else if (choosing.phase !== "turn") return;
  else if (key in IN_ZOO) {
    choosing.pickMoney(IN_ZOO[key]);
    focus.go(".tile[data-target]");
  } else if (key in IN_PARK) {
    if (actionByKey(choosing.park, IN_PARK[key])) focus.go(".park-half [data-target]");
  } else return;
  event.preventDefault();
}
