/** What is printed on cards, maps and the board: the facts of box.json with types, and how to find them. */

import type { Text } from "../../lib/protocol";
import facts from "./box.json" with { type: "json" };

export const CONTINENTS = ["africa", "americas", "asia", "australia", "europe"] as const;
export const CLASSES = ["bird", "herbivore", "predator", "primate", "reptile", "bear", "petting", "sea_animal"] as const;
export const ICONS = [...CONTINENTS, ...CLASSES, "science", "rock", "water"] as const;
export type IconName = (typeof ICONS)[number];

export interface AnimalEntry {
  name: string;
  number: number;
  latin: string;
  cost: number;
  size: number;
  icons: IconName[];
  /** Whether it can live in a standard enclosure. */
  standard: boolean;
  rock: number;
  water: number;
  /** The spaces it takes in special enclosures; null where it does not live there. */
  special: Record<"reptile_house" | "large_bird_aviary" | "petting_zoo" | "aquarium", number | null> | null;
  requires: string[];
  appeal: number;
  conservation: number;
  reputation: number;
  abilities: string[];
  /** What takes the place of the abilities in solo and peaceful games. */
  solo: string[];
  /** What it does for every reef dweller that is played. */
  reef: string[];
  wave: boolean;
  small: boolean;
  large: boolean;
  texts: Text[];
  solo_texts: Text[];
  reef_texts: Text[];
  set?: string;
}

export interface SponsorEntry {
  name: string;
  number: number;
  level: number;
  requires: string[];
  icons: IconName[];
  rock: number;
  water: number;
  building: string;
  person: boolean;
  appeal: number;
  conservation: number;
  reputation: number;
  cubes: number;
  wave: boolean;
  texts: Text[];
  set?: string;
}

export interface LevelEntry {
  conservation: number;
  need: number;
  smallest: number;
  largest: number;
  reputation: number;
  effect: string;
}

export interface ProjectEntry {
  name: string;
  number: number;
  type: "icon-count" | "different-icons" | "animal-count" | "release" | "breeding" | "management";
  icon: string;
  levels: LevelEntry[];
  base: boolean;
  on_play_reputation: number;
  on_play_effect: string;
  /** What its levels do beside, and what bringing it into play does. */
  texts?: Text[];
  on_play_texts?: Text[];
  set?: string;
}

export interface FinalEntry {
  name: string;
  number: number;
  counts: string;
  thresholds: number[];
  solo: boolean;
  set?: string;
}

export interface BuildingEntry {
  name: string;
  kind: "standard" | "kiosk" | "pavilion" | "special" | "unique";
  /** Spaces [q, r]: q to the right, r down a column of hexagons. */
  cells: [number, number][];
  capacity: number;
  rock: number;
  water: number;
  border: number;
  detached: boolean;
  /** Sea animals live there. */
  aquarium: boolean;
  set?: string;
}

export interface MapEntry {
  id: string;
  set: "base" | "alternative" | "map_pack_1" | "map_pack_2" | "tournament";
  power: string;
  /** Each from the top; "." land, "2" land that needs Build II, "R" rock, "W" water. */
  columns: string[];
  left_edge: string[];
  partner_zoos: string[];
  universities: string[];
  workers: string[];
  /** By the name of a space. */
  bonuses: Record<string, string>;
  features: Record<string, string[]>;
  /** What covering all spaces of a feature gives, at once and in every break. */
  area_bonuses: Record<string, string>;
  linked: string[];
  start: { building: string; spaces: string[] }[];
  advanced: boolean;
  full_map_appeal: number;
}

export interface UniversityEntry {
  name: string;
  icons: IconName[];
  reputation: number;
  hand_limit: number;
  /** The category of a specialised university. */
  category: string;
  set?: string;
}

export interface BonusTileEntry {
  name: string;
  bonus: string;
  /** It is kept, and used later. */
  keep: boolean;
}

export interface SeatsEntry {
  name: string;
  break_steps: number;
  base_projects: number;
  projects_above: number;
}

