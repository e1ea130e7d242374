// The grid of a zoo map: nine columns of flat-top hexagons. Odd columns (b, d, f, h) have seven spaces, the others six.
import { Grid } from "../../../lib/hexagons/grid";
import {
  centreOf as centreIn,
  corner,
  DIRECTIONS,
  hexagon as hexagonAt,
  short,
  step,
  type Axial,
  type Point,
} from "../../../lib/hexagons/shapes";

export { DIRECTIONS, type Axial, type Point };

export const SIDE = 30;
const COLUMNS = 9;

export const rowsOf = (column: number): number => 6 + (column % 2);

const GRID = new Grid(
  Array.from({ length: COLUMNS }, (_, column) => rowsOf(column)),
  SIDE,
);

/** All 58 spaces, column by column from the left, each from the top. */
export const SPACES: readonly string[] = GRID.spaces;

export const columnOf = (space: string): number => GRID.columnOf(space);
export const rowOf = (space: string): number => Number(space.slice(1)) - 1;
export const axial = (space: string): Axial => GRID.axial(space);
/** The space at some coordinates; null beside the map. */
export const spaceAt = (at: Axial): string | null => GRID.spaceAt(at);
export const centreOf = (at: Axial, side = SIDE): Point => centreIn(at, side);
export const centre = (space: string, side = SIDE): Point => GRID.centre(space, side);
/** The space that holds a point; null beside the map. */
export const spaceOf = (point: Point, side = SIDE): string | null => GRID.spaceOf(point, side);
export const neighbours = (space: string): string[] => GRID.neighbours(space);
/** The whole map, with a little air: x, y, width, height of a picture of it. */
export const bounds = (side = SIDE, air = 3): [number, number, number, number] => GRID.bounds(side, air);
/** Where a key moves the cursor; null for any other key, the space itself at the edge. */
export const walk = (space: string, key: string): string | null => GRID.walk(space, key);
export const inOrder = (spaces: readonly string[]): string[] => GRID.inOrder(spaces);
/** The next (or the last) of some spaces in the order of the map, seen from any space; null where there is none. */
export const nextOf = (spaces: readonly string[], from: string | null, by: number): string | null =>
  GRID.nextOf(spaces, from, by);

// --- shapes ---

/** The six corners of a space. */
export const cornersOf = (space: string): Point[] => Array.from({ length: 6 }, (_, index) => corner(centre(space), index, SIDE));

export const hexagon = (at: Point, side = SIDE): string => hexagonAt(at, side);

interface Edge {
  from: Point;
  to: Point;
}

function boundary(cells: readonly Axial[], side: number): Map<string, Edge> {
  const taken = new Set(cells.map(String)),
    edges = new Map<string, Edge>();
  for (const cell of cells) {
    DIRECTIONS.forEach((_, way) => {
      if (taken.has(String(step(cell, way)))) return;
      const from = corner(centreOf(cell, side), way, side),
        to = corner(centreOf(cell, side), way + 1, side);
      edges.set(vertex(from, side), { from, to });
    });
  }
  return edges;
}

const vertex = (point: Point, side: number): string =>
  `${Math.round((point.x * 20) / side)} ${Math.round((point.y * 20) / side)}`;

// An edge is walked with its hexagon on the right hand; the corner between two edges moves inwards from both.
function pulled(before: Edge, after: Edge, inset: number, side: number): Point {
  const normal = ({ from, to }: Edge): Point => ({ x: (from.y - to.y) / side, y: (to.x - from.x) / side });
  const one = normal(before),
    other = normal(after);
  const by = inset / (1 + one.x * other.x + one.y * other.y);
  return { x: after.from.x + (one.x + other.x) * by, y: after.from.y + (one.y + other.y) * by };
}

/** The outline of joined hexagons as an SVG path, drawn in by `inset`. */
export function outlineOf(cells: readonly Axial[], inset = 0, side = SIDE): string {
  const edges = boundary(cells, side);
  let path = "";
  while (edges.size) {
    const loop: Edge[] = [];
    for (let key = edges.keys().next().value as string; edges.has(key); ) {
      const edge = edges.get(key)!;
      edges.delete(key);
      loop.push(edge);
      key = vertex(edge.to, side);
    }
    const points = loop.map((edge, index) => pulled(loop.at(index - 1)!, edge, inset, side));
    path += `M${points.map((p) => `${short(p.x)} ${short(p.y)}`).join("L")}Z`;
  }
  return path;
}

export const outline = (spaces: readonly string[], inset = 0, side = SIDE): string => outlineOf(spaces.map(axial), inset, side);

export const mean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const far = (one: Point, other: Point): number => (one.x - other.x) ** 2 + (one.y - other.y) ** 2;

/** Where a picture sits best in joined hexagons: on a hexagon, edge or corner with most of them around, near their middle. */
export function heartOf(cells: readonly Axial[], side = SIDE): Point {
  const points = cells.map((cell) => centreOf(cell, side));
  const inside = new Set(cells.map(String));
  const outside = cells
    .flatMap((cell) => DIRECTIONS.map((_, way) => step(cell, way)))
    .filter((cell) => !inside.has(String(cell)));
  const around = outside.map((cell) => centreOf(cell, side));
  const air = (point: Point): number => Math.min(...around.map((other) => far(point, other)));
  const touch = (one: Point, other: Point): boolean => far(one, other) < 3.1 * side ** 2;
  const pairs = points.flatMap((one, at) =>
    points
      .slice(at + 1)
      .filter((other) => touch(one, other))
      .map((other) => [one, other]),
  );
  const triples = pairs.flatMap((pair) =>
    points.filter((third) => pair.every((each) => each !== third && touch(each, third))).map((third) => [...pair, third]),
  );
  const mid = mean(points),
    enough = 0.01 * side ** 2;
  return [...points, ...[...pairs, ...triples].map(mean)].reduce((best, point) => {
    const more = air(point) - air(best);
    return more > enough || (more > -enough && far(point, mid) < far(best, mid) - enough) ? point : best;
  });
}

/** The middle of some spaces. */
export const middle = (spaces: readonly string[]): Point => mean(spaces.map((space) => centre(space)));

export const heart = (spaces: readonly string[]): Point => heartOf(spaces.map(axial));
