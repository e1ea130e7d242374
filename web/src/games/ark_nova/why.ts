/** Why something that is marked as locked cannot be chosen. */
import type { Why } from "../../lib/WhyNote.svelte";
import { words } from "../../lib/words.svelte";
import type { Choosing } from "./choosing.svelte";
import { ruleBehind } from "./rules/links";

export function whyNot({ dataset, title }: HTMLElement, choosing: Choosing, names: string[]): Why {
  const reasons = choosing.reasons(dataset.why ?? "").map((reason) => ({
    text: words.say(reason, names),
    rule: ruleBehind(reason.key),
  }));
  // What the server says nothing about says itself what it is.
  const plain = title ? [{ text: title }] : [];
  return { name: dataset.whyName, reasons: reasons.length ? reasons : plain };
}