interface Box {
  animals: Record<string, AnimalEntry>;
  sponsors: Record<string, SponsorEntry>;
  projects: Record<string, ProjectEntry>;
  final_scoring: Record<string, FinalEntry>;
  maps: Record<string, MapEntry>;
  buildings: Record<string, BuildingEntry>;
  tracks: {
    appeal: { highest: number; attacked_from: number; income: { from_appeal: number; money: number }[] };
    conservation: {
      highest: number;
      upgrade_or_worker_at: number;
      bonus_tiles_at: number[];
      money_instead_of_tile: number;
      discard_at: number;
      /** By conservation: the lowest appeal of its scoring area. */
      targets: number[];
    };
    reputation: { highest: number; gate: number; range_starts: number[]; bonuses: { at: number; bonus: string }[] };
  };
  bonus_tiles: Record<string, BonusTileEntry>;
  universities: Record<string, UniversityEntry>;
  board: {
    tasks: { reputation: number; partner_zoo: number; university: number; project: number };
    association: {
      reputation: number;
      partner_zoo_discount: number;
      workers: number;
      workers_in_supply: number;
    };
    donations: { costs: number[]; afterwards: number; blocked_with_two: number[]; conservation: number };
    set_up: {
      money: number;
      cards_dealt: number;
      cards_kept: number;
      final_scoring_cards: number;
      appeal: number[];
      reputation: number;
      hand_limit: number;
      x_tokens_highest: number;
      solo_turns: number[];
      solo_appeal: number[];
    };
  };
  seats: Record<string, SeatsEntry>;
  action_cards: {
    animals: { plays_1: number[]; plays_2: number[]; reputation_from: number; reputation: number };
    association: { partner_zoos_1: number; partner_zoos_2: number };
    build: { cost_per_space: number };
    cards: {
      break_steps: number;
      draws_1: number[];
      discards_1: number[];
      snap_from_1: number;
      draws_2: number[];
      discards_2: number[];
      snap_from_2: number;
    };
    sponsors: { more_level_1: number; more_level_2: number; money_1: number; money_2: number };
  };
  /** By action: what each side of its card allows, in words, by strength. */
  allows: Record<string, { sides: Text[][][] }>;
  /** By action and number: alternative action cards, with what differs on each side. */
  alternatives: Record<string, { action: string; number: number; notes: Text[]; sides: Text[][][] }>;
}

export const box = facts as unknown as Box;

// --- cards ---

export type Card =
  | ({ kind: "animal" } & AnimalEntry)
  | ({ kind: "sponsor" } & SponsorEntry)
  | ({ kind: "project" } & ProjectEntry)
  | ({ kind: "final" } & FinalEntry);
export type CardKind = Card["kind"];
export const CARD_KINDS: CardKind[] = ["animal", "sponsor", "project", "final"];

/** The parts of the box that the kinds of cards are in. */
export const SECTIONS = { animal: "animals", sponsor: "sponsors", project: "projects", final: "final_scoring" } as const;

const cards = new Map<string, Card>();
for (const kind of CARD_KINDS) {
  for (const entry of Object.values(box[SECTIONS[kind]])) cards.set(entry.name, { kind, ...entry } as Card);
}

/** A card by its key; no two cards of whatever kind share one. */
export const cardOf = (key: string): Card | undefined => cards.get(key);
export const allCards = (): Card[] => [...cards.values()];
/** The boxes that cards come from. */
export const SETS = ["base", "marine_worlds"] as const;
export const setOf = (card: Card): string => card.set ?? "base";

/** The icons a card adds to a zoo: those of its corner, and the terrain it must lie beside. */
export function iconsOf(card: Card): IconName[] {
  if (card.kind !== "animal" && card.kind !== "sponsor") return [];
  return [...card.icons, ...Array<IconName>(card.rock).fill("rock"), ...Array<IconName>(card.water).fill("water")];
}

/** A bonus as the data write it, "money 5": its kind, its amount, and whether it comes again in every break. */
export interface Bonus {
  kind: string;
  amount: number;
  income: boolean;
}

export function bonusOf(text: string): Bonus | null {
  if (!text) return null;
  const [kind, amount, income] = text.split(" ");
  return { kind, amount: Number(amount ?? 1), income: income === "income" };
}
