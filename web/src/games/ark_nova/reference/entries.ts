/** What can be looked up: cards, maps, abilities, icons and buildings, each with the words by which it is found. */

import { finds } from "../../../lib/finds";
import type { Text } from "../../../lib/protocol";
import { words } from "../../../lib/words.svelte";
import {
  abilityName,
  allCards,
  bonusName,
  box,
  buildingName,
  cardName,
  iconName,
  ICONS,
  iconsOf,
  mapName,
  type Card,
  type MapEntry,
} from "../box";
import { abilityParts, askedBy, conditionsOf, finalText } from "../texts";

export { finds };

export const PARTS = ["cards", "maps", "actions", "abilities", "icons", "buildings", "rules"] as const;
export type Part = (typeof PARTS)[number];

/** Which part an address within the page belongs to: "ability-sprint". */
export function partOf(anchor: string): Part | null {
  const word = anchor.split("-", 1)[0];
  return (
    ({ card: "cards", map: "maps", action: "actions", ability: "abilities", icon: "icons", building: "buildings" } as const)[
      word
    ] ?? null
  );
}

// --- searching ---

/** All the words of a card, in the reader's language. */
export function wordsOf(card: Card): string {
  const parts = [cardName(card.name), String(card.number), words.t(`ark_nova_web_cards.kind.${card.kind}`)];
  if (card.kind === "animal") parts.push(card.latin, ...[...card.texts, ...card.reef_texts].map((text) => words.say(text)));
  if (card.kind === "sponsor") parts.push(...card.texts.map((text) => words.say(text)));
  if (card.kind === "animal" || card.kind === "sponsor") {
    parts.push(...new Set(iconsOf(card).map(iconName)), ...conditionsOf(card).map(({ text }) => text));
  }
  if (card.kind === "project") parts.push(askedBy(card), ...(card.texts ?? []).map((text) => words.say(text)));
  if (card.kind === "final") parts.push(finalText(card));
  return parts.join(" ");
}

// --- abilities ---

export interface AbilityInfo {
  /** "sprint" */
  word: string;
  name: string;
  /** Each number or thing it occurs with, in words. */
  texts: Text[];
  cards: string[];
}

export function abilities(): AbilityInfo[] {
  const found = new Map<string, AbilityInfo>();
  for (const card of allCards()) {
    if (card.kind !== "animal") continue;
    const all = [
      ...card.abilities.map((each, index) => [each, card.texts[index]] as const),
      ...card.reef.map((each, index) => [each, card.reef_texts[index]] as const),
      ...card.solo.map((each, index) => [each, card.solo_texts[index]] as const),
    ];
    for (const [source, text] of all) {
      const word = source.split(" ", 1)[0].replaceAll("-", "_");
      const info = found.get(word) ?? { word, name: abilityName(word), texts: [], cards: [] };
      if (!info.texts.some((each) => words.say(each) === words.say(text))) info.texts.push(text);
      if (!info.cards.includes(card.name)) info.cards.push(card.name);
      found.set(word, info);
    }
  }
  for (const info of found.values())
    info.texts.sort((one, other) => words.say(one).localeCompare(words.say(other), undefined, { numeric: true }));
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}

export const abilityWords = (info: AbilityInfo): string =>
  [info.name, ...info.texts.map((text) => abilityParts(text).rule), ...info.cards.map(cardName)].join(" ");

// --- alternative action cards, maps, icons, buildings ---

export const alternatives = (): string[] => Object.keys(box.alternatives);
export function alternativeWords(card: string): string {
  const { action, number, notes } = box.alternatives[card];
  return [words.t(`ark_nova.action_card.${action}`), number, ...notes.map((note) => words.say(note))].join(" ");
}

export const maps = (): MapEntry[] => Object.values(box.maps).filter((map) => words.has(`ark_nova_web_cards.power.${map.power}`));
export const powerText = (map: MapEntry): string => words.t(`ark_nova_web_cards.power.${map.power}`);
export const mapWords = (map: MapEntry): string =>
  [mapName(map.id), map.id, powerText(map), ...map.left_edge.map(bonusName), ...Object.values(map.bonuses).map(bonusName)].join(
    " ",
  );
export const iconWords = (icon: string): string => `${iconName(icon)} ${words.t(`ark_nova_web_cards.explain.${icon}`)}`;
export const icons = (): readonly string[] => ICONS;
export const buildings = (): string[] => Object.keys(box.buildings);
export const buildingWords = (building: string): string => buildingName(building);
