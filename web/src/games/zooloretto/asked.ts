/** One sentence that says who must do what. */
import { unasked, type Sentence } from "../../lib/table/question";
import type { Confirming } from "../../lib/table/StatusLine.svelte";
import type { Choice } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import type { Choosing } from "./choosing.svelte";
import { about } from "./options";
import { tileText } from "./things";

/** The numbers that a choice may change, in the order they are told. */
export const GAUGES = ["points", "money", "offspring"] as const;
export const gaugeName = (gauge: string): string => words.t(`web_zooloretto.gauge.${gauge}`);

export function sentence(choosing: Choosing, names: string[], mySeats: number[]): Sentence {
  const { decision } = choosing;
  const elsewhere = unasked(choosing, names);
  if (elsewhere || !decision) return elsewhere ?? { lead: "", rest: "", seat: null };
  const lead = words.t("web_table.status.your_turn", { player: names[decision.seat] ?? "" });
  return { lead: mySeats.length ? lead : "", rest: task(choosing, names), seat: decision.seat };
}

function task(choosing: Choosing, names: string[]): string {
  const { picked, decision } = choosing;
  if (choosing.busy) return words.t("web_zooloretto.status.unloading");
  if (choosing.phase === "place") {
    const tile = choosing.tileInHand;
    return tile
      ? words.t("web_zooloretto.status.place", { tile: words.say(tileText(tile)) })
      : words.t("web_zooloretto.status.choose_tile");
  }
  if (picked?.kind === "take") {
    const held = choosing.tileInHand;
    if (held !== null) return words.t("web_zooloretto.status.move_laid", { tile: words.say(tileText(held)) });
    return words.t("web_zooloretto.status.laid_out", { truck: picked.truck });
  }
  if (picked?.kind === "draw") return words.t("web_zooloretto.status.draw");
  const chosen = choosing.option(choosing.chosen);
  if (chosen && about(chosen).kind !== "load")
    return words.t("web_zooloretto.status.confirm", { action: words.say(chosen.label, names) });
  if (picked?.kind === "move")
    return words.t(picked.tile ? "web_zooloretto.status.move_where" : "web_zooloretto.status.move_what");
  if (picked?.kind === "exchange")
    return words.t(picked.groups.length ? "web_zooloretto.status.exchange_with" : "web_zooloretto.status.exchange_what");
  if (picked?.kind === "buy") return words.t("web_zooloretto.status.buy_what");
  if (picked?.kind === "discard") return words.t("web_zooloretto.status.discard_what");
  if (choosing.phase === "turn") return words.t("web_zooloretto.status.turn");
  return decision ? words.say(decision.prompt, names) : "";
}

/** The button that confirms what is chosen. */
export function confirming(choosing: Choosing): Confirming | null {
  const chosen = choosing.option(choosing.chosen);
  return chosen && { label: confirmLabel(chosen), lock: chosen.irreversible, onclick: () => choosing.confirm() };
}

function confirmLabel(chosen: Choice): string {
  const it = about(chosen);
  if (it.kind === "take" || it.kind === "load") return words.t(`web_zooloretto.confirm.${it.kind}`, { truck: it.truck });
  if (it.kind === "draw") return words.t("web_zooloretto.pile.draw");
  return words.t("web_zooloretto.confirm.money", { action: words.t(`web_zooloretto.money.${it.kind}`) });
}
