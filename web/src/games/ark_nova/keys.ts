/** The keys of the table. */
import type { Pane } from "./asked";
import type { Choosing } from "./choosing.svelte";
import { about } from "./things";

/** For the help: each key with the word that says what it does. */
export const KEYS: [string, string][] = [
  ["1 … 5", "ark_nova_web_table.keys.actions"],
  ["+ −", "ark_nova_web_table.keys.x_tokens"],
  ["X", "ark_nova_web_table.keys.x_token"],
  ["M", "ark_nova_web_table.keys.map"],
  ["H", "ark_nova_web_table.keys.hand"],
  ["D", "ark_nova_web_table.keys.display"],
  ["A", "ark_nova_web_table.keys.association"],
  ["← ↑ ↓ →", "ark_nova_web_table.keys.arrows"],
  ["R", "ark_nova_web_table.keys.turn"],
  ["I", "ark_nova_web_table.keys.card"],
  ["/", "ark_nova_web_table.keys.search"],
  ["G", "ark_nova_web_guide.key"],
];

type Go = (selector: string) => void;

/** The action card of the row that a digit means, or null. */
function byDigit(choosing: Choosing, digit: number): string | null {
  const card = choosing.zoo?.row[digit - 1]?.card;
  const drafted = choosing.ofKind("alternative");
  if (drafted.length) return drafted[digit - 1]?.key ?? null;
  if (!card || choosing.prompt === "hypnosis") return null;
  if (choosing.ofKind("use_card").length || choosing.ofKind("x_token").length) return choosing.useKey(card);
  const move = choosing.ofKind("to_slot").find((option) => about(option).card === card);
  return move ? move.key : card;
}

/** An action card is marked by its digit, and used by the same digit or a confirmation. */
function digit(choosing: Choosing, number: number, go: Go): void {
  const key = byDigit(choosing, number);
  const card = choosing.zoo?.row[number - 1]?.card;
  if (key === null || !card) return;
  const thing = choosing.ofKind("alternative").length ? `[data-choice="${key}"]` : `[data-action="${card}"] button`;
  if (choosing.can(key)) {
    if (choosing.marked === key) choosing.confirm();
    else choosing.mark(key);
  }
  go(thing);
}

function stepper(choosing: Choosing, more: number): void {
  const marked = choosing.option(choosing.marked ?? choosing.pointed ?? "");
  const card = marked && about(marked).kind === "use_card" ? about(marked).card : undefined;
  if (card) choosing.addXTokens(card, more);
}

/** Whether the focus is on a choice that waits to be confirmed; Enter takes the mark from one of several cards, Space confirms. */
function isPending(choosing: Choosing, focused: HTMLElement, key: string): boolean {
  const { choice } = focused.dataset;
  if (choice === undefined) return false;
  return choice === choosing.marked || (key === " " && choosing.full && choosing.collected.includes(choice));
}

/** A button under the focus does its own work, unless it can do nothing now or waits to be confirmed itself. */
function confirmBy(choosing: Choosing, event: KeyboardEvent): void {
  const focused = document.activeElement;
  const own =
    focused instanceof HTMLElement && focused.matches("button:not([aria-disabled=true]), a, summary, input, [role=button]");
  if ((own && !isPending(choosing, focused, event.key)) || (choosing.marked === null && !choosing.full)) return;
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
  if (/^[1-5]$/.test(key)) digit(choosing, Number(key), go);
  else if (key === "+" || key === "=") stepper(choosing, 1);
  else if (key === "-") stepper(choosing, -1);
  else if (key === "x" && choosing.ofKind("x_token").length) choosing.forXToken = !choosing.forXToken;
  else if (key === "m") show("zoo");
  else if (key === "h") show("hand");
  else if (key === "d") show("display");
  else if (key === "a") show("projects");
  else if (key === "g") go("[data-guide=panel]");
  else if (key === "/") window.open(`/reference/ark_nova?table=${choosing.connection.id}`, "_blank");
  else return;
  event.preventDefault();
}
