/** A space first, then the building: what could stand there, and the choices that lead to it. */

import type { Text } from "../../lib/protocol";
import type { SiteInfo } from "./protocol";
import type { Step } from "./lodging";

/** A kind of building for one space. */
export interface Plan {
  kind: string;
  price: number;
  strength: number;
  xTokens: number;
  /** What keeps this kind away, beside what keeps every kind away. */
  obstacles: Text[];
  can: boolean;
}

export interface Plans {
  plans: Plan[];
  /** What is wrong with the space whatever is to be built. */
  obstacles: Text[];
}

const same = (one: Text, other: Text): boolean => JSON.stringify(one) === JSON.stringify(other);

const reasonsAt = (site: SiteInfo, space: string): Text[] => [
  ...site.obstacles,
  ...(site.grounds.find(({ spaces }) => spaces.includes(space))?.obstacles ?? []),
];

/** What could be built on a space, those that can come first; null where that is not the question. */
export function plansFor(sites: readonly SiteInfo[], space: string): Plans | null {
  if (!sites.length) return null;
  const reasons = sites.map((site) => reasonsAt(site, space));
  const shared = reasons[0].filter((reason) => reasons.every((all) => all.some((each) => same(each, reason))));
  const plans = sites.map((site, index) => ({
    kind: site.kind,
    price: site.price,
    strength: site.strength,
    xTokens: site.x_tokens,
    obstacles: reasons[index].filter((reason) => !shared.some((each) => same(each, reason))),
    can: !reasons[index].length,
  }));
  return { plans: [...plans.filter(({ can }) => can), ...plans.filter(({ can }) => !can)], obstacles: shared };
}

/** How many kinds can be built on a space. */
export const countPlans = (sites: readonly SiteInfo[], space: string): number =>
  sites.filter((site) => !reasonsAt(site, space).length).length;

/** From where the player stands, the choices that lead to a building; where it lies is chosen on the map. */
export function wayToBuild(sites: readonly SiteInfo[], kind: string): Step[] {
  const site = sites.find((each) => each.kind === kind);
  const begin = site?.action ? [{ prompt: "turn", key: site.action }] : [];
  return [...begin, { prompt: "build", key: kind }];
}
