import type { Section } from "../../../lib/rules/book";

export const sections: Section[] = [
  {
    id: "aim",
    title: "Aim of the game",
    icon: "gi:paw-print",
    blocks: [
      {
        p:
          "You run a zoo **and** a water park. Your zoo follows the rules of [Zooloretto](/rules/zooloretto), your " +
          "park those of [Aquaretto](/rules/aquaretto). This page says only what changes when both share one " +
          "table. The points of zoo and park together decide.",
      },
    ],
  },
  {
    id: "set-up",
    title: "Set-up",
    icon: "lu:layers",
    blocks: [
      {
        list: [
          "Everybody has a zoo with its extension, a park with its expansions, a barn and a depot, and **2 coins for " +
            "both**.",
          "Both games leave out species as usual. Their tiles are shuffled apart: there are **two main piles and " +
            "two end piles of 15**.",
          "There is a truck for each player. Two players use three trucks with 3, 2 and 1 places, and have two " +
            "extensions of the zoo.",
        ],
      },
    ],
  },
  {
    id: "turn",
    title: "Your turn",
    icon: "lu:rotate-cw",
    blocks: [
      {
        list: [
          "**Draw** a tile from the zoo pile or from the park pile and load it on a truck.",
          "**Take a truck** and place its tiles: those of the zoo in the zoo or the barn, those of the park in " +
            "the park or the depot.",
          "**Pay** for one action, in the zoo or in the park.",
        ],
      },
    ],
  },
  {
    id: "trucks",
    title: "The trucks",
    icon: "gi:truck",
    blocks: [
      {
        list: [
          "In a round a truck carries tiles of **one game only**; its first tile decides which. Coins and food " +
            "count as tiles of the game they come from.",
          "Both games must be on the trucks: if all trucks but one carry the same game, the last one takes only the other.",
          "The first truck of a round can be taken only when there is **at least one truck of each game**.",
        ],
      },
    ],
  },
  {
    id: "money",
    title: "One purse",
    icon: "gi:two-coins",
    blocks: [
      {
        p:
          "Your coins are the same in both games. They pay for an action in the zoo or in the park, one each turn. " +
          "A cashier counts all your coins.",
      },
    ],
  },
  {
    id: "end",
    title: "The end",
    icon: "lu:flag",
    blocks: [
      {
        list: [
          "When a main pile is empty, its end pile is opened. The **first** end pile to be opened does not end " +
            "the game: the round is played on, then the rest of that pile leaves the game.",
          "From the next round on only tiles of the other game are drawn, and the rules that ask for both games on the " +
            "[trucks](#trucks) no longer hold.",
          "The round in which the **second** end pile is opened is the last one. If both are opened in one round," +
            " that round is the last.",
        ],
      },
    ],
  },
  {
    id: "scoring",
    title: "Scoring",
    icon: "lu:list-checks",
    blocks: [
      {
        list: [
          "Add the points of your zoo and of your park. In a tie, more coins win; if these are equal" +
            " too, the victory is shared.",
          "**The manager also helps in the barn**: each species there costs 1 instead of 2. Stalls in the barn " +
            "still cost 2 for each type.",
        ],
      },
    ],
  },
  {
    id: "expansions",
    title: "With expansions",
    icon: "lu:plus",
    blocks: [
      {
        list: [
          "**Exotic**: jungle animals are tiles of the zoo. A manager makes them cheaper in the barn, too" +
            " (a group may agree otherwise).",
          "**Aquaretto XXL**: each food feeds one basin **and** one enclosure with animals. If all basins are fed" +
            " you get 2 points, and 2 more if all such enclosures are; each one that is not fed costs 1. Barn, " +
            "depot and jungle need no food. Without Zooloretto XXL a group may agree that food feeds basins only.",
          "**Both XXL sets**: their coins are added once.",
          "Donations stay possible when the zoo pile has run out.",
        ],
      },
    ],
  },
];
