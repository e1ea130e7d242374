/** The visitors of the expansion Exotic: who can walk or step back, on the table and within a plan. */
import type { Choice, PlannedStep, Text } from "../../lib/protocol";
import { about } from "../loretto/options";
import type { Ring } from "../loretto/picked";
import type { View, ZooView } from "./things";

/** Before the first point: the reserve. */
export const OUTSIDE = 0;

export interface Spotted {
  colour: string;
  point: number;
}

/** Where a visitor of a key stands: "walk-red@OP2", "back-blue@OP5", "walk-red@reserve". */
export function spotted(key: string): Spotted {
  const [name, place] = key.split("@");
  return { colour: name.split("-")[1] ?? "", point: place === "reserve" ? OUTSIDE : Number(place.slice(2)) };
}

const same = (one: Spotted, other: Spotted): boolean => one.colour === other.colour && one.point === other.point;

/** The option that moves a visitor, if one does. */
export const moveOf = (options: Choice[], spot: Spotted): Choice | null =>
  options.find((option) => ["walk", "back"].includes(about(option).kind) && same(spotted(option.key), spot)) ?? null;

/** Which question of a plan a visitor could answer; -1: none. A question without an answer comes first. */
export function asideFor(asides: PlannedStep[], spot: Spotted): number {
  const fitting = asides.map(({ instead }) => instead.some((key) => same(spotted(key), spot)));
  const open = asides.findIndex(({ key }, index) => fitting[index] && !key);
  return open >= 0 ? open : fitting.indexOf(true);
}

/** How a visitor is ringed within a plan. */
export function ringInPlan(asides: PlannedStep[], spot: Spotted): Ring {
  if (asideFor(asides, spot) < 0) return null;
  return asides.some(({ key }) => key && same(spotted(key), spot)) ? "chosen" : "can";
}

/** The wishes of a plan about its visitors, with one of them changed. */
export function walkedBy(asides: PlannedStep[], spot: Spotted): string[] {
  const index = asideFor(asides, spot);
  const chosen = asides[index]?.instead.find((key) => same(spotted(key), spot)) ?? "";
  return asides.map(({ key }, number) => (number === index ? chosen : key)).filter(Boolean);
}

/** Who has the bonus token of a colour; null: nobody. */
export const holderOf = (view: View, colour: string): number | null =>
  view.zoos.find((zoo) => zoo.bonus_tokens?.includes(colour))?.seat ?? null;

/** What several players meet alike, told once with all of them. */
export function alike(texts: Text[]): Text[] {
  const met = new Map<string, Text>();
  for (const { key, args } of texts) {
    const { player, ...rest } = args;
    const told = JSON.stringify([key, rest]);
    const players = met.get(told)?.args.player as unknown[] | undefined;
    met.set(told, { key, args: { ...rest, player: [...(players ?? []), player] } });
  }
  return [...met.values()];
}

/** How many visitors of a colour stand on a point. */
export const standing = (zoo: ZooView, colour: string, point: number): number =>
  zoo.visitors?.[colour]?.filter((each) => each === point).length ?? 0;
