/** What a line of the log is about, to be lit on the table while somebody points at it or has the focus on it. */
import type { EventInfo, Text } from "../../lib/protocol";
import { seatOf } from "../loretto/turns";
import { piecesOf } from "./slots";
import { withoutBred, type TruckView } from "../loretto/things";
import { speciesOf, tileOf, type ZooView } from "./things";

/** A tile at a place of the zoo, or each animal of a species there. */
interface LitTile {
  place: string;
  tile?: string;
  species?: string;
}

export interface Light {
  seat: number | null;
  places: string[];
  truck: number | null;
  tiles: LitTile[]; // in the zoo of the seat
  loaded: string | null; // on the truck
  drawn: string | null; // in hand
}

const NONE: ReadonlySet<string> = new Set();
const PLACES = ["place", "source", "target", "first", "second"];
const named = (value: unknown): string => ((value as Text | undefined)?.key ?? "").split(".").at(-1) ?? "";

/** Find what a turn was about; what lay on a truck in an earlier round is not there any more. */
export function lightOf(events: EventInfo[], thisRound = true): Light {
  const light: Light = { seat: null, places: [], truck: null, tiles: [], loaded: null, drawn: null };
  for (const event of events) {
    const { args } = event.text;
    light.seat ??= seatOf(event);
    light.places.push(...PLACES.filter((name) => args[name]).map((name) => named(args[name])));
    if (typeof args.truck === "number") light.truck = args.truck;
    light.tiles.push(...tilesOf(event));
    const kind = named(event.text);
    if (kind === "discarded") light.places.push("barn");
    if (kind === "drawn" && thisRound) light.drawn = tileOf(args.tile as Text);
    if (kind === "loaded" && thisRound) [light.loaded, light.drawn] = [light.drawn, null];
  }
  return light;
}

function tilesOf({ text: { key, args } }: EventInfo): LitTile[] {
  switch (named({ key })) {
    case "placed":
      return [{ place: named(args.place), tile: tileOf(args.tile as Text) }];
    case "moved":
      return [{ place: named(args.target), tile: tileOf(args.tile as Text) }];
    case "born":
      return [{ place: named(args.place), tile: `${named(args.species)}-offspring` }];
    case "exchanged": // each group lies now where the other one was
      return [
        { place: named(args.second), species: named(args.one) },
        { place: named(args.first), species: named(args.other) },
      ];
    default:
      return [];
  }
}

export const lightsSomething = (light: Light): boolean => light.seat !== null || light.truck !== null || light.places.length > 0;

/** Find the slots of a zoo whose tiles are lit; of several equal tiles the newest is. */
export function litSlots(zoo: ZooView, light: Light | null): ReadonlySet<string> {
  if (light?.seat !== zoo.seat || !light.tiles.length) return NONE;
  const lit = new Set<string>();
  const pieces = piecesOf(zoo).reverse();
  for (const { place, tile, species } of light.tiles) {
    const there = pieces.filter((piece) => piece.place === place && !lit.has(piece.slot));
    const meant = species
      ? there.filter((piece) => speciesOf(piece.tile) === species)
      : there.filter((piece) => withoutBred(piece.tile) === withoutBred(tile ?? "")).slice(0, 1);
    for (const piece of meant) lit.add(piece.slot);
  }
  return lit;
}

/** Find the tile of a truck that is lit; -1: none. */
export function litOnTruck(truck: TruckView, light: Light | null): number {
  return light?.truck === truck.number && light.loaded !== null ? truck.tiles.lastIndexOf(light.loaded) : -1;
}
