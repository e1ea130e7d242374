/** What the player is about to choose, with the zoo in front as it would be, and visitors. */
import type { Text } from "../../lib/protocol";
import { TruckChoosing } from "../loretto/choosing.svelte";
import type { Ring } from "../loretto/picked";
import { moveOf, ringInPlan, walkedBy, type Spotted } from "./guests";
import type { View, ZooView } from "./things";
import { outcomeOf, type Outcome } from "./unloading";

export class Choosing extends TruckChoosing {
  view = $derived.by<View | null>(() => this.shape(this.connection.position?.view));
  zoo = $derived.by<ZooView | null>(() => this.view?.zoos[this.seat] ?? null);
  outcome = $derived.by<Outcome | null>(() => {
    const after = this.plan && this.shape(this.plan.view);
    return this.plan && after && this.zoo ? outcomeOf(this.plan, this.zoo, after) : null;
  });
  /** The zoo in front as it would be. */
  shownZoo = $derived.by<ZooView | null>(() => this.outcome?.zoo ?? this.zoo);

  /** The table as one of zoos. */
  shape(view: unknown): View | null {
    return (view as View | undefined) ?? null;
  }

  // --- visitors ---

  /** Whether one of my visitors is asked for, perhaps in somebody else's turn. */
  visitorAsked = $derived.by<boolean>(() => this.phase === "walk" || this.phase === "back");
  /** Whether the truck that is laid out waits for a visitor to be chosen. */
  visitorWanted = $derived.by<boolean>(() => this.plan?.asides.some(({ key }) => !key) ?? false);
  /** What would happen to the visitors of the others. */
  steppingBack = $derived.by<Text[]>(() => (this.outcome?.visits ?? []).filter(({ key }) => /\.backed(_out)?$/.test(key)));

  ringOfVisitor(seat: number, spot: Spotted): Ring {
    if (seat !== this.seat) return null;
    if (this.visitorAsked) return moveOf(this.options, spot) ? "can" : null;
    return this.picked?.kind === "take" ? ringInPlan(this.plan?.asides ?? [], spot) : null;
  }

  pointVisitor(spot: Spotted | null): void {
    this.pointed = spot && this.phase !== "turn" ? (moveOf(this.options, spot)?.key ?? null) : null;
  }

  clickVisitor(spot: Spotted): void {
    const option = moveOf(this.options, spot);
    const { picked } = this;
    if (option) this.send(option.key);
    else if (picked?.kind === "take") {
      this.picked = { ...picked, ways: [[...this.laidKeys, ...walkedBy(this.plan?.asides ?? [], spot)]], held: null };
    }
  }
}
