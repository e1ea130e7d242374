import type { Game } from "../game";

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
  limit: 250_000,
};
