import type { Game, Step } from "../game";

const step = (at: string): Step => ({ at, title: `aquaretto_web.tour.${at}.title`, text: `aquaretto_web.tour.${at}.text` });

export const game: Game = {
  look: { icon: "ff:dolphin", tint: "blue", minutes: 45, each: 14 },
  table: () => import("./Table.svelte"),
  board: () => import("./Board.svelte"),
  sources: [
    { key: "animals", tone: "first", icon: "ff:dolphin" },
    { key: "cashiers", tone: "second", icon: "gi:two-coins" },
    { key: "keepers", tone: "third", icon: "gi:fish-bucket" },
    { key: "trainers", tone: "fourth", icon: "gi:whistle" },
    { key: "food_basins", tone: "fifth", icon: "gi:fish-bucket" },
    { key: "depot", tone: "loss", icon: "gi:wooden-crate" },
  ],
  tour: ["status", "trucks", "park", "side", "money", "others"].map(step),
  rules: {
    en: () => import("./rules/en"),
    fr: () => import("./rules/fr"),
    de: () => import("./rules/de"),
  },
  limit: 250_000,
};
