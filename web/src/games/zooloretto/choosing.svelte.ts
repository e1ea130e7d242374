/** What the player is about to choose: everything here is provisional and on this side only, until it is confirmed. */

import type { Choice, DecisionInfo, PreviewInfo } from "../../lib/protocol";
import type { TableConnection } from "../../lib/table.svelte";
import type { Gauges, Question } from "../../lib/table/question";
import { layOut, placesInPlan, planFor, relay, samePlan, type Laid, type Outcome } from "./plan";
import { offspringIn, speciesOf, total, zooPoints, type Kind, type MoneyKind, type View, type ZooView } from "./things";

/** What an option is on the table (the server's `describe`). */
export interface About {
  kind: Kind;
  truck?: number;
  tile?: string;
  place?: string;
  source?: string;
  target?: string;
  first?: string;
  second?: string;
  species?: string;
  owner?: number;
  price?: number;
}

export type Phase = "turn" | "load" | "place" | "wait" | "over";
export type Ring = "can" | "chosen" | null;

type Picked =
  | { kind: "draw" | "load" | "extend"; key: string }
  | { kind: "take"; key: string; truck: number; plan: Laid[]; held: number | null }
  | { kind: "place"; tile: string }
  | { kind: "move"; tile: string | null; source: string | null; target: string | null }
  | { kind: "exchange"; groups: string[] }
  | { kind: "buy"; tile: string | null; owner: number | null }
  | { kind: "discard"; tile: string | null };

export const about = (choice: { about: Record<string, unknown> }): About => choice.about as unknown as About;

