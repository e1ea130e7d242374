import type { Section } from "../../../lib/rules/book";

export const sections: Section[] = [
  {
    id: "aim",
    title: "Aim of the game",
    icon: "gi:paw-print",
    blocks: [
      {
        p:
          "You run a zoo. Animals, stalls and coins arrive by truck, and the whole table decides what travels together. " +
          "Settle the animals so that each enclosure holds **one species only** and, if possible, no space stays free.",
      },
      {
        p:
          "Whatever finds no home waits in your barn and costs points. When the tiles run short the game ends, and the zoo " +
          "with the most points wins.",
      },
    ],
  },
  {
    id: "set-up",
    title: "Set-up",
    icon: "lu:layers",
    blocks: [
      {
        p: "There are eight species. With five players all of them take part; with fewer, chance leaves some in the box.",
      },
      {
        table: {
          caption: "By number of players",
          head: ["players", "species", "tiles", "trucks", "extensions each"],
          rows: [
            ["2", "5", "79", "3 (3, 2 and 1 places)", "2"],
            ["3", "6", "90", "3", "1"],
            ["4", "7", "101", "4", "1"],
            ["5", "8", "112", "5", "1"],
          ],
        },
      },
      {
        list: [
          "Each species has 11 tiles: 2 males, 2 females and 7 without a sex. 2 round offspring tiles of each species " +
            "lie ready.",
          "There are also 12 stalls (4 types, 3 of each) and 12 coin tiles.",
          "All tiles are shuffled face down. **15 of them form the end pile**, the rest the main pile.",
          "Everybody begins with an empty zoo, its extensions still closed, and **2 coins**; the bank holds the rest of " +
            "the 30 coins.",
          "A truck carries **three tiles**. Chance decides who begins.",
        ],
      },
    ],
  },
  {
    id: "turn",
    title: "Your turn",
    icon: "lu:rotate-cw",
    blocks: [
      { p: "Turns go round clockwise. In your turn you do **exactly one** of three things:" },
      {
        list: [
          "**Draw** a tile and load it on a truck, see [Trucks](#trucks).",
          "**Take a truck**, unload it into your zoo, and sit out until the round is over.",
          "**Pay for one action**, see [Money actions](#money).",
        ],
      },
      {
        p:
          "The round ends when everybody has taken a truck. The empty trucks come back, and whoever took the last one " +
          "begins the next round.",
      },
      {
        note:
          "Are you the only one left without a truck? Then you keep taking turns, drawing or paying as often as you like, " +
          "until you take the last truck.",
      },
    ],
  },
  {
    id: "trucks",
    title: "Trucks",
    icon: "gi:truck",
    blocks: [
      {
        p:
          "**Drawing.** You see the tile first and then choose its truck: any truck in the middle with a free place. " +
          "The tile has to be loaded. When all trucks in the middle are full, nobody can draw.",
      },
      {
        p:
          "**Taking.** The truck needs at least one tile; a coin tile is enough. " +
          "You unload everything at once, in the order you like. Nothing stays on the truck and nothing is thrown away.",
      },
      {
        note: "A player with a truck does nothing more in this round, not even a money action. The last round is no exception.",
      },
    ],
  },
  {
    id: "placing",
    title: "Placing tiles",
    icon: "lu:grid-2x2",
    blocks: [
      {
        list: [
          "An **animal** goes on a free space of an enclosure that is empty or holds its own species, or into the barn.",
          "A **stall** goes on any free stall space, or into the barn. Each type fits everywhere.",
          "A **coin tile** joins your money and pays like any coin.",
        ],
      },
      {
        p:
          "You may fill several enclosures with the same species. You may also choose the barn although there is room " +
          "elsewhere; where there is no room, the barn is the only place left.",
      },
      { note: "A closed extension has no spaces: [build it](#extend) first." },
    ],
  },
  {
    id: "barn",
    title: "The barn",
    icon: "gi:barn",
    blocks: [
      {
        p:
          "The barn holds any number of tiles, in no order. At the end it costs **2 points for each different species** " +
          "and **2 points for each different type of stall** in it, however many tiles there are.",
      },
      {
        p:
          "Tiles leave the barn when you [move](#move) them, [exchange](#exchange) them or [discard](#discard) them, or " +
          "when another player [buys](#buy) them. Nobody is born in a barn.",
      },
    ],
  },
  {
    id: "stalls",
    title: "Stalls",
    icon: "gi:shop",
    blocks: [
      {
        p: "Beside the enclosures are stall spaces: two at the enclosure of four, one at each of the others. Stalls help twice:",
      },
      {
        list: [
          "Each different type in use scores **2 points**. A second stall of the same type adds nothing.",
          "An enclosure with two or more free spaces scores **1 point for each animal**, but only if a stall stands beside " +
            "it. One stall is enough; a second does not double it.",
        ],
      },
    ],
  },
  {
    id: "offspring",
    title: "Offspring",
    icon: "lu:heart",
    blocks: [
      {
        p:
          "As soon as a male and a female of a species (♂ and ♀) are together in an enclosure, they have an offspring. " +
          "It takes a free space of the same enclosure **at once**; if there is none, it goes into your barn.",
      },
      {
        list: [
          "Each parent breeds **once in the game**. A third adult changes nothing; " +
            "a fourth that completes a second pair brings a second offspring.",
          "It does not matter whether the animals come from a truck, from the barn or from a purchase, or whether they lie " +
            "side by side.",
          "From then on the offspring is an ordinary animal of its species, neither male nor female.",
        ],
      },
      {
        note:
          "An exchange that brings a couple without offspring from the barn into an enclosure causes the birth too. " +
          "An animal that has bred stays marked, even in the barn and after a sale.",
      },
    ],
  },
  {
    id: "coins",
    title: "Coins for full enclosures",
    icon: "gi:two-coins",
    blocks: [
      {
        p:
          "When an animal takes the last free space of an enclosure, the bank pays you: " +
          "**2 coins** for the enclosure of five, **1 coin** for the enclosure of four, **1 coin** for an extension, " +
          "nothing for the enclosure of six.",
      },
      {
        list: [
          "An offspring that takes the last space earns the coins too.",
          "An enclosure filled **by an exchange** earns nothing, nor does one filled by a birth that an exchange caused.",
          "Fill the same enclosure again later, and it pays again.",
          "If the bank has too little, it pays what it has.",
        ],
      },
    ],
  },
  {
    id: "money",
    title: "Money actions",
    icon: "gi:receive-money",
    blocks: [
      {
        p:
          "Instead of drawing or taking a truck you may carry out **one** action for money. You need the full price; " +
          "coins are paid to the bank.",
      },
      {
        table: {
          caption: "Prices",
          head: ["action", "coins"],
          rows: [
            ["[Move](#move) a tile", "1"],
            ["[Exchange](#exchange) two groups", "1"],
            ["[Buy](#buy) from another barn", "2"],
            ["[Discard](#discard) from your barn", "2"],
            ["[Extend](#extend) your zoo", "3"],
          ],
        },
      },
    ],
  },
  {
    id: "move",
    title: "Move, 1 coin",
    partOf: "money",
    blocks: [
      {
        list: [
          "One **animal** from your barn to a free space of an enclosure where it may live, with births and coins as usual;",
          "or one **stall** from a stall space to another free one or into the barn, or out of the barn to a free stall space.",
        ],
      },
      { note: "An animal never moves from one enclosure to another, nor back into the barn. Only an exchange does that." },
    ],
  },
  {
    id: "exchange",
    title: "Exchange, 1 coin",
    partOf: "money",
    blocks: [
      {
        p:
          "**All** animals of a species in one place change places with **all** animals of another species in another " +
          "place. The places are two of your enclosures, or an enclosure and your barn.",
      },
      {
        list: [
          "Both sides need animals, and the two species must differ.",
          "An enclosure must have room for everybody who comes. The barn always has.",
          "With the barn, every animal of the chosen species in it takes part, offspring too; the other tiles stay.",
          "Stalls stay where they are.",
        ],
      },
    ],
  },
  {
    id: "buy",
    title: "Buy, 2 coins",
    partOf: "money",
    blocks: [
      {
        p:
          "Take a tile of your choice out of another player's barn and place it in your zoo, or in your own barn. " +
          "**1 coin goes to its owner**, 1 to the bank. The owner cannot refuse, even after taking a truck.",
      },
    ],
  },
  {
    id: "discard",
    title: "Discard, 2 coins",
    partOf: "money",
    blocks: [{ p: "A tile of your choice in your barn leaves the game for good. Offspring too." }],
  },
  {
    id: "extend",
    title: "Extend, 3 coins",
    partOf: "money",
    blocks: [
      {
        p:
          "Open your extension: a further enclosure with **five spaces and one stall space**. " +
          "It can be used from your next placing on. Each extension is built once.",
      },
    ],
  },
  {
    id: "end",
    title: "End of the game",
    icon: "lu:flag",
    blocks: [
      {
        p:
          "When the main pile is used up, tiles come from the end pile. **The first tile drawn from the end pile** makes " +
          "this round the last one. Once everybody has taken a truck, the points are counted.",
      },
      {
        note:
          "An empty main pile alone does not end anything: as long as nobody draws from the end pile, another round can " +
          "follow.",
      },
    ],
  },
  {
    id: "scoring",
    title: "Scoring",
    icon: "lu:trophy",
    blocks: [
      {
        table: {
          caption: "Enclosures",
          head: ["enclosure", "full", "one space free", "more spaces free"],
          rows: [
            ["of 5", "8", "5", "1 per animal with a stall, else 0"],
            ["of 4", "5", "4", "1 per animal with a stall, else 0"],
            ["of 6", "10", "6", "1 per animal with a stall, else 0"],
            ["extension", "9", "5", "1 per animal with a stall, else 0"],
          ],
        },
      },
      {
        list: [
          "**+2** for each different type of stall in use",
          "**−2** for each different species in the barn, even if it also lives in the zoo",
          "**−2** for each different type of stall in the barn, even if it is also in use",
        ],
      },
      {
        p:
          "Money scores nothing, but it breaks ties: of players with equal points the one with more coins wins. " +
          "If that is equal as well, they share the victory.",
      },
    ],
  },
  {
    id: "two-players",
    title: "Two players",
    icon: "lu:users",
    blocks: [
      { p: "Everything holds as described, with these differences:" },
      {
        list: [
          "**Three trucks** with room for 3, 2 and 1 tiles.",
          "Three species stay in the box.",
          "Both players have **two extensions**. Each costs 3 coins and an action of its own.",
          "The round ends when both have a truck. The tiles on the **third truck leave the game**.",
        ],
      },
    ],
  },
  {
    id: "xxl",
    title: "The XXL expansion",
    icon: "lu:hand-heart",
    blocks: [
      { p: "XXL brings more of everything, and a fourth thing to do in a turn." },
      {
        list: [
          "Each species has **6 more tiles** (usually 1 male, 1 female, 4 others) and a third offspring; there " +
            "are 3 stalls of a **fifth type**, 3 more coin tiles and 12 more coins.",
          "**Donate:** instead of drawing, taking a truck or paying, you may give all animals of a **full " +
            "enclosure** to a zoo elsewhere. They leave the game, offspring too, and you take the top donation " +
            "token. It costs nothing.",
          "Each player donates **at most twice**. The tokens are worth 6, 5 and 4; the best lie on top.",
          "Stalls stay where they are. The enclosure is empty and takes any species; filling it again pays its coins again.",
          "At the end your tokens add their points.",
        ],
      },
    ],
  },
  {
    id: "exotic",
    title: "The Exotic expansion",
    icon: "gi:monstera-leaf",
    blocks: [
      {
        p:
          "Every zoo gets a **jungle board** and **visitors**. Visitors of four colours (five together with " +
          "XXL) walk along five points, from the entrance to the exit. Each zoo begins with one of each colour " +
          "on the second point; the others wait in the reserve.",
      },
      {
        table: {
          caption: "Jungle species in play",
          head: ["players", "species", "tiles"],
          rows: [
            ["2", "5", "10"],
            ["3", "6", "12"],
            ["4", "7", "14"],
            ["5", "8", "16"],
          ],
        },
      },
    ],
  },
  {
    id: "jungle",
    partOf: "exotic",
    title: "Jungle animals",
    icon: "gi:monstera-leaf",
    blocks: [
      {
        list: [
          "A **jungle animal** goes to your jungle board or into the barn, never into an enclosure; nothing " +
            "else goes to the jungle.",
          "The board has five spaces and takes **at most three species**. What does not fit goes into the barn.",
          "Jungle animals have no sex and no offspring, and in the jungle they score nothing. In the barn each " +
            "species costs 2 points.",
          "They can be moved out of the barn, bought and discarded, but not exchanged.",
        ],
      },
    ],
  },
  {
    id: "visitors",
    partOf: "exotic",
    title: "Visitors",
    icon: "gi:walk",
    blocks: [
      {
        list: [
          "Putting a **stall** on a stall space lets one visitor of its colour walk **two points**: one of " +
            "yours, or a new one out of the reserve, who stops on the second point. You must do it if you can.",
          "Putting a **jungle animal** on the jungle board lets a visitor of **any colour** walk. Then **every " +
            "other player** with a visitor of that colour moves one of them a point back, of their own choice.",
          "A visitor that passes the fifth point leaves through the **exit** and returns to the reserve; a step" +
            " that is left is lost. You take the **bonus token** of its colour, unless somebody has it already. " +
            "Tokens never change hands.",
          "A visitor that steps back from the first point leaves too, without a token.",
          "Nobody walks for a stall or jungle animal that goes into the barn, nor for a stall that is moved. " +
            "For a bought tile, and for a jungle animal moved out of the barn, somebody does.",
        ],
      },
      {
        p:
          "**At the end** each colour in your zoo scores 2 points, however many visitors there are; each " +
          "visitor whose bonus token you have scores 2 more.",
      },
    ],
  },
  {
    id: "options",
    title: "Options",
    icon: "lu:settings-2",
    blocks: [
      { p: "Groups play some details differently. Whoever opens a table can choose:" },
      {
        table: {
          caption: "Options of a table",
          head: ["option", "usual", "other choices"],
          rows: [
            ["Which species stay in the box", "chance decides", "you name them"],
            ["Who begins", "chance decides", "you name the seat"],
            ["A move may take a stall out of the barn", "yes", "no: it stays until bought, discarded or scored"],
            ["The bank has too little for a bonus", "it pays what it has", "it pays nothing"],
            ["Coins for filling an extension", "1", "0 or 2"],
            ["Donation tokens worth 6, 5 and 4 (XXL)", "3, 3 and 4", "4, 3 and 3; or 2, 3 and 5"],
            ["Symbols on the added animals (XXL)", "a male and a female", "none"],
            ["Which jungle species stay in the box (Exotic)", "chance decides", "you name them"],
            ["Spaces of the jungle board (Exotic)", "5", "3, 4 or 6"],
            ["Colours of the stalls (Exotic)", "red, blue, green, white", "three other orders"],
            ["A visitor walks for a bought tile (Exotic)", "yes", "no"],
            ["A visitor walks for a jungle animal out of the barn (Exotic)", "yes", "no"],
            ["A visitor walks for a jungle animal that goes into the barn (Exotic)", "no", "yes"],
          ],
        },
      },
    ],
  },
];
