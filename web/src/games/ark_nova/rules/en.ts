import type { Section } from "../../../lib/rules/book";

export const sections: Section[] = [
  {
    id: "aim",
    title: "Aim of the game",
    icon: "gi:paw-print",
    blocks: [
      {
        p:
          "You plan a zoo: build enclosures, bring animals into them, win sponsors, and support projects that protect " +
          "species in the wild. Two numbers grow: **appeal** brings visitors and money, **conservation** says what your " +
          "zoo does for the world.",
      },
      {
        p:
          "The two markers run towards each other. When those of one player meet, the last turns begin. " +
          "Your points are how far your appeal has come beyond your conservation marker, see [Points](#scoring). " +
          "Most points win.",
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
          "Everybody has a zoo map, **25 money**, reputation 1, one worker and five action cards: " +
            "Animals in slot 1, the others in any order.",
          "Appeal begins at 0, 1, 2, 3 in the order of play.",
          "You get **8 cards and keep 4**, and 2 final scoring cards that only you see.",
          "Three base projects lie out (four with four players). With two players some levels and donations are blocked by " +
            "neutral cubes.",
          "Two bonus tiles each lie at conservation 5 and 8.",
        ],
      },
      { note: "On map A, the map for a first game, a size-3 enclosure and a kiosk already stand." },
    ],
  },
  {
    id: "turn",
    title: "Your turn",
    icon: "lu:rotate-cw",
    blocks: [
      {
        p:
          "Each turn you use **one action card**. Its strength is the number of its slot, 1 to 5. " +
          "Then it goes to slot 1, and the cards that were on its left move one slot to the right: " +
          "the longer a card waits, the stronger it gets.",
      },
      {
        list: [
          "**[Animals](#animals)**: play animals.",
          "**[Build](#build)**: build enclosures, kiosks and pavilions.",
          "**[Cards](#cards)**: draw cards.",
          "**[Association](#association)**: send workers.",
          "**[Sponsors](#sponsors)**: play sponsors, or take money.",
          "Or use any card to **take one [X-token](#x-tokens)** instead of its action.",
        ],
      },
      {
        p:
          "Each card can be **upgraded** to its better side II: at conservation 2, at reputation 5, and for the second " +
          "partner zoo and the second university.",
      },
      {
        note:
          'What happens "after the action" (Clever, Boost, another action) waits until the action is over and its card lies in slot 1. ' +
          "Everything else happens at once.",
      },
    ],
  },
  {
    id: "x-tokens",
    title: "X-tokens",
    icon: "lu:plus",
    blocks: [
      { p: "Each X-token you spend before an action makes it **stronger by 1**. You never have more than 5." },
      { note: "Tables for Animals and Cards end at strength 5; Build, Association and Sponsors use all of it." },
    ],
  },
  {
    id: "display",
    title: "Display and range",
    icon: "gi:card-pick",
    blocks: [
      {
        p:
          "Six cards lie in folders 1 to 6. How many of the folders are **in your range** depends on your " +
          "[reputation](#reputation).",
      },
      {
        list: [
          "Taking a card from the display into your hand costs nothing.",
          "**Playing** a card directly from the display costs its folder number in addition, and needs side II of the " +
            "action card.",
          "**Snapping** takes any card of the display, whatever your reputation.",
          "Gaps stay until the end of the turn; then the cards slide down and new ones come.",
        ],
      },
    ],
  },
  {
    id: "cards",
    title: "Action: Cards",
    icon: "gi:card-draw",
    blocks: [
      { p: "First the [break](#break) token moves 2 steps. Then you draw, or snap one card." },
      {
        table: {
          caption: "Draw, then discard",
          head: ["strength", "1", "2", "3", "4", "5"],
          rows: [
            ["side I: draw", "1", "1", "2", "2", "3"],
            ["discard", "1", "–", "1", "–", "1"],
            ["side II: draw", "1", "2", "2", "3", "4"],
            ["discard", "–", "1", "–", "1", "1"],
          ],
        },
      },
      {
        list: [
          "Side I draws from the deck; it may snap from strength 5.",
          "Side II may take each card from the deck or from the display in range; it may snap from strength 3.",
        ],
      },
    ],
  },
  {
    id: "build",
    title: "Action: Build",
    icon: "gi:trowel",
    blocks: [
      {
        p:
          "A building costs **2 money a space**. Side I builds one building of at most the strength; side II several " +
          "**different** ones of no more than that size in all, and also the large bird aviary and the reptile house.",
      },
      {
        list: [
          "The first building covers a border space; each other one touches one of your buildings.",
          "Nothing is built on rock or water, nor on spaces marked II without Build II.",
          "Enclosures have sizes 1 to 5; kiosk and pavilion 1; petting zoo 3; aviary and reptile house 5, one of each.",
          "A **pavilion** gives 1 appeal. A **kiosk** earns in each [break](#income); at least two spaces lie between kiosks.",
          "A map that is completely covered gives 7 appeal.",
        ],
      },
    ],
  },
  {
    id: "bonuses",
    title: "Bonuses of the map",
    icon: "lu:gift",
    partOf: "build",
    blocks: [
      { p: "Covering a space with a sign gives its bonus at once, one time only, however the building came there." },
      {
        note:
          "Signs on the left edge belong to the cubes: you get one each time you support a [project](#projects). " +
          "Those with the income hand come again in every break.",
      },
    ],
  },
  {
    id: "animals",
    title: "Action: Animals",
    icon: "gi:lion",
    blocks: [
      {
        table: {
          caption: "Animals you may play",
          head: ["strength", "1", "2", "3", "4", "5"],
          rows: [
            ["side I", "–", "1", "1", "1", "2"],
            ["side II", "1", "1", "2", "2", "2"],
          ],
        },
      },
      {
        p:
          "An animal needs everything on the left edge of its card, its price, and a home. " +
          "Side II also plays from the display in range, and from strength 5 on gives 1 reputation first.",
      },
      {
        list: [
          "A partner zoo lowers the price by **3 for each icon** of its continent on the animal.",
          "The animal brings its appeal, its icons and its [ability](#abilities).",
          "An animal's own icons do not help to meet its own conditions.",
        ],
      },
    ],
  },
  {
    id: "homes",
    title: "Enclosures",
    icon: "lu:hexagon",
    partOf: "animals",
    blocks: [
      {
        p:
          "An animal moves into an **empty standard enclosure of its size or larger** that touches as many rock and water " +
          "spaces as the card asks for. Each holds one animal.",
      },
      {
        list: [
          "Many birds and reptiles may live in the aviary or the reptile house instead, where they take as many of its 5 " +
            "places as their card says.",
          "Petting zoo animals live only in the petting zoo, 3 at most.",
          "When you build an aviary or a reptile house, fitting animals may move in; the enclosures they leave become empty.",
        ],
      },
    ],
  },
  {
    id: "association",
    title: "Action: Association",
    icon: "gi:shaking-hands",
    blocks: [
      {
        table: {
          caption: "Tasks",
          head: ["task", "strength"],
          rows: [
            ["gain 2 reputation", "2"],
            ["take a partner zoo", "3"],
            ["take a university", "4"],
            ["support a project", "5"],
          ],
        },
      },
      {
        p:
          "Side I does one task; side II several different ones whose values add up to the strength at most, and may " +
          "[donate](#donations) afterwards.",
      },
      {
        list: [
          "A task takes **one worker** if none of yours is there, **two** if one is; " +
            "with two or more there you have to wait for the break.",
          "Workers of others do not matter. All come home in the break.",
          "You begin with one worker and can hire three more.",
        ],
      },
    ],
  },
  {
    id: "partners",
    title: "Partner zoos and universities",
    icon: "gi:gate",
    partOf: "association",
    blocks: [
      {
        list: [
          "A **partner zoo** is an icon of its continent and makes animals cheaper. Each continent once; " +
            "four at most, the third and fourth with Association II.",
          "A **university** gives research icons, reputation, or a hand limit of 5. Each kind once.",
          "They cover spaces of your map from the bottom up; some give a bonus.",
        ],
      },
    ],
  },
  {
    id: "donations",
    title: "Donations",
    icon: "gi:two-coins",
    partOf: "association",
    blocks: [
      {
        p:
          "With Association II you may, after at least one task, pay the lowest free amount for **1 conservation point**: " +
          "2, 5, 5, 7, 7, 10, 10, then always 12 (with two players 2, 5, 7, 10, 12). Once per action.",
      },
    ],
  },
  {
    id: "projects",
    title: "Conservation projects",
    icon: "gi:three-leaves",
    blocks: [
      {
        p:
          "To support a project you put a cube on a free level that your zoo meets. " +
          "You gain its points, and the bonus under the cube that you take from the left edge of your map. " +
          "Each level holds one cube, and nobody supports a project twice.",
      },
      {
        list: [
          "Most count **icons** in your zoo: on animals, sponsors, partner zoos and universities, rock and water symbols too.",
          "**Release**: an animal with the icon and exactly the size of the level leaves your zoo. " +
            "You lose its printed appeal, and its enclosure becomes empty.",
          "**Breeding programs** need an animal with the icon and a partner zoo of one of its continents.",
          "A project card of your hand comes into play when you can support it at once. " +
            "Above the board there is room for as many as players (two at least); the oldest leaves.",
        ],
      },
    ],
  },
  {
    id: "sponsors",
    title: "Action: Sponsors",
    icon: "gi:receive-money",
    blocks: [
      {
        p:
          "Side I plays **one sponsor** of a level up to the strength; side II several, whose levels add up to the " +
          "strength + 1 at most, also from the display in range. Sponsors cost no money.",
      },
      { p: "Or move the break token as many steps as the strength, and gain as much money; side II twice as much." },
      {
        list: [
          "A sponsor may act at once, for each new icon, in every break, or at the end.",
          "Some bring a building of their own, placed free of charge; without room for it they cannot be played.",
          '"For money" means: the sponsor costs its level, and the action card does not move.',
        ],
      },
    ],
  },
  {
    id: "conservation",
    title: "Conservation track",
    icon: "gi:three-leaves",
    blocks: [
      {
        table: {
          caption: "Rewards of the track",
          head: ["points", "reward"],
          rows: [
            ["2", "upgrade an action card, or hire a worker"],
            ["5 and 8", "one of the bonus tiles there, or 5 money"],
            ["10", "the first player here: everybody discards a final scoring card"],
          ],
        },
      },
    ],
  },
  {
    id: "reputation",
    title: "Reputation",
    icon: "gi:laurels",
    blocks: [
      {
        table: {
          caption: "Folders in range",
          head: ["reputation", "1", "2", "4", "7", "10", "13"],
          rows: [["folders", "1", "2", "3", "4", "5", "6"]],
        },
      },
      {
        p:
          "Bonuses: an upgrade at 5, a worker at 8, a card at 10 and 13, a conservation point at 11 and 14, an X-token at " +
          "12 and 15.",
      },
      { note: "It passes 9 only with Cards II. At 15 each further point is 1 appeal." },
    ],
  },
  {
    id: "break",
    title: "The break",
    icon: "gi:coffee-cup",
    blocks: [
      {
        p:
          "Whoever brings the break token to the end (9, 12 or 15 steps with 2, 3 or 4 players) gains an X-token; " +
          "after the turn there is a break.",
      },
      {
        list: [
          "Hands are cut to 3 cards (5 with the university).",
          "All tokens leave the action cards.",
          "Workers come home; partner zoos and universities are filled up.",
          "The cards in folders 1 and 2 are discarded.",
          "Everybody gets [income](#income).",
        ],
      },
    ],
  },
  {
    id: "income",
    title: "Income",
    icon: "gi:two-coins",
    partOf: "break",
    blocks: [
      {
        list: [
          "Money for **appeal**: 5 at 0, 10 at 5, 17 at 20, 25 at 48.",
          "Each **kiosk** earns 1 for each pavilion, special enclosure, unique building and **occupied** enclosure beside it.",
          "Sponsors and uncovered spaces with the income hand.",
        ],
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
          "When a turn ends and the markers of its player share a scoring area or have passed each other, " +
          "**everybody else has one more turn**. If it happens in a break, everybody has one more.",
      },
      {
        p:
          "Then final scoring cards and sponsors with an end symbol are counted. " +
          "If nobody reached 10 conservation points, everybody first discards one final scoring card.",
      },
    ],
  },
  {
    id: "scoring",
    title: "Points",
    icon: "lu:trophy",
    partOf: "end",
    blocks: [
      {
        p:
          "Points = **your appeal minus the appeal your conservation calls for**: 114 without any; " +
          "each of the first ten conservation points lowers it by 2, each further one by 3. So 10 make it 94, and 20 make it 64.",
      },
      {
        p:
          "A final scoring card gives 4 conservation points at most. In a tie, more supported projects win; " +
          "after that the victory is shared.",
      },
    ],
  },
  {
    id: "abilities",
    title: "Abilities of animals",
    icon: "gi:paw",
    blocks: [
      {
        list: [
          "**Sprint, Hunter, Perception, Scavenging, Digging, Snapping, Sponsor Magnet**: ways to new cards.",
          "**Clever, Boost**: move an action card. **Action, Determination**: another action. **Multiplier**: " +
            "do an action twice.",
          "**Pack, Iconic Animal, Petting Zoo Animal**: appeal for icons. **Inventive**: X-tokens. **Jumping**: " +
            "break steps and money. **Sunbathing, Pouch**: sell or put away cards.",
          "**Full-throated**: a worker. **Posturing, Peacocking**: free buildings. **Flock Animal**: " +
            "shares the home of a large enough herbivore. **Resistance, Assertion, Dominance**: more to choose from.",
        ],
      },
      { note: "Each card says in words what its ability does; open it to read on." },
    ],
  },
  {
    id: "attacks",
    title: "Abilities against others",
    icon: "gi:snake-bite",
    partOf: "abilities",
    blocks: [
      {
        list: [
          "**Venom**: tokens on action cards of all who have more appeal. Each turn in which they remove none costs 2 money.",
          "**Constriction**: a card with such a token is weaker by 2.",
          "**Hypnosis**: use a card of the player with most appeal, in your own zoo.",
          "**Pilfering**: the player with most appeal (and, with Pilfering 2, the one with most conservation) gives you " +
            "5 money or a random card.",
        ],
      },
      { p: "Nobody with less than 5 appeal is hit. In a peaceful game and alone, other abilities take their place." },
    ],
  },
  {
    id: "maps",
    title: "Maps",
    icon: "lu:map",
    blocks: [
      {
        p:
          "Map A is for the first game, map 0 has no power. The others have one: a tower that rewards occupied " +
          "enclosures beside it, an outdoor area that makes them larger, a harbor where you sell a card each turn, a " +
          "restaurant, a research institute that forgives a condition, ice cream parlors, or letters that bring " +
          "sponsors. The map says it in words.",
      },
      {
        p:
          "The map packs add seven more: continents that reward animals of their own, a rescue station, a drawing board " +
          "with four areas, caves where cards earn money, an action row whose low numbers are hidden, a lagoon that finds " +
          "sponsors, and a tournament map where a discarded card adds strength. " +
          "On some of them a bonus lies between a partner zoo and the university of its row: " +
          "you gain it when both are there.",
      },
    ],
  },
  {
    id: "marine",
    title: "Marine Worlds",
    icon: "gi:big-wave",
    blocks: [
      {
        p: "The expansion adds sea animals with aquariums, reefs and waves, universities of a category, and other action cards.",
      },
      {
        list: [
          "**Action cards**: everybody keeps one of three alternative cards and passes the others to the left, until " +
            "each has three; two of different actions replace the standard cards. They can also be dealt, or left out.",
          "**Aquariums**: a small one of 2 spaces and a large one of 5, one of each in a zoo, each beside water. " +
            "They cost 2 money per space, and each is a water icon. Two aquariums may share the spaces of a sea animal.",
          "**Reef**: when you play a reef dweller, the reef effects of all reef dwellers in your zoo happen, its own too. " +
            "You choose the order.",
          "**Waves**: for each wave on a card that is new in the display, the first card of the display is discarded; " +
            "then it is filled again. A marked card goes to the hand of who marked it.",
          "**Universities**: you may have one university of a category. It gives a research icon and an icon of its " +
            "category, and you search the deck for a card with that icon. Then nobody takes another one before the break.",
          "**Reputation 15**: each further point gives 1 appeal, or once the bonus tile that lies there.",
          "**Grey bonus tiles** are kept and used later, in a turn of your own.",
        ],
      },
    ],
  },
  {
    id: "solo",
    title: "Playing alone",
    icon: "lu:user",
    blocks: [
      {
        p:
          "A tile with seven cubes replaces the break track. After each turn one cube moves to the right; " +
          "when all have moved there is a break, and one cube goes on the lowest donation. " +
          "So there are **rounds of 7, 6, 5, 4, 3 and 2 turns**; after the last the game ends, not when the markers meet.",
      },
      { p: "You begin with 0, 10 or 20 appeal, as hard as you like, and win with **at least 0 points**." },
    ],
  },
  {
    id: "challenge",
    title: "Challenge of three games",
    icon: "lu:medal",
    partOf: "solo",
    blocks: [
      {
        p:
          "Three solo games in a row without reshuffling: cards, maps and tiles that were used are gone. " +
          "It is passed if the three results add up to at least 0.",
      },
    ],
  },
  {
    id: "options",
    title: "Options",
    icon: "lu:settings-2",
    blocks: [
      {
        list: [
          "Maps: one for all, one of two each, a draft, or chance.",
          "Peaceful game: no abilities against others.",
          "Discard pile: only its top card visible, or open for everybody to read.",
        ],
      },
    ],
  },
];