/** The two groups that an exchange is about: an enclosure, or a species in the barn. */
export const groupsOf = (exchange: About): [string, string] => [
  exchange.first ?? "",
  exchange.second === "barn" ? `barn.${exchange.species}` : (exchange.second ?? ""),
];

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
  phase = $derived.by<Phase>(() => {
    if (this.connection.position?.over) return "over";
    const kinds = new Set(this.options.map((option) => about(option).kind));
    if (!kinds.size) return "wait";
    if (kinds.has("load")) return "load";
    return kinds.has("place") ? "place" : "turn";
  });
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
    return this.options.filter((option) => about(option).kind === kind);
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
  chosen = $derived.by<string | null>(() => {
    const { picked } = this;
    if (!picked) return null;
    switch (picked.kind) {
      case "draw":
      case "load":
      case "extend":
      case "take":
        return picked.key;
      case "place":
        return null;
      default:
        return this.matching(picked).length === 1 && this.complete(picked) ? this.matching(picked)[0].key : null;
    }
  });

  private complete(picked: Picked): boolean {
    if (picked.kind === "move") return picked.target !== null;
    if (picked.kind === "exchange") return picked.groups.length === 2;
    if (picked.kind === "buy" || picked.kind === "discard") return picked.tile !== null;
    return true;
  }

  /** The options that what is picked so far leads to. */
  private matching(picked: Picked): Choice[] {
    return this.ofKind(picked.kind).filter((option) => {
      const it = about(option);
      if (picked.kind === "move") {
        return (
          (picked.tile === null || (it.tile === picked.tile && it.source === picked.source)) &&
          (picked.target === null || it.target === picked.target)
        );
      }
      if (picked.kind === "exchange") return picked.groups.every((group) => groupsOf(it).includes(group));
      if (picked.kind === "buy") return picked.tile === null || (it.tile === picked.tile && it.owner === picked.owner);
      if (picked.kind === "discard") return picked.tile === null || it.tile === picked.tile;
      return true;
    });
  }

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
    const options = this.ofKind(kind);
    if (!options.length) return;
    const only = options.length === 1 ? about(options[0]) : null;
    switch (kind) {
      case "move":
        this.picked = { kind, tile: only?.tile ?? null, source: only?.source ?? null, target: only?.target ?? null };
        break;
      case "exchange":
        this.picked = { kind, groups: only ? groupsOf(only) : [] };
        break;
      case "buy":
        this.picked = { kind, tile: only?.tile ?? null, owner: only?.owner ?? null };
        break;
      case "discard":
        this.picked = { kind, tile: only?.tile ?? null };
        break;
      case "extend":
        this.picked = { kind, key: options[0].key };
    }
  }

  pickKey(key: string): void {
    const option = this.option(key);
    if (!option) return;
    const it = about(option);
    if (it.kind === "draw") this.pickDraw();
    else if (it.kind === "take" || it.kind === "load") this.pickTruck(it.truck ?? 0);
    else if (it.kind === "place") this.send(key);
    else if (it.kind === "move") this.picked = { kind: "move", tile: it.tile!, source: it.source!, target: it.target! };
    else if (it.kind === "exchange") this.picked = { kind: "exchange", groups: groupsOf(it) };
    else if (it.kind === "buy") this.picked = { kind: "buy", tile: it.tile!, owner: it.owner! };
    else if (it.kind === "discard") this.picked = { kind: "discard", tile: it.tile! };
    else this.picked = { kind: "extend", key };
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

  ringOfTile(seat: number, place: string, tile: string): Ring {
    const { picked } = this;
    if (!picked) return null;
    const own = seat === this.seat;
    if (picked.kind === "move" && own) {
      if (picked.tile === tile && picked.source === place) return "chosen";
      if (picked.tile !== null) return null;
      return this.ofKind("move").some((it) => about(it).tile === tile && about(it).source === place) ? "can" : null;
    }
    if (picked.kind === "exchange" && own) {
      if (tile.startsWith("stall")) return null;
      const group = place === "barn" ? `barn.${speciesOf(tile)}` : place;
      return this.ringOfGroup(group);
    }
    if (picked.kind === "buy" && !own && place === "barn") {
      if (picked.tile === tile && picked.owner === seat) return "chosen";
      return this.ofKind("buy").some((it) => about(it).tile === tile && about(it).owner === seat) ? "can" : null;
    }
    if (picked.kind === "discard" && own && place === "barn") {
      if (picked.tile === tile) return "chosen";
      return this.ofKind("discard").some((it) => about(it).tile === tile) ? "can" : null;
    }
    return null;
  }

  private ringOfGroup(group: string): Ring {
    const { picked } = this;
    if (picked?.kind !== "exchange") return null;
    if (picked.groups.includes(group)) return "chosen";
    if (picked.groups.length === 2) return null;
    return this.matching(picked).some((it) => groupsOf(about(it)).includes(group)) ? "can" : null;
  }

  clickTile(seat: number, place: string, tile: string): void {
    const { picked } = this;
    if (!picked || !this.ringOfTile(seat, place, tile)) return;
    if (picked.kind === "move") {
      if (picked.tile === tile && picked.source === place) {
        this.picked = { kind: "move", tile: null, source: null, target: null };
        return;
      }
      const targets = this.ofKind("move").filter((it) => about(it).tile === tile && about(it).source === place);
      this.picked = {
        kind: "move",
        tile,
        source: place,
        target: targets.length === 1 ? (about(targets[0]).target ?? null) : null,
      };
    } else if (picked.kind === "exchange") {
      this.clickGroup(place === "barn" ? `barn.${speciesOf(tile)}` : place);
    } else if (picked.kind === "buy") {
      this.picked = { kind: "buy", tile, owner: seat };
    } else if (picked.kind === "discard") {
      this.picked = { kind: "discard", tile };
    }
  }

  private clickGroup(group: string): void {
    const { picked } = this;
    if (picked?.kind !== "exchange") return;
    if (picked.groups.includes(group)) {
      this.picked = { kind: "exchange", groups: picked.groups.filter((one) => one !== group) };
      return;
    }
    const groups = [...picked.groups, group];
    const fitting = this.matching({ kind: "exchange", groups });
    this.picked = { kind: "exchange", groups: fitting.length === 1 ? groupsOf(about(fitting[0])) : groups };
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
    return this.keyOfPlace(place) === null ? null : this.isTarget(place) ? "chosen" : "can";
  }

  private isTarget(place: string): boolean {
    return this.picked?.kind === "move" && this.picked.target === place;
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
      const { tile, source } = picked;
      const fits = (it: About) => it.tile === tile && it.source === source && it.target === place;
      return this.ofKind("move").find((it) => fits(about(it)))?.key ?? null;
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
    if (picked.kind === "take" && picked.held !== null) this.picked = { ...picked, held: null };
    else if (picked.kind === "move" && picked.target !== null && this.ofKind("move").length > 1)
      this.picked = { ...picked, target: null };
    else if (picked.kind === "move" && picked.tile !== null)
      this.picked = { kind: "move", tile: null, source: null, target: null };
    else if (picked.kind === "exchange" && picked.groups.length) this.picked = { kind: "exchange", groups: [] };
    else this.picked = null;
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
