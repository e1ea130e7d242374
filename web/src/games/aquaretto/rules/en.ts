import type { Section } from "../../../lib/rules/book";

export const sections: Section[] = [
  {
    id: "aim",
    title: "Aim of the game",
    icon: "ff:dolphin",
    blocks: [
      {
        p:
          "You run a water park. Animals and coins arrive by truck, and the whole table decides what travels " +
          "together. Each species lives in **one basin**, which grows space by space; what fits nowhere goes to your" +
          " depot and costs points. The park with the most points wins.",
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
          "There are eight species. With four players one of them stays in the box, with three players two, with two" +
            " players three; dolphins, orcas and sea lions always take part.",
          "All tiles but the offspring are shuffled. **15 of them form the end pile**, the rest the main pile.",
          "Everybody has a park of 19 spaces, a depot, two small and two large expansions, and **1 coin**.",
          "There is a truck for each player, with three places. Two players use three trucks with 3, 2 and 1 places.",
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
        p: "In your turn you do **exactly one** of three things:",
      },
      {
        list: [
          "**Draw** a tile and load it on a truck that has room.",
          "**Take a truck** with at least one tile, place its tiles, and sit out until the round is over.",
          "**Pay** for one [money action](#money).",
        ],
      },
      {
        p: "A round ends when everybody has a truck. Whoever is the only one left may go on drawing, paying and loading.",
      },
    ],
  },
  {
    id: "basins",
    title: "Basins",
    icon: "gi:fish-bucket",
    blocks: [
      {
        list: [
          "A basin holds one species, and a species has only one basin. A new animal must touch its basin by an edge.",
          "Between two basins **one space stays free** by every edge. Corners may touch, and trainers keep no distance.",
          "You may have **three basins**, and one more for each large expansion.",
          "Animals in the park never move.",
        ],
      },
    ],
  },
  {
    id: "depot",
    title: "The depot",
    icon: "gi:wooden-crate",
    blocks: [
      {
        p:
          "The depot is a stack: only its **top tile** can be moved, bought or discarded. You may always put an " +
          "animal there. Coins go to your money.",
      },
    ],
  },
  {
    id: "offspring",
    title: "Offspring",
    icon: "lu:baby",
    blocks: [
      {
        p:
          "A male and a female in one basin have an offspring at once; each animal breeds only once. You choose the " +
          "space. If the basin cannot grow, the offspring goes to the depot.",
      },
    ],
  },
  {
    id: "marks",
    title: "Coins and coworkers",
    icon: "lu:user-round",
    blocks: [
      {
        p:
          "The **3rd, 6th, 9th and 12th** animal of a basin each earn a coin, the **5th and 10th** a coworker, who " +
          "takes a job at once:",
      },
      {
        list: [
          "**Cashier** (at most two): 1 point for each coin you have left.",
          "**Keeper** (at most two): 1 point for each animal with fish in your park.",
          "**Trainer** (any number), on an empty space: 1 point for each dolphin, orca or sea lion without a flash " +
            "on the eight spaces around.",
          "**Manager** (at most one): a species in your depot costs 1 point instead of 2.",
        ],
      },
    ],
  },
  {
    id: "money",
    title: "Money actions",
    icon: "gi:two-coins",
    blocks: [
      {
        list: [
          "**Move**, 1 coin: the top of your depot into the park, or a coworker to another post.",
          "**Buy**, 2 coins: the top of another depot goes into your park. One coin goes to its owner.",
          "**Discard**, 2 coins: the top of your depot leaves the game.",
          "**Small expansion**, 1 coin: three spaces.",
          "**Large expansion**, 2 coins: four spaces, and one more basin.",
        ],
      },
      {
        p:
          "An expansion continues at least one row or column of your park. It may be turned, but must not cover the " +
          "corner of the booths and feeding stations.",
      },
    ],
  },
  {
    id: "end",
    title: "End and points",
    icon: "lu:flag",
    blocks: [
      {
        p: "As soon as a tile of the end pile is drawn, the round is the last. Then you count:",
      },
      {
        list: [
          "Each animal in the park: 1 point.",
          "Cashiers, keepers and trainers, as [above](#marks).",
          "Each species in the depot: −2, with a manager −1.",
        ],
      },
      {
        p: "With equal points more coins win; after that the victory is shared.",
      },
    ],
  },
  {
    id: "xxl",
    title: "With the XXL set",
    icon: "lu:expand",
    blocks: [
      {
        list: [
          "Each species has one animal more, usually without a symbol; a group may choose which one it carries.",
          "Food tiles come by truck and are kept with your money.",
          "The very large expansion costs 2 coins and brings five spaces, but no basin. There is only one for all players.",
          "At the end each food tile feeds one basin. All basins fed: 2 points. Otherwise each hungry basin costs 1 point.",
        ],
      },
    ],
  },
];
