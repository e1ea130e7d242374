/** The symbols of the board: which drawing, which colour, and what it is called. */
import { words } from "../../../lib/words.svelte";
import { CLASSES, CONTINENTS, type Bonus } from "../printed";
import { PROJECT_PICTURES, SIGNS, SYMBOLS } from "../pictures";

export type { Bonus } from "../printed";
export { bonusOf } from "./facts";
/** In the order in which they are listed. */
export const LISTED = [...CLASSES, ...CONTINENTS, "science", "rock", "water"] as const;

/** What the board gives beside the common things; an X-token is a letter, not a drawing. */
const BONUSES: Record<string, string> = {
  multiplier: "lu:copy-plus",
  extra_action: "lu:circle-play",
  sponsor_for_money: "gi:receive-money",
  pouch: "lu:wallet-cards",
  size2_enclosure: "lu:hexagon",
  size3_enclosure: "lu:hexagon",
  free_special_enclosure: "gi:bird-cage",
  kiosk_or_pavilion: "gi:shop",
  hunter: "gi:bow-arrow",
  mark: "lu:bookmark",
  adapt: "lu:shuffle",
  cut_down: "gi:hand-saw",
  rescue_station: "lu:life-buoy",
  remove_continent_marker: "lu:map-pin-x",
  store_card: "gi:cave-entrance",
  conceal_strength: "lu:eye-off",
  return_worker: "lu:undo-2",
  wave: "lu:waves",
  shark_attack: "gi:shark-jaws",
  scavenging: "gi:vulture",
  animal_magnet: "gi:magnet",
  kiosks_or_pavilions: "gi:shop",
  ignore_conditions: "lu:list-x",
  base_project_icon: "lu:badge-plus",
  find_person_sponsor: "lu:user-round-search",
  free_person_sponsor: "lu:user-round-plus",
};

const TONES: Record<string, string> = {
  money: "var(--money)",
  reputation: "var(--rep)",
  appeal: "var(--appeal)",
  conservation: "var(--cons)",
  x_token: "var(--xt)",
};

export const ACTION_ICON: Record<string, string> = {
  animals: "gi:paw-print",
  cards: "gi:card-draw",
  build: "gi:trowel",
  association: "gi:shaking-hands",
  sponsors: "gi:receive-money",
};

export const TASK_ICON: Record<string, string> = {
  reputation: "gi:laurels",
  partner_zoo: "gi:gate",
  university: "gi:graduate-cap",
  project: "gi:three-leaves",
};

export const drawingOf = (icon: string): string => SIGNS[icon]?.icon ?? PROJECT_PICTURES[icon] ?? "lu:circle";
export const containerOf = (icon: string): string => SIGNS[icon]?.in ?? "disc";
export const bonusDrawing = (kind: string): string | null => SYMBOLS[kind] ?? BONUSES[kind] ?? null;
export const toneOf = (kind: string): string => TONES[kind] ?? "var(--ink2)";

/** What an icon, or a thing that projects count, is called. */
export function wordOf(icon: string): string {
  const counted = `ark_nova.counted.${icon.replaceAll("-", "_")}`;
  return words.t(words.has(counted) ? counted : `ark_nova_cards.icons.${icon}`);
}

export const bonusWord = ({ kind, amount }: Bonus): string => words.t(`ark_nova.bonus.${kind}`, { amount });
