/** What every table keeps: where the focus rests, which windows are open, which pane of a phone is shown. */
import { Focus } from "./focus.svelte";
import { follow } from "./follow.svelte";
import type { Opens } from "./keys";
import type { Question } from "./question";

export interface Moves<Pane extends string> {
  /** The pane that a phone shows first. */
  pane: Pane;
  /** What makes it another question in the same position. */
  asked: () => unknown;
  /** With what the thing that has the focus may go. */
  changes: () => unknown;
}

/** Made while the component of a table is set up, because it follows each new position. */
export class TableShell<Pane extends string = string> {
  readonly focus = new Focus();
  pane = $state() as Pane;
  talk = $state<"log" | "chat">("log");
  /** Whose zoo is shown large. */
  large = $state<number | null>(null);
  helping = $state(false);
  listing = $state(false);
  hinting = $state(false);

  constructor(
    readonly question: Question,
    readonly mySeats: () => number[],
    { pane, asked, changes }: Moves<Pane>,
  ) {
    this.pane = pane;
    follow(question, asked);
    this.focus.restAfter(() => [question.connection.position, changes()]);
    this.focus.restWhile(() => question.busy);
  }

  /** Whether sensible turns can be asked for at this table. */
  get hints(): boolean {
    return Boolean(this.question.connection.table?.hints) && this.mySeats().length > 0;
  }

  readonly hint = (): void => {
    this.hinting = !this.hinting && this.question.decision !== null;
  };

  /** What the keys open that do the same at every table. */
  readonly opens: Opens = {
    list: () => (this.listing = true),
    hint: () => this.hints && this.hint(),
    others: () => {
      const { connection, seat } = this.question;
      this.large = (seat + 1) % (connection.table?.seats.length ?? 1);
    },
    chat: () => {
      this.talk = "chat";
      this.pane = "log" as Pane;
      this.focus.go(".chat input");
    },
  };
}
