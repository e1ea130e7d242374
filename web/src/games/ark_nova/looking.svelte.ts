/** Which card is looked at large: under the pointer for a while, opened, or pinned to compare. One for the whole page. */

import type { Attachment } from "svelte/attachments";
import { recall, remember } from "../../lib/device";

export const WAITS = [400, 700, 1000, 0] as const;
const LONG_PRESS = 450;
const MOST_PINNED = 3;

export interface Peek {
  card: string;
  /** The rectangle of what it was opened from; the large card is laid beside it. */
  beside: DOMRect;
  of: HTMLElement;
}

class Looking {
  peeked = $state.raw<Peek | null>(null);
  /** The card that was opened on purpose, in a window of its own. */
  opened = $state<string | null>(null);
  pinned = $state.raw<string[]>([]);
  #wait = $state(Number(recall("cards.hover") ?? WAITS[0]));

  /** How long the pointer rests before the large card comes, in milliseconds; 0: never. */
  get wait(): number {
    return this.#wait;
  }

  set wait(wait: number) {
    this.#wait = wait;
    remember("cards.hover", String(wait));
  }

  open(card: string): void {
    this.peeked = null;
    this.opened = card;
  }

  close(): void {
    this.peeked = this.opened = null;
  }

  togglePin(card: string): void {
    if (this.pinned.includes(card)) this.pinned = this.pinned.filter((each) => each !== card);
    else this.pinned = [...this.pinned, card].slice(-MOST_PINNED);
  }
}

export const looking = new Looking();

/** Where something was last pressed: what the answer lays under a pointer that rests there was not pointed at. */
let pressedAt = { x: -1, y: -1 };
globalThis.window?.addEventListener("pointerdown", ({ clientX: x, clientY: y }) => (pressedAt = { x, y }), {
  capture: true,
  passive: true,
});

/**
 * Lets anything show a large card: the pointer rests on it, a finger rests on it, or "i" is pressed on it.
 * `<span {@attach peeks("lion")}>`.
 */
export function peeks(card: string | null): Attachment<HTMLElement> {
  return (element) => {
    if (card === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;

    const leave = (): void => {
      clearTimeout(timer);
      if (looking.peeked?.card === card) looking.peeked = null;
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse" || !looking.wait) return;
      clearTimeout(timer);
      if (event.clientX === pressedAt.x && event.clientY === pressedAt.y) {
        element.addEventListener("pointermove", enter, { once: true });
        return;
      }
      timer = setTimeout(() => {
        if (looking.opened === null && element.isConnected)
          looking.peeked = { card, beside: element.getBoundingClientRect(), of: element };
      }, looking.wait);
    };
    const down = (event: PointerEvent): void => {
      leave();
      pressed = false;
      if (event.pointerType === "mouse") return;
      timer = setTimeout(() => {
        pressed = true;
        looking.open(card);
      }, LONG_PRESS);
    };
    // What began as a long press is not a choice as well.
    const click = (event: MouseEvent): void => {
      clearTimeout(timer);
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: Event): void => {
      if (pressed) event.preventDefault();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      looking.open(card);
    };

    const events: [string, (event: never) => void, boolean][] = [
      ["pointerenter", enter, false],
      ["pointerleave", leave, false],
      ["pointercancel", leave, false],
      ["pointerdown", down, false],
      ["pointerup", () => clearTimeout(timer), false],
      ["dragstart", leave, false],
      ["click", click, true],
      ["contextmenu", menu, false],
      ["keydown", key, false],
    ];
    for (const [name, listener, capture] of events) element.addEventListener(name, listener as EventListener, capture);
    return () => {
      leave();
      element.removeEventListener("pointermove", enter);
      for (const [name, listener, capture] of events) element.removeEventListener(name, listener as EventListener, capture);
    };
  };
}
