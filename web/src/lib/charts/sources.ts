// Where points come from, game by game: the order, the words, the symbol and the tone of each source.
import { gameOf } from "../../games";
import type { SourceLook } from "../../games/game";
import { words } from "../words.svelte";

export interface Source extends SourceLook {
  label: string;
}

/** The sources that occur in somebody's points. */
export function sourcesOf(game: string, parts: Record<string, number>[]): Source[] {
  const there = new Set(parts.flatMap((each) => Object.keys(each)));
  const known = (gameOf(game).sources ?? []).filter(({ key }) => there.has(key));
  const others = [...there].filter((key) => !known.some((look) => look.key === key));
  const looks = [...known, ...others.map((key): SourceLook => ({ key, tone: "third", icon: "lu:circle" }))];
  return looks.map((look) => ({ ...look, label: labelOf(game, look.key) }));
}

function labelOf(game: string, key: string): string {
  const place = `${game}.place.${key}`;
  return words.t(words.has(place) ? place : `${game}.score.${key}`);
}
