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
export const gaugeName = (gauge: string): string => words.t(`zooloretto_web.gauge.${gauge}`);

export function sentence(choosing: Choosing, names: string[], mySeats: number[]): Sentence {
  const { decision } = choosing;
  const elsewhere = unasked(choosing, names);
  if (elsewhere || !decision) return elsewhere ?? { lead: "", rest: "", seat: null };
  // Somebody else's turn goes on only when I have said which of my visitors steps back.
  const key = choosing.phase === "back" ? "zooloretto_web.status.out_of_turn" : "web_table.status.your_turn";
  const lead = words.t(key, { player: names[decision.seat] ?? "" });
  return { lead: mySeats.length ? lead : "", rest: task(choosing, names), seat: decision.seat };
}

function task(choosing: Choosing, names: string[]): string {
  const { picked, decision } = choosing;
  if (choosing.busy) return words.t("zooloretto_web.status.unloading");
  if (choosing.phase === "place") {
    const tile = choosing.tileInHand;
    return tile
      ? words.t("zooloretto_web.status.place", { tile: words.say(tileText(tile)) })
      : words.t("zooloretto_web.status.choose_tile");
  }
  if (choosing.phase === "walk" || choosing.phase === "back") return decision ? words.say(decision.prompt, names) : "";
  if (picked?.kind === "take") {
    const held = choosing.tileInHand;
    if (held !== null) return words.t("zooloretto_web.status.move_laid", { tile: words.say(tileText(held)) });
    const key = choosing.visitorWanted ? "choose_visitor" : "laid_out";
    return words.t(`zooloretto_web.status.${key}`, { truck: picked.truck });
  }
  if (picked?.kind === "draw") return words.t("zooloretto_web.status.draw");
  const chosen = choosing.option(choosing.chosen);
  if (chosen && about(chosen).kind !== "load")
    return words.t("zooloretto_web.status.confirm", { action: words.say(chosen.label, names) });
  if (picked?.kind === "move")
    return words.t(picked.tile ? "zooloretto_web.status.move_where" : "zooloretto_web.status.move_what");
  if (picked?.kind === "exchange")
    return words.t(picked.groups.length ? "zooloretto_web.status.exchange_with" : "zooloretto_web.status.exchange_what");
  if (picked?.kind === "buy") return words.t("zooloretto_web.status.buy_what");
  if (picked?.kind === "discard") return words.t("zooloretto_web.status.discard_what");
  if (picked?.kind === "donate") return words.t("zooloretto_web.status.donate_what");
  if (choosing.phase === "turn") return words.t("zooloretto_web.status.turn");
  return decision ? words.say(decision.prompt, names) : "";
}

/** The button that confirms what is chosen. */
export function confirming(choosing: Choosing): Confirming | null {
  const chosen = choosing.option(choosing.chosen);
  return chosen && { label: confirmLabel(chosen), lock: chosen.irreversible, onclick: () => choosing.confirm() };
}

function confirmLabel(chosen: Choice): string {
  const it = about(chosen);
  if (it.kind === "take" || it.kind === "load") return words.t(`zooloretto_web.confirm.${it.kind}`, { truck: it.truck });
  if (it.kind === "draw") return words.t("zooloretto_web.pile.draw");
  return words.t("zooloretto_web.confirm.money", { action: words.t(`zooloretto_web.money.${it.kind}`) });
}
