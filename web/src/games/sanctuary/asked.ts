/** One sentence that says who must do what, and where the answer is given. */
import { capital } from "../../lib/people";
import { unasked, type Sentence } from "../../lib/table/question";
import type { Confirming } from "../../lib/table/StatusLine.svelte";
import { words } from "../../lib/words.svelte";
import type { Choosing } from "./choosing.svelte";
import { tileName, tileOf } from "./printed";
import { about } from "./things";

/** The numbers that a choice may change, in the order they are told. */
export const GAUGES = ["points", "conservation", "pouches", "hand"] as const;
export const gaugeName = (gauge: string): string => words.t(`sanctuary_web.gauge.${gauge}`);

export type Pane = "zoo" | "hand" | "display" | "goals" | "others" | "log";

/** The panes of a phone, in the order of its bottom bar. */
export const PANES: readonly { id: Pane; icon: string }[] = [
  { id: "zoo", icon: "gi:paw-print" },
  { id: "hand", icon: "gi:card-pick" },
  { id: "display", icon: "lu:gallery-horizontal" },
  { id: "goals", icon: "lu:target" },
  { id: "others", icon: "lu:users" },
  { id: "log", icon: "lu:scroll-text" },
];

const ANSWERED_ON: Record<string, Pane> = {
  take_in_reach: "display",
  take: "display",
  play: "hand",
  face_down: "hand",
  pay: "hand",
  pouch: "hand",
  build: "hand",
  hand_limit: "hand",
  support: "goals",
};

/** The pane of a phone on which a question is answered. */
export const paneOf = (prompt: string): Pane => ANSWERED_ON[prompt] ?? "zoo";

export function sentence(choosing: Choosing, names: string[], mySeats: number[]): Sentence {
  const { decision } = choosing;
  const elsewhere = unasked(choosing, names);
  if (elsewhere || !decision) return elsewhere ?? { lead: "", rest: "", seat: null };
  const lead = words.t("web_table.status.your_turn", { player: names[decision.seat] ?? "" });
  return { lead: mySeats.length ? lead : "", rest: task(choosing, names), seat: decision.seat };
}

function task(choosing: Choosing, names: string[]): string {
  const { decision, laying } = choosing;
  if (!decision) return "";
  if (laying) {
    const arrows = tileOf(laying).arrows.length;
    const tile = tileName(laying);
    return arrows
      ? words.t("sanctuary_web.status.space_with_areas", { tile, arrows })
      : words.t("sanctuary_web.status.space", { tile });
  }
  const key = `sanctuary_web.status.${choosing.prompt}`;
  return words.has(key) ? words.t(key) : capital(words.say(decision.prompt, names));
}

/** The button that confirms what is marked. */
export function confirming(choosing: Choosing, names: string[]): Confirming | null {
  const { option } = choosing;
  return option && { label: confirmLabel(choosing, names), lock: option.irreversible, onclick: () => choosing.confirm() };
}

function confirmLabel(choosing: Choosing, names: string[]): string {
  const { option } = choosing;
  if (!option) return "";
  const { kind, tile } = about(option);
  if (kind === "space") return words.t("sanctuary_web.confirm.space");
  if (kind === "tile" && tile && (choosing.prompt === "take_in_reach" || choosing.prompt === "take"))
    return words.t("sanctuary_web.confirm.take", { tile: tileName(tile) });
  return capital(words.say(option.label, names));
}

/** What the button that declines says: it depends on what is declined. */
export function declineLabel(prompt: string): string {
  const key = `sanctuary_web.decline.${prompt}`;
  return words.t(words.has(key) ? key : "sanctuary_web.decline.other");
}
