import type { Section } from "../../../lib/rules/book";

export const sections: Section[] = [
  {
    id: "aim",
    title: "But du jeu",
    icon: "gi:paw-print",
    blocks: [
      {
        p:
          "Vous dirigez un zoo. Animaux, boutiques et pièces arrivent par camion, et toute la table décide de ce qui voyage " +
          "ensemble. Installez les animaux de sorte que chaque enclos n'accueille qu'**une seule espèce** et qu'il reste " +
          "le moins de cases libres possible.",
      },
      {
        p:
          "Ce qui ne trouve pas de place attend dans votre étable et coûte des points. " +
          "Quand les tuiles viennent à manquer, la partie s'arrête, et le zoo qui a le plus de points gagne.",
      },
    ],
  },
  {
    id: "set-up",
    title: "Mise en place",
    icon: "lu:layers",
    blocks: [
      {
        p:
          "Il y a huit espèces. À cinq joueurs, toutes sont en jeu ; à moins de cinq, le hasard en laisse quelques-unes " +
          "dans la boîte.",
      },
      {
        table: {
          caption: "Selon le nombre de joueurs",
          head: ["joueurs", "espèces", "tuiles", "camions", "extensions par joueur"],
          rows: [
            ["2", "5", "79", "3 (3, 2 et 1 places)", "2"],
            ["3", "6", "90", "3", "1"],
            ["4", "7", "101", "4", "1"],
            ["5", "8", "112", "5", "1"],
          ],
        },
      },
      {
        list: [
          "Chaque espèce compte 11 tuiles : 2 mâles, 2 femelles et 7 sans sexe. 2 petits par espèce, sur des tuiles " +
            "rondes, attendent à part.",
          "S'y ajoutent 12 boutiques (4 types, 3 de chaque) et 12 tuiles pièce.",
          "Toutes les tuiles sont mélangées face cachée. **15 d'entre elles forment la pile de fin**, les autres la pile " +
            "principale.",
          "Tout le monde commence avec un zoo vide, ses extensions encore fermées, et **2 pièces** ; la banque garde le " +
            "reste des 30 pièces.",
          "Un camion porte **trois tuiles**. Le hasard désigne qui commence.",
        ],
      },
    ],
  },
  {
    id: "turn",
    title: "Votre tour",
    icon: "lu:rotate-cw",
    blocks: [
      { p: "On joue dans le sens des aiguilles d'une montre. À votre tour, faites **exactement une** chose parmi trois :" },
      {
        list: [
          "**Piochez** une tuile et chargez-la sur un camion, voir [Camions](#trucks).",
          "**Prenez un camion**, déchargez-le dans votre zoo et attendez la fin de la manche.",
          "**Payez une action**, voir [Actions payantes](#money).",
        ],
      },
      {
        p:
          "La manche finit quand tout le monde a pris un camion. Les camions vides reviennent, et le joueur qui a pris " +
          "le dernier commence la manche suivante.",
      },
      {
        note:
          "Vous êtes seul à ne pas avoir de camion ? Vous rejouez alors, en piochant ou en payant autant de fois que vous " +
          "voulez, jusqu'à prendre le dernier camion.",
      },
    ],
  },
  {
    id: "trucks",
    title: "Camions",
    icon: "gi:truck",
    blocks: [
      {
        p:
          "**Piocher.** Vous regardez d'abord la tuile, puis vous choisissez son camion : n'importe lequel de ceux du " +
          "centre qui ont une place libre. La tuile doit être chargée. Quand tous les camions du centre sont pleins, " +
          "personne ne peut piocher.",
      },
      {
        p:
          "**Prendre.** Le camion doit porter au moins une tuile ; une tuile pièce suffit. Vous le déchargez aussitôt en " +
          "entier, dans l'ordre de votre choix. Rien ne reste sur le camion, rien n'est jeté.",
      },
      {
        note:
          "Qui a un camion ne fait plus rien dans cette manche, pas même une action payante. " +
          "Cela vaut aussi pour la dernière manche.",
      },
    ],
  },
  {
    id: "placing",
    title: "Placer les tuiles",
    icon: "lu:grid-2x2",
    blocks: [
      {
        list: [
          "Un **animal** va sur une case libre d'un enclos vide ou habité par son espèce, ou à l'étable.",
          "Une **boutique** va sur n'importe quel emplacement de boutique libre, ou à l'étable. Tous les types conviennent partout.",
          "Une **tuile pièce** rejoint votre caisse et vaut une pièce.",
        ],
      },
      {
        p:
          "Une même espèce peut vivre dans plusieurs enclos. Vous pouvez aussi choisir l'étable alors qu'il y a de la " +
          "place ailleurs ; s'il n'y en a nulle part, il ne reste que l'étable.",
      },
      { note: "Une extension fermée n'a pas de cases : il faut d'abord la [construire](#extend)." },
    ],
  },
  {
    id: "barn",
    title: "L'étable",
    icon: "gi:barn",
    blocks: [
      {
        p:
          "L'étable accueille autant de tuiles que vous voulez, dans n'importe quel ordre. À la fin, elle coûte **2 " +
          "points par espèce différente** et **2 points par type de boutique différent**, quel que soit le nombre de " +
          "tuiles.",
      },
      {
        p:
          "Une tuile quitte l'étable quand vous la [déplacez](#move), l'[échangez](#exchange) ou la [défaussez](#discard), " +
          "ou quand quelqu'un vous l'[achète](#buy). Il n'y a pas de naissance à l'étable.",
      },
    ],
  },
  {
    id: "stalls",
    title: "Boutiques",
    icon: "gi:shop",
    blocks: [
      {
        p:
          "À côté des enclos se trouvent des emplacements de boutique : deux près de l'enclos de 4, un près de chacun des " +
          "autres. Une boutique aide de deux façons :",
      },
      {
        list: [
          "Chaque type en service rapporte **2 points**. Une seconde boutique du même type n'ajoute rien.",
          "Un enclos avec deux cases libres ou plus rapporte **1 point par animal**, mais seulement si une boutique se trouve " +
            "à côté. Une seule suffit ; une seconde ne double rien.",
        ],
      },
    ],
  },
  {
    id: "offspring",
    title: "Naissances",
    icon: "lu:heart",
    blocks: [
      {
        p:
          "Dès qu'un mâle et une femelle d'une espèce (♂ et ♀) sont dans le même enclos, ils ont un petit. " +
          "Il prend **aussitôt** une case libre de cet enclos ; s'il n'y en a pas, il va dans votre étable.",
      },
      {
        list: [
          "Chaque parent n'a un petit qu'**une fois dans la partie**. Un troisième adulte ne change rien ; " +
            "un quatrième qui complète un second couple amène un second petit.",
          "Peu importe que les animaux viennent d'un camion, de l'étable ou d'un achat, ou qu'ils soient côte à côte.",
          "Le petit est ensuite un animal ordinaire de son espèce, ni mâle ni femelle.",
        ],
      },
      {
        note:
          "Un échange qui amène de l'étable dans un enclos un couple sans petit provoque aussi la naissance. Un animal " +
          "qui a déjà eu son petit n'en aura pas d'autre, même après un passage à l'étable ou une vente.",
      },
    ],
  },
  {
    id: "coins",
    title: "Pièces pour les enclos pleins",
    icon: "gi:two-coins",
    blocks: [
      {
        p:
          "Quand un animal prend la dernière case libre d'un enclos, la banque vous paie : " +
          "**2 pièces** pour l'enclos de 5, **1 pièce** pour l'enclos de 4, **1 pièce** pour une extension, rien pour " +
          "l'enclos de 6.",
      },
      {
        list: [
          "Un petit qui prend la dernière case rapporte aussi les pièces.",
          "Un enclos rempli **par un échange** ne rapporte rien, même si c'est une naissance due à l'échange qui le " +
            "complète.",
          "Si le même enclos se remplit de nouveau plus tard, il paie de nouveau.",
          "Si la banque n'a pas assez, elle paie ce qu'elle a.",
        ],
      },
    ],
  },
  {
    id: "money",
    title: "Actions payantes",
    icon: "gi:receive-money",
    blocks: [
      {
        p:
          "Au lieu de piocher ou de prendre un camion, vous pouvez payer **une** action. Il faut le prix entier ; " +
          "les pièces vont à la banque.",
      },
      {
        table: {
          caption: "Prix",
          head: ["action", "pièces"],
          rows: [
            ["[Déplacer](#move) une tuile", "1"],
            ["[Échanger](#exchange) deux groupes", "1"],
            ["[Acheter](#buy) dans une autre étable", "2"],
            ["[Défausser](#discard) de votre étable", "2"],
            ["[Agrandir](#extend) votre zoo", "3"],
          ],
        },
      },
    ],
  },
  {
    id: "move",
    title: "Déplacer, 1 pièce",
    partOf: "money",
    blocks: [
      {
        list: [
          "Un **animal** de votre étable vers une case libre d'un enclos où il peut vivre, avec naissances et pièces comme " +
            "d'habitude ;",
          "ou une **boutique** d'un emplacement vers un autre libre ou vers l'étable, ou de l'étable vers un emplacement libre.",
        ],
      },
      {
        note: "Un animal ne passe jamais d'un enclos à un autre, ni d'un enclos à l'étable. Seul un échange le permet.",
      },
    ],
  },
  {
    id: "exchange",
    title: "Échanger, 1 pièce",
    partOf: "money",
    blocks: [
      {
        p:
          "**Tous** les animaux d'une espèce à un endroit changent de place avec **tous** ceux d'une autre espèce à un " +
          "autre endroit : entre deux de vos enclos, ou entre un enclos et votre étable.",
      },
      {
        list: [
          "Il faut des animaux des deux côtés, et deux espèces différentes.",
          "Un enclos doit avoir de la place pour tous ceux qui arrivent. L'étable en a toujours.",
          "À l'étable, tous les animaux de l'espèce choisie participent, petits compris ; les autres tuiles restent.",
          "Les boutiques ne bougent pas.",
        ],
      },
    ],
  },
  {
    id: "buy",
    title: "Acheter, 2 pièces",
    partOf: "money",
    blocks: [
      {
        p:
          "Prenez une tuile de votre choix dans l'étable d'un autre joueur et placez-la dans votre zoo, ou dans votre " +
          "propre étable. **1 pièce va à son propriétaire**, 1 à la banque. " +
          "Il ne peut pas refuser, même s'il a déjà pris un camion.",
      },
    ],
  },
  {
    id: "discard",
    title: "Défausser, 2 pièces",
    partOf: "money",
    blocks: [{ p: "Une tuile de votre choix dans votre étable quitte la partie pour de bon. Les petits aussi." }],
  },
  {
    id: "extend",
    title: "Agrandir, 3 pièces",
    partOf: "money",
    blocks: [
      {
        p:
          "Ouvrez votre extension : un enclos de plus, avec **cinq cases et un emplacement de boutique**. " +
          "Vous pouvez désormais y placer des tuiles. Chaque extension ne se construit qu'une fois.",
      },
    ],
  },
  {
    id: "end",
    title: "Fin de la partie",
    icon: "lu:flag",
    blocks: [
      {
        p:
          "Quand la pile principale est épuisée, on pioche dans la pile de fin. " +
          "**La première tuile de la pile de fin** fait de la manche en cours la dernière. " +
          "Quand tout le monde a pris un camion, on compte les points.",
      },
      {
        note:
          "Une pile principale vide ne termine rien à elle seule : tant que personne ne pioche dans la pile de fin, une " +
          "autre manche peut suivre.",
      },
    ],
  },
  {
    id: "scoring",
    title: "Décompte",
    icon: "lu:trophy",
    blocks: [
      {
        table: {
          caption: "Enclos",
          head: ["enclos", "plein", "une case libre", "plus de cases libres"],
          rows: [
            ["de 5", "8", "5", "1 par animal avec une boutique, sinon 0"],
            ["de 4", "5", "4", "1 par animal avec une boutique, sinon 0"],
            ["de 6", "10", "6", "1 par animal avec une boutique, sinon 0"],
            ["extension", "9", "5", "1 par animal avec une boutique, sinon 0"],
          ],
        },
      },
      {
        list: [
          "**+2** pour chaque type de boutique en service",
          "**−2** pour chaque espèce à l'étable, même si elle vit aussi dans le zoo",
          "**−2** pour chaque type de boutique à l'étable, même s'il est aussi en service",
        ],
      },
      {
        p:
          "Les pièces ne rapportent rien, mais elles départagent : à points égaux, qui a le plus de pièces gagne. " +
          "S'il y a encore égalité, la victoire est partagée.",
      },
    ],
  },
  {
    id: "two-players",
    title: "À deux joueurs",
    icon: "lu:users",
    blocks: [
      { p: "Tout reste comme décrit, à ces différences près :" },
      {
        list: [
          "**Trois camions**, de 3, 2 et 1 places.",
          "Trois espèces restent dans la boîte.",
          "Chacun a **deux extensions**. Chacune coûte 3 pièces et une action.",
          "La manche finit quand les deux ont un camion. Les tuiles du **troisième camion quittent la partie**.",
        ],
      },
    ],
  },
  {
    id: "xxl",
    title: "L'extension XXL",
    icon: "lu:hand-heart",
    blocks: [
      { p: "XXL apporte davantage de tout, et une quatrième possibilité à votre tour." },
      {
        list: [
          "Chaque espèce a **6 tuiles de plus** (d'ordinaire 1 mâle, 1 femelle, 4 autres) et un troisième petit" +
            " ; s'y ajoutent 3 boutiques d'un **cinquième type**, 3 tuiles pièce et 12 pièces.",
          "**Donner :** au lieu de piocher, de prendre un camion ou de payer, vous pouvez offrir tous les " +
            "animaux d'un **enclos plein** à un zoo d'une autre ville. Ils quittent la partie, petits compris, et" +
            " vous prenez le jeton de don du dessus. Cela ne coûte rien.",
          "Chacun donne **deux fois au plus**. Les jetons valent 6, 5 et 4 ; les meilleurs sont au-dessus.",
          "Les boutiques restent en place. L'enclos vide accepte n'importe quelle espèce ; le remplir de nouveau " +
            "rapporte de nouveau ses pièces.",
          "À la fin, vos jetons ajoutent leurs points.",
        ],
      },
    ],
  },
  {
    id: "exotic",
    title: "L'extension Exotic",
    icon: "gi:monstera-leaf",
    blocks: [
      {
        p:
          "Chaque zoo reçoit un **plateau jungle** et des **visiteurs** de quatre couleurs (cinq avec XXL), qui " +
          "parcourent cinq points, de l'entrée à la sortie. Chaque zoo commence avec un visiteur de chaque couleur au " +
          "deuxième point ; les autres attendent dans la réserve.",
      },
      {
        table: {
          caption: "Espèces de la jungle en jeu",
          head: ["joueurs", "espèces", "tuiles"],
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
    title: "Animaux de la jungle",
    icon: "gi:monstera-leaf",
    blocks: [
      {
        list: [
          "Un **animal de la jungle** va sur votre plateau jungle ou à l'étable, jamais dans un enclos ; rien " +
            "d'autre ne va dans la jungle.",
          "Le plateau a cinq cases et accepte **trois espèces au plus**. Ce qui n'y tient pas va à l'étable.",
          "Ces animaux n'ont ni sexe ni petits et ne rapportent rien dans la jungle. À l'étable, chaque espèce coûte 2 points.",
          "On peut les déplacer hors de l'étable, les acheter et les défausser, mais pas les échanger.",
        ],
      },
    ],
  },
  {
    id: "visitors",
    partOf: "exotic",
    title: "Visiteurs",
    icon: "gi:walk",
    blocks: [
      {
        list: [
          "Installer une **boutique** sur un emplacement fait avancer un visiteur de sa couleur de **deux points** " +
            ": l'un des vôtres, ou un nouveau de la réserve, qui s'arrête au deuxième point. Si c'est possible, " +
            "c'est obligatoire.",
          "Poser un **animal** sur le plateau jungle fait avancer un visiteur de **n'importe quelle couleur**. " +
            "Ensuite, **chaque autre joueur** qui a un visiteur de cette couleur en recule un d'un point, à son " +
            "choix.",
          "Un visiteur qui dépasse le cinquième point quitte le zoo par la **sortie** et retourne à la réserve " +
            "; un pas restant est perdu. Vous prenez le **jeton bonus** de sa couleur, sauf si quelqu'un l'a " +
            "déjà. Les jetons ne changent jamais de main.",
          "Un visiteur qui recule depuis le premier point sort aussi, mais sans jeton.",
          "Personne n'avance pour une boutique ou un animal mis à l'étable, ni pour une boutique déplacée. Une tuile " +
            "achetée et un animal de la jungle sorti de l'étable font en revanche avancer un visiteur.",
        ],
      },
      {
        p:
          "**À la fin**, chaque couleur présente dans votre zoo rapporte 2 points, quel que soit le nombre de " +
          "visiteurs ; chaque visiteur dont vous avez le jeton bonus en rapporte 2 de plus.",
      },
    ],
  },
  {
    id: "options",
    title: "Options",
    icon: "lu:settings-2",
    blocks: [
      { p: "Certains détails varient d'un groupe à l'autre. Qui ouvre une table peut choisir :" },
      {
        table: {
          caption: "Options d'une table",
          head: ["option", "par défaut", "autres choix"],
          rows: [
            ["Les espèces qui restent dans la boîte", "le hasard décide", "vous les choisissez"],
            ["Qui commence", "le hasard décide", "vous choisissez la place"],
            [
              "Un déplacement peut sortir une boutique de l'étable",
              "oui",
              "non : elle y reste jusqu'à être achetée, défaussée ou comptée",
            ],
            ["La banque n'a pas de quoi payer un bonus", "elle paie ce qu'elle a", "elle ne paie rien"],
            ["Pièces quand une extension est pleine", "1", "0 ou 2"],
            ["Jetons de don valant 6, 5 et 4 (XXL)", "3, 3 et 4", "4, 3 et 3 ; ou 2, 3 et 5"],
            ["Symboles des animaux ajoutés (XXL)", "un mâle et une femelle", "aucun"],
            ["Espèces de la jungle qui restent dans la boîte (Exotic)", "le hasard décide", "vous les choisissez"],
            ["Cases du plateau jungle (Exotic)", "5", "3, 4 ou 6"],
            ["Couleurs des boutiques (Exotic)", "rouge, bleu, vert, blanc", "trois autres ordres"],
            ["Un visiteur avance pour une tuile achetée (Exotic)", "oui", "non"],
            ["Un visiteur avance pour un animal de la jungle sorti de l'étable (Exotic)", "oui", "non"],
            ["Un visiteur avance pour un animal de la jungle mis à l'étable (Exotic)", "non", "oui"],
          ],
        },
      },
    ],
  },
];
