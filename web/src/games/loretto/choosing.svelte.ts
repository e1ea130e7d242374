/** What the player is about to choose at a table with trucks: everything here is provisional, until it is confirmed. */

import { untrack } from "svelte";
import type { Choice, DecisionInfo, PlanInfo, PreviewInfo, Text } from "../../lib/protocol";
import type { TableConnection } from "../../lib/table.svelte";
import type { Gauges, Question } from "../../lib/table/question";
import { about, ofKind, phaseOf, waiting, type Kind, type MoneyKind, type Phase } from "./options";
import { chosenBy, forMoney, forOption, oneBack, ringOfTile, withTile, type Picked, type Ring, type Spot } from "./picked";
import { bestOf, laidOf, movedTo } from "./plans";
import type { MiddleView } from "./things";

/** What is taken as soon as it is pressed: it can be taken back. */
const AT_ONCE: readonly Kind[] = [
  "place",
  "walk",
  "back",
  "job",
  "move_tile",
  "move_coworker",
  "expand_small",
  "expand_large",
  "expand_very_large",
];

export class TruckChoosing implements Question {
  readonly connection: TableConnection;

  picked = $state<Picked | null>(null);
  pointed = $state<string | null>(null); // the option under the pointer or the focus
  /** A tile that was moved by keys and takes the focus along, by its key; empty: the first one that is laid out. */
  following = $state<string | null>(null);
  private confirmed = $state<Picked | null>(null); // to be sent as soon as the server has said what it comes to
  private answered = -1;

  constructor(connection: TableConnection) {
    this.connection = connection;
    $effect(() => {
      const seat = this.decision?.seat;
      if (seat === undefined || !connection.online) return;
      for (const { key, wishes } of this.unknown) connection.askPlan(seat, key, wishes);
    });
    $effect(() => {
      if (this.busy && this.newest) untrack(() => this.confirm());
    });
  }

  // --- what is asked ---

  decision = $derived.by<DecisionInfo | null>(() => this.connection.position?.decisions[0] ?? null);
  options = $derived.by<Choice[]>(() => this.decision?.options ?? []);
  phase = $derived.by<Phase>(() => (this.connection.position?.over ? "over" : phaseOf(this.options)));
  middle = $derived.by<MiddleView | null>(() => (this.connection.position?.view as unknown as MiddleView | undefined) ?? null);
  /** Whose board lies in front: mine, at a shared screen that of who plays or has played last, else whose turn it is. */
  seat = $derived.by<number>(() => this.connection.position?.seat ?? this.middle?.current ?? 0);
  busy = $derived.by<boolean>(() => this.confirmed !== null && this.confirmed === this.picked);

  ofKind(kind: Kind): Choice[] {
    return ofKind(this.options, kind);
  }

  option(key: string | null): Choice | null {
    return this.options.find((option) => option.key === key) ?? null;
  }

  preview(key: string): PreviewInfo | null {
    return this.connection.previews[key] ?? null;
  }

  // --- trucks ---

  private planOf(key: string, wishes: string[]): PlanInfo | null {
    return this.connection.plan(key, wishes);
  }

  /** What is wished of a truck that nobody has laid out: what the server would do. */
  private usual(key: string): string[] {
    return this.preview(key)?.then ?? [];
  }

