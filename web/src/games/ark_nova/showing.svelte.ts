/** The scene that lies open now; others wait for their moment. How long each stays is a matter of taste. */

import { recall, remember } from "../../lib/device";
import type { EventInfo } from "../../lib/protocol";
import { nameOf } from "./board/turns";
import type { Choosing } from "./choosing.svelte";
import { decided, scenesOf, type Scene } from "./showing";

/** Milliseconds; 0: never. */
export const PACES = [1200, 2500, 5000, 0] as const;
const MOST_WAITING = 6;

class Pace {
  #stays = $state(Number(recall("cards.pace") ?? PACES[0]));

  get stays(): number {
    return this.#stays;
  }

  set stays(stays: number) {
    this.#stays = stays;
    remember("cards.pace", String(stays));
  }
}

export const pace = new Pace();

/** Made while the component of a table is set up, because it follows the journal. */
export class Showing {
  scene = $state.raw<Scene | null>(null);
  private waiting: Scene[] = [];
  private seen = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(choosing: Choosing, mySeats: () => number[]) {
    $effect(() => {
      const { events, position } = choosing.connection;
      if (position) this.follow(events, mySeats(), choosing.view?.revealed ?? []);
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  private follow(events: readonly EventInfo[], mySeats: number[], open: string[]): void {
    const until = Math.max(decided(events, open), Math.min(this.seen, events.length));
    const playing = events.slice(0, Math.max(0, this.seen)).some(({ text }) => nameOf(text) === "turn");
    const fresh = this.seen < 0 ? [] : events.slice(this.seen, until);
    this.seen = until;
    if (!pace.stays || !fresh.length || !mySeats.length) return;
    this.waiting = [...this.waiting, ...scenesOf(fresh, mySeats, playing)].slice(-MOST_WAITING);
    if (!this.timer) this.next();
  }

  private next(): void {
    this.scene = this.waiting.shift() ?? null;
    this.timer = this.scene ? setTimeout(() => this.next(), pace.stays) : undefined;
  }
}
