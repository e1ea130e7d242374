/** The choice at a table of any game: one option of a list; what cannot be taken back is marked first. */
import type { Choice, DecisionInfo } from "../protocol";
import type { TableConnection } from "../table.svelte";
import { words } from "../words.svelte";
import { unasked, type Gauges, type Question, type Sentence } from "./question";

export class PlainChoosing implements Question {
  readonly connection: TableConnection;

  /** The option that waits for a confirmation. */
  marked = $state<string | null>(null);
  pointed = $state<string | null>(null);
  private sent = $state(-1);

  constructor(connection: TableConnection) {
    this.connection = connection;
  }

  decision = $derived.by<DecisionInfo | null>(() => this.connection.position?.decisions[0] ?? null);
  options = $derived.by<Choice[]>(() => this.decision?.options ?? []);
  seat = $derived.by<number>(() => this.connection.position?.seat ?? 0);
  busy = $derived.by<boolean>(() => this.sent === (this.connection.position?.number ?? -2));
  option = $derived.by<Choice | null>(() => this.options.find(({ key }) => key === this.marked) ?? null);
  gauges = $derived.by<Gauges | null>(() => this.connection.previews[this.pointed ?? this.marked ?? ""] ?? null);

  choose(key: string): void {
    const option = this.options.find((each) => each.key === key);
    if (!option || this.busy) return;
    this.connection.trouble = null; // who goes on has read it
    if (option.irreversible && this.marked !== key) this.marked = key;
    else this.pick(key);
  }

  confirm(): void {
    if (this.option) this.pick(this.option.key);
  }

  pick(key: string): void {
    const { position } = this.connection;
    if (!this.decision || !position || this.busy) return;
    this.sent = position.number;
    this.connection.pick(this.decision.seat, key);
  }

  arrived(): void {
    this.sent = -1;
    this.marked = this.pointed = null;
  }

  troubled(): void {
    this.sent = -1;
  }

  suggest([first]: string[]): void {
    this.marked = this.options.some(({ key }) => key === first) ? first : null;
  }

  back(): boolean {
    const was = this.marked !== null;
    this.marked = this.pointed = null;
    return was;
  }
}

export function sentence(choosing: PlainChoosing, names: string[], mySeats: number[]): Sentence {
  const { decision } = choosing;
  const elsewhere = unasked(choosing, names);
  if (elsewhere || !decision) return elsewhere ?? { lead: "", rest: "", seat: null };
  const lead = words.t("web_table.status.your_turn", { player: names[decision.seat] ?? "" });
  return { lead: mySeats.length ? lead : "", rest: words.say(decision.prompt, names), seat: decision.seat };
}
