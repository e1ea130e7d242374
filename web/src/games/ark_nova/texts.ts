/** Cards in words: what a condition asks for, when a sponsor's line works, what a project and a final card count. */

import type { Text } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import { capital, cardName, CONTINENTS, iconName, type Card, type FinalEntry, type ProjectEntry } from "./box";
import type { PriceInfo } from "./protocol";
import type { View, ZooView } from "./things";

/** The ground a card is drawn on: its continent, or its kind. */
export function sceneOf(card: Card): string {
  if (card.kind !== "animal") return card.kind;
  return card.icons.find((icon) => CONTINENTS.includes(icon as never)) ?? "none";
}

// --- conditions ---

export interface Condition {
  /** As the data write it: "predator 3". */
  source: string;
  text: string;
  /** The icon that it counts, if it does. */
  icon: string | null;
  /** The key of the obstacle that says it is not met. */
  obstacle: string;
  /** What I have of it, in words; empty where that is not a number. */
  have: string;
  /** Which obstacle of the server is about it. */
  isAbout(obstacle: Text): boolean;
}

const OBSTACLES: Record<string, string> = {
  "partner-zoo": "partner_zoo",
  "animals-2": "side_2",
  "sponsors-2": "side_2",
  university: "university",
  kiosk: "kiosk",
  reputation: "reputation",
  "appeal-max": "appeal_at_most",
};

function haveOf(word: string, card: Card, zoo: ZooView): string {
  const number = (amount: number): string => words.t("ark_nova_web_cards.you_have", { number: amount });
  switch (word) {
    case "partner-zoo":
      return card.kind === "animal" ? "" : number(zoo.partner_zoos.length); // which ones an animal counts is for the server
    case "university":
      return number(zoo.universities.length);
    case "reputation":
      return number(zoo.reputation);
    case "appeal-max":
      return number(zoo.appeal);
    case "kiosk":
      return number(zoo.kiosks);
    case "animals-2":
    case "sponsors-2":
      return "";
    default:
      return number(zoo.icons[word] ?? 0);
  }
}

/** The conditions on the left edge of a card. */
export function conditionsOf(card: Card, zoo: ZooView | null = null): Condition[] {
  if (card.kind !== "animal" && card.kind !== "sponsor") return [];
  return card.requires.map((source) => {
    const [word, amount] = source.split(" ");
    const number = Number(amount ?? 1);
    const known = OBSTACLES[word];
    const own = word === "partner-zoo" && card.kind === "animal";
    const text = known
      ? words.t(`ark_nova_web_cards.condition.${own ? "own_partner_zoo" : word.replaceAll("-", "_")}`, { number })
      : words.t("ark_nova_web_cards.condition.icons", { number, icon: iconName(word) });
    return {
      source,
      text,
      icon: known ? null : word,
      obstacle: `ark_nova.obstacle.${known ?? "icons"}`,
      have: zoo ? haveOf(word, card, zoo) : "",
      isAbout: (obstacle) => {
        const key = obstacle.key.slice(obstacle.key.lastIndexOf(".") + 1);
        if (known) return key === known || key === `${known}s`;
        return key === "icons" && (obstacle.args.icon as Text | undefined)?.key === `ark_nova_cards.icons.${word}`;
      },
    };
  });
}

// --- prices ---

/** What a card costs now, beside what is printed. */
export function priceSaid({ now, printed, folder }: PriceInfo, kind: Card["kind"]): string {
  if (kind === "animal") return words.t("ark_nova_web_cards.price.animal", { now, printed });
  const level = kind === "sponsor" && now !== printed ? words.t("ark_nova_web_cards.price.sponsor", { now, printed }) : "";
  return [level, folder ? words.t("ark_nova_web_cards.price.display", { folder }) : ""].filter(Boolean).join(" ");
}

/** What a part of a price comes from. */
export function shareSaid({ of, by }: PriceInfo["parts"][number]): string {
  const names = {
    folder: by,
    partner_zoo: iconName(by),
    sponsor: cardName(by),
    map: of === "map" ? words.t(`ark_nova_cards.maps.${by}`) : "",
    card: of === "card" ? words.t(`ark_nova.action_card.${by}`) : "",
  };
  return words.t(`ark_nova_web_cards.price.of.${of}`, { name: names[of] });
}

// --- abilities and sponsors ---

