/** Why something cannot be done: what the server says stands in the way, gathered. */
import type { Impossible } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import type { Choosing } from "./choosing.svelte";
import { about } from "./options";
import type { Kind } from "./things";

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

/** One short sentence: why an action offers nothing; what keeps all its ways away says it best. */
export function reasonAgainst(kind: Kind, choosing: Choosing, names: string[]): string {
  const [first, ...others] = choosing.connection.impossible
    .filter((thing) => about(thing).kind === kind)
    .map(({ obstacles }) => obstacles.map((obstacle) => words.say(obstacle, names)));
  const shared = first?.find((reason) => others.every((reasons) => reasons.includes(reason)));
  return shared ?? words.t(`zooloretto_web.money.no_${kind}`);
}
