import type { Game, Step } from "../game";

const step = (at: string): Step => ({
  at,
  title: `zooloretto_aquaretto_web.tour.${at}.title`,
  text: `zooloretto_aquaretto_web.tour.${at}.text`,
});

export const game: Game = {
  look: { icon: "me:orca", tint: "teal", minutes: 90, each: 25, more: { zooloretto_xxl: 2, exotic: 4, aquaretto_xxl: 2 } },
  table: () => import("./Table.svelte"),
  board: () => import("./Board.svelte"),
  boardHasLog: true,
  result: { phrase: (key) => `loretto_web.result.${key}` },
  sources: [
    { key: "E5", tone: "first", icon: "gi:wooden-fence" },
    { key: "E4", tone: "second", icon: "gi:wooden-fence" },
    { key: "E6", tone: "third", icon: "gi:wooden-fence" },
    { key: "X1", tone: "fourth", icon: "lu:expand" },
    { key: "X2", tone: "fifth", icon: "lu:expand" },
    { key: "stalls", tone: "shop", icon: "gi:shop" },
    { key: "visitors", tone: "guest", icon: "gi:walk" },
    { key: "visitor_bonus", tone: "guest2", icon: "gi:walk" },
    { key: "donations", tone: "gift", icon: "lu:hand-heart" },
    { key: "barn_species", tone: "loss", icon: "gi:barn" },
    { key: "barn_stalls", tone: "loss2", icon: "gi:barn" },
    { key: "animals", tone: "sea", icon: "ff:dolphin" },
    { key: "cashiers", tone: "sea2", icon: "gi:two-coins" },
    { key: "keepers", tone: "sea3", icon: "gi:fish-bucket" },
    { key: "trainers", tone: "shop2", icon: "gi:whistle" },
    { key: "food_basins", tone: "gift2", icon: "gi:fish-bucket" },
    { key: "depot", tone: "loss3", icon: "gi:wooden-crate" },
    { key: "food_enclosures", tone: "third2", icon: "gi:fish-bucket" },
  ],
  tour: ["status", "trucks", "zoo", "park", "money", "players", "log"].map(step),
  rules: {
    en: () => import("./rules/en"),
    fr: () => import("./rules/fr"),
    de: () => import("./rules/de"),
  },
  limit: 250_000,
};
