/** What the player is about to choose: everything here is provisional and on this side only, until it is confirmed. */

import type { Choice, DecisionInfo, PreviewInfo } from "../../lib/protocol";
import type { TableConnection } from "../../lib/table.svelte";
import type { Gauges, Question } from "../../lib/table/question";
import { about, ofKind, phaseOf, type Phase } from "./options";
import { chosenBy, forMoney, forOption, oneBack, ringOfTile, withTile, type Picked, type Ring, type Spot } from "./picked";
import { layOut, placesInPlan, planFor, relay, samePlan, type Laid, type Outcome } from "./plan";
import { offspringIn, total, zooPoints, type Kind, type MoneyKind, type View, type ZooView } from "./things";

export class Choosing implements Question {
  readonly connection: TableConnection;
  private readonly seats: () => number[];

  picked = $state<Picked | null>(null);
  pointed = $state<string | null>(null); // the option under the pointer or the focus
  byHand = $state(false); // a laid-out truck could not be unloaded as planned
  private queue = $state<Laid[] | null>(null);
  private answered = -1;
  private lastSeat = $state<number | null>(null);

  constructor(connection: TableConnection, seats: () => number[]) {
    this.connection = connection;
    this.seats = seats;
  }

  // --- what is asked ---

  view = $derived.by<View | null>(() => (this.connection.position?.view as unknown as View | undefined) ?? null);
  decision = $derived.by<DecisionInfo | null>(() => this.connection.position?.decisions[0] ?? null);
  options = $derived.by<Choice[]>(() => this.decision?.options ?? []);
  phase = $derived.by<Phase>(() => (this.connection.position?.over ? "over" : phaseOf(this.options)));
  /** Whose zoo lies in front: the seat that is asked, else mine, else whose turn it is. */
  seat = $derived.by<number>(() => {
    const mine = this.seats();
    if (this.decision) return this.decision.seat;
    const held = this.connection.position?.can_end_turn ? (this.view?.current ?? null) : null;
    if (held !== null && mine.includes(held)) return held;
    if (this.lastSeat !== null && mine.includes(this.lastSeat)) return this.lastSeat;
    return mine[0] ?? this.view?.current ?? 0;
  });
  zoo = $derived.by<ZooView | null>(() => this.view?.zoos[this.seat] ?? null);
  busy = $derived.by<boolean>(() => this.queue !== null);

  ofKind(kind: Kind): Choice[] {
    return ofKind(this.options, kind);
  }

  option(key: string | null): Choice | null {
    return this.options.find((option) => option.key === key) ?? null;
  }

  preview(key: string): PreviewInfo | null {
    return this.connection.previews[key] ?? null;
  }

  private get circumstances() {
    const wanted = this.connection.table?.options?.extension_bonus;
    return { bank: this.view?.bank ?? 0, extensionBonus: typeof wanted === "number" ? wanted : 1 };
  }

  get extensionBonus(): number {
    return this.circumstances.extensionBonus;
  }

  // --- trucks ---

  private planOf(key: string): Laid[] {
    const truck = this.view?.trucks.find((one) => one.number === about(this.option(key)!).truck);
    if (!truck || !this.zoo) return [];
    return planFor(this.zoo, truck.tiles, this.preview(key)?.then ?? [], this.circumstances);
  }

  /** What taking a truck would do, laid out well. */
  prospect(truck: number): Outcome | null {
    const take = this.ofKind("take").find((option) => about(option).truck === truck);
    if (!take || !this.zoo || !this.preview(take.key)) return null;
    return layOut(this.zoo, this.planOf(take.key), this.circumstances);
  }

  /** Where the tiles of a truck would be laid. */
  planFor(truck: number): Laid[] {
    const take = this.ofKind("take").find((option) => about(option).truck === truck);
    return take ? this.planOf(take.key) : [];
  }

  plan = $derived.by<Laid[]>(() => (this.picked?.kind === "take" ? this.picked.plan : []));
  outcome = $derived.by<Outcome | null>(() =>
    this.picked?.kind === "take" && this.zoo ? layOut(this.zoo, this.picked.plan, this.circumstances) : null,
  );
  /** The zoo in front as it would be. */
  shownZoo = $derived.by<ZooView | null>(() => this.outcome?.zoo ?? this.zoo);

  gauges = $derived.by<Gauges | null>(() => {
    const key = this.pointed ?? this.chosen;
    if (!key) return null;
    const preview = this.preview(key);
    const { picked, outcome, zoo } = this;
    if (picked?.kind === "take" && picked.key === key && outcome && zoo && preview) {
      if (samePlan(picked.plan, this.planOf(key))) return preview;
      const after = {
        points: total(zooPoints(outcome.zoo)),
        money: outcome.zoo.money,
        offspring: offspringIn(outcome.zoo),
      };
      return { before: preview.before, after };
    }
    return preview;
  });

  // --- choosing ---

  /** The option that confirming would take. */
  chosen = $derived.by<string | null>(() => chosenBy(this.picked, this.options));

