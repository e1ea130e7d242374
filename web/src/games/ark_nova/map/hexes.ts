// The grid of a zoo map: nine columns of flat-top hexagons, named as on a chess board; a1 is the top of the leftmost.
// Odd columns (b, d, f, h) have seven spaces and begin half a hexagon higher. Lengths are in sides of a hexagon.

export type Axial = readonly [q: number, r: number];
export interface Point {
  x: number;
  y: number;
}

export const SIDE = 30;
const HEIGHT = Math.sqrt(3);
const COLUMNS = "abcdefghi";

/** The neighbours in the order of the edges: down right, down, down left, up left, up, up right. */
export const DIRECTIONS: readonly Axial[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
const DOWN_RIGHT = 0,
  DOWN = 1,
  DOWN_LEFT = 2,
  UP_LEFT = 3,
  UP = 4,
  UP_RIGHT = 5;

export const rowsOf = (column: number): number => 6 + (column % 2);

/** All 58 spaces, column by column from the left, each from the top. */
export const SPACES: readonly string[] = [...COLUMNS].flatMap((letter, column) =>
  Array.from({ length: rowsOf(column) }, (_, row) => `${letter}${row + 1}`),
);
const ORDER = new Map(SPACES.map((name, index) => [name, index]));

export const columnOf = (space: string): number => COLUMNS.indexOf(space[0]);
export const rowOf = (space: string): number => Number(space.slice(1)) - 1;

export function axial(space: string): Axial {
  const column = columnOf(space);
  return [column, rowOf(space) - Math.floor((column + 1) / 2)];
}

/** The space at some coordinates; null beside the map. */
export function spaceAt([q, r]: Axial): string | null {
  const row = r + Math.floor((q + 1) / 2);
  return q >= 0 && q < COLUMNS.length && row >= 0 && row < rowsOf(q) ? `${COLUMNS[q]}${row + 1}` : null;
}

export const centreOf = ([q, r]: Axial, side = SIDE): Point => ({ x: 1.5 * side * q, y: HEIGHT * side * (r + q / 2) });
export const centre = (space: string, side = SIDE): Point => centreOf(axial(space), side);

/** The coordinates of the hexagon that holds a point. */
export function axialOf({ x, y }: Point, side = SIDE): Axial {
  const q = x / (1.5 * side),
    r = y / (HEIGHT * side) - q / 2;
  let [a, b, c] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const off = [Math.abs(a - q), Math.abs(b - r), Math.abs(c + q + r)];
  if (off[0] > off[1] && off[0] > off[2]) a = -b - c;
  else if (off[1] > off[2]) b = -a - c;
  return [a + 0, b + 0];
}

/** The space that holds a point; null beside the map. */
export const spaceOf = (point: Point, side = SIDE): string | null => spaceAt(axialOf(point, side));

const step = ([q, r]: Axial, direction: number): Axial => [q + DIRECTIONS[direction][0], r + DIRECTIONS[direction][1]];

export function neighbours(space: string): string[] {
  return DIRECTIONS.map((_, way) => spaceAt(step(axial(space), way))).filter((name) => name !== null);
}

/** The whole map, with a little air: x, y, width, height of a picture of it. */
export function bounds(side = SIDE, air = 3): [number, number, number, number] {
  return [-side - air, -HEIGHT * side - air, 14 * side + 2 * air, 7 * HEIGHT * side + 2 * air];
}

// --- keys ---

const WAYS: Record<string, (column: number) => number[]> = {
  w: () => [UP],
  s: () => [DOWN],
  q: () => [UP_LEFT],
  e: () => [UP_RIGHT],
  a: () => [DOWN_LEFT],
  d: () => [DOWN_RIGHT],
  arrowup: () => [UP],
  arrowdown: () => [DOWN],
  // Sideways along a row: down half a space, then up again.
  arrowright: (column) => (column % 2 ? [UP_RIGHT, DOWN_RIGHT] : [DOWN_RIGHT, UP_RIGHT]),
  arrowleft: (column) => (column % 2 ? [UP_LEFT, DOWN_LEFT] : [DOWN_LEFT, UP_LEFT]),
};

/** Where a key moves the cursor; null for any other key, the space itself at the edge. */
export function walk(space: string, key: string): string | null {
  const ways = WAYS[key.toLowerCase()];
  if (!ways) return null;
  const there = ways(columnOf(space)).map((way) => spaceAt(step(axial(space), way)));
  return there.find((name) => name !== null) ?? space;
}

// --- shapes ---

const corner = ({ x, y }: Point, index: number, side: number): Point => ({
  x: x + side * Math.cos((Math.PI / 3) * index),
  y: y + side * Math.sin((Math.PI / 3) * index),
});
const short = (number: number): string => String(Math.round(number * 100) / 100 + 0);

/** The six corners of a space. */
export const cornersOf = (space: string): Point[] => Array.from({ length: 6 }, (_, index) => corner(centre(space), index, SIDE));

export function hexagon(at: Point, side = SIDE): string {
  return Array.from({ length: 6 }, (_, index) => corner(at, index, side))
    .map((p) => `${short(p.x)},${short(p.y)}`)
    .join(" ");
}

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

export const inOrder = (spaces: readonly string[]): string[] =>
  [...spaces].sort((one, other) => ORDER.get(one)! - ORDER.get(other)!);

/** The next (or the last) of some spaces in the order of the map, seen from any space; null where there is none. */
export function nextOf(spaces: readonly string[], from: string | null, by: number): string | null {
  const here = from === null ? -1 : (ORDER.get(from) ?? -1);
  const there = inOrder(spaces).filter((space) => (by > 0 ? ORDER.get(space)! > here : ORDER.get(space)! < here));
  return (by > 0 ? there[0] : there.at(-1)) ?? null;
}
