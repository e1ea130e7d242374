/** Where the tiles of a zoo lie, one by one. */
import type { ZooView } from "./things";

export type Sort = "animal" | "stall";

export interface Piece {
  place: string;
  tile: string;
  slot: string;
}

export const slot = (place: string, sort: Sort, index: number): string =>
  sort === "stall" ? `${place}.stall#${index}` : `${place}#${index}`;

/** Every tile of a zoo with its slot. */
export function piecesOf(zoo: ZooView): Piece[] {
  const lying = (place: string, sort: Sort, tiles: string[]) =>
    tiles.map((tile, index) => ({ place, tile, slot: slot(place, sort, index) }));
  return [
    ...zoo.enclosures.flatMap(({ name, animals, stalls }) => [
      ...lying(name, "animal", animals),
      ...lying(name, "stall", stalls),
    ]),
    ...lying("jungle", "animal", zoo.jungle ?? []),
    ...lying("barn", "animal", zoo.barn),
  ];
}