  private ways = $derived.by<string[][]>(() =>
    this.picked?.kind === "take" ? (this.picked.ways ?? [this.usual(this.picked.key)]) : [],
  );
  /** What the truck that is laid out comes to; null until the server has said so. */
  private newest = $derived.by<PlanInfo | null>(() =>
    this.picked?.kind === "take" ? bestOf(this.ways, (wishes) => this.planOf(this.chosen ?? "", wishes)) : null,
  );
  private last: PlanInfo | null = null;
  /** What is shown of it: the last answer stays in sight until the next one comes. */
  plan = $derived.by<PlanInfo | null>(() => {
    const key = this.picked?.kind === "take" ? this.picked.key : null;
    this.last =
      this.newest ?? (this.last?.key === key && this.last?.number === this.connection.position?.number ? this.last : null);
    return this.last;
  });
  /** What the server is to be asked: each truck as it would be laid out, and the one that is laid out otherwise. */
  private unknown = $derived.by<{ key: string; wishes: string[] }[]>(() => {
    const usual = this.ofKind("take")
      .filter(({ key }) => this.preview(key))
      .map(({ key }) => ({ key, wishes: this.usual(key) }));
    const next = this.newest ? undefined : this.ways.find((wishes) => !this.planOf(this.chosen ?? "", wishes));
    const asked = next ? [{ key: this.chosen ?? "", wishes: next }] : [];
    return [...asked, ...usual].filter(({ key, wishes }) => !this.planOf(key, wishes));
  });

  /** What taking a truck would come to: as it is laid out, else as the server would do it. */
  prospect(truck: number): PlanInfo | null {
    if (this.picked?.kind === "take" && this.picked.truck === truck) return this.plan;
    const take = this.ofKind("take").find((option) => about(option).truck === truck);
    return take && this.preview(take.key) ? this.planOf(take.key, this.usual(take.key)) : null;
  }

  gauges = $derived.by<Gauges | null>(() => {
    const key = this.pointed ?? this.chosen;
    if (!key) return null;
    return this.plan?.key === key ? this.plan : this.preview(key);
  });

  /** What the option that is pointed at or chosen would waste or set off. */
  slips = $derived.by<Text[]>(() => {
    const key = this.pointed ?? this.chosen;
    if (!key) return [];
    return (this.plan?.key === key ? this.plan : this.preview(key))?.slips ?? [];
  });

  // --- choosing ---

  /** The option that confirming would take. */
  chosen = $derived.by<string | null>(() => chosenBy(this.picked, this.options));

  /** The option that draws from a pile: the only one, or that of a game. */
  drawOf(game?: string): Choice | null {
    return this.ofKind("draw").find((option) => game === undefined || about(option).game === game) ?? null;
  }

  pickDraw(game?: string): void {
    const draw = this.drawOf(game);
    if (draw) this.picked = { kind: "draw", key: draw.key };
  }

  drawNow(game?: string): void {
    const draw = this.drawOf(game);
    if (draw) this.send(draw.key);
  }

  pickTruck(number: number): void {
    this.following = null;
    const option = [...this.ofKind("take"), ...this.ofKind("load")].find((one) => about(one).truck === number);
    if (!option) return;
    if (about(option).kind === "load") this.picked = { kind: "load", key: option.key };
    else this.picked = { kind: "take", key: option.key, truck: number, ways: null, held: null };
  }

  loadNow(number: number): void {
    const option = this.ofKind("load").find((one) => about(one).truck === number);
    if (option) this.send(option.key);
  }

  pickMoney(kind: MoneyKind): void {
    this.picked = forMoney(kind, this.options) ?? this.picked;
  }

  pickKey(key: string): void {
    const option = this.option(key);
    if (!option) return;
    const { kind, truck } = about(option);
    if (kind === "draw") this.picked = { kind, key };
    else if (kind === "take" || kind === "load") this.pickTruck(truck ?? 0);
    else if (AT_ONCE.includes(kind)) this.send(key);
    else this.picked = forOption(option) ?? { kind: "option", key };
  }

  suggest(keys: string[]): void {
    const option = this.option(keys[0] ?? null);
    if (!option) return;
    const { kind, tile, truck } = about(option);
    if (kind === "place" && tile) this.holdTile(tile);
    else if (kind === "take") this.picked = { kind, key: option.key, truck: truck ?? 0, ways: [keys.slice(1)], held: null };
    else this.pickKey(option.key);
    if (kind === "place") this.pointed = option.key;
  }

  // --- tiles and places ---

