/** Placing on the own map: the space under the pointer or the cursor, the building that lies there as a ghost, its rotation. */

import { tick } from "svelte";
import type { Choosing } from "../choosing.svelte";
import { box } from "../box";
import { countReady, wayHome } from "../lodging";
import { plansFor, wayToBuild, type Plans } from "../sites";
import { about, type BuildingView, type ZooView } from "../things";
import type { Text } from "../../../lib/protocol";
import { lodgingsOf, roomsOf, sitesOf, spotInfo } from "../extra";
import type { LodgerInfo, SiteInfo, SpotInfo } from "../protocol";
import { afterPaint } from "../../../lib/frames";
import { words } from "../../../lib/words.svelte";
import { areasOf } from "./areas";
import { contacts, gainsOn, keyOf, roomLeft, type Contact, type Gain } from "./ground";
import { nextOf } from "./hexes";
import { Turning, type Laid } from "./turning";

const KIND_PROMPTS = ["build", "free_building"];

/** A ghost, whether it can lie there, and the how-manieth of all ways it is to cover the space. */
export interface Told {
  laid: Laid;
  legal: boolean;
  ways: [number, number];
}

export class Placing {
  private readonly of: () => Choosing | null;
  private readonly zoo: () => ZooView;

  /** The space under the pointer or the hex cursor. */
  cursor = $state<string | null>(null);
  /** The ghost as it lies, legal or not. */
  laid = $state.raw<Laid | null>(null);
  /** Fingers need two steps and a button: what was used last. */
  touch = $state(matchMedia("(pointer: coarse)").matches);
  /** The space whose menu of buildings is open. */
  menu = $state<string | null>(null);
  /** What is told of the ghost. It follows a frame later, so that the ghost itself moves at once. */
  told = $state.raw<Told | null>(null);
  private telling = false;
  private pointedAt: string | null = null;
  private wish = 0;
  /** The space on which something is to be built, as soon as it is asked where. */
  private afterwards: { space: string; kind: string } | null = null;
  /** A space that was pressed before the server had said what it leads to. */
  private awaiting: string | null = null;

  constructor(of: () => Choosing | null, zoo: () => ZooView) {
    this.of = of;
    this.zoo = zoo;
  }

  choosing = $derived.by<Choosing | null>(() => this.of());
  prompt = $derived.by<string>(() => this.choosing?.prompt ?? "wait");
  /** The kind of building that looks for a spot. */
  kind = $derived.by<string | null>(() => {
    if (this.prompt !== "spot") return null;
    const building = this.choosing?.decision?.prompt.args.building as Text | undefined;
    return building ? building.key.slice(building.key.lastIndexOf(".") + 1) : null;
  });
  asksKind = $derived.by<boolean>(() => KIND_PROMPTS.includes(this.prompt));
  turning = $derived.by<Turning | null>(() =>
    this.kind && box.buildings[this.kind]
      ? new Turning(
          box.buildings[this.kind].cells,
          (this.choosing?.ofKind("spot") ?? []).map(({ key }) => key),
        )
      : null,
  );
  /** The enclosures among which to choose, by their keys. */
  homes = $derived.by<ReadonlySet<string>>(() => new Set((this.choosing?.ofKind("building") ?? []).map(({ key }) => key)));
  /** Who is to move in. */
  animal = $derived.by<string | null>(() => {
    const card = this.prompt === "home" ? (this.choosing?.decision?.prompt.args.animal as Text | undefined) : undefined;
    return card ? card.key.slice(card.key.lastIndexOf(".") + 1) : null;
  });
  /** An animal under the pointer, in the hand or in the menu of an enclosure, before it is chosen. */
  considered = $state<string | null>(null);
  private suitor = $derived.by<string | null>(() => {
    const key = this.considered ?? this.choosing?.pointed ?? this.choosing?.marked ?? null;
    return key !== null && key in box.animals ? key : null;
  });
  private choosesAnimal = $derived.by<boolean>(() => {
    const { choosing } = this,
      option = choosing?.option(choosing.pointed ?? choosing.marked ?? "");
    return (
      this.prompt === "animal" || (option !== undefined && about(option).kind === "use_card" && about(option).card === "animals")
    );
  });
  /** The enclosures to ring: those among which to choose, those that would suit who is pointed at, those for anybody. */
  inviting = $derived.by<BuildingView[]>(() =>
    this.zoo().buildings.filter((building) => {
      if (this.homes.size) return this.homes.has(keyOf(building));
      const lodgers = this.lodgers(building);
      if (this.suitor) return lodgers?.some(({ card, fits }) => fits && card === this.suitor);
      return this.choosesAnimal && lodgers !== undefined && countReady(lodgers) > 0;
    }),
  );
  ringed = $derived.by<ReadonlySet<string> | null>(() => (this.turning ? new Set(this.turning.ringed) : null));
  /** Everything that can be reached by Tab: ringed spaces, or one space of each ringed enclosure. */
  stops = $derived.by<string[]>(() => {
    if (this.turning) return this.turning.ringed;
    const homes = (this.choosing?.ofKind("building") ?? []).map((option) => about(option).spaces?.[0] ?? "");
    return homes.length
      ? homes
      : this.zoo()
          .buildings.filter((building) => this.lodgers(building))
          .map(({ spaces }) => spaces[0]);
  });
  legal = $derived.by<boolean>(() => this.laid?.key != null && (this.choosing?.can(this.laid.key) ?? false));
  /** Marked: it stays where it is until it is confirmed. */
  pinned = $derived.by<boolean>(() => this.laid?.key != null && this.choosing?.marked === this.laid.key);
  ways = $derived.by<[number, number]>(() =>
    this.turning && this.laid && this.cursor ? this.turning.place(this.cursor, this.laid) : [0, 0],
  );
  private at = $derived.by<Map<string, BuildingView>>(
    () => new Map(this.zoo().buildings.flatMap((building) => building.spaces.map((space) => [space, building]))),
  );

