/** Why something cannot be done: what the server says stands in the way, gathered. */
import type { Impossible } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import type { Choosing } from "./choosing.svelte";
import { about } from "./options";
import { PRICE, type Kind, type MoneyKind } from "./things";

export interface Reason {
  reasons: { key: string; text: string }[];
  things: string[];
}

/** Gather impossible things under the reasons they share. */
export function reasonsFor(kind: Kind | null, impossible: Impossible[], names: string[]): Reason[] {
  const gathered = new Map<string, Reason>();
  for (const thing of impossible) {
    if (kind !== null && about(thing).kind !== kind) continue;
    const reasons = thing.obstacles.map((obstacle) => ({ key: obstacle.key, text: words.say(obstacle, names) }));
    const shared = reasons.map(({ text }) => text).join(" ");
    const known = gathered.get(shared) ?? { reasons, things: [] };
    known.things.push(words.say(thing.label, names));
    gathered.set(shared, known);
  }
  return [...gathered.values()].sort((one, other) => other.things.length - one.things.length);
}

/** One short sentence: why a money action offers nothing. */
export function reasonAgainst(kind: MoneyKind, choosing: Choosing, names: string[]): string {
  const money = choosing.zoo?.money ?? 0;
  if (money < PRICE[kind]) {
    return words.t("zooloretto.obstacle.too_little_money", { price: PRICE[kind], money });
  }
  const reasons = reasonsFor(kind, choosing.connection.impossible, names);
  if (kind === "extend" && reasons.length) return reasons[0].reasons[0].text;
  return words.t(`web_zooloretto.money.no_${kind}`);
}
