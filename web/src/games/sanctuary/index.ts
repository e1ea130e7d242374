import type { Game, Step } from "../game";

const step = (at: string): Step => ({ at, title: `sanctuary_web.tour.${at}.title`, text: `sanctuary_web.tour.${at}.text` });

export const game: Game = {
  look: { icon: "ff:tiger", tint: "violet", minutes: 60, each: 20 },
  table: () => import("./Table.svelte"),
  board: () => import("./Board.svelte"),
  hidden: () => import("./hidden"),
  result: {
    phrase: (key) => `sanctuary_web.result.${key}`,
    gauges: ["points", "conservation", "pouches"],
    gauge: (name) => `sanctuary_web.gauge.${name}`,
  },
  sources: [
    { key: "animals", tone: "first", icon: "gi:paw-print" },
    { key: "buildings", tone: "second", icon: "gi:house" },
    { key: "projects", tone: "third", icon: "gi:scroll-unfurled" },
    { key: "open_areas", tone: "fourth", icon: "gi:high-grass" },
    { key: "achievements", tone: "fifth", icon: "lu:target" },
    { key: "conservation", tone: "shop", icon: "gi:three-leaves" },
    { key: "pouches", tone: "guest", icon: "gi:swap-bag" },
    { key: "end", tone: "sea", icon: "lu:flag" },
    { key: "solo", tone: "gift", icon: "lu:hourglass" },
  ],
  tour: ["status", "steps", "display", "actions", "hand", "zoo", "objectives", "upgrades", "players", "log"].map(step),
  rules: {
    en: () => import("./rules/en"),
    fr: () => import("./rules/fr"),
    de: () => import("./rules/de"),
  },
  reference: () => import("./reference/Reference.svelte"),
  firstGame: {
    words: {
      start: "sanctuary_web_guide.start",
      about: "sanctuary_web_guide.about",
      begin: "sanctuary_web_guide.begin",
      decline: "sanctuary_web_guide.decline",
    },
    memory: "guide.sanctuary",
    begin: async (name) => (await import("./guide/guide.svelte")).guide.begin(name),
  },
  limit: 250_000,
};