  private spot(laid: Laid): SpotInfo | undefined {
    return laid.key === null || !this.choosing ? undefined : spotInfo(this.choosing.connection, laid.key);
  }

  /** The bonuses that a ghost covers and that would be gained. */
  covering(laid: Laid): Gain[] {
    const { map } = this.zoo();
    return map === null ? [] : gainsOn(map, this.spot(laid)?.bonuses ?? {});
  }

  /** The bonuses of the areas of the map that a ghost completes. */
  completing(laid: Laid): Gain[] {
    const { map } = this.zoo();
    const completed = this.spot(laid)?.areas ?? [];
    return (map === null ? [] : areasOf(map)).flatMap(({ name, bonus, printed }) =>
      bonus && completed.includes(name) ? [{ space: name, bonus, printed, times: 1 }] : [],
    );
  }

  /** The rock and water that a ghost touches. */
  touching(laid: Laid): Contact[] {
    const { map } = this.zoo();
    return map === null ? [] : contacts(map, laid.spaces, this.spot(laid)?.beside ?? []);
  }

  /** Why a ghost cannot lie where it is. */
  reasons(laid: Laid, names: string[]): string[] {
    if (laid.key === null) return [words.t("ark_nova_web_map.off_map")];
    return (this.choosing?.reasons(laid.key) ?? []).map((reason) => words.say(reason, names));
  }

  /** What could be built on which free space. */
  get sites(): SiteInfo[] {
    return this.choosing ? sitesOf(this.choosing.connection) : [];
  }

  /** Who could live in an enclosure; undefined where that is not the question. */
  lodgers(building: BuildingView | undefined): LodgerInfo[] | undefined {
    return building && this.choosing ? lodgingsOf(this.choosing.connection)[keyOf(building)] : undefined;
  }

  /** What an enclosure would have left, or for how many animals it is ready. */
  note(building: BuildingView): string {
    if (!this.inviting.includes(building)) return "";
    if (this.animal && this.choosing) return roomLeft(roomsOf(this.choosing.connection)[keyOf(building)]);
    if (this.suitor) return roomLeft(this.lodgers(building)?.find(({ card }) => card === this.suitor)?.left);
    return this.homes.size ? "" : words.t("ark_nova_web_map.lodgers.ready", { count: countReady(this.lodgers(building) ?? []) });
  }

  building(space: string | null): BuildingView | undefined {
    return space === null ? undefined : this.at.get(space);
  }

  /** What could be built on a free space; null where that is not the question. */
  plans(space: string | null): Plans | null {
    const { choosing } = this;
    return space === null || !choosing || this.building(space) ? null : plansFor(this.sites, space);
  }

  /** A new decision: the ghost lies where the player pointed before the kind was chosen. */
  begin(): void {
    const { afterwards: then, turning } = this,
      space = then?.space ?? this.cursor;
    this.menu = this.laid = this.told = this.considered = this.awaiting = null;
    this.cursor = null;
    if (turning || !this.choosing?.leading) this.afterwards = null;
    if (turning && space) this.point(space);
    else this.cursor = space;
    if (turning && then?.kind === this.kind) void tick().then(() => this.turning === turning && this.settle(then!.space));
  }

