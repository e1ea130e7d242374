/** What a hand can be sifted and sorted by. Cards are dimmed by a filter, never hidden. */

import type { Text } from "../../lib/protocol";
import { CLASSES, CONTINENTS, box, cardOf, iconsOf, type Card } from "./printed";
import type { View, ZooView } from "./things";

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

/** Whether a card adds to what a thing counts: an icon, a kind that is not there yet, small or large animals. */
function addsTo(card: Card, counted: string, zoo: ZooView): boolean {
  const icons = iconsOf(card);
  const isNew = (icon: string): boolean => !zoo.icons[icon];
  switch (counted) {
    case "small-animal":
      return isSmall(card);
    case "large-animal":
      return isLarge(card);
    case "animal-category":
      return icons.some((icon) => CLASSES.includes(icon as never) && isNew(icon));
    case "continent":
      return icons.some((icon) => CONTINENTS.includes(icon as never) && isNew(icon));
    case "category-majority":
      return icons.some((icon) => CLASSES.includes(icon as never));
    case "sponsor":
      return card.kind === "sponsor";
    case "supported-project":
      return card.kind === "project";
    case "reputation":
      return (card.kind === "animal" || card.kind === "sponsor") && card.reputation > 0;
    default:
      return icons.includes(counted as never);
  }
}

export function fitsProject(card: Card, view: View, zoo: ZooView): boolean {
  return [...view.base_projects, ...view.projects].some(({ project }) => addsTo(card, box.projects[project]?.icon ?? "", zoo));
}

export function fitsFinal(card: Card, zoo: ZooView): boolean {
  return zoo.final_cards.some((final) => final !== null && addsTo(card, box.final_scoring[final]?.counts ?? "", zoo));
}

const COSTS = "ark_nova.obstacle.costs";

/** Whether a card passes; `obstacles` are what the server has said about it, undefined where it has said nothing. */
export function passes(card: Card, filter: Filter, view: View, zoo: ZooView, obstacles: Text[] | undefined): boolean {
  const icons = iconsOf(card);
  if (filter.kind && card.kind !== filter.kind) return false;
  if (filter.affordable && (obstacles === undefined || obstacles.some(({ key }) => key === COSTS))) return false;
  if (filter.project && !fitsProject(card, view, zoo)) return false;
  if (filter.final && !fitsFinal(card, zoo)) return false;
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
