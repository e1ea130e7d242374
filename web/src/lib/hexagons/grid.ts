// A map of flat-top hexagons in columns, named as on a chess board; a1 is the top of the leftmost column. Every other
// column (b, d, f, h) begins half a hexagon higher.
import { axialOf, centreOf, DIRECTIONS, HEIGHT, step, type Axial, type Point } from "./shapes";

const COLUMNS = "abcdefghijklmnopqrstuvwxyz";
const DOWN_RIGHT = 0,
  DOWN = 1,
  DOWN_LEFT = 2,
  UP_LEFT = 3,
  UP = 4,
  UP_RIGHT = 5;

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

export class Grid {
  /** All spaces, column by column from the left, each from the top. */
  readonly spaces: readonly string[];
  private readonly order: ReadonlyMap<string, number>;

  /** Made by the number of spaces in each column, and the side of a hexagon. */
  constructor(
    readonly rows: readonly number[],
    readonly side: number,
  ) {
    this.spaces = rows.flatMap((number, column) => Array.from({ length: number }, (_, row) => `${COLUMNS[column]}${row + 1}`));
    this.order = new Map(this.spaces.map((name, index) => [name, index]));
  }

  columnOf(space: string): number {
    return COLUMNS.indexOf(space[0]);
  }

  axial(space: string): Axial {
    const column = this.columnOf(space);
    return [column, Number(space.slice(1)) - 1 - Math.floor((column + 1) / 2)];
  }

  /** The space at some coordinates; null beside the map. */
  spaceAt([q, r]: Axial): string | null {
    const row = r + Math.floor((q + 1) / 2);
    return q >= 0 && q < this.rows.length && row >= 0 && row < this.rows[q] ? `${COLUMNS[q]}${row + 1}` : null;
  }

  centre(space: string, side = this.side): Point {
    return centreOf(this.axial(space), side);
  }

  /** The space that holds a point; null beside the map. */
  spaceOf(point: Point, side = this.side): string | null {
    return this.spaceAt(axialOf(point, side));
  }

  neighbours(space: string): string[] {
    return DIRECTIONS.map((_, way) => this.spaceAt(step(this.axial(space), way))).filter((name) => name !== null);
  }

  /** The whole map, with a little air: x, y, width, height of a picture of it. */
  bounds(side = this.side, air = 3): [number, number, number, number] {
    const columns = this.rows.length,
      rows = Math.max(...this.rows);
    const width = (1.5 * (columns - 1) + 2) * side,
      height = rows * HEIGHT * side;
    return [-side - air, -HEIGHT * side - air, width + 2 * air, height + 2 * air];
  }

  /** Where a key moves the cursor; null for any other key, the space itself at the edge. */
  walk(space: string, key: string): string | null {
    const ways = WAYS[key.toLowerCase()];
    if (!ways) return null;
    const there = ways(this.columnOf(space)).map((way) => this.spaceAt(step(this.axial(space), way)));
    return there.find((name) => name !== null) ?? space;
  }

  inOrder(spaces: readonly string[]): string[] {
    return [...spaces].sort((one, other) => this.order.get(one)! - this.order.get(other)!);
  }

  /** The next (or the last) of some spaces in the order of the map, seen from any space; null where there is none. */
  nextOf(spaces: readonly string[], from: string | null, by: number): string | null {
    const { order } = this;
    const here = from === null ? -1 : (order.get(from) ?? -1);
    const there = this.inOrder(spaces).filter((space) => (by > 0 ? order.get(space)! > here : order.get(space)! < here));
    return (by > 0 ? there[0] : there.at(-1)) ?? null;
  }
}
