import type { Section } from "../../../lib/rules/book";

export const sections: Section[] = [
  {
    id: "aim",
    title: "But du jeu",
    icon: "gi:paw-print",
    blocks: [
      {
        p:
          "Vous composez un zoo de tuiles hexagonales : **animaux**, **bâtiments** et **projets**. Les tuiles qui " +
          "vont bien avec leurs voisines rapportent plus, et les objectifs récompensent les zoos riches d'une même " +
          "icône.",
      },
      {
        p:
          "Dès que quelqu'un a placé tous ses jetons Succès ou rempli son plateau, chacun des autres joue un dernier " +
          "tour. Qui a le plus de [points](#scoring) l'emporte.",
      },
    ],
  },
  {
    id: "set-up",
    title: "Mise en place",
    icon: "lu:layers",
    blocks: [
      {
        list: [
          "Chacun a un plateau Zoo, quatre cartes Action côté I, quatre jetons Amélioration et quatre jetons Succès " +
            "(2, 3, 4 et 5 icônes).",
          "Les 135 tuiles forment une pile ; **six sont dans la rivière**. Cinq des dix objectifs sont en jeu.",
          "La carte Projets du premier joueur est à l'emplacement 1, celle du deuxième à l'emplacement 2, etc., jusqu'à " +
            "l'emplacement 4. Les trois autres cartes sont placées au hasard.",
          "Vous commencez sans tuile en main. La main est secrète.",
        ],
      },
      {
        note:
          "Pour une première partie, on peut laisser dans la boîte le jeton de 4 icônes ; le troisième jeton déclenche alors " +
          "la fin.",
      },
    ],
  },
  {
    id: "turn",
    title: "Votre tour en six étapes",
    icon: "lu:rotate-cw",
    blocks: [
      {
        list: [
          "**[Prenez une tuile](#display)** à portée. C'est obligatoire.",
          "**[Utilisez une carte Action](#actions)** pour gagner des tuiles ou en jouer. C'est obligatoire.",
          "**[Jouez un bâtiment](#buildings)** de votre main, si vous voulez.",
          "**[Soutenez un objectif](#objectives)**, si vous voulez.",
          "**[Améliorez des cartes Action](#upgrades)**, autant que vous pouvez et voulez.",
          "Défaussez pour ne garder que **six tuiles** en main. La rivière se resserre et se complète. Puis on vérifie " +
            "si la partie [se termine](#end).",
        ],
      },
      { note: "Pendant le tour, la main n'a pas de limite." },
    ],
  },
  {
    id: "display",
    title: "Rivière et portée",
    icon: "gi:card-pick",
    blocks: [
      {
        p:
          "À l'étape 1, vous prenez une tuile de la position 1 jusqu'à la **force de votre carte Projets**. La " +
          "carte ne bouge pas. La position 6 n'est jamais à portée.",
      },
      {
        p:
          "Toute autre règle permet de prendre dans la rivière à **n'importe quelle position**. Les trous restent " +
          "jusqu'à la fin du tour.",
      },
    ],
  },
  {
    id: "actions",
    title: "Cartes Action",
    icon: "gi:card-exchange",
    blocks: [
      {
        p:
          "La force d'une carte est le numéro de son emplacement, **plus un du côté II**. Après usage, elle va à l'emplacement 1 " +
          "et les cartes à sa gauche avancent d'un cran vers la droite.",
      },
      {
        table: {
          caption: "Ce que font les cartes",
          head: ["carte", "gagner", "jouer"],
          rows: [
            ["Projets", "prendre 1 tuile de la rivière (côté II : jusqu'à 2)", "1 projet"],
            ["Animaux (rocher, forêt, eau)", "piocher 2 tuiles", "1 animal (côté II : 1 ou 2)"],
          ],
        },
      },
      {
        p:
          "Pour jouer une tuile, la carte doit être au moins aussi forte que le **niveau** de la tuile. Une carte " +
          "Animaux joue les animaux de son habitat et ceux sans habitat. Avec deux animaux, les niveaux s'ajoutent, " +
          "et le premier est résolu avant le second.",
      },
      {
        note:
          "Des effets durables peuvent réduire la force demandée, jamais sous 0. Le niveau et la taille de la tuile " +
          "ne changent pas.",
      },
    ],
  },
  {
    id: "placing",
    title: "Poser les tuiles",
    icon: "gi:high-grass",
    blocks: [
      {
        list: [
          "Une tuile va sur une **case vide** à côté de l'entrée ou d'une tuile. Les terrains imprimés ne sont pas " +
            "des tuiles.",
          "Les tuiles ne tournent jamais. Chaque **flèche** doit viser un terrain : imprimé, déjà posé ou créé maintenant.",
          "Un nouveau terrain est n'importe quelle autre tuile de votre main, **face cachée**, sur une case vide.",
          "Une flèche ne vise ni une tuile visible ni l'extérieur du plateau. Un terrain peut servir à plusieurs tuiles.",
          "Couvrir une **case bonus**, face visible ou cachée, donne son bonus une fois.",
        ],
      },
      {
        p:
          "On pose d'abord la tuile, puis ses terrains, puis on résout bonus et effets dans l'ordre de son choix. " +
          "Un animal à côté de son **partenaire** de l'autre sexe donne 1 jeton Conservation.",
      },
    ],
  },
  {
    id: "buildings",
    title: "Bâtiments",
    icon: "gi:house",
    blocks: [
      {
        p:
          "À l'étape 3, vous pouvez jouer un bâtiment. Il ne demande pas de force, mais sa **condition** doit être " +
          "remplie : sur sa case (à côté de certaines icônes, près du canal) ou dans votre zoo et votre main.",
      },
      { note: "Le bâtiment lui-même ne compte pas pour une condition de case. Dans une main de sept tuiles, il compte." },
    ],
  },
  {
    id: "effects",
    title: "Effets",
    icon: "gi:lightning-helix",
    blocks: [
      {
        p:
          "Tout effet est facultatif. Certains ont lieu une fois, quand la tuile est jouée ; d'autres durent tant " +
          "que la tuile est visible dans le zoo.",
      },
      {
        list: [
          "**Piocher** : des tuiles de la pile. **Prendre** : une tuile de la rivière, au choix ou du type indiqué.",
          "**Chasser** : révélez trois tuiles de la pile, gardez un animal, défaussez le reste.",
          "**Poche** : défaussez des tuiles de votre main, un jeton Poche pour chacune.",
          "**Déplacer une carte Action** à l'emplacement 1, une fois l'action finie ; elle n'est pas utilisée.",
          "**Terrain** : posez la première tuile de la pile face cachée, sans la regarder.",
          "**Pour chaque icône que vous jouez** : l'effet a lieu pour chaque tuile jouée face visible avec cette " +
            "icône, celle de l'effet comprise.",
        ],
      },
    ],
  },
  {
    id: "release",
    title: "Relâcher des animaux",
    icon: "gi:three-leaves",
    partOf: "effects",
    blocks: [
      {
        p:
          "Un projet Relâcher dans la nature se pose **sur un animal** de votre zoo qui montre l'icône indiquée. " +
          "L'animal, ses icônes et ses points disparaissent ; vous gagnez **2 jetons Conservation pour un petit " +
          "animal, 3 pour un grand** (niveau 4 ou 5).",
      },
    ],
  },
  {
    id: "relocate",
    title: "Déplacer une tuile",
    icon: "lu:move",
    partOf: "effects",
    blocks: [
      {
        p:
          "Une tuile de votre zoo va sur une autre case vide permise. Ses flèches doivent déjà y viser des " +
          "terrains, et un bâtiment doit y remplir sa condition de case. Le bonus de la nouvelle case est gagné ; " +
          "les effets de la tuile n'ont pas lieu à nouveau.",
      },
    ],
  },
  {
    id: "objectives",
    title: "Objectifs",
    icon: "lu:target",
    blocks: [
      {
        p:
          "À l'étape 4, vous pouvez placer un jeton Succès libre sur un objectif que vous ne soutenez pas encore. Il " +
          "faut autant d'icônes correspondantes que le jeton l'indique ; chaque icône manquante coûte **1 jeton " +
          "Conservation**, mais au moins une icône doit être dans le zoo.",
      },
      { note: "Plusieurs joueurs peuvent soutenir le même objectif." },
    ],
  },
  {
    id: "upgrades",
    title: "Améliorations",
    icon: "gi:upgrade",
    blocks: [
      {
        p:
          "Chacun de vos quatre jetons Amélioration retourne une carte Action de votre choix, dès que sa condition " +
          "est remplie :",
      },
      {
        list: [
          "1 objectif soutenu",
          "2 projets dans votre zoo",
          "3 tuiles reliées d'un même habitat : rocher, forêt ou eau",
          "4 classes d'animaux différentes",
        ],
      },
      { note: "Une amélioration compte dès le tour suivant et reste acquise." },
    ],
  },
  {
    id: "end",
    title: "Fin de la partie",
    icon: "lu:flag",
    blocks: [
      {
        list: [
          "Vous avez placé **tous vos jetons Succès**, ou votre plateau n'a **plus de case vide** : vous prenez **10 " +
            "points** et chacun des autres joue encore un tour. Qui y parvient aussi pendant ce dernier tour prend 5 " +
            "points.",
          "La **pile est vide** avant cela : la partie s'arrête après ce tour, sans jeton Fin de partie.",
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
          caption: "D'où viennent les points",
          head: ["source", "points"],
          rows: [
            ["tuiles", "comme imprimé : fixe, ou par icône voisine, reliée ou dans tout le zoo"],
            ["mini-ferme", "chaque groupe relié une fois : 3, 9 ou 18 pour 1, 2 ou 3 et plus"],
            ["terrain", "1 chacun, imprimés compris"],
            ["jeton Succès", "comme affiché ; celui de 5 icônes 14"],
            ["jeton Poche ou Conservation", "2 chacun"],
            ["jeton Fin de partie", "10 ou 5"],
          ],
        },
      },
      {
        p:
          "À égalité, le joueur qui a le plus d'animaux dans son zoo l'emporte ; s'il y a encore égalité, la victoire est " +
          "partagée.",
      },
    ],
  },
  {
    id: "solo",
    title: "En solo",
    icon: "lu:user",
    blocks: [
      {
        p:
          "Votre carte Projets commence à l'emplacement 1. À la fin de chaque tour, un **jeton Solo** (18, ou 15 ou 12 " +
          "pour plus de défi) est révélé : la tuile de sa position est défaussée, ou celle de la position la plus basse " +
          "si la place est vide.",
      },
      {
        p:
          "Vous **gagnez** si vous terminez la partie avec un plateau rempli ou tous vos jetons Succès placés, au plus " +
          "tard au tour du dernier jeton Solo. Chaque jeton encore caché vaut **5 points**.",
      },
    ],
  },
];
