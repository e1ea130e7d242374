import type { Game, Step } from "../game";

const step = (at: string): Step => ({
  at,
  optional: at === "visitors",
  title: `zooloretto_web.tour.${at}.title`,
  text: `zooloretto_web.tour.${at}.text`,
});

export const game: Game = {
  look: { icon: "ff:zebra", tint: "sand", minutes: 45, each: 14, more: { xxl: 2, exotic: 4 } },
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
  ],
  tour: ["status", "trucks", "pile", "zoo", "visitors", "barn", "money", "players", "log"].map(step),
  rules: {
    en: () => import("./rules/en"),
    fr: () => import("./rules/fr"),
    de: () => import("./rules/de"),
  },
  firstGame: {
    words: {
      start: "zooloretto_web_guide.start",
      about: "zooloretto_web_guide.about",
      begin: "zooloretto_web_guide.begin",
      decline: "zooloretto_web_guide.decline",
    },
    memory: "zooloretto-guide",
    begin: async (name) => (await import("./guide/guide.svelte")).guide.begin(name),
  },
  limit: 250_000,
};
