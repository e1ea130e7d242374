// What is printed on a zoo map, space by space, and how it is said.
import { words } from "../../../lib/words.svelte";
import { bonusName, bonusOf, box, buildingName, iconName, type Bonus, type MapEntry } from "../box";
import type { BuildingView, ZooView } from "../things";
import { isContinent, isDone, type Area } from "./areas";
import { SPACES, columnOf, neighbours, rowOf } from "./hexes";

export type Terrain = "land" | "rock" | "water" | "build_2";
const SIGNS: Record<string, Terrain> = { ".": "land", "2": "build_2", R: "rock", W: "water" };

export interface Space {
  name: string;
  terrain: Terrain;
  bonus: Bonus | null;
  /** As the box writes it, "money 5"; empty without a bonus. */
  printed: string;
  /** What the power of the map makes of it: "tower", "gate", "signs"; a continent or a region elsewhere. */
  feature: string | null;
}

/** Features that are a mark on a space; a sign of the Hollywood Hills is a letter, the lake is its water. */
export const FEATURE_DRAWINGS: Record<string, string> = {
  tower: "gi:watchtower",
  gate: "lu:door-open",
  harbor: "gi:anchor",
  restaurant: "lu:utensils",
  institute: "gi:microscope",
  parlors: "lu:ice-cream-cone",
};

const grounds = new Map<string, Space[]>();

export function groundOf(map: string): Space[] {
  const known = grounds.get(map);
  if (known) return known;
  const entry = box.maps[map];
  const ground = SPACES.map((name) => spaceOn(entry, name));
  grounds.set(map, ground);
  return ground;
}

function spaceOn(entry: MapEntry, name: string): Space {
  const printed = entry.bonuses[name] ?? "";
  return {
    name,
    terrain: SIGNS[entry.columns[columnOf(name)][rowOf(name)]],
    bonus: bonusOf(printed),
    printed,
    feature: Object.keys(entry.features).find((feature) => entry.features[feature].includes(name)) ?? null,
  };
}

export const isLand = ({ terrain }: Space): boolean => terrain === "land" || terrain === "build_2";

export function spacesToBuild(map: string): number {
  return groundOf(map).filter(isLand).length;
}

/** A bonus that would be gained, and how often. */
export interface Gain {
  space: string;
  bonus: Bonus;
  printed: string;
  times: number;
}

/** What is printed on the spaces whose bonuses would be gained, in the order of the map. */
export const gainsOn = (map: string, times: Readonly<Record<string, number>>): Gain[] =>
  groundOf(map).flatMap(({ name, bonus, printed }) =>
    bonus && times[name] ? [{ space: name, bonus, printed, times: times[name] }] : [],
  );

export interface Contact {
  /** The space of the building, and the rock or water beside it. */
  from: string;
  to: string;
  terrain: "rock" | "water";
}

/** Rock and water beside some spaces, each with one edge. */
export function contacts(map: string, spaces: readonly string[], beside: readonly string[]): Contact[] {
  const ground = new Map(groundOf(map).map((space) => [space.name, space.terrain]));
  return beside.map((to) => ({
    from: neighbours(to).find((space) => spaces.includes(space)) ?? to,
    to,
    terrain: ground.get(to) === "rock" ? "rock" : "water",
  }));
}

// --- in words ---

export const keyOf = (building: BuildingView): string => `${building.kind}@${building.spaces.join("-")}`;

export const isStandard = (kind: string): boolean => box.buildings[kind]?.kind === "standard";
/** Special enclosures and whatever else holds cubes of animals. */
export const isSpecial = (kind: string): boolean =>
  box.buildings[kind]?.kind === "special" || (box.buildings[kind]?.aquarium ?? false);

/** Whether animals live there, in words; nothing for buildings without animals. */
function state(building: BuildingView): string {
  const { kind, cubes, size, spaces } = building;
  if (isSpecial(kind)) return words.t("ark_nova_web_map.spoken.cubes", { cubes, capacity: box.buildings[kind].capacity });
  if (!isStandard(kind)) return "";
  const used = words.t(cubes ? "ark_nova_web_map.spoken.occupied" : "ark_nova_web_map.spoken.empty");
  return size === spaces.length ? used : `${used}, ${words.t("ark_nova_web_map.spoken.counts", { size })}`;
}

export function buildingSpoken(building: BuildingView): string {
  return [buildingName(building.kind), state(building)].filter(Boolean).join(", ");
}

/** What an enclosure has left when an animal has moved in. */
export function roomLeft(room: number | undefined): string {
  if (room === undefined) return "";
  return room > 0 ? words.t("ark_nova_web_map.left", { room }) : words.t("ark_nova_web_map.exact");
}

/** "h2: land; hire a worker", or what stands there. */
export function spoken(map: string, name: string, building: BuildingView | undefined): string {
  const space = groundOf(map).find((each) => each.name === name);
  if (!space) return name;
  const parts = building
    ? [buildingSpoken(building)]
    : [
        words.t(`ark_nova_web_map.terrain.${space.terrain}`),
        space.printed && words.t("ark_nova_web_map.spoken.bonus", { bonus: bonusName(space.printed) }),
        space.feature && words.has(`ark_nova_web_map.feature.${space.feature}`)
          ? words.t(`ark_nova_web_map.feature.${space.feature}`)
          : "",
      ];
  return `${name}: ${parts.filter(Boolean).join(", ")}`;
}

/** "Africa: the marker lies there" or "north: 3 money, now and in every break". */
export function areaSpoken(zoo: Pick<ZooView, "areas">, area: Area): string {
  const state = words.t(
    `ark_nova_web_map.area.${area.bonus ? (isDone(zoo, area) ? "completed" : "open") : isDone(zoo, area) ? "removed" : "marker"}`,
    {
      bonus: area.printed ? bonusName(area.printed) : "",
    },
  );
  return `${isContinent(area.name) ? iconName(area.name) : words.t(`ark_nova_web_map.area.${area.name}`)}: ${state}`;
}

/** The whole zoo in one sentence, for a picture of it. */
export function summary(zoo: ZooView): string {
  if (zoo.map === null) return words.t("ark_nova_web_map.no_map");
  const standing = zoo.buildings.map(buildingSpoken).join("; ");
  const facts = words.t("ark_nova_web_map.covered", { covered: zoo.covered, spaces: spacesToBuild(zoo.map) });
  return `${words.t(`ark_nova_cards.maps.${zoo.map}`)}. ${facts}. ${standing}`;
}
