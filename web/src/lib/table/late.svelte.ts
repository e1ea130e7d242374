/** What the rest of a table shows: the same, a frame later, so that the answer to a click is painted first. */
import { untrack } from "svelte";
import { afterPaint } from "../frames";

export class Late<T extends object> {
  #held = $state.raw<T | null>(null);
  #now: () => T | null;
  #due = false;

  constructor(now: () => T | null) {
    this.#now = now;
    $effect(() => {
      if (now() === null || this.#due) return;
      this.#due = true;
      afterPaint(() => {
        this.#due = false;
        this.#held = untrack(now);
      });
    });
  }

  /** The first time there is nothing to wait for. */
  get value(): T | null {
    return this.#held ?? this.#now();
  }
}
