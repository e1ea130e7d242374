/** The keys of every table with trucks. */
import type { Focus } from "../../lib/table/focus.svelte";
import { walk } from "./arrows";
import type { TruckChoosing } from "./choosing.svelte";

/** A button under the focus does its own work, unless it is the choice that waits to be confirmed. */
function confirmBy(choosing: TruckChoosing, event: KeyboardEvent): void {
  const focused = document.activeElement;
  const own = focused instanceof HTMLElement && focused.matches("button, a, summary, input");
  const pending =
    focused instanceof HTMLElement && focused.matches(':is([data-choice], .tile, .here):not([data-ghost])[aria-pressed="true"]');
  const laid =
    event.key === " " && focused instanceof HTMLElement && focused.matches("[data-ghost]") && choosing.tileInHand === null;
  if ((own && !pending && !laid) || !choosing.chosen) return;
  event.preventDefault();
  choosing.confirm();
}

/** Where a choice goes on, once a tile is taken. */
const NEXT: Record<string, string> = {
  exchange: ".front .tile.can",
  move: ".front .here",
  place: ".front .here, .park button.open",
};

/** A tile that is taken by a key leads on to what can be chosen next. */
function takeTile(choosing: TruckChoosing, focus: Focus): boolean {
  const tile = document.activeElement;
  if (!(tile instanceof HTMLElement) || !tile.matches(".tile.can[data-target]:not([data-ghost])")) return false;
  tile.click();
  const next = choosing.picked && choosing.chosen === null ? NEXT[choosing.picked.kind] : undefined;
  if (next) focus.go(next);
  return true;
}

/** Arrows, the keys that confirm, and trucks by their numbers; true: the key was one of these. */
export function truckKey(event: KeyboardEvent, choosing: TruckChoosing, focus: Focus): boolean {
  const key = event.key.toLowerCase();
  if (focus.root && event.key.startsWith("Arrow")) {
    if (walk(focus.root, event)) event.preventDefault();
  } else if (key === " " || key === "enter") {
    if (takeTile(choosing, focus)) event.preventDefault();
    else confirmBy(choosing, event);
  } else if (/^[1-5]$/.test(key)) {
    choosing.pickTruck(Number(key));
    if (choosing.picked?.kind === "take") choosing.following = "";
    event.preventDefault();
  } else return false;
  return true;
}
