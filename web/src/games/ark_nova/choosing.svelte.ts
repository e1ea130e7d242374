/** What the player is asked, what is pointed at, and what is marked until it is confirmed. */

import type { Choice, DecisionInfo, Text } from "../../lib/protocol";
import type { TableConnection } from "../../lib/table.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Gauges, Question } from "../../lib/table/question";
import { follow, type Step } from "./lodging";
import { inUse, supporting, type InUse } from "./row";
import { about, promptOf, type View, type ZooView } from "./things";

export class Choosing implements Question {
  readonly connection: TableConnection;
  private readonly seats: () => number[];

  /** The option under the pointer or the focus: its preview is shown, nothing is chosen. */
  pointed = $state<string | null>(null);
  /** The option that is marked and waits for a confirmation. */
  marked = $state<string | null>(null);
  /** Several cards that are marked and will be sent together. */
  collected = $state<string[]>([]);
  /** Whether action cards are to be used for an X-token instead of their action. */
  forXToken = $state(false);
  /** The X-tokens to spend with each action card, where somebody has turned the wheel. */
  private added = $state<Record<string, number>>({});
  /** What is to be picked as soon as the server has answered the last pick. */
  private next: string[] = [];
  /** Which of them the server has not answered yet. */
  private underway: string | null = null;
  private inOrder = false;
  /** Choices that are made already and lead to where the player pointed. */
  private way: Step[] = [];
  private reached = -1;
  private sent = $state<number>(-1);
  private asked = "";

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
  /** Whose zoo lies in front: mine, at a shared screen that of who plays or has played last, else whose turn it is. */
  seat = $derived.by<number>(() => this.connection.position?.seat ?? this.view?.current ?? 0);
  zoo = $derived.by<ZooView | null>(() => this.view?.zoos[this.seat] ?? null);
  mine = $derived.by<boolean>(() => this.seats().includes(this.seat));
  busy = $derived.by<boolean>(() => this.sent === (this.connection.position?.number ?? -2));
  /** The action that is under way in the zoo in front: the card, its strength. */
  using = $derived.by<InUse | null>(() =>
    inUse(this.connection.events, this.view?.stage === "turn" && this.view.current === this.seat ? this.seat : null),
  );
  /** The level of a project that is being supported in this turn. */
  supporting = $derived.by(() => supporting(this.connection.events, this.view?.current === this.seat ? this.seat : null));
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

  /** What the option that is pointed at or marked would waste or set off; or what ending the turn would. */
  slips = $derived.by<Text[]>(() => {
    const key = this.pointed ?? this.marked;
    return key === null ? (this.connection.position?.slips ?? []) : (this.connection.previews[key]?.slips ?? []);
  });

  // --- choosing ---

  /** A click on a thing: what cannot be taken back or is passed on is marked first and taken when it is confirmed; a no is a no. */
  choose(key: string): void {
    const option = this.byKey.get(key);
    if (!option || this.busy) return;
    this.connection.trouble = null; // who goes on has read it
    const { kind } = about(option);
    const final = kind === "alternative" || (option.irreversible && kind !== "decline");
    if (this.wanted > 1 && kind === "card") this.collect(key);
    else if ((final || this.isUnread(key)) && this.marked !== key) this.marked = key;
    else this.pick(key);
  }

  /** A finger points at nothing before it presses: what it would waste is read first. */
  private isUnread(key: string): boolean {
    const slips = this.connection.previews[key]?.slips ?? [];
    return matchMedia("(pointer: coarse)").matches && slips.some((slip) => !settings.isMuted(slip.key));
  }

  /** Mark a thing without taking it, or take the mark away. */
  mark(key: string | null): void {
    this.marked = key !== null && this.byKey.has(key) ? key : null;
  }

  suggest(keys: string[]): void {
    const [first] = keys;
    const option = first === undefined ? undefined : this.byKey.get(first);
    if (!option || this.busy) return;
    const { kind, card, x_tokens = 0 } = about(option);
    this.forXToken = kind === "x_token";
    if (kind === "use_card" && card) this.added = { ...this.added, [card]: x_tokens };
    if (this.wanted > 1 && kind === "card") this.collected = keys.filter((key) => this.byKey.has(key)).slice(0, this.wanted);
    else this.mark(option.key);
  }

  confirm(): void {
    if (this.full) this.pickAll(this.collected);
    else if (this.marked !== null) this.pick(this.marked);
  }

  /** Send a pick. What it was seen to change stays in sight until the answer comes: nothing flickers, nothing is drawn twice. */
  pick(key: string): void {
    const position = this.connection.position;
    if (!position || !this.decision || !this.byKey.has(key) || this.busy) return;
    this.sent = position.number;
    this.connection.pick(this.decision.seat, key);
  }

