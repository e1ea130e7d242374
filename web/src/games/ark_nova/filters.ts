/** What a hand can be sifted and sorted by. Cards are dimmed by a filter, never hidden. */

import type { Text } from "../../lib/protocol";
import { cardOf, iconsOf, type Card } from "./printed";

export interface Filter {
  affordable: boolean;
  project: boolean;
  final: boolean;
  icon: string;
  continent: string;
  /** "small", "large", or a number of spaces. */
  size: string;
  kind: string;
}

export const NO_FILTER: Filter = { affordable: false, project: false, final: false, icon: "", continent: "", size: "", kind: "" };
export const SORTS = ["manual", "cost", "size", "appeal", "name", "kind"] as const;
export type Sort = (typeof SORTS)[number];

export const isOn = (filter: Filter): boolean => Object.values(filter).some(Boolean);

const isSmall = (card: Card): boolean => card.kind === "animal" && card.small;
const isLarge = (card: Card): boolean => card.kind === "animal" && card.large;

const COSTS = "ark_nova.obstacle.costs";

/** What the server has said about a card of the hand. */
export interface Told {
  /** What stands in its way; undefined where nothing was said. */
  obstacles: Text[] | undefined;
  /** What it adds to: a "project" in play, a "final" scoring card. */
  helping: readonly string[];
}

/** Whether a card passes. */
export function passes(card: Card, filter: Filter, { obstacles, helping }: Told): boolean {
  const icons = iconsOf(card);
  if (filter.kind && card.kind !== filter.kind) return false;
  if (filter.affordable && (obstacles === undefined || obstacles.some(({ key }) => key === COSTS))) return false;
  if (filter.project && !helping.includes("project")) return false;
  if (filter.final && !helping.includes("final")) return false;
  if (filter.icon && !icons.includes(filter.icon as never)) return false;
  if (filter.continent && !icons.includes(filter.continent as never)) return false;
  if (filter.size === "small") return isSmall(card);
  if (filter.size === "large") return isLarge(card);
  return !filter.size || (card.kind === "animal" && card.size === Number(filter.size));
}

const KINDS = ["animal", "sponsor", "project", "final"];

/** The hand in the order that is wished; cards that the manual order does not know come last, as they were drawn. */
export function sorted(hand: readonly string[], sort: Sort, manual: readonly string[], name: (key: string) => string): string[] {
  const place = (key: string): number => {
    const card = cardOf(key);
    switch (sort) {
      case "cost":
        return card?.kind === "animal" ? card.cost : card?.kind === "sponsor" ? card.level : 99;
      case "size":
        return card?.kind === "animal" ? card.size : 99;
      case "appeal":
        return card?.kind === "animal" || card?.kind === "sponsor" ? -card.appeal : 99;
      case "kind":
        return KINDS.indexOf(card?.kind ?? "final");
      default: {
        const at = manual.indexOf(key);
        return at < 0 ? manual.length : at;
      }
    }
  };
  const order = hand.map((key, index) => ({ key, index }));
  return order
    .sort(
      (one, other) =>
        (sort === "name" ? name(one.key).localeCompare(name(other.key)) : place(one.key) - place(other.key)) ||
        one.index - other.index,
    )
    .map(({ key }) => key);
}

/** The order after a card has been put before another, or at the end. */
export function moved(order: readonly string[], card: string, before: string | null): string[] {
  if (card === before) return [...order];
  const rest = order.filter((each) => each !== card);
  const at = before === null ? -1 : rest.indexOf(before);
  return at < 0 ? [...rest, card] : [...rest.slice(0, at), card, ...rest.slice(at)];
}
