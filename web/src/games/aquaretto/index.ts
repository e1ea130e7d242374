import type { Game, Step } from "../game";

const step = (at: string): Step => ({ at, title: `aquaretto_web.tour.${at}.title`, text: `aquaretto_web.tour.${at}.text` });

export const game: Game = {
  look: { icon: "ff:dolphin", tint: "blue", minutes: 45, each: 14, more: { xxl: 2 } },
  table: () => import("./Table.svelte"),
  board: () => import("./Board.svelte"),
  boardHasLog: true,
  result: { phrase: (key) => `loretto_web.result.${key}` },
  sources: [
    { key: "animals", tone: "first", icon: "ff:dolphin" },
    { key: "cashiers", tone: "second", icon: "gi:cash" },
    { key: "keepers", tone: "third", icon: "gi:fish-bucket" },
    { key: "trainers", tone: "fourth", icon: "gi:whistle" },
    { key: "food_basins", tone: "fifth", icon: "gi:fish-bucket" },
    { key: "depot", tone: "loss", icon: "gi:wooden-crate" },
  ],
  tour: ["status", "trucks", "park", "side", "depot", "money", "players", "log"].map(step),
  rules: {
    en: () => import("./rules/en"),
    fr: () => import("./rules/fr"),
    de: () => import("./rules/de"),
  },
  firstGame: {
    words: {
      start: "aquaretto_web_guide.start",
      about: "aquaretto_web_guide.about",
      begin: "aquaretto_web_guide.begin",
      decline: "aquaretto_web_guide.decline",
    },
    memory: "aquaretto-guide",
    begin: async (name) => (await import("./guide/guide.svelte")).guide.begin(name),
  },
  limit: 250_000,
};
