/** What the parts of a table that all games share need to know of the choice a player makes. */
import type { Choice, DecisionInfo } from "../protocol";
import type { TableConnection } from "../table.svelte";
import { words } from "../words.svelte";

export interface Gauges {
  before: Record<string, number>;
  after: Record<string, number>;
}

export interface Question {
  readonly connection: TableConnection;
  readonly decision: DecisionInfo | null;
  readonly options: Choice[];
  /** Whose zoo lies in front. */
  readonly seat: number;
  readonly busy: boolean;
  /** The option under the pointer or the focus. */
  readonly pointed: string | null;
  /** What the option that is pointed at or chosen would change. */
  readonly gauges: Gauges | null;
  /** Called for each new position. */
  arrived(): void;
  /** The server did not take it, or the connection is gone. */
  troubled(): void;
  /** Mark what a suggested turn begins with, given by the keys of its picks; nothing is taken. */
  suggest(keys: string[]): void;
  /** Take the last step back that was not sent; false where there is none. */
  back(): boolean;
}

export interface Sentence {
  lead: string; // in bold
  rest: string;
  seat: number | null;
}

/** The sentence where nothing is asked of me: the game is over, my turn can end, or others are asked; null where I am asked. */
export function unasked({ connection, decision, seat }: Question, names: string[]): Sentence | null {
  const { position } = connection;
  const listed = (seats: number[]): string => seats.map((each) => names[each]).join(", ");
  if (!position) return { lead: "", rest: words.t("web_table.status.loading"), seat: null };
  if (position.over) {
    const { winners } = position;
    const won = winners.length ? words.t("web_table.status.won", { players: listed(winners) }) : "";
    return { lead: words.t("web_table.status.over"), rest: won, seat: winners[0] ?? null };
  }
  if (decision) return null;
  if (position.can_end_turn) {
    return {
      lead: words.t("web_table.status.played"),
      rest: words.t(position.can_undo ? "web_table.status.end_or_undo" : "web_table.status.end"),
      seat,
    };
  }
  const waiting = position.waiting_for;
  const away = (each: number): boolean => connection.table?.seats[each]?.present === false;
  const players = waiting.map((each) =>
    away(each) ? words.t("web_table.status.away", { player: names[each] ?? "" }) : (names[each] ?? ""),
  );
  return { lead: "", rest: words.t("web_table.status.waiting", { players: players.join(", ") }), seat: waiting[0] ?? null };
}

export interface Change {
  gauge: string;
  before: number;
  after: number;
}

/** The numbers that a choice would change, in this order; some may be shown even where they stay. */
export function changesOf(gauges: Gauges | null, order: readonly string[], always: readonly string[] = []): Change[] {
  if (!gauges) return [];
  const { before, after } = gauges;
  return order
    .filter((gauge) => after[gauge] !== undefined && (always.includes(gauge) || after[gauge] !== before[gauge]))
    .map((gauge) => ({ gauge, before: before[gauge], after: after[gauge] }));
}