  /** The tile that waits for a place, where there is one. */
  tileInHand = $derived.by<string | null>(() => {
    const { picked } = this;
    if (picked?.kind === "take") return picked.held === null ? null : laidOf(this.thing(picked.held)?.key ?? "").tile || null;
    if (picked?.kind === "place") return picked.tile;
    if (picked?.kind === "move") return picked.tile;
    if (this.phase === "load") return this.middle?.in_hand ?? null;
    return null;
  });

  /** The tiles to be placed by hand, each as often as it waits. */
  toPlace = $derived.by<string[]>(() => (this.phase === "place" ? waiting(this.options, this.middle?.trucks ?? []) : []));

  private spot(seat: number, place: string, tile: string): Spot {
    return { seat, own: seat === this.seat, place, tile };
  }

  ringOfTile(seat: number, place: string, tile: string): Ring {
    return ringOfTile(this.picked, this.options, this.spot(seat, place, tile));
  }

  clickTile(seat: number, place: string, tile: string): void {
    const { picked } = this;
    if (picked && this.ringOfTile(seat, place, tile)) this.picked = withTile(picked, this.options, this.spot(seat, place, tile));
  }

  /** Take up a tile: one laid out of a truck by its number, or one to be placed by hand. */
  holdLaid(number: number): void {
    const { picked } = this;
    if (picked?.kind === "take") this.picked = { ...picked, held: picked.held === number ? null : number };
  }

  /** Let go of a tile that was dragged nowhere. */
  release(): void {
    if (this.picked?.kind === "take") this.picked = { ...this.picked, held: null };
  }

  holdTile(tile: string): void {
    this.picked = { kind: "place", tile };
  }

  ringOfPlace(place: string): Ring {
    if (this.keyOfPlace(place) === null) return null;
    return this.picked?.kind === "move" && this.picked.target === place ? "chosen" : "can";
  }

  /** What putting the tile in hand at a place would be: an option, or "plan" within a plan; null: it cannot go there. */
  keyOfPlace(place: string): string | null {
    const { picked } = this;
    if (picked?.kind === "take") {
      return picked.held !== null && this.placesFor(picked.held).includes(place) ? "plan" : null;
    }
    if (this.phase === "place") {
      const tile = this.tileInHand;
      return this.ofKind("place").find((it) => about(it).tile === tile && about(it).place === place)?.key ?? null;
    }
    if (picked?.kind === "move" && picked.tile !== null) {
      return chosenBy({ ...picked, target: place }, this.options);
    }
    return null;
  }

  clickPlace(place: string): void {
    const key = this.keyOfPlace(place);
    const { picked } = this;
    if (key === null) return;
    if (picked?.kind === "take") this.layElsewhere(picked.held ?? 0, place);
    else if (picked?.kind === "move") this.picked = { ...picked, target: place };
    else this.send(key);
  }

  /** A tile of the plan by its number; what is asked along the way comes after the tiles. */
  private thing(number: number): PlanInfo["steps"][number] | undefined {
    return this.plan ? [...this.plan.steps, ...this.plan.asides][number] : undefined;
  }

  /** Where a tile of the plan could lie. */
  private placesFor(number: number): string[] {
    const thing = this.thing(number);
    if (!thing) return [];
    const { tile } = laidOf(thing.key);
    const places = thing.instead.map(laidOf).filter((way) => way.tile === tile);
    return [...new Set([...places.map(({ place }) => place), ...this.alsoOpen(tile)])];
  }

  /** Where a tile could lie besides, once the others lie there. */
  protected alsoOpen(_tile: string): string[] {
    return [];
  }

  /** The wishes with a tile of the plan at a place where it cannot go. */
  private wishesWith(number: number, place: string): string[] {
    return this.wishes.map((each, index) => (index === number ? `${laidOf(each).tile}@${place}` : each));
  }

