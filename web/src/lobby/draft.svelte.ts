// A table in the making: the game, its options, who sits where.
import { recall, remember } from "../lib/device";
import { botTitle, forGame, listed, usualBot } from "../lib/people";
import type { Catalogue, GameInfo, NewTable, OptionInfo, SeatPlan } from "../lib/protocol";
import { words } from "../lib/words.svelte";
import { changedOptions, expansionsFirst, optionName } from "./options";

/** What a seat can be chosen to be: "me", "open", "invited", "hot_seat", or "bot:<bot>". */
export type SeatChoice = string;

export class Draft {
  game = $state.raw<GameInfo>()!;
  options = $state<Record<string, unknown>>({});
  seats = $state<SeatPlan[]>([]);
  /** The first of several games in a row, for me alone. */
  challenge = $state(false);

  /** Whether players may ask for hints; null: as usual. */
  hintsWanted = $state<boolean | null>(null);

  constructor(readonly catalogue: Catalogue) {
    this.choose(catalogue.games[0]);
  }

  /** Start again with another game: me and one bot. */
  choose(game: GameInfo): void {
    this.game = { ...game, options: expansionsFirst(game.options) };
    this.challenge = false;
    this.hintsWanted = null;
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    const others = Math.max(1, game.fewest - 1);
    const me: SeatPlan = { kind: "me" };
    this.seats = [me, ...Array.from({ length: others }, () => this.#bot())].slice(0, game.most);
  }

  /** Whether I play alone. */
  get alone(): boolean {
    return this.seats.length === 1;
  }

  /** Play alone, or with somebody after all. */
  play(alone: boolean): void {
    if (alone === this.alone) return;
    this.challenge = false;
    this.seats = alone ? [{ kind: "me" }] : [{ kind: "me" }, this.#bot()];
    this.#fitOptions();
  }

  /** Begin a challenge, or play a single game after all; a challenge is played alone. */
  takeUp(challenge: boolean): void {
    this.challenge = challenge && this.game.challenge !== null;
    if (this.challenge) this.seats = [{ kind: "me" }];
    this.#fitOptions();
  }

  seatChoice(plan: SeatPlan): SeatChoice {
    return plan.kind === "bot" ? `bot:${plan.bot}` : plan.kind;
  }

  /** Put somebody into a seat; I sit only once, so taking another seat swaps. */
  seat(index: number, choice: SeatChoice): void {
    this.challenge = false;
    const before = this.seats[index];
    if (choice === "me") {
      const mine = this.seats.findIndex((plan) => plan.kind === "me");
      if (mine >= 0) this.seats[mine] = before;
    }
    this.seats[index] = planOf(choice);
  }

  add(choice: SeatChoice): void {
    this.challenge = false;
    if (this.seats.length < this.game.most) this.seats.push(choice === "bot" ? this.#bot() : planOf(choice));
    this.#fitOptions();
  }

  remove(index: number): void {
    if (this.seats.length > this.game.fewest) this.seats.splice(index, 1);
    this.#fitOptions();
  }

  // A choice that hangs on the number of seats falls back to chance when this number changes.
  #fitOptions(): void {
    for (const option of this.game.options) {
      const value = this.options[option.name];
      const seatGone = option.kind === "seat_or_random" && typeof value === "number" && value >= this.seats.length;
      if (option.kind === "way_or_each" && Array.isArray(value)) {
        this.options[option.name] = this.seats.map((_, seat) => value[seat] ?? option.each[0]);
      }
      if (seatGone || (option.kind === "some_or_random" && Array.isArray(value))) this.options[option.name] = "random";
    }
  }

  #bot(): SeatPlan {
    return { kind: "bot", bot: usualBot(forGame(this.catalogue, this.game.name)) };
  }

  #isOn(needed: string): boolean {
    return !needed || this.options[needed] === true;
  }

  /** How many of its values an option wants with these seats. */
  howMany(option: OptionInfo): number {
    return option.how_many[String(this.seats.length)] ?? 0;
  }

  /** Whether an option matters with these seats and these other options. */
  concerns(option: OptionInfo): boolean {
    if (this.challenge) return this.game.challenge?.includes(option.name) ?? false;
    if (!this.#isOn(option.needs)) return false;
    if (option.seats.length && !option.seats.includes(this.seats.length)) return false;
    if (option.kind === "some_or_random") return this.howMany(option) > 0;
    if (option.kind === "seat_or_random") return this.seats.length > 1;
    const chosen = this.game.options.find(({ name }) => name === option.ways_of);
    return !chosen || chosen.values.includes(String(this.options[chosen.name]));
  }

  /** What is still wrong, if anything. */
  get fault(): string | null {
    for (const option of this.game.options) {
      const value = this.options[option.name];
      if (!this.#isOn(option.needs)) continue;
      if (option.kind === "some_or_random" && Array.isArray(value) && value.length !== this.howMany(option)) {
        return words.t("web.new.choose_exactly", {
          option: optionName(this.game, option),
          number: this.howMany(option),
          chosen: value.length,
        });
      }
    }
    return null;
  }

  get complete(): boolean {
    return this.seats.every((plan) => ["me", "bot", "hot_seat"].includes(plan.kind));
  }

  /** Hints are usual where people do not play against each other; the server says the same. */
  get hints(): boolean {
    return this.hintsWanted ?? this.seats.filter((plan) => plan.kind !== "bot").length <= 1;
  }

  seatName(index: number, me: string): string {
    const plan = this.seats[index];
    if (plan.kind === "me") return me || words.t("web.seat.me");
    if (plan.kind === "bot") return botTitle(plan.bot ?? "");
    if (plan.kind === "hot_seat") return plan.name?.trim() || words.t("web.seat.guest", { number: index + 1 });
    return words.t(plan.kind === "open" ? "web.seat.open" : "web.seat.invited");
  }

  names(me: string): string[] {
    return this.seats.map((_, index) => this.seatName(index, me));
  }

  /** The whole table in a sentence. */
  get people(): string {
    const count = (kind: SeatPlan["kind"]): number => this.seats.filter((plan) => plan.kind === kind).length;
    const bots = count("bot");
    const parts: string[] = [];
    if (count("me")) parts.push(words.t("web.sum.you"));
    for (const plan of this.seats) if (plan.kind === "hot_seat") parts.push(this.seatName(this.seats.indexOf(plan), ""));
    if (bots) parts.push(words.t("web.sum.bots", { bots }));
    if (count("open")) parts.push(words.t("web.sum.open", { seats: count("open") }));
    if (count("invited")) parts.push(words.t("web.sum.invited", { people: count("invited") }));
    return listed(parts);
  }

  changes(me: string): string[] {
    const concerned = { ...this.game, options: this.game.options.filter((option) => this.concerns(option)) };
    return changedOptions(concerned, this.options, this.names(me));
  }

  /** The table as the server wants it. */
  get plan(): NewTable {
    const seats = this.seats.map((plan, index) =>
      plan.kind === "hot_seat" ? { ...plan, name: this.seatName(index, "") } : { ...plan },
    );
    const idle = this.game.options.filter((option) => !this.#isOn(option.needs)).map((option) => option.name);
    const chosen = Object.entries($state.snapshot(this.options)).filter(([name]) => !idle.includes(name));
    const options: Record<string, unknown> = Object.fromEntries(chosen);
    if (!this.challenge) return { game: this.game.name, options, seats, hints: this.hintsWanted };
    const wanted = Object.entries(options).filter(([name]) => this.game.challenge?.includes(name));
    return { game: this.game.name, options: Object.fromEntries(wanted), seats, challenge: true };
  }

  keep(): void {
    remember("last-table", JSON.stringify(this.plan));
  }

  get last(): NewTable | null {
    try {
      const plan = JSON.parse(recall("last-table") ?? "null") as NewTable | null;
      return plan && this.catalogue.games.some((game) => game.name === plan.game) ? plan : null;
    } catch {
      return null;
    }
  }

  /** Set everything as it was last time. */
  repeat(): void {
    const last = this.last;
    const game = this.catalogue.games.find((each) => each.name === last?.game);
    if (!last || !game) return;
    this.choose(game);
    const known = new Set(game.options.map((option) => option.name));
    const options = Object.entries(last.options ?? {}).filter(([name]) => known.has(name));
    this.options = { ...this.options, ...Object.fromEntries(options) };
    const seats = last.seats.filter((plan) => plan.kind !== "bot" || game.bots.includes(plan.bot ?? ""));
    if (seats.length >= game.fewest && seats.length <= game.most) this.seats = seats;
    this.hintsWanted = last.hints ?? null;
    if (last.challenge) this.takeUp(true);
  }
}

function planOf(choice: SeatChoice): SeatPlan {
  if (choice.startsWith("bot:")) return { kind: "bot", bot: choice.slice(4) };
  return choice === "hot_seat" ? { kind: "hot_seat", name: "" } : { kind: choice as SeatPlan["kind"] };
}
