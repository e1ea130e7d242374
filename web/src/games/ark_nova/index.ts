import type { Game } from "../game";

export const game: Game = {
  look: { icon: "ff:panda", tint: "green", minutes: 90, each: 38, more: { marine_worlds: 2 } },
  table: () => import("./Table.svelte"),
  board: () => import("./Board.svelte"),
  ended: () => import("./Ended.svelte"),
  hidden: () => import("./hidden"),
  known: () => import("./Known.svelte"),
  result: {
    phrase: (key) => `ark_nova_web_board.result.${key}`,
    gauges: ["points", "money", "appeal", "conservation"],
    gauge: (name) => `ark_nova_web_board.result.${name}`,
  },
  sources: [
    { key: "appeal", tone: "first", icon: "gi:ticket" },
    { key: "final_scoring", tone: "fourth", icon: "lu:flag" },
    { key: "conservation", tone: "loss", icon: "gi:three-leaves" },
  ],
  rules: {
    en: () => import("./rules/en"),
    fr: () => import("./rules/fr"),
    de: () => import("./rules/de"),
  },
  reference: () => import("./reference/Reference.svelte"),
  firstGame: {
    words: {
      start: "ark_nova_web_guide.start",
      about: "ark_nova_web_guide.about",
      begin: "ark_nova_web_guide.begin",
      decline: "ark_nova_web_guide.decline",
    },
    memory: "guide",
    begin: async (name) => (await import("./guide/guide.svelte")).guide.begin(name),
  },
  thing: () => import("./OptionThing.svelte"),
  limit: 400_000,
};
