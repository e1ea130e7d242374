/** The keys of the table. */
import type { Pane } from "./asked";
import type { Choosing } from "./choosing.svelte";
import { about } from "./things";

/** For the help: each key with the word that says what it does. */
export const KEYS: [string, string][] = [
  ["1 … 4", "sanctuary_web.keys.actions"],
  ["D", "sanctuary_web.keys.display"],
  ["H", "sanctuary_web.keys.hand"],
  ["M", "sanctuary_web.keys.map"],
  ["A", "sanctuary_web.keys.goals"],
  ["← ↑ ↓ →", "sanctuary_web.keys.arrows"],
  ["I", "sanctuary_web.keys.tile"],
  ["N", "sanctuary_web.keys.next"],
  ["/", "sanctuary_web.keys.search"],
];

const PARTS: Record<string, Pane> = { m: "zoo", h: "hand", d: "display", a: "goals" };

type Go = (selector: string) => void;

/** A digit marks a use of the card in that slot, and the same digit its other use; a card that is to be moved or turned itself. */
function digit(choosing: Choosing, number: number, go: Go): void {
  const card = choosing.zoo?.row[number - 1]?.card;
  if (!card) return;
  const ways = choosing.options.filter((option) => {
    const it = about(option);
    return it.card === card && (it.kind !== "upgrade" || it.marker === choosing.marker);
  });
  const plays = ways.filter((option) => about(option).kind === "play");
  const keys = [...plays, ...ways.filter((option) => !plays.includes(option))].map(({ key }) => key);
  if (!keys.length) return;
  const next = keys[(keys.indexOf(choosing.marked ?? "") + 1) % keys.length];
  choosing.mark(next);
  go(`[data-choice="${next}"]`);
}

/** A button under the focus does its own work, unless it can do nothing now or is itself what waits to be confirmed. */
function confirmBy(choosing: Choosing, event: KeyboardEvent): void {
  const focused = document.activeElement;
  const own = focused instanceof HTMLElement && focused.matches("button:not([aria-disabled=true]), a, summary, input");
  const pending = focused instanceof HTMLElement && focused.dataset.choice === choosing.marked;
  if ((own && !pending) || choosing.marked === null) return;
  event.preventDefault();
  choosing.confirm();
}

/** A key of the game: `show` leads to a part of the table, `go` to a thing. */
export function keydown(event: KeyboardEvent, choosing: Choosing, show: (pane: Pane) => void, go: Go): void {
  const key = event.key.toLowerCase();
  if (key === " " || key === "enter") {
    confirmBy(choosing, event);
    return;
  }
  if (/^[1-4]$/.test(key)) digit(choosing, Number(key), go);
  else if (key in PARTS) show(PARTS[key]);
  else if (key === "n") {
    const [decline] = choosing.ofKind("none");
    if (decline) choosing.pick(decline.key);
  } else if (key === "/") window.open(`/reference/sanctuary?table=${choosing.connection.id}`, "_blank");
  else return;
  event.preventDefault();
}
