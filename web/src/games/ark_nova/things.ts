/** The things on an Ark Nova table: what a view holds, and what an option is on the table. */

import type { Choice } from "../../lib/protocol";
import type { PriceInfo } from "./protocol";

export const ACTIONS = ["animals", "association", "build", "cards", "sponsors"] as const;
export type Action = (typeof ACTIONS)[number];

export interface ActionCardView {
  card: Action;
  /** The number of an alternative card; 0: the standard one. */
  alternative: number;
  side: 1 | 2;
  multipliers: number;
  venom: boolean;
  constriction: boolean;
  /** What constriction takes from it. */
  weaker: number;
  /** Without X-tokens, and without what the map adds. */
  strength: number;
  /** How far its action can move the break token as it lies. */
  break_steps: number;
  /** Whether that brings the break. */
  brings_break: boolean;
  /** By the X-tokens that whose turn it is spends, from none to all of theirs: the strength with what their map adds. */
  with_x_tokens: number[];
  /** The row as it lies after the card was used, or when it was raised to the last slot. */
  if_used: Action[];
  if_raised: Action[];
}

/** An animal of mine that asks for nothing but money and room: what it costs with an enclosure, what can be paid and built. */
export interface OpeningView {
  card: string;
  price: number;
  enclosure: string;
  size: number;
  enclosure_price: number;
  payable: boolean;
  both_payable: boolean;
  /** Whether Build as it lies is strong enough for the enclosure. */
  buildable: boolean;
}

/** How far a zoo is with a project. */
export interface ProspectView {
  there: number;
  /** By level: how much is missing. */
  lacks: number[];
  /** The levels that are free for the zoo and whose conditions are met. */
  open: number[];
}

/** What a sponsor in another zoo would earn. */
export interface OthersGain {
  seat: number;
  sponsor: string;
  icon: string;
  /** As the box writes it: "money 3". */
  bonus: string;
}

export interface BuildingView {
  kind: string;
  spaces: string[];
  size: number;
  cubes: number;
  /** Spaces for cubes that are left, or the size of an empty standard enclosure. */
  room: number;
  rock: number;
  water: number;
  /** Who lives there, once for each cube. */
  animals: string[];
}

export interface ProjectView {
  project: string;
  /** By level: a seat, -1 for a neutral cube, null where it is free. */
  cubes: (number | null)[];
}

export interface ZooView {
  seat: number;
  map: string | null;
  map_offers: string[];
  money: number;
  appeal: number;
  conservation: number;
  reputation: number;
  /** Where the reputation stops for now. */
  highest_reputation: number;
  range: number;
  x_tokens: number;
  victory_points: number;
  /** The appeal that is missing until the markers meet; 0 when they have met. */
  to_go: number;
  income: Record<string, number>;
  /** The money of the next break that is sure already. */
  income_in_all: number;
  hand_limit: number;
  /** Cards beyond the hand limit. */
  surplus: number;
  /** Whether the Association card allows a donation. */
  may_donate: boolean;
  kiosks: number;
  row: ActionCardView[];
  /** What slots 1 to 5 count; on one map low strengths are hidden one after the other. */
  strengths: number[];
  /** How many strengths are hidden. */
  concealed: number;
  /** What the map adds to the strength of the next action. */
  stronger: number;
  buildings: BuildingView[];
  /** How many of the spaces to be built on are covered. */
  covered: number;
  /** Areas of the map whose bonus was gained: on map 9 those without their marker. */
  areas: string[];
  /** Spaces that were built on and are bare again: their bonus is not gained twice. */
  spent: string[];
  animals: string[];
  /** Those among the animals that lie above the map and live nowhere. */
  rescued: string[];
  sponsors: string[];
  sponsor_cubes: Record<string, number>;
  /** What each card that lies face down lies under: an animal, a sponsor, or "map". */
  pouched: string[];
  icons: Record<string, number>;
  partner_zoos: string[];
  universities: string[];
  /** Bonus tiles that are kept. */
  tiles: string[];
  workers: number;
  reserve_workers: number;
  /** On the tasks reputation, partner zoo, university, project. */
  workers_on: number[];
  /** The strength that each task takes, and the workers that must go there; null: no more can. */
  tasks: Record<string, { value: number; workers: number | null }>;
  /** The seven spaces of the left edge, from the top: whether the cube is still there. */
  left_edge: boolean[];
  supported_projects: number;
  /** Also those that have left the board since. */
  supported: string[];
  /** My own hand; of others the cards that I have seen come. */
  hand: string[];
  hand_size: number;
  looking_at: string[];
  final_cards: (string | null)[];
  final_choice: string[];
  /** Of my own final scoring cards: what each counts, and the conservation points that it would give now. */
  final_now: Record<string, [counted: number, points: number]>;
  pouched_cards: string[];
  /** By card of the display and the hand: what it costs now, where that is not what is printed. */
  prices: Record<string, PriceInfo>;
  /** By project: those in play, on the display and in the hand. */
  prospects: Record<string, ProspectView>;
  /** By card, partner zoo or university: what it would give to others. */
  others_gain: Record<string, OthersGain[]>;
  /** My animals that ask for nothing but money and room, with the enclosure each needs. */
  openings: OpeningView[];
  /** How many cards are still to be kept or laid aside, one pick each. */
  to_choose: number;
  /** My cards in the caves of the map; of others how many lie there. */
  stored: (string | null)[];
  /** My alternative action cards: those to choose from now, and those I have kept. */
  offered: string[];
  drafted: string[];
}

