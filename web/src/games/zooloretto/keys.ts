/** The keys of the table. */
import type { Focus } from "../../lib/table/focus.svelte";
import { walk } from "./arrows";
import type { Choosing } from "./choosing.svelte";
import type { Kind, MoneyKind } from "./things";

const MONEY: Record<string, MoneyKind> = { m: "move", x: "exchange", b: "buy", t: "discard", g: "extend", n: "donate" };

/** For the help: each key with the word that says what it does. */
export const KEYS: [string, string][] = [
  ["1 … 5", "zooloretto_web.keys.trucks"],
  ["D", "zooloretto_web.keys.draw"],
  ["M", "zooloretto_web.keys.move"],
  ["X", "zooloretto_web.keys.exchange"],
  ["B", "zooloretto_web.keys.buy"],
  ["T", "zooloretto_web.keys.discard"],
  ["G", "zooloretto_web.keys.extend"],
  ["N", "zooloretto_web.keys.donate"],
  ["← ↑ ↓ →", "zooloretto_web.keys.arrows"],
  ["W", "zooloretto_web.keys.why"],
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

/** A button under the focus does its own work, unless it is the choice that waits to be confirmed. */
function confirmBy(choosing: Choosing, event: KeyboardEvent): void {
  const focused = document.activeElement;
  const own = focused instanceof HTMLElement && focused.matches("button, a, summary, input");
  const pending = focused instanceof HTMLElement && focused.matches('[data-choice][aria-pressed="true"]');
  const laid =
    event.key === " " && focused instanceof HTMLElement && focused.matches("[data-ghost]") && choosing.tileInHand === null;
  if ((own && !pending && !laid) || !choosing.chosen) return;
  event.preventDefault();
  choosing.confirm();
}

export function keydown(event: KeyboardEvent, choosing: Choosing, focus: Focus, why: Why): void {
  const key = event.key.toLowerCase();
  if (focus.root && event.key.startsWith("Arrow")) {
    if (walk(focus.root, event)) event.preventDefault();
    return;
  }
  if (key === " " || key === "enter") {
    confirmBy(choosing, event);
    return;
  }
  if (/^[1-5]$/.test(key)) {
    choosing.pickTruck(Number(key));
    if (choosing.picked?.kind === "take") choosing.following = "";
  } else if (key === "d") choosing.pickDraw();
  else if (key in MONEY && choosing.phase === "turn") spend(choosing, focus, MONEY[key], why);
  else if (key === "w") why(null);
  else return;
  event.preventDefault();
}
