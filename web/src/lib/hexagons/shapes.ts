// Flat-top hexagons. Lengths are in the unit of the side that is given.

export type Axial = readonly [q: number, r: number];
export interface Point {
  x: number;
  y: number;
}

export const HEIGHT = Math.sqrt(3);

/** The neighbours in the order of the edges: down right, down, down left, up left, up, up right. */
export const DIRECTIONS: readonly Axial[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export const step = ([q, r]: Axial, direction: number): Axial => [q + DIRECTIONS[direction][0], r + DIRECTIONS[direction][1]];

export const centreOf = ([q, r]: Axial, side: number): Point => ({ x: 1.5 * side * q, y: HEIGHT * side * (r + q / 2) });

/** The coordinates of the hexagon that holds a point. */
export function axialOf({ x, y }: Point, side: number): Axial {
  const q = x / (1.5 * side),
    r = y / (HEIGHT * side) - q / 2;
  let [a, b, c] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const off = [Math.abs(a - q), Math.abs(b - r), Math.abs(c + q + r)];
  if (off[0] > off[1] && off[0] > off[2]) a = -b - c;
  else if (off[1] > off[2]) b = -a - c;
  return [a + 0, b + 0];
}

export const corner = ({ x, y }: Point, index: number, side: number): Point => ({
  x: x + side * Math.cos((Math.PI / 3) * index),
  y: y + side * Math.sin((Math.PI / 3) * index),
});

export const short = (number: number): string => String(Math.round(number * 100) / 100 + 0);

/** The corners of a hexagon around a point, for a polygon. */
export function hexagon(at: Point, side: number): string {
  return Array.from({ length: 6 }, (_, index) => corner(at, index, side))
    .map((p) => `${short(p.x)},${short(p.y)}`)
    .join(" ");
}