export interface View {
  stage: "maps" | "draft" | "drafted" | "hands" | "turn" | "hand_limit" | "income" | "final" | "over";
  turn: number;
  current: number | null;
  first: number;
  deck: number;
  discard: number;
  discard_top: string | null;
  display: (string | null)[];
  /** Cubes of players on cards of the display, by card. */
  marks: Record<string, number>;
  revealed: string[];
  final_pile: number;
  base_pile: number;
  base_projects: ProjectView[];
  projects: ProjectView[];
  partner_zoos: string[];
  universities: string[];
  /** Whether the universities of a category can be had now, and which are left. */
  generic_university: boolean;
  specialised: string[];
  /** The card of the display that the next wave washes away; null without waves. */
  washed_next: string | null;
  donations: number;
  donation_cost: number;
  bonus_tiles: Record<string, string[]>;
  break: { steps: number; of: number; left: number; called_by: number | null; order: number[] };
  discarded_final_card: boolean;
  turns_left: number | null;
  peaceful: boolean;
  zoos: ZooView[];
}

/** What an option is on the table (the server's `describe`): its kind, and the thing under the name of the kind. */
export interface About {
  kind: string;
  card?: string;
  x_tokens?: number;
  slot?: number;
  /** Spaces of the map, named like a chess board: a1 is the top of the leftmost column. */
  spaces?: string[];
  building?: string;
  building_kind?: string;
  project?: string;
  level?: number;
  space?: number;
  seat?: number;
  task?: string;
  way?: string;
  bonus?: string;
  bonus_tile?: string;
  partner_zoo?: string;
  university?: string;
  map?: string;
  effect?: string;
  final_card?: string;
  action_card?: string;
  continent?: string;
  tile?: string;
  /** Of an alternative action card. */
  number?: number;
  /** What a card is discarded for. */
  for?: string;
  cost?: number;
  /** The aquariums that share an animal. */
  parts?: { building: string; spaces: string[]; cubes: number }[];
}

/** What a map, a tile or an action card lets a player do beside any other choice. */
const ASIDES = ["harbor", "take_back", "stronger", "tile", "discard_for"];

export const isAside = (choice: Choice): boolean => ASIDES.includes(about(choice).kind);

/** What such a choice does with its card: "harbor", "stronger", "discard_for_money" ...; two may do something with the same card. */
export function deedOf(choice: Choice): string | null {
  const { kind, for: gain } = about(choice);
  return isAside(choice) ? [kind, gain].filter(Boolean).join("_") : null;
}

export const about = (choice: { about: Record<string, unknown> }): About => choice.about as unknown as About;

/** The last word of the key of a question: "turn", "spot", "animal", "home", "resolve_next" ... */
export const promptOf = (key: string): string => key.slice(key.lastIndexOf(".") + 1);

export const ofKind = (options: Choice[], kind: string): Choice[] => options.filter((option) => about(option).kind === kind);
