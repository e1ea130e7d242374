/** What a player does in a water park: tiles on spaces, coworkers at their jobs, an expansion that is turned. */
import type { Choice, Text } from "../../lib/protocol";
import type { TruckChoosing } from "../loretto/choosing.svelte";
import { about, ofKind } from "../loretto/options";
import { laidOf, type Ghost } from "../loretto/plans";
import { withoutBred } from "../loretto/things";
import { gainOf, JOBS, speciesOf, type Job, type Park } from "./things";

/** The job that an answer along the way is about; null: it is about something else. */
const jobOf = (key: string): Job | null => JOBS.find((job) => key === job || key.startsWith(`${job}@`)) ?? null;

export class ParkPlay {
  /** The space whose reason is read. */
  wondered = $state<string | null>(null);
  /** The space around which an expansion is turned. */
  private anchor = $state("");

  constructor(
    readonly choosing: TruckChoosing,
    /** Finds the park of a seat in a view. */
    private readonly parkOf: (view: unknown, seat: number) => Park | undefined,
  ) {
    $effect(() => {
      if (this.wondered !== null && this.held !== null) choosing.askRefusal(this.held, this.wondered);
    });
  }

  // --- the park, and as it would be ---

  now = $derived.by<Park | null>(() => this.parkOf(this.choosing.connection.position?.view, this.choosing.seat) ?? null);
  shown = $derived.by<Park | null>(() => {
    const { plan, seat } = this.choosing;
    return (plan && this.parkOf(plan.view, seat)) ?? this.now;
  });
  /** What lies on spaces and in the depot only in the plan: the number of its wish, or something that was born. */
  ghosts = $derived.by<Record<string, Ghost>>(() => this.ghostsOf());

  private ghostsOf(): Record<string, Ghost> {
    const { plan } = this.choosing;
    if (!plan || !this.now || !this.shown) return {};
    const laid = [...plan.steps, ...plan.asides].map(({ key }, number) => ({ ...laidOf(key), number }));
    const found: Record<string, Ghost> = {};
    for (const [space, tile] of Object.entries(this.shown.animals)) {
      if (space in this.now.animals) continue;
      found[space] = laid.find((each) => each.place === space && each.tile === withoutBred(tile))?.number ?? "born";
    }
    for (const space of Object.keys(this.shown.trainers)) {
      const step = laid.find((each) => each.place === space && each.tile === "trainer");
      if (!(space in this.now.trainers) && step) found[space] = step.number;
    }
    const stored = laid.filter(({ place }) => place === "depot");
    stored.forEach(({ number }, index) => (found[`depot#${(this.now?.depot.length ?? 0) + index}`] = number));
    return found;
  }

  get held(): number | null {
    const { picked } = this.choosing;
    return picked?.kind === "take" ? picked.held : null;
  }

  // --- spaces ---

  /** The options about a space: a trainer, or an expansion that would cover it. */
  private waysOn(space: string): Choice[] {
    const { phase, options } = this.choosing;
    if (phase === "job") return options.filter((option) => about(option).place === space);
    return phase === "lay" ? options.filter((option) => about(option).places?.includes(space)) : [];
  }

  /** Everything that an expansion could cover. */
  covered = $derived.by<string[]>(() => [
    ...new Set(ofKind(this.choosing.options, "lay").flatMap((option) => about(option).places ?? [])),
  ]);
  /** What the expansion in hand covers now. */
  ghostOfLay = $derived.by<string[]>(() => {
    const { chosen } = this.choosing;
    const option = this.choosing.phase === "lay" ? this.choosing.option(chosen) : null;
    return (option && about(option).places) ?? [];
  });
  /** Which of how many turns it is. */
  turned = $derived.by<{ turn: number; turns: number } | null>(() => {
    const ways = this.waysOn(this.anchor);
    const turn = ways.findIndex(({ key }) => key === this.choosing.chosen);
    return turn < 0 ? null : { turn: turn + 1, turns: ways.length };
  });

  isOpen(space: string): boolean {
    return this.choosing.ringOfPlace(space) !== null || this.waysOn(space).length > 0;
  }

  /** What pressing a space would bring, where that is one thing. */
  gain(space: string): number | null {
    const { phase } = this.choosing;
    const key = phase === "place" ? this.choosing.keyOfPlace(space) : phase === "job" ? this.waysOn(space)[0]?.key : null;
    return key ? gainOf(this.choosing.preview(key)) : null;
  }

  point(space: string | null): void {
    const { phase } = this.choosing;
    if (phase === "lay") {
      if (space !== null) this.lay(space);
      return;
    }
    const key = space === null ? null : phase === "job" ? this.waysOn(space)[0]?.key : this.choosing.keyOfPlace(space);
    this.choosing.pointed = key === "plan" ? null : (key ?? null);
  }

  press(space: string): void {
    const { phase } = this.choosing;
    if (phase === "lay") this.lay(space);
    else if (phase === "job") this.choosing.pickKey(this.waysOn(space)[0]?.key ?? "");
    else this.choosing.clickPlace(space);
  }

