// The areas that the power of a map is about: continents with a marker (map 9), parts of the drawing board (map 13).
import { bonusOf, box, CONTINENTS, type Bonus } from "../printed";
import type { ZooView } from "../things";
import { centre, cornersOf, middle, SIDE, SPACES, type Point } from "./hexes";

export interface Area {
  name: string;
  spaces: string[];
  /** What covering all of it gives; nothing on a continent. */
  bonus: Bonus | null;
  printed: string;
  /** Where its sign lies: on a corner, where the picture of a building seldom is. */
  at: Point;
}

const known = new Map<string, Area[]>();
export const isContinent = (name: string): boolean => (CONTINENTS as readonly string[]).includes(name);

/** The areas of a map, in the order in which the box lists them. */
export function areasOf(map: string): Area[] {
  let areas = known.get(map);
  if (!areas) {
    const { features, area_bonuses: gives } = box.maps[map];
    areas = Object.entries(features)
      .filter(([name]) => isContinent(name) || name in gives)
      .map(([name, spaces]) => ({
        name,
        spaces,
        printed: gives[name] ?? "",
        bonus: bonusOf(gives[name] ?? ""),
        at: name in gives ? shoreOf(spaces) : cornerOf(spaces),
      }));
    known.set(map, areas);
  }
  return areas;
}

/** The corner above the topmost space. */
function cornerOf(spaces: readonly string[]): Point {
  const top = spaces
    .map((space) => centre(space))
    .reduce((best, point) => (point.y < best.y - 1 || (point.y < best.y + 1 && point.x < best.x) ? point : best));
  return { x: top.x - SIDE / 2, y: top.y - (SIDE * Math.sqrt(3)) / 2 };
}

/** The corner at the edge of the map that is nearest to the middle of the area. */
function shoreOf(spaces: readonly string[]): Point {
  const mid = middle(spaces);
  const far = (point: Point): number => (point.x - mid.x) ** 2 + (point.y - mid.y) ** 2;
  const corners = spaces.flatMap(cornersOf).filter((corner) => SPACES.filter((space) => touches(space, corner)).length < 3);
  return corners.reduce((best, corner) => (far(corner) < far(best) - 1 ? corner : best));
}

const touches = (space: string, corner: Point): boolean =>
  cornersOf(space).some(({ x, y }) => Math.abs(x - corner.x) + Math.abs(y - corner.y) < 1);

/** Whether its bonus was gained: the marker is gone, or all of it has been covered. */
export const isDone = (zoo: Pick<ZooView, "areas">, area: Area): boolean => (zoo.areas ?? []).includes(area.name);