  /** Ask what keeps a tile of the plan away from a place. */
  askRefusal(number: number, place: string): void {
    const seat = this.decision?.seat;
    if (seat !== undefined && this.chosen !== null) this.connection.askPlan(seat, this.chosen, this.wishesWith(number, place));
  }

  /** What keeps it away; nothing until the server has said so. */
  refusal(number: number, place: string): Text[] {
    const wishes = this.wishesWith(number, place);
    const plan = this.planOf(this.chosen ?? "", wishes);
    return plan?.refused.find(({ key }) => key === wishes[number])?.obstacles ?? [];
  }

  /** Answer what is asked along the way, by the number of the question. */
  answer(number: number, key: string): void {
    const { picked } = this;
    const answers = [...this.walkers];
    answers[number] = key;
    if (picked?.kind === "take") this.picked = { ...picked, ways: [[...this.laidKeys, ...answers]], held: null };
  }

  /** Where the tiles are wished; what was wished last counts, also where the server has not answered yet. */
  private get wishes(): string[] {
    return this.newest || this.ways.length < 2 ? [...this.laidKeys, ...this.walkers] : this.ways[0];
  }

  protected get laidKeys(): string[] {
    return this.plan?.steps.map(({ key }) => key) ?? [];
  }

  protected get walkers(): string[] {
    return this.plan?.asides.map(({ key }) => key).filter(Boolean) ?? [];
  }

  /** Lay a tile of the plan elsewhere. */
  private layElsewhere(number: number, place: string): void {
    const { picked } = this;
    if (picked?.kind === "take") this.picked = { ...picked, ways: movedTo(this.wishes, number, place), held: null };
  }

  /** Lay a tile of the plan at its next (or previous) possible place; the focus follows it. */
  layNext(number: number, step: 1 | -1): void {
    const places = this.placesFor(number);
    const { tile, place } = laidOf(this.wishes[number]);
    const next = places[(places.indexOf(place) + step + places.length) % places.length];
    this.layElsewhere(number, next);
    this.following = `${tile}@${next}`;
  }

  /** The number of the step that the focus follows, as soon as it is known. */
  followed = $derived.by<number | "first" | null>(() => {
    if (this.following === null || !this.newest) return null;
    // A truck that was chosen before the server has foreseen anything lies there without its tiles: they are yet to come.
    if (this.following === "") return this.newest.steps.length || this.newest.complete ? "first" : null;
    const step = this.newest.steps.findIndex(({ key }) => key === this.following);
    return step < 0 ? "first" : step;
  });

  // --- confirming ---

  confirm(): void {
    const { picked, chosen } = this;
    if (chosen === null) return;
    if (picked?.kind !== "take") this.send(chosen);
    else if (this.newest) this.send(...this.newest.picks);
    else this.confirmed = picked;
  }

  back(): boolean {
    const { picked } = this;
    if (!picked) return false;
    this.picked = oneBack(picked, this.options);
    this.pointed = null;
    return true;
  }

  protected send(...keys: string[]): void {
    const seat = this.decision?.seat;
    const number = this.connection.position?.number ?? -1;
    if (seat === undefined || this.answered === number || !this.connection.online) return;
    this.answered = number;
    this.picked = null;
    this.pointed = null;
    if (keys.length === 1) this.connection.pick(seat, keys[0]);
    else this.connection.picks(seat, keys);
  }

  /** Called for each new position: forget what was picked; a tile that waits alone is in hand. */
  arrived(): void {
    this.answered = -1;
    const [tile, ...more] = this.toPlace;
    this.picked = tile !== undefined && more.every((other) => other === tile) ? { kind: "place", tile } : null;
    this.pointed = null;
    this.following = null;
  }

  /** The server has spoken again: what was sent before has arrived, or never will. */
  ready(): void {
    this.answered = -1;
  }

  /** Something the server would not do: let the player choose by hand. */
  troubled(): void {
    this.answered = -1;
    this.confirmed = null;
  }
}
