/** The keys of the table. */
import type { Focus } from "../../lib/table/focus.svelte";
import { truckKey } from "../loretto/keys";
import type { Choosing } from "./choosing.svelte";
import type { Kind, MoneyKind } from "../loretto/options";

const MONEY: Record<string, MoneyKind> = { m: "move", x: "exchange", b: "buy", t: "discard", g: "extend", n: "donate" };

/** For the help: each key with the word that says what it does. */
export const KEYS: [string, string][] = [
  ["1 … 5", "loretto_web.keys.trucks"],
  ["D", "loretto_web.keys.draw"],
  ["M", "zooloretto_web.keys.move"],
  ["X", "zooloretto_web.keys.exchange"],
  ["B", "zooloretto_web.keys.buy"],
  ["T", "zooloretto_web.keys.discard"],
  ["G", "zooloretto_web.keys.extend"],
  ["N", "zooloretto_web.keys.donate"],
  ["← ↑ ↓ →", "loretto_web.keys.arrows"],
  ["W", "loretto_web.keys.why"],
];

/** Say why something cannot be done; null: everything. */
type Why = (kind: Kind | null) => void;

/** A money action by its letter; where it is not possible, the reasons. */
function spend(choosing: Choosing, focus: Focus, kind: MoneyKind, why: Why): void {
  if (!choosing.ofKind(kind).length) {
    if (kind !== "donate" || choosing.view?.donation_tokens) why(kind);
    return;
  }
  choosing.pickMoney(kind);
  focus.go(".tile[data-target]");
}

export function keydown(event: KeyboardEvent, choosing: Choosing, focus: Focus, why: Why): void {
  if (truckKey(event, choosing, focus)) return;
  const key = event.key.toLowerCase();
  if (key === "d") choosing.pickDraw();
  else if (key in MONEY && choosing.phase === "turn") spend(choosing, focus, MONEY[key], why);
  else if (key === "w") why(null);
  else return;
  event.preventDefault();
}
