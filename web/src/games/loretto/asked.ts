/** One sentence that says who must do what, as far as every table with trucks asks the same. */
import { capital, listed } from "../../lib/people";
import type { Choice } from "../../lib/protocol";
import { unasked, type Sentence } from "../../lib/table/question";
import type { Confirming } from "../../lib/table/StatusLine.svelte";
import { words } from "../../lib/words.svelte";
import type { TruckChoosing } from "./choosing.svelte";
import { about } from "./options";
import type { Face } from "./things";

/** What every turn is asked, or a place for a tile; null: the game has its own words for it. */
export function sharedTask(choosing: TruckChoosing, names: string[], look: (tile: string) => Face): string | null {
  const { picked, phase } = choosing;
  const held = choosing.tileInHand;
  if (choosing.busy) return words.t("loretto_web.status.unloading");
  if (phase === "place")
    return held ? words.t("loretto_web.status.place", { tile: look(held).name }) : words.t("loretto_web.status.choose_tile");
  if (picked?.kind === "take")
    return held
      ? words.t("loretto_web.status.move_laid", { tile: look(held).name })
      : words.t("loretto_web.status.laid_out", { truck: picked.truck });
  if (picked?.kind === "draw") return words.t("loretto_web.status.draw");
  const chosen = choosing.option(choosing.chosen);
  if (chosen && about(chosen).kind !== "load")
    return words.t("loretto_web.status.confirm", { action: capital(words.say(chosen.label, names)) });
  return phase === "turn" && !picked ? turn(choosing) : null;
}

/** What can be done in this turn, as one sentence. */
function turn({ options }: TruckChoosing): string {
  const kinds = options.map((option) => about(option).kind);
  const ways = {
    draw: kinds.includes("draw"),
    take: kinds.includes("take"),
    spend: kinds.some((kind) => kind !== "draw" && kind !== "take"),
  };
  const possible = Object.entries(ways).filter(([, can]) => can);
  return `${capital(
    listed(
      possible.map(([way]) => words.t(`loretto_web.status.can_${way}`)),
      "disjunction",
    ),
  )}.`;
}

/** The sentence around the task: whose it is. */
export function sentenceAround(
  choosing: TruckChoosing,
  names: string[],
  mySeats: number[],
  task: () => string,
  lead = "web_table.status.your_turn",
): Sentence {
  const { decision } = choosing;
  const elsewhere = unasked(choosing, names);
  if (elsewhere || !decision) return elsewhere ?? { lead: "", rest: "", seat: null };
  const said = words.t(lead, { player: names[decision.seat] ?? "" });
  return { lead: mySeats.length ? said : "", rest: task(), seat: decision.seat };
}

/** The button that confirms what is chosen; an option that is none of the shared ones is called by its game. */
export function confirming(choosing: TruckChoosing, label: (chosen: Choice) => string): Confirming | null {
  const chosen = choosing.option(choosing.chosen);
  if (!chosen) return null;
  const { kind, truck } = about(chosen);
  const said =
    kind === "take" || kind === "load"
      ? words.t(`loretto_web.confirm.${kind}`, { truck })
      : kind === "draw"
        ? words.t("loretto_web.pile.draw")
        : label(chosen);
  return { label: said, lock: chosen.irreversible, onclick: () => choosing.confirm() };
}