  /** Take the last step back that was not sent; false where there is none. */
  back(): boolean {
    if (this.marked === null && !this.collected.length && !this.forXToken) return false;
    this.marked = this.pointed = null;
    this.collected = [];
    this.forXToken = false;
    return true;
  }

  // --- several at once ---

  /** How many cards are to be chosen before they are sent; 1 where each is sent at once. */
  wanted = $derived.by<number>(() => {
    const together = this.prompt === "starting_hand" || this.prompt === "hand_limit";
    return together ? Math.max(1, this.zoo?.to_choose ?? 1) : 1;
  });

  /** Whether as many cards are marked as are wanted. */
  full = $derived.by<boolean>(() => this.wanted > 1 && this.collected.length === this.wanted);

  /** Mark a card, or take its mark away; one more than wanted pushes out the first. */
  collect(key: string): void {
    if (this.collected.includes(key)) this.collected = this.collected.filter((each) => each !== key);
    else this.collected = [...this.collected, key].slice(-this.wanted);
  }

  /** Send several picks, one after the other. */
  pickAll(keys: string[]): void {
    const [first] = keys;
    if (first === undefined) return;
    this.next = keys;
    this.underway = first;
    this.pick(first);
  }

  /** Resolve the effects that are due one after the other, as they are listed. */
  pickInOrder(): void {
    const first = this.options[0];
    if (!first) return;
    this.inOrder = true;
    this.pick(first.key);
  }

  /** Take choices that are made already, one after the other, as they are asked for. */
  lead(way: Step[]): void {
    this.way = way;
    this.step();
  }

  /** Whether choices that are made already are still to come, or on their way. */
  get leading(): boolean {
    return this.way.length > 0 || this.busy;
  }

  private step(): boolean {
    const { pick, rest } = follow(this.way, this.prompt, (key) => this.can(key));
    this.way = rest;
    if (pick === null) return false;
    if (this.byKey.get(pick)?.irreversible) this.marked = pick;
    else this.pick(pick);
    return true;
  }

  // --- action cards ---

  /** The ways to use an action card for its action, by the X-tokens they spend. */
  uses(card: string): number[] {
    return this.ofKind("use_card")
      .map(about)
      .filter((it) => it.card === card)
      .map((it) => it.x_tokens ?? 0);
  }

  /** How many X-tokens would be spent with a card: as chosen, else as few as possible. */
  xTokens(card: string): number {
    const ways = this.uses(card);
    const chosen = this.added[card];
    return chosen !== undefined && ways.includes(chosen) ? chosen : (ways[0] ?? 0);
  }

  addXTokens(card: string, more: number): void {
    const next = this.xTokens(card) + more;
    if (!this.uses(card).includes(next)) return;
    const marked = this.marked === this.useKey(card);
    this.added = { ...this.added, [card]: next };
    if (marked) this.marked = this.useKey(card);
  }

  /** The key of using a card as it is set now. */
  useKey(card: string): string {
    return this.forXToken ? `x-${card}` : this.actionKey(card);
  }

  /** The key of using a card for its action, with the X-tokens that are set now. */
  actionKey(card: string): string {
    const x = this.xTokens(card);
    return x ? `${card}+${x}` : card;
  }

  // --- what the server says ---

  /** A new position has come: what was marked belonged to the last question, which goes on while others answer it, too. */
  arrived(): void {
    const now = `${this.decision?.seat} ${this.prompt}`;
    this.sent = -1;
    const marked = this.option(this.marked ?? "");
    this.marked = now === this.asked && marked && about(marked).kind === "alternative" ? marked.key : null;
    this.pointed = null;
    this.forXToken = false;
    if (now === this.asked) this.collected = this.collected.filter((key) => this.byKey.has(key));
    else {
      this.collected = [];
      this.added = {};
    }
    const number = this.connection.position?.number ?? -1;
    if (number < this.reached) this.way = []; // something was taken back
    this.reached = number;
    if (!this.step()) this.goOn(now === this.asked);
    this.asked = now;
  }

  private goOn(same: boolean): void {
    // What has been taken is no option any more. What another seat's answer overtook still is: its own answer will come.
    this.next = same ? this.next.filter((key) => this.byKey.has(key)) : [];
    const next = this.next[0];
    if (next !== undefined) {
      if (next === this.underway) {
        this.sent = this.reached;
        return;
      }
      this.underway = next;
      this.pick(next);
      return;
    }
    if (this.inOrder && this.prompt === "resolve_next") this.pick(this.options[0].key);
    else if (!this.decision || this.prompt === "turn") this.inOrder = false;
  }

  /** The server did not take it, or the connection is gone. */
  troubled(): void {
    this.sent = -1;
    this.underway = null;
    this.way = [];
    this.inOrder = false;
  }
}
