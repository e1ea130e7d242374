/** What the player is asked, what is pointed at, and what is marked until it is confirmed. */

import type { Choice, DecisionInfo, Text } from "../../lib/protocol";
import type { TableConnection } from "../../lib/table.svelte";
import { about, promptOf, type View, type ZooView } from "./things";

export interface Gauges {
  before: Record<string, number>;
  after: Record<string, number>;
}

export class Choosing {
  readonly connection: TableConnection;
  private readonly seats: () => number[];

  /** The option under the pointer or the focus: its preview is shown, nothing is chosen. */
  pointed = $state<string | null>(null);
  /** The option that is marked and waits for a confirmation. */
  marked = $state<string | null>(null);
  private sent = $state<number>(-1);

  constructor(connection: TableConnection, seats: () => number[]) {
    this.connection = connection;
    this.seats = seats;
  }

  // --- what is asked ---

  view = $derived.by<View | null>(() => (this.connection.position?.view as unknown as View | undefined) ?? null);
  decision = $derived.by<DecisionInfo | null>(() => this.connection.position?.decisions[0] ?? null);
  options = $derived.by<Choice[]>(() => this.decision?.options ?? []);
  /** What kind of question it is; "wait" where nothing is asked of me. */
  prompt = $derived.by<string>(() => (this.decision ? promptOf(this.decision.prompt.key) : "wait"));
  /** Whose zoo lies in front: the seat that is asked, else mine, else whose turn it is. */
  seat = $derived.by<number>(() => this.decision?.seat ?? this.seats()[0] ?? this.view?.current ?? 0);
  zoo = $derived.by<ZooView | null>(() => this.view?.zoos[this.seat] ?? null);
  mine = $derived.by<boolean>(() => this.seats().includes(this.seat));
  busy = $derived.by<boolean>(() => this.sent === (this.connection.position?.number ?? -2));
  private byKey = $derived.by<Map<string, Choice>>(() => new Map(this.options.map((option) => [option.key, option])));
  private why = $derived.by<Map<string, Text[]>>(
    () => new Map(this.connection.impossible.map((thing) => [thing.key, thing.obstacles])),
  );

  option(key: string): Choice | undefined {
    return this.byKey.get(key);
  }

  /** The options that are this kind of thing on the table. */
  ofKind(kind: string): Choice[] {
    return this.options.filter((option) => about(option).kind === kind);
  }

  can(key: string): boolean {
    return this.byKey.has(key);
  }

  /** Why a thing cannot be chosen now; empty where it can, or where nobody knows. */
  reasons(key: string): Text[] {
    return this.why.get(key) ?? [];
  }

  /** Whether the question is about this thing at all, possible or not. */
  concerns(key: string): boolean {
    return this.byKey.has(key) || this.why.has(key);
  }

  // --- what it would change ---

  gauges = $derived.by<Gauges | null>(() => {
    const key = this.pointed ?? this.marked;
    return key === null ? null : (this.connection.previews[key] ?? null);
  });

  // --- choosing ---

  /** A click on a thing: what cannot be taken back is marked first and taken when it is confirmed. */
  choose(key: string): void {
    const option = this.byKey.get(key);
    if (!option || this.busy) return;
    if (option.irreversible && this.marked !== key) this.marked = key;
    else this.pick(key);
  }

  /** Mark a thing without taking it, or take the mark away. */
  mark(key: string | null): void {
    this.marked = key !== null && this.byKey.has(key) ? key : null;
  }

  confirm(): void {
    if (this.marked !== null) this.pick(this.marked);
  }

  pick(key: string): void {
    const position = this.connection.position;
    if (!position || !this.decision || !this.byKey.has(key) || this.busy) return;
    this.sent = position.number;
    this.marked = this.pointed = null;
    this.connection.pick(this.decision.seat, key);
  }

  /** A new position has come: what was marked belonged to the last one. */
  arrived(): void {
    this.marked = this.pointed = null;
    this.sent = -1;
  }

  /** The server did not take it, or the connection is gone. */
  troubled(): void {
    this.sent = -1;
  }
}
