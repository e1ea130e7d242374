/** One sentence that says who must do what. */
import { byFinger } from "../../lib/fingers";
import type { Sentence } from "../../lib/table/question";
import type { Confirming } from "../../lib/table/StatusLine.svelte";
import { words } from "../../lib/words.svelte";
import * as asked from "../loretto/asked";
import { about } from "../loretto/options";
import type { Choosing } from "./choosing.svelte";
import type { ParkPlay } from "./play.svelte";
import { faceOf } from "./things";

/** The numbers that a choice may change, in the order they are told. */
export const GAUGES = ["points", "money", "coworkers"] as const;
export const gaugeName = (gauge: string): string =>
  words.t(gauge === "coworkers" ? "aquaretto_web.coworkers" : `loretto_web.gauge.${gauge}`);

export const sentence = (choosing: Choosing, names: string[], mySeats: number[]): Sentence =>
  asked.sentenceAround(choosing, names, mySeats, () => task(choosing, names));

function task(choosing: Choosing, names: string[]): string {
  const { decision } = choosing;
  return (
    ofPark(choosing.park) ??
    asked.sharedTask(choosing, names, faceOf) ??
    ofMoney(choosing) ??
    (decision ? words.say(decision.prompt, names) : "")
  );
}

/** What only a park asks. */
export function ofPark(play: ParkPlay): string | null {
  const { choosing } = play;
  const { picked, phase } = choosing;
  if (phase === "lay") {
    const how = choosing.chosen ? "lay_here" : "lay";
    return words.t(byFinger() ? `aquaretto_web.fingers.${how}` : `aquaretto_web.status.${how}`);
  }
  if (picked?.kind === "take" && choosing.tileInHand === "trainer") return words.t("aquaretto_web.status.trainer");
  if (picked?.kind === "take" && picked.held === null && play.jobWanted)
    return words.t("aquaretto_web.status.job_wanted", { truck: picked.truck });
  return play.moving ? words.t("aquaretto_web.status.move_what") : null;
}

function ofMoney({ picked }: Choosing): string | null {
  if (picked?.kind === "buy") return words.t("aquaretto_web.status.buy_what");
  return picked?.kind === "discard" ? words.t("aquaretto_web.status.discard_what") : null;
}

/** The button that confirms what is chosen. */
export const confirming = (choosing: Choosing): Confirming | null =>
  asked.confirming(choosing, (chosen) => labelOf(about(chosen).kind));

export const labelOf = (kind: string): string =>
  kind === "buy" || kind === "discard" ? words.t(`aquaretto_web.money.${kind}`) : words.t("aquaretto_web.confirm.lay");
