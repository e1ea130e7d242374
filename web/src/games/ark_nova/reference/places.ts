/** Where cards have been seen in a game. */
import type { EventInfo } from "../../../lib/protocol";
import { cardsIn } from "../board/turns";
import type { View } from "../things";

export const WHERE = ["hand", "display", "discarded", "zoo", "supported", "known", "mine", "seen", "unseen"] as const;
export type Where = (typeof WHERE)[number];

export interface Place {
  where: Where;
  seat: number | null;
}

/** Where each card lies, as far as I may know; what was named before and lies nowhere in sight has been seen. */
export function placesOf(view: View, mine: number[], events: readonly EventInfo[] = []): Map<string, Place> {
  const places = new Map<string, Place>();
  const put = (cards: readonly (string | null)[], where: Where, seat: number | null = null): void => {
    for (const card of cards) if (card !== null) places.set(card, { where, seat });
  };
  put(
    events.flatMap(({ text }) => cardsIn(text)),
    "seen",
  );
  put([view.discard_top], "discarded");
  put((view as View & { discard_pile?: string[] | null }).discard_pile ?? [], "discarded");
  put(view.display, "display");
  put(
    [...view.base_projects, ...view.projects].map(({ project }) => project),
    "supported",
  );
  for (const zoo of view.zoos) {
    const own = mine.includes(zoo.seat);
    put(zoo.hand, own ? "hand" : "known", zoo.seat);
    put([...zoo.animals, ...zoo.sponsors], "zoo", zoo.seat);
    if (own) put(zoo.final_cards, "mine", zoo.seat);
  }
  return places;
}
