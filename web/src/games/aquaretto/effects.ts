/** What laying out a truck would do in a park, in words. */
import type { PlanInfo } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import { laidOf } from "../loretto/plans";
import { change } from "../loretto/things";
import { faceOf, speciesLook, type Park } from "./things";

const lastWord = (key: string): string => key.split(".").at(-1) ?? "";

export function effects(plan: PlanInfo, now: Park, after: Park): string {
  const said: string[] = [];
  for (const [species, spaces] of Object.entries(after.basins)) {
    const before = now.basins[species]?.length ?? 0;
    if (before === spaces.length) continue;
    const key = before ? "grows" : "starts";
    said.push(
      words.t(`aquaretto_web.effect.${key}`, { species: words.t(`aquaretto_web.many.${species}`), count: spaces.length }),
    );
  }
  for (const { key, args } of plan.events) {
    if (lastWord(key) !== "born") continue;
    const species = lastWord((args.species as { key: string }).key);
    said.push(words.t("loretto_web.effect.born", { species: speciesLook(species).name }));
  }
  if (plan.events.some(({ key }) => lastWord(key) === "hired") || plan.asides.some(({ key }) => !key))
    said.push(words.t("aquaretto_web.effect.coworker"));
  const stored = plan.steps.map(({ key }) => laidOf(key)).filter(({ place }) => place === "depot");
  if (stored.length)
    said.push(words.t("aquaretto_web.effect.depot", { tiles: stored.map(({ tile }) => faceOf(tile).name).join(", ") }));
  const coins = after.money - now.money;
  if (coins) said.push(words.t("loretto_web.effect.coins", { coins }));
  const food = after.food - now.food;
  if (food) said.push(words.t("aquaretto_web.effect.food", { food }));
  // Without new food: a basin more is one more to feed.
  const fed = ({ points }: Park): number => (points.food_basins ?? 0) + (points.food_enclosures ?? 0);
  if (!food && fed(after) !== fed(now))
    said.push(words.t("aquaretto_web.effect.fed", { before: change(fed(now)), after: change(fed(after)) }));
  const refused = plan.refused.flatMap(({ obstacles }) => obstacles.map((reason) => words.say(reason)));
  return refused.length ? `${said.join(" · ")}. ${refused.join(" ")}` : said.join(" · ");
}
