/** What laying out a truck would do, in words. */
import { words } from "../../lib/words.svelte";
import { isStall, placeText, speciesOf, speciesText, tileText, type ZooView } from "./things";
import type { Outcome } from "./unloading";

export function effects(zoo: ZooView, outcome: Outcome): string {
  const said: string[] = [];
  for (const enclosure of outcome.zoo.enclosures) {
    const before = zoo.enclosures.find((one) => one.name === enclosure.name);
    if (!before || enclosure.animals.length === before.animals.length) continue;
    const species = words.say(speciesText(speciesOf(enclosure.animals[0])));
    const key = enclosure.animals.length === enclosure.spaces ? "full" : "count";
    said.push(words.t(`zooloretto_web.effect.${key}`, { species, count: enclosure.animals.length, spaces: enclosure.spaces }));
  }
  for (const species of outcome.born) {
    said.push(words.t("loretto_web.effect.born", { species: words.say(speciesText(species)) }));
  }
  for (const { tile, place } of outcome.laid) {
    if (isStall(tile) && place !== "barn") {
      said.push(words.t("zooloretto_web.effect.stall", { tile: words.say(tileText(tile)), place: words.say(placeText(place)) }));
    }
  }
  for (const { key, args } of outcome.visits) {
    const short = `zooloretto_web.did.${key.split(".").at(-1)}`;
    const mine = (args.player as { args: { seat: number } }).args.seat === zoo.seat;
    if (mine) said.push(words.say({ key: short, args }));
  }
  if (outcome.visits.some(({ key }) => /\.backed(_out)?$/.test(key))) said.push(words.t("zooloretto_web.effect.back"));
  const barn = outcome.laid.filter(({ place }) => place === "barn").map(({ tile }) => words.say(tileText(tile)));
  if (barn.length) said.push(words.t("zooloretto_web.effect.barn", { tiles: barn.join(", ") }));
  if (outcome.coins) said.push(words.t("loretto_web.effect.coins", { coins: outcome.coins }));
  const refused = outcome.refused.map((reason) => words.say(reason));
  return refused.length ? `${said.join(" · ")}. ${refused.join(" ")}` : said.join(" · ");
}
