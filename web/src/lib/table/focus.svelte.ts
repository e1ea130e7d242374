/** Where the focus rests: what had it may go with the choice it belonged to; then the sentence gets it, never the page. */
import { tick } from "svelte";
import { afterPaint } from "../frames";

export class Focus {
  root = $state<HTMLElement>();
  private within = false;

  /** Somebody has come into the table, by a key or by the focus. */
  readonly came = (): void => {
    this.within = true;
  };

  /** Who clicks beside everything has left on purpose. */
  readonly left = (event: FocusEvent): void => {
    const { target } = event;
    if (event.relatedTarget !== null || !document.hasFocus()) return;
    requestAnimationFrame(() => {
      const stays = target instanceof HTMLElement && target.isConnected && !target.matches(":disabled");
      if (stays && document.activeElement === document.body) this.within = false;
    });
  };

  /** Give the focus to the sentence whenever one of these changes and it is lost: after the paint, because it costs a layout. */
  restAfter(changes: () => unknown): void {
    $effect(() => {
      void changes();
      afterPaint(() => {
        if (!this.within || document.activeElement !== document.body || document.querySelector("dialog[open]")) return;
        this.rest();
      });
    });
  }

  /**
   * Give the focus to the sentence while an answer is waited for, where a pointer brought it: what was pressed often goes
   * with the answer, and to take away what has the focus costs a layout. Who came by keys keeps it.
   */
  restWhile(waiting: () => boolean): void {
    $effect(() => {
      const at = waiting() ? document.activeElement : null;
      if (at && this.root?.contains(at) && !at.matches(":focus-visible")) this.rest();
    });
  }

  private rest(): void {
    this.root?.querySelector<HTMLElement>("[data-rest]")?.focus({ preventScroll: true });
  }

  /** Go to the first thing that one of these selectors finds. */
  go(...selectors: string[]): void {
    void tick().then(() => {
      const found = selectors.map((selector) => this.root?.querySelector<HTMLElement>(selector)).find(Boolean);
      found?.focus();
    });
  }
}