  // --- expansions ---

  /** Lay the expansion over a space: as it lies, where it covers it already. */
  private lay(space: string): void {
    const ways = this.waysOn(space);
    if (!ways.length) return;
    this.anchor = space;
    const now = ways.find(({ key }) => key === this.choosing.chosen) ?? ways[0];
    this.choosing.picked = { kind: "option", key: now.key };
  }

  turn(step: 1 | -1): void {
    const ways = this.waysOn(this.anchor);
    const now = ways.findIndex(({ key }) => key === this.choosing.chosen);
    if (now >= 0) this.choosing.picked = { kind: "option", key: ways[(now + step + ways.length) % ways.length].key };
  }

  // --- reasons ---

  private reasonsOf = $derived.by<Record<string, Text[]>>(() => {
    const { connection, tileInHand, phase } = this.choosing;
    const concerned = connection.impossible.filter((thing) => {
      const it = about(thing);
      return phase === "place" ? it.kind === "place" && it.tile === tileInHand : phase === "job" && it.kind === "job";
    });
    return Object.fromEntries(
      concerned.flatMap((thing) => {
        const { place } = about(thing);
        return place ? [[place, thing.obstacles]] : [];
      }),
    );
  });

  /** Whether an empty space is closed to what is in hand. */
  isClosed(space: string): boolean {
    const tile = this.choosing.tileInHand;
    if (this.choosing.phase === "place") return space in this.reasonsOf;
    return this.held !== null && tile !== null && tile !== "trainer" && !this.isOpen(space);
  }

  /** The species that keep a space free of what is in hand. */
  near(space: string): string[] {
    const tile = this.choosing.tileInHand;
    return (this.shown?.gaps[space] ?? []).filter((species) => tile && species !== speciesOf(tile));
  }

  /** Everything that keeps the space that is pointed at from being taken. */
  reasons = $derived.by<Text[]>(() => {
    const space = this.wondered;
    if (space === null) return [];
    return this.reasonsOf[space] ?? (this.held === null ? [] : this.choosing.refusal(this.held, space));
  });

  // --- coworkers ---

  /** The question for a job within the plan, by its number among what is asked along the way; -1: none. */
  private jobAsked = $derived.by<number>(
    () => this.choosing.plan?.asides.findIndex(({ instead }) => instead.some((key) => jobOf(key))) ?? -1,
  );
  hiring = $derived.by<boolean>(() => this.choosing.phase === "job" || this.jobAsked >= 0);
  /** Whether the truck that is laid out waits for a job to be chosen. */
  jobWanted = $derived.by<boolean>(() => this.jobAsked >= 0 && !this.choosing.plan?.asides[this.jobAsked].key);
  /** The job that is chosen within the plan. */
  job = $derived.by<Job | null>(() => jobOf(this.choosing.plan?.asides[this.jobAsked]?.key ?? ""));

  /** The ways into a job. */
  waysInto(job: Job): string[] {
    const keys =
      this.choosing.phase === "job"
        ? this.choosing.options.map(({ key }) => key)
        : (this.choosing.plan?.asides[this.jobAsked]?.instead ?? []);
    return keys.filter((key) => jobOf(key) === job);
  }

  /** Give the coworker a job; a trainer is then put on a space. */
  hire(job: Job): boolean {
    const [key, ...more] = this.waysInto(job);
    if (!key) return false;
    if (this.choosing.phase !== "job") {
      const steps = this.choosing.plan?.steps.length ?? 0;
      if (this.job !== job) this.choosing.answer(this.jobAsked, key);
      else if (more.length) this.choosing.holdLaid(steps + this.jobAsked);
    } else if (!more.length) this.choosing.pickKey(key);
    return more.length > 0;
  }

  // --- what moves for money ---

  /** The options to move the top of the depot, or somebody. */
  moves = $derived.by<Choice[]>(() => [
    ...ofKind(this.choosing.options, "move_tile"),
    ...ofKind(this.choosing.options, "move_coworker"),
  ]);

  get moving(): boolean {
    return this.choosing.picked?.kind === "rearrange";
  }

  beginMoving(): void {
    if (this.moves.length === 1) this.choosing.pickKey(this.moves[0].key);
    else if (this.moves.length) this.choosing.picked = { kind: "rearrange" };
  }

  /** The option to move somebody: a trainer by the space, others by their job. */
  moveOf(job: Job, space?: string): Choice | null {
    if (!this.moving) return null;
    return (
      ofKind(this.choosing.options, "move_coworker").find(
        (option) => about(option).job === job && about(option).place === space,
      ) ?? null
    );
  }

  moveOfDepot = $derived.by<Choice | null>(() => (this.moving ? (ofKind(this.choosing.options, "move_tile")[0] ?? null) : null));

  /** Where a tile could go besides, once the others of the truck lie there. */
  alsoOpen(tile: string): string[] {
    return this.shown?.open_to[speciesOf(tile)] ?? [];
  }
}
