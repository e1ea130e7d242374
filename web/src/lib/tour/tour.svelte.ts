// Which tour is being shown; each is offered once on a device.
import { recall, remember } from "../device";
import { gameOf } from "../../games";
import type { Step } from "../../games/game";

/** The steps of a tour; what only some tables have is left out where it is not there. */
export const stepsOf = (game: string): readonly Step[] =>
  (gameOf(game).tour ?? []).filter(({ at, optional }) => !optional || document.querySelector(`[data-tour="${at}"]`));
export const hasTour = (game: string): boolean => stepsOf(game).length > 0;

class Tour {
  #game = $state<string | null>(null);
  #step = $state(0);
  #seen = $state<Record<string, boolean>>({});

  get game(): string | null {
    return this.#game;
  }

  get steps(): readonly Step[] {
    return this.#game ? stepsOf(this.#game) : [];
  }

  get number(): number {
    return this.#step;
  }

  /** Whether the tour of a game was taken or declined on this device. */
  seen(game: string): boolean {
    return !hasTour(game) || (this.#seen[game] ?? recall(`tour.${game}`) === "seen");
  }

  start(game: string): void {
    if (!hasTour(game)) return;
    this.#step = 0;
    this.#game = game;
  }

  go(step: number): void {
    if (step >= this.steps.length) this.leave();
    else this.#step = Math.max(0, step);
  }

  /** End the tour, and do not offer it again. */
  leave(): void {
    if (this.#game) this.decline(this.#game);
    this.#game = null;
  }

  decline(game: string): void {
    this.#seen[game] = true;
    remember(`tour.${game}`, "seen");
  }
}

export const tour = new Tour();

/** Show the tour of a game from its beginning; the table has to hold a `<Tour />`. */
export function startTour(game: string): void {
  tour.start(game);
}