  pickDraw(): void {
    const [draw] = this.ofKind("draw");
    if (draw) this.picked = { kind: "draw", key: draw.key };
  }

  drawNow(): void {
    const [draw] = this.ofKind("draw");
    if (draw) this.send(draw.key);
  }

  pickTruck(number: number): void {
    const option = [...this.ofKind("take"), ...this.ofKind("load")].find((one) => about(one).truck === number);
    if (!option) return;
    if (about(option).kind === "load") this.picked = { kind: "load", key: option.key };
    else this.picked = { kind: "take", key: option.key, truck: number, plan: this.planOf(option.key), held: null };
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
    if (kind === "draw") this.pickDraw();
    else if (kind === "take" || kind === "load") this.pickTruck(truck ?? 0);
    else if (kind === "place") this.send(key);
    else this.picked = forOption(option);
  }

  suggest(keys: string[]): void {
    const option = this.option(keys[0] ?? null);
    if (!option) return;
    const { kind, tile, truck } = about(option);
    const tiles = this.view?.trucks.find((one) => one.number === truck)?.tiles;
    if (kind === "place" && tile) this.holdTile(tile);
    else if (kind === "take" && tiles && this.zoo) {
      const plan = planFor(this.zoo, tiles, keys.slice(1), this.circumstances);
      this.picked = { kind: "take", key: option.key, truck: truck ?? 0, plan, held: null };
    } else this.pickKey(option.key);
    if (kind === "place") this.pointed = option.key;
  }

  // --- tiles and places ---

  /** The tile that waits for a place, where there is one. */
  tileInHand = $derived.by<string | null>(() => {
    const { picked } = this;
    if (picked?.kind === "take") return picked.held === null ? null : picked.plan[picked.held].tile;
    if (picked?.kind === "place") return picked.tile;
    if (picked?.kind === "move") return picked.tile;
    if (this.phase === "load") return this.view?.in_hand ?? null;
    return null;
  });

  /** The tiles to be placed by hand. */
  toPlace = $derived.by<string[]>(() =>
    this.phase === "place" ? [...new Set(this.options.map((option) => about(option).tile ?? ""))] : [],
  );

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
    const { picked, zoo } = this;
    if (picked?.kind === "take") {
      if (picked.held === null || !zoo) return null;
      return placesInPlan(zoo, picked.plan, picked.held).includes(place) ? "plan" : null;
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

  /** Lay a tile of the plan elsewhere and give its new number. */
  layElsewhere(number: number, place: string): number {
    const { picked, zoo } = this;
    if (picked?.kind !== "take" || !zoo) return number;
    const laid = relay(zoo, picked.plan, number, place, this.circumstances);
    this.picked = { ...picked, plan: laid.plan, held: null };
    return laid.number;
  }

  /** Lay a tile of the plan at its next (or previous) possible place. */
  layNext(number: number, step: 1 | -1): number {
    const { picked, zoo } = this;
    if (picked?.kind !== "take" || !zoo) return number;
    const places = placesInPlan(zoo, picked.plan, number);
    const at = places.indexOf(picked.plan[number].place);
    return this.layElsewhere(number, places[(at + step + places.length) % places.length]);
  }

  // --- confirming ---

  confirm(): void {
    const key = this.chosen;
    if (key === null) return;
    const plan = this.picked?.kind === "take" ? this.picked.plan : null;
    this.send(key);
    if (plan) this.queue = plan;
  }

  back(): boolean {
    const { picked } = this;
    if (!picked) return false;
    this.picked = oneBack(picked, this.options);
    this.pointed = null;
    return true;
  }

  private send(key: string): void {
    const seat = this.decision?.seat;
    const number = this.connection.position?.number ?? -1;
    if (seat === undefined || this.answered === number || !this.connection.online) return;
    this.answered = number;
    this.picked = null;
    this.pointed = null;
    this.connection.pick(seat, key);
  }

  /** Called for each new position: forget what was picked, and go on unloading as planned. */
  arrived(): void {
    this.answered = -1;
    this.picked = null;
    this.pointed = null;
    if (this.decision) this.lastSeat = this.decision.seat;
    if (this.phase !== "place") {
      this.queue = null;
      this.byHand = false;
      return;
    }
    if (this.queue) this.unloadOn(this.queue);
    if (!this.queue && this.toPlace.length === 1) this.picked = { kind: "place", tile: this.toPlace[0] };
  }

  private unloadOn(queue: Laid[]): void {
    const next = queue.findIndex(({ tile, place }) => this.option(`${tile}@${place}`) !== null);
    if (next < 0) {
      this.queue = null;
      this.byHand = true;
      return;
    }
    const { tile, place } = queue[next];
    this.queue = queue.filter((_, index) => index !== next);
    this.send(`${tile}@${place}`);
  }

  /** The server has spoken again: what was sent before has arrived, or never will. */
  ready(): void {
    this.answered = -1;
  }

  /** Something the server would not do: let the player choose by hand. */
  troubled(): void {
    this.answered = -1;
    this.queue = null;
  }
}