/** An ability in words, cut into its name and what it does. */
export function abilityParts(text: Text): { name: string; rule: string } {
  const said = words.say(text);
  const found = /^(.*?)\s?:\s(.*)$/s.exec(said);
  return found ? { name: found[1], rule: capital(found[2]) } : { name: "", rule: said };
}

/** When a line of a sponsor works: the last word of its key, or "lasting" for a rule of its own. */
export function momentOf(text: Text): string {
  const parts = text.key.split(".");
  if (parts[1] === "lasting") return "lasting";
  const moment = parts[parts.length - 1];
  return moment === "any_zoo" ? "own_zoo" : moment;
}

/** A line without the words that say when it works; these stand above it. */
export function lineOf(text: Text): string {
  const { line } = text.args as { line?: Text | Text[] };
  if (line === undefined) return words.say(text);
  const lines = Array.isArray(line) ? line : [line];
  return lines.map((each) => `${capital(words.say(each))}.`).join(" ");
}

// --- projects and final scoring ---

/** What a project asks for, in a sentence. */
export function askedBy(project: ProjectEntry): string {
  const icon = words.has(`ark_nova_cards.icons.${project.icon}`) ? iconName(project.icon) : "";
  const key = icon || project.type === "breeding" || project.type === "release" ? project.type : project.icon;
  return words.t(`ark_nova_web_cards.project.${key.replaceAll("-", "_")}`, { icon });
}

/** What a level of a project needs, in short. */
export function needOf(project: ProjectEntry, level: number): string {
  const { need, smallest, largest } = project.levels[level];
  if (project.type === "release") return smallest === largest ? `${smallest}` : `${smallest}–${largest}`;
  return `${need}`;
}

/** How many of what a project counts lie in a zoo; null where it is not a plain number of icons. */
export function countedFor(project: ProjectEntry, zoo: ZooView): number | null {
  return project.type === "icon-count" ? (zoo.icons[project.icon] ?? 0) : null;
}

export const finalText = (card: FinalEntry): string => words.t(`ark_nova_web_cards.final.${card.counts.replaceAll("-", "_")}`);

/** A final scoring card for who listens: what it counts, and what it would give now. */
export function finalSpoken(card: FinalEntry, zoo: ZooView): string {
  const now = zoo.final_now[card.name];
  const standing = now
    ? [
        words.t("ark_nova_web_cards.now", { number: now[0] }),
        `${capital(words.t("ark_nova.effect.conservation", { amount: now[1] }))}.`,
      ]
    : [];
  return [`${words.t(`ark_nova_cards.final_scoring.${card.name}`)}: ${finalText(card)}`, ...standing].join(" ");
}

/** Whether the blue abilities take the place of those against others. */
export const isPeaceful = (view: View | null): boolean => view?.peaceful ?? false;

// --- aloud ---

/** A card in one line for who listens: name, price or level, home, icons, gains. */
export function spokenOf(card: Card): string {
  const parts = [
    words.t(
      `ark_nova_cards.${{ animal: "animals", sponsor: "sponsors", project: "projects", final: "final_scoring" }[card.kind]}.${card.name}`,
    ),
  ];
  parts.push(words.t(`ark_nova_web_cards.kind.${card.kind}`));
  if (card.kind === "animal") {
    parts.push(words.t("ark_nova.effect.money", { amount: card.cost }));
    if (card.standard) parts.push(words.t("ark_nova_web_cards.size", { size: card.size }));
    for (const [building, spaces] of Object.entries(card.special ?? {})) {
      if (spaces !== null)
        parts.push(
          words.t("ark_nova_web_cards.spaces_in", { building: words.t(`ark_nova_cards.buildings.${building}`), spaces }),
        );
    }
    if (card.rock) parts.push(words.t("ark_nova.terrain.rock", { number: card.rock }));
    if (card.water) parts.push(words.t("ark_nova.terrain.water", { number: card.water }));
  }
  if (card.kind === "sponsor") parts.push(words.t("ark_nova_web_cards.level", { level: card.level }));
  if (card.kind === "animal" || card.kind === "sponsor") {
    parts.push(...card.icons.map(iconName));
    for (const gain of ["appeal", "conservation", "reputation"] as const) {
      if (card[gain]) parts.push(words.t(`ark_nova.effect.${gain}`, { amount: card[gain] }));
    }
  }
  return parts.join(", ");
}
