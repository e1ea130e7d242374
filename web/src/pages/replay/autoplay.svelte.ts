/** A replay that plays by itself: one change after the other, until the end or a pause. */
import type { Moments } from "./moments.svelte";

const BETWEEN = 1500; // milliseconds at the usual speed
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Autoplay {
  playing = $state(false);
  speed = $state<number>(1);

  /** Made while the component of a page is set up, because it goes on with each moment. */
  constructor(
    private readonly moments: Moments,
    private readonly go: (to: number) => void,
  ) {
    $effect(() => {
      void moments.shown;
      if (!this.playing) return;
      const timer = setTimeout(() => void this.#on(), BETWEEN / this.speed);
      return () => clearTimeout(timer);
    });
  }

  /** Play, or pause; at the end it begins again. */
  readonly toggle = (): void => {
    if (!this.playing && this.moments.at >= this.moments.last) this.go(this.moments.first);
    this.playing = !this.playing;
  };

  async #on(): Promise<void> {
    const next = await this.moments.towards(1);
    if (!this.playing) return;
    if (next > this.moments.at) this.go(next);
    if (this.moments.at >= this.moments.last) this.playing = false;
  }
}
