// The moments of a game that this page knows, and which of them is looked at.
import { api, troubleOf } from "../../lib/api";
import type { EventInfo, Moment, Text } from "../../lib/protocol";

const KEPT = 400;

/** Whether anything has happened, or lies elsewhere, from one moment to the next. */
export const isChange = (before: Moment, after: Moment): boolean =>
  after.events.length > 0 || JSON.stringify(before.view) !== JSON.stringify(after.view);

export class Moments {
  /** The moment that is wanted; the one that is shown follows as soon as it is there. */
  at = $state(0);
  shown = $state.raw<Moment | null>(null);
  last = $state(0);
  turns = $state.raw<number[]>([]);
  rounds = $state.raw<number[]>([]);
  trouble = $state.raw<Text | null>(null);
  begun = $state(false);

  #known = $state.raw<ReadonlyMap<number, Moment>>(new Map());
  #asked = new Set<number>();
  #newest = 0;

  constructor(readonly id: string) {}

  /** A game that went on from a save has no earlier moments; its first turn begins where its record begins. */
  get first(): number {
    return this.turns[0] ?? 0;
  }

  /** What happened, as far as the moments tell it. */
  get events(): EventInfo[] {
    return [...this.#known.values()].sort((a, b) => a.number - b.number).flatMap((moment) => moment.events);
  }

  /** Find out how long the game is, and go to its start or its end. */
  async begin(atEnd: boolean): Promise<void> {
    this.begun = true;
    await this.#show();
    if (atEnd) this.go(this.last);
  }

  go(to: number): void {
    this.begun = true;
    // Before the first answer nobody knows where the end is.
    this.at = Math.max(this.first, this.last ? Math.min(to, this.last) : to);
    void this.#show();
  }

  /** A running game has reached another moment. */
  refresh(newest: number): void {
    if (newest < this.#newest) this.#known = new Map(); // something was taken back
    this.#newest = newest;
    void this.#fetch(this.at, true);
  }

  before(marks: number[]): number {
    return marks.findLast((mark) => mark < this.at) ?? this.first;
  }

  after(marks: number[]): number {
    return marks.find((mark) => mark > this.at) ?? this.last;
  }

  /** The next moment, forward or back, where something has changed on the table; the first or the last one where nothing has. */
  async towards(step: 1 | -1): Promise<number> {
    let [at, here] = [this.at, await this.#moment(this.at)];
    for (;;) {
      const next = at + step;
      if (next < this.first || next > this.last) return at;
      const there = await this.#moment(next);
      if (!here || !there || isChange(step > 0 ? here : there, step > 0 ? there : here)) return next;
      [at, here] = [next, there];
    }
  }

  async #moment(number: number): Promise<Moment | null> {
    return this.#known.get(number) ?? (await this.#fetch(number, true));
  }

  /** Which round a moment is in, counted from one; 0 where the game has no rounds. */
  roundAt(number: number): number {
    return this.rounds.filter((start) => start <= number).length;
  }

  /** Which round an event belongs to: the pick that ends a round is part of it. */
  roundOf(event: EventInfo): number {
    return Math.max(Math.min(1, this.rounds.length), this.rounds.filter((start) => start < event.pick).length);
  }

  async #show(): Promise<void> {
    const wanted = this.at;
    const moment = this.#known.get(wanted) ?? (await this.#fetch(wanted));
    if (wanted !== this.at || !moment) return; // somebody has stepped on meanwhile, or there is no such moment
    this.shown = moment;
    this.trouble = null;
    this.#prefetch();
  }

  // Where the next key may lead is fetched before it is pressed.
  #prefetch(): void {
    for (const number of [this.at + 1, this.at - 1, this.after(this.turns), this.after(this.rounds)]) {
      if (number >= this.first && number <= this.last && !this.#known.has(number)) void this.#fetch(number);
    }
  }

  async #fetch(number: number, again = false): Promise<Moment | null> {
    if (this.#asked.has(number) && !again && number !== this.at) return null;
    this.#asked.add(number);
    try {
      const moment = await api.moment(this.id, number);
      this.#keep(moment);
      return moment;
    } catch (error) {
      if (number === this.at) await this.#correct(troubleOf(error));
      return null;
    } finally {
      this.#asked.delete(number);
    }
  }

  // A link beyond the end leads to the end, one before the beginning to the beginning.
  async #correct(trouble: Text): Promise<void> {
    const { first, last } = trouble.args;
    if (typeof first !== "number" || typeof last !== "number" || (first <= this.at && this.at <= last)) {
      this.trouble = trouble;
      return;
    }
    this.at = Math.max(first, Math.min(this.at, last));
    await this.#show();
  }

  #keep(moment: Moment): void {
    const known = new Map(this.#known);
    known.set(moment.number, moment);
    if (known.size > KEPT) known.delete(known.keys().next().value!);
    this.#known = known;
    this.last = moment.last;
    this.turns = moment.turns;
    this.rounds = moment.rounds;
    if (moment.number === this.at) this.shown = moment;
    if (this.at > this.last) this.go(this.last);
  }
}
