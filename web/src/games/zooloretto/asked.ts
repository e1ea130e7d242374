/** One sentence that says who must do what. */
import type { Sentence } from "../../lib/table/question";
import type { Confirming } from "../../lib/table/StatusLine.svelte";
import { words } from "../../lib/words.svelte";
import * as asked from "../loretto/asked";
import { about } from "../loretto/options";
import type { Choosing } from "./choosing.svelte";
import { faceOf } from "./things";

/** The numbers that a choice may change, in the order they are told. */
export const GAUGES = ["points", "money", "offspring"] as const;
export const gaugeName = (gauge: string): string => words.t(`loretto_web.gauge.${gauge}`);

export function sentence(choosing: Choosing, names: string[], mySeats: number[]): Sentence {
  // Somebody else's turn goes on only when I have said which of my visitors steps back.
  const lead = choosing.phase === "back" ? "zooloretto_web.status.out_of_turn" : undefined;
  return asked.sentenceAround(choosing, names, mySeats, () => task(choosing, names), lead);
}

function task(choosing: Choosing, names: string[]): string {
  const { picked, decision } = choosing;
  if (picked?.kind === "take" && choosing.tileInHand === null && choosing.visitorWanted && !choosing.busy)
    return words.t("zooloretto_web.status.choose_visitor", { truck: picked.truck });
  return asked.sharedTask(choosing, names, faceOf) ?? ofMoney(choosing) ?? (decision ? words.say(decision.prompt, names) : "");
}

/** What a money action still needs. */
export function ofMoney({ picked }: Choosing): string | null {
  if (picked?.kind === "move")
    return words.t(picked.tile ? "zooloretto_web.status.move_where" : "zooloretto_web.status.move_what");
  if (picked?.kind === "exchange")
    return words.t(picked.groups.length ? "zooloretto_web.status.exchange_with" : "zooloretto_web.status.exchange_what");
  if (picked?.kind === "buy") return words.t("zooloretto_web.status.buy_what");
  if (picked?.kind === "discard") return words.t("zooloretto_web.status.discard_what");
  if (picked?.kind === "donate") return words.t("zooloretto_web.status.donate_what");
  return null;
}

/** The button that confirms what is chosen. */
export const confirming = (choosing: Choosing): Confirming | null =>
  asked.confirming(choosing, (chosen) => words.t(`zooloretto_web.money.${about(chosen).kind}`));
