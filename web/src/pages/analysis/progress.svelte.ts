// How far the analysis of a game is; asked again and again until it is there.
import { api, troubleOf } from "../../lib/api";
import type { AnalysisState, Text } from "../../lib/protocol";

const EVERY = 1000; // milliseconds
const ENOUGH = 3; // turns that must be done before it can be told how long the rest takes

export class Progress {
  now = $state.raw<AnalysisState | null>(null);
  trouble = $state.raw<Text | null>(null);
  /** Seconds that the rest will take; null: nobody can tell yet. */
  left = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #began: { at: number; done: number } | null = null;

  constructor(readonly id: string) {
    void this.#ask(() => api.analysis(id));
  }

  get busy(): boolean {
    return this.now?.state === "waiting" || this.now?.state === "running";
  }

  start(): void {
    void this.#ask(() => api.analyse(this.id));
  }

  cancel(): void {
    void this.#ask(() => api.cancelAnalysis(this.id));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #ask(ask: () => Promise<AnalysisState>): Promise<void> {
    this.stop();
    try {
      this.now = await ask();
      this.trouble = null;
      this.#estimate(this.now);
    } catch (error) {
      this.trouble = troubleOf(error);
    }
    if (this.busy) this.#timer = setTimeout(() => void this.#ask(() => api.analysis(this.id)), EVERY);
  }

  #estimate({ state, done, total }: AnalysisState): void {
    if (state !== "running") this.#began = null;
    else this.#began ??= { at: performance.now(), done };
    const made = this.#began ? done - this.#began.done : 0;
    this.left = this.#began && made >= ENOUGH ? (((performance.now() - this.#began.at) / 1000) * (total - done)) / made : null;
  }
}
