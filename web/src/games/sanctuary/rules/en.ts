import type { Section } from "../../../lib/rules/book";

export const sections: Section[] = [
  {
    id: "aim",
    title: "Aim of the game",
    icon: "gi:paw-print",
    blocks: [
      {
        p:
          "You lay out a zoo of hexagonal tiles: **animals**, **buildings** and **projects**. Tiles that suit their " +
          "neighbours score more, and objectives reward zoos with many icons of one sort.",
      },
      {
        p:
          "When somebody has used all achievement markers or has filled the map, everybody else has one last turn. " +
          "Most [points](#scoring) win.",
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
          "Everybody has a zoo map, four action cards on side I, four upgrade markers and four achievement markers " +
            "(2, 3, 4 and 5 icons).",
          "The 135 tiles are one pile; **six lie in the display**. Five of the ten objectives are in play.",
          "The first player's Projects card lies in slot 1, the second player's in slot 2, and so on up to slot 4. " +
            "The other three cards lie at random.",
          "You begin without tiles in hand. A hand is secret.",
        ],
      },
      { note: "For a first game you may leave the marker of 4 icons out; then the third marker ends the game." },
    ],
  },
  {
    id: "turn",
    title: "Your turn in six steps",
    icon: "lu:rotate-cw",
    blocks: [
      {
        list: [
          "**[Take a tile](#display)** within reach. You must.",
          "**[Use one action card](#actions)** to gain tiles or to play some. You must.",
          "**[Play one building](#buildings)** from your hand, if you like.",
          "**[Support one objective](#objectives)**, if you like.",
          "**[Upgrade action cards](#upgrades)**, as many as you can and like.",
          "Discard down to **six tiles** in hand. The display closes its gaps and is filled up. Then the " +
            "[end](#end) is checked.",
        ],
      },
      { note: "During the turn your hand may hold any number of tiles." },
    ],
  },
  {
    id: "display",
    title: "Display and reach",
    icon: "gi:card-pick",
    blocks: [
      {
        p:
          "In step 1 you take a tile from position 1 up to the **strength of your Projects card**. That card stays " +
          "where it is. Position 6 is never within reach.",
      },
      {
        p: "Every other rule that takes from the display takes from **any position**. Gaps stay until the end of the turn.",
      },
    ],
  },
  {
    id: "actions",
    title: "Action cards",
    icon: "gi:card-exchange",
    blocks: [
      {
        p:
          "A card is as strong as the number of its slot, and **one stronger on side II**. After use it goes to " +
          "slot 1, and the cards that lay left of it move one slot to the right.",
      },
      {
        table: {
          caption: "What cards do",
          head: ["card", "gain", "play"],
          rows: [
            ["Projects", "take any 1 display tile (side II: up to 2)", "1 project"],
            ["Animals (rock, forest, water)", "draw 2 from the pile", "1 animal (side II: 1 or 2)"],
          ],
        },
      },
      {
        p:
          "To play a tile, the card must be at least as strong as the tile's **level**. An Animals card plays " +
          "animals of its habitat, and animals without a habitat. With two animals the levels add up, and the first " +
          "is finished before the second.",
      },
      {
        note: "Lasting effects may lower the strength that a tile asks for, never below 0. Its level and size stay the same.",
      },
    ],
  },
  {
    id: "placing",
    title: "Placing tiles",
    icon: "gi:high-grass",
    blocks: [
      {
        list: [
          "A tile goes on an **empty space** next to the entrance or to a tile. Printed open areas are not tiles.",
          "Tiles are never turned. Each **arrow** must point at an open area: printed, already there, or made now.",
          "A new open area is any other tile of your hand, **face down**, on an empty space.",
          "An arrow may not point at a face-up tile or off the map. One open area may serve several tiles.",
          "Covering a **bonus space**, face up or face down, gives its bonus once.",
        ],
      },
      {
        p:
          "First the tile is placed, then its open areas, then you resolve all bonuses and effects in the order you " +
          "like. An animal next to its **partner** of the other sex gives 1 conservation marker.",
      },
    ],
  },
  {
    id: "buildings",
    title: "Buildings",
    icon: "gi:house",
    blocks: [
      {
        p:
          "In step 3 you may play one building. It needs no strength, but its **condition** must be met: at its " +
          "space (next to certain icons, by the river) or in your zoo and hand.",
      },
      { note: "The building itself does not count for a condition at its space. A hand of seven counts the building." },
    ],
  },
  {
    id: "effects",
    title: "Effects",
    icon: "gi:lightning-helix",
    blocks: [
      {
        p:
          "Every effect is optional. Some happen once, when the tile is played; others last as long as the tile " +
          "lies face up in your zoo.",
      },
      {
        list: [
          "**Draw**: tiles from the pile. **Take**: a tile of the display, any or one of the kind that is named.",
          "**Hunt**: turn up three tiles of the pile, keep one animal, discard the rest.",
          "**Pouch**: discard tiles of your hand, one pouch marker for each.",
          "**Move an action card** to slot 1, after the action is finished; nothing is done with it.",
          "**Open area**: lay the top tile of the pile face down, unseen.",
          "**For each icon you play**: the effect comes for every face-up tile with that icon, the tile itself included.",
        ],
      },
    ],
  },
  {
    id: "release",
    title: "Releasing animals",
    icon: "gi:three-leaves",
    partOf: "effects",
    blocks: [
      {
        p:
          "A release project goes **on an animal** of your zoo that shows the icon it names. The animal, its icons " +
          "and its points are gone; you gain **2 conservation markers for a small animal, 3 for a large one** " +
          "(level 4 or 5).",
      },
    ],
  },
  {
    id: "relocate",
    title: "Relocating",
    icon: "lu:move",
    partOf: "effects",
    blocks: [
      {
        p:
          "One tile of your zoo moves to another legal empty space. Its arrows must already meet open areas there, " +
          "and a building must meet the condition of its space. The bonus of the new space is gained; the tile's " +
          "own effects do not happen again.",
      },
    ],
  },
  {
    id: "objectives",
    title: "Objectives",
    icon: "lu:target",
    blocks: [
      {
        p:
          "In step 4 you may put one unused achievement marker on an objective that you do not support yet. You " +
          "need as many matching icons as the marker says; each missing icon costs **1 conservation marker**, but " +
          "at least one icon must be in your zoo.",
      },
      { note: "Several players may support the same objective." },
    ],
  },
  {
    id: "upgrades",
    title: "Upgrades",
    icon: "gi:upgrade",
    blocks: [
      { p: "Each of your four upgrade markers turns one action card of your choice to side II, once its condition holds:" },
      {
        list: [
          "1 objective supported",
          "2 projects in your zoo",
          "3 connected tiles of one habitat: rock, forest or water",
          "4 different classes of animals",
        ],
      },
      { note: "An upgrade counts from the next turn on, and stays if the condition fails later." },
    ],
  },
  {
    id: "end",
    title: "End of the game",
    icon: "lu:flag",
    blocks: [
      {
        list: [
          "You have placed **all achievement markers**, or your map has **no empty space**: you take **10 points**, " +
            "and everybody else has one more turn. Anyone who also manages it in that turn takes 5.",
          "The **pile is empty** before that: the game ends after this turn, without end markers.",
        ],
      },
    ],
  },
  {
    id: "scoring",
    title: "Points",
    icon: "lu:star",
    blocks: [
      {
        table: {
          caption: "Where points come from",
          head: ["source", "points"],
          rows: [
            ["tiles", "as printed: fixed, or for each icon beside it, connected with it or anywhere in the zoo"],
            ["petting zoo", "each connected group once: 3, 9 or 18 for 1, 2 or 3 and more"],
            ["open area", "1 each, printed ones too"],
            ["achievement marker", "as the table shows; the marker of 5 icons 14"],
            ["pouch or conservation marker", "2 each"],
            ["end marker", "10 or 5"],
          ],
        },
      },
      { p: "In a tie, more animals in the zoo win; after that the victory is shared." },
    ],
  },
  {
    id: "solo",
    title: "Alone",
    icon: "lu:user",
    blocks: [
      {
        p:
          "Your Projects card begins in slot 1. At the end of each turn one **solo marker** (18, or 15 or 12 for " +
          "more of a challenge) is turned up: the display tile in its position is discarded, or the lowest one if " +
          "that position is empty.",
      },
      {
        p:
          "You **win** if you end the game by a full map or all achievement markers, at the latest in the turn of " +
          "the last marker. Each marker that is still face down is worth **5 points**.",
      },
    ],
  },
];
