/** What happened, turn by turn, the newest first. */
import type { EventInfo, Text } from "../../lib/protocol";

export interface Turn {
  /** After how many picks it began. */
  pick: number;
  turn: number | null;
  seat: number | null;
  events: EventInfo[];
}

const seatOf = (value: unknown): number | null => Number((value as Text | undefined)?.args.seat ?? Number.NaN);

export function turnsOf(events: readonly EventInfo[]): Turn[] {
  const turns: Turn[] = [];
  for (const event of events) {
    const { key, args } = event.text;
    if (key === "sanctuary.event.turn")
      turns.unshift({ pick: event.pick, turn: Number(args.turn), seat: seatOf(args.player), events: [] });
    else {
      if (!turns.length) turns.push({ pick: event.pick, turn: null, seat: null, events: [] });
      turns[0].events.push(event);
    }
  }
  return turns;
}
