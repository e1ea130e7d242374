/** Which cards lie in no place of their own on the table, and under which heading they are shown. */

import type { Choice } from "../../lib/protocol";
import { about, type View, type ZooView } from "./things";

export interface Shown {
  title: "looking" | "revealed" | "final" | "choice";
  cards: string[];
}

export function shownCards(options: Choice[], view: View, zoo: ZooView): Shown[] {
  const groups: Shown[] = [
    { title: "looking", cards: zoo.looking_at },
    { title: "revealed", cards: view.revealed },
    { title: "final", cards: zoo.final_choice },
  ];
  const seen = new Set<string | null>([...zoo.hand, ...view.display, ...zoo.final_cards, ...groups.flatMap(({ cards }) => cards)]);
  const offered = options
    .map((option) => about(option))
    .map((thing) => (thing.kind === "card" ? thing.card : thing.kind === "final_card" ? thing.final_card : undefined))
    .filter((card): card is string => card !== undefined && !seen.has(card));
  groups.push({ title: "choice", cards: offered });
  return groups.filter(({ cards }) => cards.length > 0);
}
