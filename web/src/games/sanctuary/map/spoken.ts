/** What is said of a space: its name, what lies there, and its bonus. */
import { words } from "../../../lib/words.svelte";
import { bonusOf, RIVER, tileName } from "../printed";
import type { ZooView } from "../things";

function lyingOn(space: string, zoo: ZooView): string {
  const lying = zoo.spaces[space];
  if (lying?.tile) return tileName(lying.tile);
  if (lying || zoo.open_areas.includes(space)) return words.t("sanctuary_web.map.open_area");
  return words.t("sanctuary_web.map.empty");
}

export function spoken(space: string, zoo: ZooView, side: string, names: string[]): string {
  const bonus = zoo.bonuses[space] ? bonusOf(side, space) : undefined;
  return [
    space.toUpperCase(),
    lyingOn(space, zoo),
    RIVER.has(space) ? words.t("sanctuary_web.map.river") : "",
    bonus ? words.t("sanctuary_web.map.bonus", { effect: words.say(bonus.text, names) }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}
