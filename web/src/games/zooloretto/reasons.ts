/** Why something cannot be done: what the server says stands in the way, gathered by what is missing. */
import type { Impossible } from "../../lib/protocol";
import { sharedReason } from "../../lib/table/reasons";
import { words } from "../../lib/words.svelte";
import type { Choosing } from "./choosing.svelte";
import { about } from "../loretto/options";
import type { Kind } from "../loretto/options";

export interface Reason {
  /** What is missing, and by which rule. */
  key: string;
  text: string;
  /** What cannot be done for want of it. */
  things: string[];
}

const lastWord = (key: string): string => key.split(".").at(-1) ?? "";
const lackOf = (key: string): string => `zooloretto_web.lack.${lastWord(key)}`;

/** Gather impossible things under what they lack first; what lacks least comes first, since it is nearest to being possible. */
export function reasonsFor(kind: Kind | null, impossible: Impossible[], names: string[]): Reason[] {
  const gathered = new Map<string, Impossible[]>();
  for (const thing of impossible) {
    if (kind !== null && about(thing).kind !== kind) continue;
    const lacks = words.has(lackOf(thing.obstacles[0].key)) ? thing.obstacles[0].key : words.say(thing.obstacles[0], names);
    gathered.set(lacks, [...(gathered.get(lacks) ?? []), thing]);
  }
  const least = (things: Impossible[]): number => Math.min(...things.map(({ obstacles }) => obstacles.length));
  return [...gathered.values()]
    .sort((ones, others) => least(ones) - least(others) || ones.length - others.length)
    .map((things) => reasonOf(things, names));
}

/** What all of them lack, in the same words where they are the same. */
function reasonOf(things: Impossible[], names: string[]): Reason {
  const { key } = things[0].obstacles[0];
  const texts = new Set(things.map(({ obstacles }) => words.say(obstacles[0], names)));
  return {
    key,
    text: texts.size > 1 ? words.t(lackOf(key)) : [...texts][0],
    things: things.map(({ label }) => words.say(label, names)),
  };
}

/** What stands in the way of a whole action, the most telling first: what is there and does not fit, then what is not there. */
const VAGUE = ["animals_stay", "enclosure_empty", "not_built"];
const TELLING = [
  "too_many_animals",
  "other_species",
  "enclosure_full",
  "no_stall_space",
  "none_in_barn",
  "jungle_full",
  "jungle_species",
];
const PRICE = "too_little_money";

/** One short sentence: why an action offers nothing; what keeps all its ways away says it best. */
export function reasonAgainst(kind: Kind, choosing: Choosing, names: string[]): string {
  const things = choosing.connection.impossible.filter((thing) => about(thing).kind === kind);
  const unpaid = ({ obstacles }: Impossible): boolean => obstacles.some(({ key }) => lastWord(key) === PRICE);
  const all = things.flatMap(({ obstacles }) => obstacles).filter(({ key }) => ![...VAGUE, PRICE].includes(lastWord(key)));
  const shared = sharedReason(things, all, names);
  if (shared) return shared;
  if (things.length && things.every(unpaid)) return words.t(lackOf(PRICE)); // the price stands on the button
  const keys = new Set(all.map(({ key }) => lastWord(key)));
  const telling = TELLING.map((key) => (keys.has(key) ? `zooloretto_web.money.no_${kind}_${key}` : ""));
  return words.t(telling.find((key) => words.has(key)) ?? `zooloretto_web.money.no_${kind}`);
}
