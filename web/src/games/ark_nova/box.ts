/** What is printed on cards, maps and the board, and how it is called in the reader's language. */

import { words } from "../../lib/words.svelte";
import { bonusOf, cardOf, SECTIONS } from "./printed";

export { capital } from "../../lib/people";
export * from "./printed";

export const cardName = (key: string): string => {
  const card = cardOf(key);
  return card ? words.t(`ark_nova_cards.${SECTIONS[card.kind]}.${key}`) : key;
};
export const iconName = (icon: string): string => words.t(`ark_nova_cards.icons.${icon}`);
export const mapName = (map: string): string => words.t(`ark_nova_cards.maps.${map}`);
export const buildingName = (building: string): string => words.t(`ark_nova_cards.buildings.${building}`);
export const abilityName = (ability: string): string => words.t(`ark_nova_cards.abilities.${ability.replaceAll("-", "_")}`);
export const universityName = (university: string): string => words.t(`ark_nova_cards.universities.${university}`);

/** A bonus in words: "5 money". */
export function bonusName(text: string): string {
  const bonus = bonusOf(text);
  return bonus && words.has(`ark_nova.bonus.${bonus.kind}`)
    ? words.t(`ark_nova.bonus.${bonus.kind}`, { amount: bonus.amount })
    : text;
}

/** Several bonuses of one space in words. */
export const bonusNames = (text: string): string => text.split(" + ").map(bonusName).join(", ");
