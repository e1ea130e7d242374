/** Every tile, the words by which it is found, and where it lies at a table. */
import { capital } from "../../../lib/people";
import { words } from "../../../lib/words.svelte";
import { iconsOf, markName, tileName, TILES, type TileFacts } from "../printed";
import type { View } from "../things";

export interface Entry {
  tile: string;
  facts: TileFacts;
}

/** In the order of their numbers. */
export const ENTRIES: readonly Entry[] = Object.entries(TILES)
  .map(([tile, facts]) => ({ tile, facts }))
  .sort((one, other) => one.facts.number - other.facts.number);

/** Everything that is said of a tile, in the reader's language. */
export function wordsOf({ tile, facts }: Entry): string {
  const texts = [facts.worth, ...facts.texts, ...(facts.condition ? [facts.condition] : [])];
  return [tileName(tile), markName(facts.kind), ...iconsOf(facts).map(markName), ...texts.map((text) => words.say(text))].join(
    " ",
  );
}

/** Where each tile lies at the table from which somebody came, as far as they may know. */
export function placesOf(view: View, names: string[]): Map<string, string> {
  const places = new Map<string, string>();
  for (const tile of view.discard) places.set(tile, words.t("sanctuary_web.reference.discarded"));
  for (const tile of view.display) if (tile) places.set(tile, words.t("sanctuary_web.display.title"));
  view.zoos.forEach((zoo, seat) => {
    const player = names[seat] ?? "";
    for (const { tile } of zoo.hand ?? []) places.set(tile, words.t("sanctuary_web.reference.in_hand", { player }));
    for (const tile of zoo.known) places.set(tile, words.t("sanctuary_web.reference.in_hand", { player }));
    for (const { tile } of Object.values(zoo.spaces)) if (tile) places.set(tile, words.t("sanctuary_web.zoo_of", { player }));
  });
  return places;
}

export const kindName = (kind: string): string => capital(markName(kind));
