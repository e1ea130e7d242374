/** One sentence that says who must do what, and where the answer is given. */
import type { Choice, Text } from "../../lib/protocol";
import { unasked, type Sentence } from "../../lib/table/question";
import type { Confirming } from "../../lib/table/StatusLine.svelte";
import { words } from "../../lib/words.svelte";
import { capital } from "./box";
import type { Choosing } from "./choosing.svelte";
import { about, isAside } from "./things";

/** The numbers that a choice may change, in the order they are told. */
export const GAUGES = ["money", "appeal", "conservation", "reputation", "x_tokens", "workers", "points"] as const;
export const gaugeName = (gauge: string): string => words.t(`ark_nova_web_table.gauge.${gauge}`);

/** The control of a question that is not answered on the table itself. */
export type Control =
  | "cards"
  | "effects"
  | "rewards"
  | "hypnosis"
  | "players"
  | "maps"
  | "finals"
  | "harbor"
  | "rescue"
  | "draft"
  | "homes";

const CONTROLS: Record<string, Control | null> = {
  // Answered on the action cards.
  turn: null,
  once_more: null,
  extra_action: null,
  upgrade: null,
  clever: null,
  boost: null,
  multiplier: null,
  // Answered in the hand or the display.
  animal: null,
  sponsor: null,
  sponsor_for_money: null,
  person_sponsor: null,
  take_sponsor: null,
  sponsors_extra: null,
  before_the_end: null,
  take_card: null,
  snap: null,
  small_animal: null,
  mark: null,
  shark_attack: null,
  // Answered on the map.
  build: null,
  free_building: null,
  spot: null,
  home: null,
  empty_enclosure: null,
  cut_down: null,
  // Answered on the association board.
  task: null,
  support: null,
  partner_zoo: null,
  university: null,
  starting_hand: "cards",
  hand_limit: "cards",
  discard: "cards",
  keep: "cards",
  take_revealed: "cards",
  dig: "cards",
  dig_to_rescue: "cards",
  take_revealed_sponsor: "cards",
  glide: "cards",
  draft: "draft",
  use_alternative: "draft",
  free_spaces: "homes",
  sell: "cards",
  pouch: "cards",
  store: "cards",
  base_project: "cards",
  release: "cards",
  move_animal: "cards",
  cube_of: "cards",
  resolve_next: "effects",
  rescue: "rescue",
  hypnosis: "hypnosis",
  victim: "players",
  map: "maps",
  keep_final: "finals",
  discard_final: "finals",
  end_of_turn: "harbor",
  wait: null,
};

export const controlOf = (prompt: string): Control | null => (prompt in CONTROLS ? CONTROLS[prompt] : "rewards");

/** The control of what is asked now: it depends on what there is to choose from, too. */
export function controlFor(choosing: Choosing): Control | null {
  const control = controlOf(choosing.prompt);
  if (control === "harbor" && !choosing.ofKind("harbor").length) return null;
  return choosing.ofKind("shared_home").length ? "homes" : control;
}

/** The cards that can be chosen, each once. */
export const offered = (choosing: Choosing): string[] => [
  ...new Set(
    choosing.options
      .filter((option) => !isAside(option))
      .map((option) => about(option).card ?? "")
      .filter(Boolean),
  ),
];

/** Whether the cards of a question are lifted out of the hand, so that they lie there no longer. */
export function liftsHand(choosing: Choosing): boolean {
  const hand = choosing.zoo?.hand ?? [];
  const cards = offered(choosing);
  return controlOf(choosing.prompt) === "cards" && cards.length > 0 && cards.every((card) => hand.includes(card));
}

/** Questions about the display that are not answered on it: it stays in sight. */
export const showsDisplay = (prompt: string): boolean => prompt === "draw_or_snap" || prompt === "replenish";

export type Pane = "zoo" | "hand" | "display" | "projects" | "others" | "log";

/** The panes of a phone, in the order of its bottom bar. */
export const PANES: readonly { id: Pane; icon: string }[] = [
  { id: "zoo", icon: "gi:paw-print" },
  { id: "hand", icon: "gi:card-pick" },
  { id: "display", icon: "lu:gallery-horizontal" },
  { id: "projects", icon: "gi:shaking-hands" },
  { id: "others", icon: "lu:users" },
  { id: "log", icon: "lu:scroll-text" },
];

const ANSWERED_ON: Record<string, Pane> = {
  animal: "hand",
  sponsor: "hand",
  sponsor_for_money: "hand",
  person_sponsor: "hand",
  take_card: "display",
  snap: "display",
  small_animal: "display",
  take_sponsor: "display",
  mark: "display",
  draw_or_snap: "display",
  replenish: "display",
  shark_attack: "display",
  task: "projects",
  support: "projects",
  partner_zoo: "projects",
  university: "projects",
};