  /** The space was chosen before the building: where it can lie in one way only, that is meant; else it lies there to be turned. */
  private settle(space: string): void {
    const ways = this.turning?.covering(space) ?? [];
    if (ways.length === 1) this.choosing?.choose(ways[0].key!);
    else if (this.laid?.key) this.choosing?.mark(this.laid.key);
  }

  /** The pointer or the cursor is over a space. */
  point(space: string | null): void {
    if (space === this.cursor) return;
    this.cursor = space;
    this.show(this.turning && space ? this.turning.nearest(space, this.wish) : null);
    if (!this.turning) this.pointAtHome(space);
  }

  private pointAtHome(space: string | null): void {
    const { choosing } = this,
      building = this.building(space);
    if (!choosing || !this.homes.size) return;
    const key = building && keyOf(building);
    choosing.pointed = key && this.homes.has(key) ? key : null;
  }

  /** The pointer is gone; what is marked stays. */
  leave(): void {
    if (this.pinned || this.menu) return;
    this.point(null);
  }

  private show(laid: Laid | null): void {
    const { choosing } = this,
      marked = this.pinned;
    this.laid = laid;
    if (!choosing) return;
    if (marked) choosing.mark(this.legal ? laid!.key : null);
    if (this.telling) return;
    this.telling = true;
    afterPaint(() => {
      this.telling = false;
      this.tell();
    });
  }

  private tell(): void {
    const { choosing, laid, legal, ways } = this;
    this.told = laid && { laid, legal, ways };
    if (!choosing || !this.turning || this.pinned) return;
    const key = legal ? laid!.key : null;
    // Who has gone on to something else points at that.
    if (key !== null || choosing.pointed === this.pointedAt) choosing.pointed = this.pointedAt = key;
  }

  turn(by: number): void {
    if (!this.turning || !this.laid || !this.cursor) return;
    const laid = this.turning.next(this.cursor, this.laid, by);
    this.wish = laid.turn;
    this.show(laid);
  }

  /** A finger: lay the ghost on a space and keep it there. */
  set(space: string): void {
    this.point(space);
    if (this.laid?.key) this.choosing?.mark(this.laid.key);
  }

  /** Click, or Enter: build, move in, or ask what to build here. */
  take(space: string, twice = false): void {
    const { choosing } = this,
      building = this.building(space);
    if (!choosing) return;
    this.point(space);
    if (this.turning) {
      if (this.legal) this.decide(this.laid!.key!, twice);
    } else if (this.homes.size && building) {
      if (this.homes.has(keyOf(building))) this.decide(keyOf(building), twice);
    } else if (building ? this.lodgers(building) : this.asksKind || this.plans(space)) this.menu = space;
    else if (choosing.decision && choosing.connection.reasoned !== choosing.connection.position?.number) this.awaiting = space;
  }

  /** The server has said what spaces lead to: who has pressed one already need not do so again. */
  hear(): void {
    const space = this.awaiting;
    this.awaiting = null;
    if (space !== null) this.take(space);
  }

  private decide(key: string, twice: boolean): void {
    if (twice && this.choosing?.marked !== key) this.choosing?.mark(key);
    else this.choosing?.choose(key);
  }

  /** Choose what to build on the space that was pointed at. */
  chooseKind(kind: string): void {
    const { choosing } = this;
    if (!choosing || !this.menu) return;
    this.afterwards = { space: this.menu, kind };
    this.menu = null;
    if (this.sites.length) choosing.lead(wayToBuild(this.sites, kind));
    else choosing.choose(kind);
  }

  /** Point at an animal in the menu of an enclosure: where it is an option, its preview shows. */
  consider(animal: string | null): void {
    this.considered = animal;
    if (this.choosing) this.choosing.pointed = animal !== null && this.choosing.can(animal) ? animal : null;
  }

  /** Let an animal move into the enclosure that was pointed at. */
  lodge(animal: string): void {
    const { choosing } = this,
      building = this.building(this.menu);
    this.menu = this.considered = null;
    if (choosing && building) choosing.lead(wayHome(this.prompt, choosing.actionKey("animals"), animal, keyOf(building)));
  }

  cancel(): void {
    this.choosing?.mark(null);
    this.menu = null;
    this.point(null);
  }

  /** The next place by Tab; null at the end, so that Tab goes on to the rest of the page. */
  nextStop(by: number): string | null {
    return nextOf(this.stops, this.cursor, by);
  }
}
