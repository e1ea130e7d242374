/** What a line of the log is about, to be lit on the table while somebody points at it. */
import type { EventInfo, Text } from "../../lib/protocol";

export interface Light {
  seat: number | null;
  places: string[];
  truck: number | null;
}

const last = (value: unknown): string => ((value as Text | undefined)?.key ?? "").split(".").at(-1) ?? "";

export function seatOf(event: EventInfo): number | null {
  const player = event.text.args.player as Text | undefined;
  return player?.key === "kernel.player" ? Number(player.args.seat) : null;
}

export function lightOf(events: EventInfo[]): Light {
  const light: Light = { seat: null, places: [], truck: null };
  for (const event of events) {
    light.seat ??= seatOf(event);
    for (const name of ["place", "source", "target", "first", "second"]) {
      if (event.text.args[name]) light.places.push(last(event.text.args[name]));
    }
    if (typeof event.text.args.truck === "number") light.truck = event.text.args.truck;
    if (event.text.key.endsWith(".discarded")) light.places.push("barn");
  }
  return light;
}
