/** What an option of a question about rewards gives: the bonus it is, for its drawing. */

import type { Choice } from "../../../lib/protocol";
import { box } from "../box";
import { bonusOf, TASK_ICON, type Bonus } from "../board/symbols";
import { about } from "../things";

/** Drawings of what is no bonus: ways and effects, by the last word of their names. */
const DRAWINGS: Record<string, string> = {
  draw: "gi:card-draw",
  snap: "gi:card-pickup",
  replenish: "lu:refresh-cw",
  give_money: "gi:two-coins",
  give_card: "gi:card-pick",
  small: "gi:rabbit",
  large: "gi:elephant",
  map_full: "lu:map",
  move_animals: "gi:paw-print",
  reef_effect: "gi:coral",
  signs: "lu:signpost",
  threshold: "gi:three-leaves",
  pay_for_appeal: "gi:ticket",
  hire: "gi:meeple",
  extra_workers: "gi:meeple",
  support_project: "gi:three-leaves",
  show_hand: "gi:card-pick",
  place_building: "gi:trowel",
  income_appeal: "gi:ticket",
  income_kiosks: "gi:shop",
  income_restaurant: "gi:meal",
  income_parlors: "gi:ice-cream-cone",
  income_caves: "gi:cave-entrance",
};

/** Words of effects that name a bonus in another way. */
const SAME: Record<string, string> = { x_tokens: "x_token" };

export type Reward = { bonus: Bonus } | { drawing: string } | { icon: string };

const last = (key: string): string => key.slice(key.lastIndexOf(".") + 1);

export function rewardOf(option: Choice): Reward {
  const it = about(option);
  if (it.bonus_tile && box.bonus_tiles[it.bonus_tile]) return { bonus: bonusOf(box.bonus_tiles[it.bonus_tile].bonus) };
  const label = it.kind === "left_edge" ? (option.label.args.bonus as Choice["label"]) : option.label;
  const kind = last(label.key);
  if (label.key.startsWith("ark_nova_cards.icons.")) return { icon: kind };
  if (kind === "marker") return { icon: last((label.args.continent as Choice["label"]).key) };
  if (it.task) return { drawing: TASK_ICON[it.task] };
  if (DRAWINGS[kind]) return { drawing: DRAWINGS[kind] };
  const income = option.label.key.endsWith("left_edge_income");
  if (label.key.startsWith("ark_nova.bonus.") || label.key.startsWith("ark_nova.effect.") || kind === "reputation") {
    return { bonus: { kind: SAME[kind] ?? kind, amount: Number(label.args.amount ?? 1), income } };
  }
  if (it.kind === "decline") return { drawing: "lu:skip-forward" };
  return { drawing: "gi:lightning-helix" };
}
