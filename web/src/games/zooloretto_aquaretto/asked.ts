/** One sentence that says who must do what. */
import type { Sentence } from "../../lib/table/question";
import type { Confirming } from "../../lib/table/StatusLine.svelte";
import { words } from "../../lib/words.svelte";
import { labelOf, ofPark } from "../aquaretto/asked";
import * as asked from "../loretto/asked";
import { about, MONEY_KINDS, type MoneyKind } from "../loretto/options";
import { ofMoney } from "../zooloretto/asked";
import type { Choosing } from "./choosing.svelte";
import { faceOf } from "./things";

/** The numbers that a choice may change, in the order they are told. */
export const GAUGES = ["points", "money", "offspring", "coworkers"] as const;
export const gaugeName = (gauge: string): string =>
  words.t(gauge === "coworkers" ? "aquaretto_web.coworkers" : `loretto_web.gauge.${gauge}`);

export function sentence(choosing: Choosing, names: string[], mySeats: number[]): Sentence {
  const lead = choosing.phase === "back" ? "zooloretto_web.status.out_of_turn" : undefined;
  return asked.sentenceAround(choosing, names, mySeats, () => task(choosing, names), lead);
}

function task(choosing: Choosing, names: string[]): string {
  const { picked, decision } = choosing;
  const inPark = ofPark(choosing.park);
  if (inPark) return inPark;
  if (picked?.kind === "take" && picked.held === null && choosing.visitorWanted && !choosing.busy)
    return words.t("zooloretto_web.status.choose_visitor", { truck: picked.truck });
  if (picked?.kind === "buy" && !picked.tile) return words.t("zooloretto_aquaretto_web.status.buy_what");
  if (picked?.kind === "discard" && !picked.tile) return words.t("zooloretto_aquaretto_web.status.discard_what");
  return asked.sharedTask(choosing, names, faceOf) ?? ofMoney(choosing) ?? (decision ? words.say(decision.prompt, names) : "");
}

/** The button that confirms what is chosen. */
export const confirming = (choosing: Choosing): Confirming | null =>
  asked.confirming(choosing, (chosen) => {
    const { kind } = about(chosen);
    return MONEY_KINDS.includes(kind as MoneyKind) ? words.t(`zooloretto_web.money.${kind}`) : labelOf(kind);
  });
