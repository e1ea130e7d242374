/** What lies on a table of Aquaretto, as the server shows it, and how its things are called and drawn. */
import type { PreviewInfo, Text } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import type { Face, MiddleView } from "../loretto/things";

export interface Park {
  seat: number;
  money: number;
  food: number;
  spaces: { key: string; name: string }[];
  /** Tiles by their spaces. */
  animals: Record<string, string>;
  basins: Record<string, string[]>;
  basin_limit: number;
  /** Of each basin: how large it is, on how many spaces it can grow, and what it earns next. */
  growth: Record<string, { size: number; spaces: number; next: { at: number; earns: Earned } | null }>;
  /** The species beside each empty space: no other can go there. */
  gaps: Record<string, string[]>;
  /** What each trainer shows, by the spaces. */
  trainers: Record<string, number>;
  cashiers: number;
  keepers: number;
  managers: number;
  /** The top last. */
  depot: string[];
  depot_cost: { species: number; each: number };
  laid: { size: string; spaces: string[] }[];
  expansions_left: Record<string, number>;
  /** Where each species could go now. */
  open_to: Record<string, string[]>;
  fish: number;
  points: Record<string, number>;
}

export type Earned = "coin" | "coworker";
export type Post = "cashier" | "keeper" | "manager";
export type Job = Post | "trainer";
export const JOBS: readonly Job[] = ["trainer", "cashier", "keeper", "manager"];
export const POSTS: Readonly<Record<Post, "cashiers" | "keepers" | "managers">> = {
  cashier: "cashiers",
  keeper: "keepers",
  manager: "managers",
};
export const JOB_ICON: Readonly<Record<Job, string>> = {
  trainer: "gi:whistle",
  cashier: "gi:cash",
  keeper: "gi:fish-bucket",
  manager: "gi:tie",
};

/** What is common to all parks. */
export interface ParkTable {
  /** By the kinds of options. */
  prices: Record<string, number>;
  posts: Record<"cashiers" | "keepers" | "managers", number>;
  marks: Record<Earned, number[]>;
  board: { spaces: string[]; kept_free: string[] };
  /** By size: how each can be turned, as columns and rows from its first space, and how many are left for all. */
  expansions: Record<string, { spaces: number; basins: number; turns: [number, number][][]; left: number | null }>;
  coworkers: number;
}

export interface View extends MiddleView, ParkTable {
  parks: Park[];
}

const ICONS: Record<string, string> = {
  dolphin: "ff:dolphin",
  orca: "me:orca",
  sea_lion: "ff:seal",
  sea_turtle: "ff:turtle",
  hippopotamus: "ff:hippopotamus",
  crocodile: "ff:crocodile",
  penguin: "ff:penguin",
  polar_bear: "ff:polar-bear",
  coin: "gi:two-coins",
  food: "gi:fish-bucket",
};
const MARKS: Record<string, string> = { male: "lu:mars", female: "lu:venus", fish: "lu:fish", flash: "lu:zap" };

/** Is it an animal of a park, or food for one? */
export const isOfPark = (tile: string): boolean => tile !== "coin" && speciesOf(tile) in ICONS;
export const speciesOf = (tile: string): string => tile.split("-")[0];

const text = (key: string, args: Record<string, unknown> = {}): Text => ({ key, args }) as Text;

export const speciesText = (species: string): Text => text(`aquaretto.species.${species}`);

export function tileText(tile: string): Text {
  if (tile === "coin" || tile === "food") return text(`aquaretto.${tile}`);
  const [species, ...kind] = tile.split("-");
  return text(`aquaretto.animal.${kind.join("_") || "plain"}`, { species: speciesText(species) });
}

/** How a tile looks. */
export function faceOf(tile: string): Face {
  const [species, kind = "", bred] = tile.split("-");
  return {
    name: words.say(tileText(tile)),
    icon: ICONS[species] ?? "gi:paw-print",
    tint: species === "coin" ? "var(--z-coin)" : `var(--q-${species.replace("_", "-")})`,
    mark: MARKS[kind] ?? null,
    tone: kind,
    bred: bred === "bred",
    offspring: kind === "offspring",
    emblem: species === "coin" || species === "food",
  };
}

export const speciesLook = (species: string): { icon: string; name: string } => ({
  icon: ICONS[species] ?? "gi:paw-print",
  name: words.say(speciesText(species)),
});

export const placeText = (place: string, park: Park): string => {
  if (place === "depot") return words.t("aquaretto.place.depot");
  return words.t("aquaretto_web.space", { name: park.spaces.find(({ key }) => key === place)?.name ?? place });
};

export const at = (space: string): [x: number, y: number] => space.split(",").map(Number) as [number, number];
export const isSpace = (place: string): boolean => place.includes(",");

/** How many points a choice would bring now; null: the server has not said so yet. */
export const gainOf = (preview: PreviewInfo | null | undefined): number | null =>
  preview ? (preview.after.points ?? 0) - (preview.before.points ?? 0) : null;
