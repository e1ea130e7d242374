// Turning a building: the spots where it may lie over a space, one rotation after the other.
import { SPACES, axial, inOrder, spaceAt, type Axial } from "./hexes";

/** A building laid out: around which space, in which of the six rotations, and what it covers. */
export interface Laid {
  anchor: string;
  turn: number;
  /** The key of the spot; null where a part would lie beside the map. */
  key: string | null;
  spaces: string[];
}

/** The cells of a building in a rotation, seen from its first one. */
export function turned(cells: readonly Axial[], turn: number): Axial[] {
  let now = cells.map(([q, r]): Axial => [q - cells[0][0], r - cells[0][1]]);
  for (let times = 0; times < ((turn % 6) + 6) % 6; times++) now = now.map(([q, r]): Axial => [-r + 0, q + r]);
  return now;
}

/** Lay a building with its first cell on a space. */
export function lay(cells: readonly Axial[], anchor: string, turn: number): Laid {
  const [q, r] = axial(anchor);
  const there = turned(cells, turn).map(([dq, dr]) => spaceAt([q + dq, r + dr]));
  const spaces = inOrder(there.filter((space) => space !== null));
  return { anchor, turn, key: spaces.length === cells.length ? spaces.join("-") : null, spaces };
}

/** The legal spots of a building, by the spaces around which they turn and by those they cover. */
export class Turning {
  readonly cells: readonly Axial[];
  private readonly around = new Map<string, Laid[]>();
  private readonly over = new Map<string, Laid[]>();

  constructor(cells: readonly Axial[], legal: Iterable<string>) {
    this.cells = cells;
    const keys = new Set(legal),
      seen = new Set<string>();
    for (const anchor of SPACES) {
      const there: Laid[] = [];
      for (let turn = 0; turn < 6; turn++) {
        const laid = lay(cells, anchor, turn);
        // A building that looks the same after half a turn lies there once.
        if (laid.key === null || !keys.has(laid.key) || there.some(({ key }) => key === laid.key)) continue;
        there.push(laid);
        if (seen.has(laid.key)) continue;
        seen.add(laid.key);
        for (const space of laid.spaces) this.over.set(space, [...(this.over.get(space) ?? []), laid]);
      }
      if (there.length) this.around.set(anchor, there);
    }
  }

  /** Every space that some legal spot covers, in the order of the map. */
  get ringed(): string[] {
    return SPACES.filter((space) => this.over.has(space));
  }

  /** Whether it can lie in more than one way around some space. */
  get turns(): boolean {
    return [...this.around.values()].some((ways) => ways.length > 1);
  }

  /** The legal ways to lie over a space, whatever they turn around. */
  covering(space: string): Laid[] {
    return this.over.get(space) ?? [];
  }

  /** The legal ways to lie on a space: turned around it, or else just covering it. */
  at(space: string): Laid[] {
    return this.around.get(space) ?? this.over.get(space) ?? [];
  }

  /** The legal way nearest to a wished rotation; without one the illegal way that was wished. */
  nearest(space: string, wish: number): Laid {
    const ways = this.at(space);
    if (!ways.length) return this.illegal(space, wish, 1);
    const away = ({ turn }: Laid) => (turn - wish + 6) % 6;
    return ways.reduce((best, way) => (away(way) < away(best) ? way : best));
  }

  /** Where nothing is legal: as it was turned, or the next way that lies on the map as a whole. */
  private illegal(space: string, wish: number, by: number): Laid {
    const ways = [0, 1, 2, 3, 4, 5].map((more) => lay(this.cells, space, (wish + by * more + 36) % 6));
    return ways.find(({ key }) => key !== null) ?? ways[0];
  }

  /** The way after (or before) another one on the same space. */
  next(space: string, now: Laid, by: number): Laid {
    const ways = this.at(space);
    if (!ways.length) return this.illegal(space, (now.turn + by + 6) % 6, by);
    const index = ways.findIndex(({ key }) => key === now.key);
    return index < 0 ? ways[0] : ways[(index + by + ways.length) % ways.length];
  }

  /** Which of how many ways it is, from 1 on. */
  place(space: string, now: Laid): [number, number] {
    const ways = this.at(space);
    return [ways.findIndex(({ key }) => key === now.key) + 1, ways.length];
  }
}