/** The pane of a phone on which a question is answered first. */
export const paneOf = (prompt: string): Pane => ANSWERED_ON[prompt] ?? "zoo";

/** All panes on which it can be answered: cards are chosen where they lie, unless they are lifted out of there. */
export function panesOf(choosing: Choosing): Pane[] {
  const { decision, prompt, options, view, zoo } = choosing;
  if (!decision) return [];
  const first = paneOf(prompt);
  if (controlOf(prompt) === "cards") return [first];
  const lying: Partial<Record<Pane, readonly (string | null)[]>> = { hand: zoo?.hand, display: view?.display };
  const chosen = options.map((option) => about(option).card);
  return PANES.map(({ id }) => id).filter((id) => id === first || chosen.some((card) => card && lying[id]?.includes(card)));
}

export function sentence(choosing: Choosing, names: string[], mySeats: number[]): Sentence {
  const { decision, view } = choosing;
  const elsewhere = unasked(choosing, names);
  if (elsewhere || !decision) return elsewhere ?? { lead: "", rest: "", seat: null };
  const lead =
    view?.current === decision.seat && view.stage === "turn"
      ? "web_table.status.your_turn"
      : "ark_nova_web_table.status.your_choice";
  return {
    lead: mySeats.length ? words.t(lead, { player: names[decision.seat] ?? "" }) : "",
    rest: task(choosing, names),
    seat: decision.seat,
  };
}

function task(choosing: Choosing, names: string[]): string {
  const { decision, using } = choosing;
  if (!decision) return "";
  if (choosing.wanted > 1) {
    return words.t(`ark_nova_web_table.status.${choosing.prompt}`, {
      wanted: choosing.wanted,
      chosen: choosing.collected.length,
    });
  }
  const marked = choosing.marked === null ? undefined : choosing.option(choosing.marked);
  if (marked?.irreversible)
    return words.t("ark_nova_web_table.status.confirm", { choice: capital(words.say(marked.label, names)) });
  if (choosing.prompt === "turn") return words.t("ark_nova_web_table.status.turn");
  const asked = counted(decision.prompt, words.say(decision.prompt, names));
  if (!using) return asked;
  return words.t("ark_nova_web_table.status.using", {
    card: words.t(`ark_nova.action_card.${using.card}`),
    strength: using.strength,
    asked,
  });
}

/** A question that is asked several times in a row says which time it is. */
export function counted({ args }: Text, asked: string): string {
  const { step, steps } = args;
  return typeof steps === "number" ? words.t("ark_nova_web_table.status.step", { asked, step, steps }) : asked;
}

/** The button that confirms what is marked, or the cards that are collected. */
export function confirming(choosing: Choosing, names: string[]): Confirming | null {
  const marked = choosing.marked === null ? undefined : choosing.option(choosing.marked);
  if (!marked && choosing.wanted <= 1) return null;
  return {
    label: confirmLabel(choosing, names),
    lock: marked?.irreversible,
    disabled: !marked && !choosing.full,
    onclick: () => choosing.confirm(),
  };
}

function confirmLabel(choosing: Choosing, names: string[]): string {
  if (choosing.wanted > 1) return words.t(`ark_nova_web_table.confirm.${choosing.prompt}`, { cards: choosing.wanted });
  const marked = choosing.option(choosing.marked ?? "");
  if (!marked) return "";
  const kind = about(marked).kind;
  if (kind === "spot") return words.t("ark_nova_web_table.confirm.spot");
  if (kind === "alternative")
    return words.t(`ark_nova_web_table.confirm.${choosing.prompt}`, { card: words.say(marked.label, names) });
  if (kind === "use_card" || kind === "x_token")
    return words.t("ark_nova_web_table.confirm.use", { card: words.say(marked.label, names) });
  return words.t("ark_nova_web_table.confirm.other");
}

/** What the button that declines says: it depends on what is declined. */
export function declineLabel(prompt: string): string {
  const key = `ark_nova_web_table.decline.${prompt}`;
  return words.t(words.has(key) ? key : "ark_nova_web_table.decline.other");
}

/** Ways that are no thing on the table and stand as buttons in the status line. */
export function waysInLine(choosing: Choosing): Choice[] {
  const beside = [...choosing.ofKind("tile"), ...choosing.ofKind("extra_building")];
  // A donation stands among the tasks, what comes in its place does not.
  if (choosing.prompt === "task") return [...choosing.ofKind("way").filter(({ key }) => key !== "donation"), ...beside];
  return controlFor(choosing) === null ? [...choosing.ofKind("way"), ...beside] : beside;
}
