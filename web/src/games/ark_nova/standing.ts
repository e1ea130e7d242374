/** How a card stands to what is asked: choosable, one step away, or blocked; all of it said by the server. */

import type { Choice, Text } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import { controlOf } from "./asked";
import type { Choosing } from "./choosing.svelte";
import { about, deedOf } from "./things";

export type Standing = "ok" | "near" | "no";

/** What stands in the way of playing cards when nothing is asked about them now; an empty list: nothing does. */
export type Outlook = Readonly<Record<string, Text[]>>;

const ICONS = "ark_nova.obstacle.icons";
const COUNTED = new Set([ICONS, "ark_nova.obstacle.partner_zoos"]);

/** How many things an obstacle misses; what is not counted one by one is one thing. */
function missing(obstacle: Text): number {
  const { needed, there } = obstacle.args as { needed?: unknown; there?: unknown };
  if (!COUNTED.has(obstacle.key) || typeof needed !== "number" || typeof there !== "number") return 1;
  return Math.max(1, needed - there);
}

/** One thing missing is a step away; more than one is blocked. */
export function standingBy(obstacles: Text[]): Standing {
  if (obstacles.length === 0) return "ok";
  return obstacles.length === 1 && missing(obstacles[0]) === 1 ? "near" : "no";
}

export interface Lack {
  /** The first thing, or where its icon is drawn, how much of it there is: its name may be long. */
  first: string;
  /** The icon that is missing. */
  icon: string | null;
  /** How many more things are missing. */
  more: number;
  /** All of it in words. */
  said: string;
}

/** What a card lacks, in a few words: the first thing, and how many more there are. */
export function lackOf(obstacles: Text[]): Lack {
  const [first, ...others] = obstacles;
  const none = words.t("ark_nova_web_cards.lack.none");
  if (!first) return { first: none, icon: null, more: 0, said: none };
  const key = `ark_nova_web_cards.lack.${first.key.slice(first.key.lastIndexOf(".") + 1)}`;
  const lack = words.t(words.has(key) ? key : "ark_nova_web_cards.lack.other", first.args);
  const icon = first.key === ICONS ? ((first.args.icon as Text).key.split(".").at(-1) ?? null) : null;
  const more = others.length;
  return {
    first: icon ? `${first.args.there}/${first.args.needed}` : lack,
    icon,
    more,
    said: more ? words.t("ark_nova_web_cards.lack.more", { lack, more }) : lack,
  };
}

/** The option that is this card, or what else is done with it where that is meant. */
export function optionOf(choosing: Choosing, card: string, deed: string | null = null): Choice | undefined {
  return choosing.options.find((option) => {
    const thing = about(option);
    if (deed !== null) return deedOf(option) === deed && thing.card === card;
    return thing.kind === "final_card" ? thing.final_card === card : thing.kind === "card" && thing.card === card;
  });
}

/** The levels of a project that could be supported by playing it from the hand. */
export const supportsOf = (choosing: Choosing, card: string): Choice[] =>
  choosing.options.filter((option) => about(option).kind === "support" && about(option).project === card);

/** Questions whose answer is a card that is played; in all others a choosable card is not thereby playable. */
const PLAYING = new Set(["animal", "sponsor", "sponsor_for_money", "person_sponsor"]);

/** What stands in the way of playing a card; undefined where nobody has said, or where it is chosen for something else. */
export function obstaclesOf(choosing: Choosing | undefined, card: string, outlook?: Outlook): Text[] | undefined {
  if (choosing) {
    if (controlOf(choosing.prompt) === "cards" && optionOf(choosing, card)) return undefined;
    const reasons = choosing.reasons(card);
    if (reasons.length) return reasons;
    if (PLAYING.has(choosing.prompt) && optionOf(choosing, card)) return [];
    if (supportsOf(choosing, card).length) return [];
  }
  return outlook?.[card];
}
