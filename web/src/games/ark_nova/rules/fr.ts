import type { Section } from "../../../lib/rules/book";

export const sections: Section[] = [
  {
    id: "aim",
    title: "But du jeu",
    icon: "gi:paw-print",
    blocks: [
      {
        p:
          "Vous dirigez un zoo : construisez des enclos, accueillez des animaux, gagnez des mécènes et soutenez des " +
          "projets qui protègent les espèces. Deux nombres grandissent : " +
          "l'**attrait** amène visiteurs et crédits, la **conservation** dit ce que votre zoo fait pour la nature.",
      },
      {
        p:
          "Les deux marqueurs vont l'un vers l'autre. Quand ceux d'un joueur se rejoignent, les derniers tours " +
          "commencent. Vos points disent de combien votre attrait a dépassé votre marqueur de conservation, voir " +
          "[Points](#scoring). Qui a le plus de points gagne.",
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
          "Chacun a un plateau Zoo, **25 crédits**, une réputation de 1, un bénévole et cinq cartes Action : " +
            "Animaux à l'emplacement 1, les autres dans un ordre quelconque.",
          "L'attrait commence à 0, 1, 2, 3 dans l'ordre du tour.",
          "Vous recevez **8 cartes et en gardez 4**, et 2 cartes Décompte final que vous seul voyez.",
          "Trois projets de conservation de base sont visibles, quatre si vous êtes quatre. À deux, des cubes neutres " +
            "bloquent certains niveaux et dons.",
          "Deux tuiles Bonus se trouvent à la case 5 de la conservation, et deux à la case 8.",
        ],
      },
      { note: "Sur le plateau A, celui d'une première partie, un enclos de taille 3 et un kiosque sont déjà construits." },
    ],
  },
  {
    id: "turn",
    title: "Votre tour",
    icon: "lu:rotate-cw",
    blocks: [
      {
        p:
          "À chaque tour vous utilisez **une carte Action**. Sa force est le numéro de son emplacement, de 1 à 5. " +
          "Ensuite elle va à l'emplacement 1, et les cartes qui étaient à sa gauche avancent d'un emplacement : " +
          "plus une carte attend, plus elle est forte.",
      },
      {
        list: [
          "**[Animaux](#animals)** : jouer des animaux.",
          "**[Construction](#build)** : construire enclos, kiosques et pavillons.",
          "**[Cartes](#cards)** : piocher.",
          "**[Association](#association)** : envoyer des bénévoles.",
          "**[Mécènes](#sponsors)** : jouer des mécènes, ou prendre des crédits.",
          "Ou, avec n'importe quelle carte, **prendre un [jeton X](#x-tokens)** au lieu de faire son action.",
        ],
      },
      {
        p:
          "Chaque carte peut être **améliorée** et passer sur sa face II : à 2 points de conservation, à 5 de " +
          "réputation, avec le deuxième zoo partenaire et avec la deuxième université.",
      },
      {
        note:
          "Ce qui arrive « après l'action » attend que l'action soit finie et sa carte à l'emplacement 1. " +
          "Tout le reste a lieu aussitôt.",
      },
    ],
  },
  {
    id: "x-tokens",
    title: "Jetons X",
    icon: "lu:plus",
    blocks: [
      { p: "Chaque jeton X dépensé avant une action la rend **plus forte de 1**. Vous n'en avez jamais plus de 5." },
      {
        note:
          "Les tableaux d'Animaux et de Cartes s'arrêtent à la force 5 ; " +
          "Construction, Association et Mécènes comptent toute la force.",
      },
    ],
  },
  {
    id: "display",
    title: "Rivière et portée",
    icon: "gi:card-pick",
    blocks: [
      {
        p:
          "Six cartes se trouvent dans les dossiers 1 à 6. Le nombre de dossiers **à portée** dépend de votre " +
          "[réputation](#reputation).",
      },
      {
        list: [
          "Prendre en main une carte de la rivière ne coûte rien.",
          "**Jouer** une carte depuis la rivière coûte en plus le numéro de son dossier et demande la face II de la carte " +
            "Action.",
          "**Saisir**, c'est prendre n'importe quelle carte de la rivière, quelle que soit la réputation.",
          "Les trous restent jusqu'à la fin du tour ; puis les cartes glissent et de nouvelles arrivent.",
        ],
      },
    ],
  },
  {
    id: "cards",
    title: "Action : Cartes",
    icon: "gi:card-draw",
    blocks: [
      { p: "D'abord le pion [Pause](#break) avance de 2 cases. Puis vous piochez, ou saisissez une carte." },
      {
        table: {
          caption: "Piocher, puis défausser",
          head: ["force", "1", "2", "3", "4", "5"],
          rows: [
            ["face I : piocher", "1", "1", "2", "2", "3"],
            ["défausser", "1", "–", "1", "–", "1"],
            ["face II : piocher", "1", "2", "2", "3", "4"],
            ["défausser", "–", "1", "–", "1", "1"],
          ],
        },
      },
      {
        list: [
          "La face I pioche dans le paquet ; dès la force 5 elle peut saisir.",
          "La face II prend chaque carte du paquet ou à portée dans la rivière ; dès la force 3 elle peut saisir.",
        ],
      },
    ],
  },
  {
    id: "build",
    title: "Action : Construction",
    icon: "gi:trowel",
    blocks: [
      {
        p:
          "Un bâtiment coûte **2 crédits par case**. La face I en construit un, de taille au plus égale à la force ; la " +
          "face II en construit plusieurs, **différents**, d'une taille totale au plus égale à la force, et permet aussi " +
          "la grande volière et le vivarium.",
      },
      {
        list: [
          "Le premier bâtiment couvre une case du bord ; chaque autre touche un de vos bâtiments.",
          "On ne construit ni sur rocher ni sur eau, ni sur les cases marquées II sans Construction II.",
          "Les enclos ont une taille de 1 à 5 ; kiosque et pavillon 1 ; parc animalier 3 ; " +
            "volière et vivarium 5, un de chaque.",
          "Un **pavillon** donne 1 point d'attrait. Un **kiosque** rapporte à chaque [pause](#income) ; " +
            "il faut au moins deux cases entre deux kiosques.",
          "Un plateau entièrement couvert donne 7 points d'attrait.",
        ],
      },
    ],
  },
  {
    id: "bonuses",
    title: "Bonus du plateau",
    icon: "lu:gift",
    partOf: "build",
    blocks: [
      {
        p:
          "Qui couvre une case portant un symbole gagne aussitôt son bonus, une seule fois, quelle que soit l'origine du " +
          "bâtiment.",
      },
      {
        note:
          "Les symboles du bord gauche sont sous les cubes : vous en gagnez un à chaque soutien d'un [projet](#projects). " +
          "Ceux qui portent la main Revenus reviennent à chaque pause.",
      },
    ],
  },
  {
    id: "animals",
    title: "Action : Animaux",
    icon: "gi:lion",
    blocks: [
      {
        table: {
          caption: "Animaux que vous pouvez jouer",
          head: ["force", "1", "2", "3", "4", "5"],
          rows: [
            ["face I", "–", "1", "1", "1", "2"],
            ["face II", "1", "1", "2", "2", "2"],
          ],
        },
      },
      {
        p:
          "Il faut tout ce qui est au bord gauche de la carte, son prix et un logement. " +
          "La face II joue aussi depuis la rivière à portée et, dès la force 5, donne d'abord 1 point de réputation.",
      },
      {
        list: [
          "Un zoo partenaire baisse le prix de **3 par icône** de son continent sur l'animal.",
          "L'animal apporte son attrait, ses icônes et sa [capacité](#abilities).",
          "Les icônes d'un animal n'aident pas à remplir ses propres conditions.",
        ],
      },
    ],
  },
  {
    id: "homes",
    title: "Enclos",
    icon: "lu:hexagon",
    partOf: "animals",
    blocks: [
      {
        p:
          "L'animal va dans un **enclos standard vide, de sa taille ou plus grand**, qui touche autant de cases de " +
          "rocher et d'eau que la carte en demande. Chaque enclos loge un animal.",
      },
      {
        list: [
          "Beaucoup d'oiseaux et de reptiles peuvent vivre dans la grande volière ou le vivarium ; ils y prennent autant " +
            "de places, sur 5, que leur carte l'indique.",
          "Les animaux domestiques ne vivent que dans le parc animalier, 3 au plus.",
          "Quand vous construisez volière ou vivarium, des animaux qui conviennent peuvent y aller ; " +
            "leurs enclos redeviennent vides.",
        ],
      },
    ],
  },
  {
    id: "association",
    title: "Action : Association",
    icon: "gi:shaking-hands",
    blocks: [
      {
        table: {
          caption: "Missions",
          head: ["mission", "force"],
          rows: [
            ["gagner 2 points de réputation", "2"],
            ["prendre un zoo partenaire", "3"],
            ["prendre une université", "4"],
            ["soutenir un projet", "5"],
          ],
        },
      },
      {
        p:
          "La face I effectue une mission ; la face II en effectue plusieurs, différentes, d'une valeur totale au plus " +
          "égale à la force, et permet ensuite un [don](#donations).",
      },
      {
        list: [
          "Une mission prend **un bénévole** si aucun des vôtres n'y est, **deux** s'il y en a un ; " +
            "avec deux ou plus, il faut attendre la pause.",
          "Les bénévoles des autres ne comptent pas. Tous reviennent à la pause.",
          "Vous commencez avec un bénévole et pouvez en recruter trois de plus.",
        ],
      },
    ],
  },
  {
    id: "partners",
    title: "Zoos partenaires et universités",
    icon: "gi:gate",
    partOf: "association",
    blocks: [
      {
        list: [
          "Un **zoo partenaire** est une icône de son continent et rend des animaux moins chers. " +
            "Chaque continent une fois ; quatre au plus, le troisième et le quatrième avec Association II.",
          "Une **université** donne des icônes Recherche, de la réputation ou une limite de 5 cartes. Chaque type une fois.",
          "Ils couvrent des cases de votre plateau à partir du bas ; certaines donnent un bonus.",
        ],
      },
    ],
  },
  {
    id: "donations",
    title: "Dons",
    icon: "gi:two-coins",
    partOf: "association",
    blocks: [
      {
        p:
          "Avec Association II, après au moins une mission, vous pouvez payer le plus petit montant libre pour **1 point " +
          "de conservation** : 2, 5, 5, 7, 7, 10, 10, puis toujours 12 (à deux joueurs 2, 5, 7, 10, 12). Une fois par " +
          "action.",
      },
    ],
  },
  {
    id: "projects",
    title: "Projets de conservation",
    icon: "gi:three-leaves",
    blocks: [
      {
        p:
          "Pour soutenir un projet vous posez un cube sur un niveau libre dont votre zoo remplit la condition. Vous " +
          "gagnez ses points, et le bonus sous le cube pris au bord gauche de votre plateau. Chaque niveau reçoit un " +
          "cube, et personne ne soutient deux fois le même projet.",
      },
      {
        list: [
          "La plupart comptent des **icônes** de votre zoo : animaux, mécènes, zoos partenaires, universités, et les " +
            "symboles rocher et eau.",
          "**Relâcher dans la nature** : un animal qui a l'icône et exactement la taille du niveau quitte votre zoo. " +
            "Vous perdez l'attrait imprimé, et son enclos redevient vide.",
          "**Les programmes de reproduction** demandent un animal avec l'icône et un zoo partenaire d'un de ses continents.",
          "Un projet de votre main entre en jeu si vous pouvez le soutenir aussitôt. " +
            "Au-dessus du plateau il y a autant de places que de joueurs (deux au moins) ; le plus ancien s'en va.",
        ],
      },
    ],
  },
  {
    id: "sponsors",
    title: "Action : Mécènes",
    icon: "gi:receive-money",
    blocks: [
      {
        p:
          "La face I joue **un mécène** d'un niveau au plus égal à la force ; la face II en joue plusieurs, d'un niveau " +
          "total au plus égal à la force + 1, aussi depuis la rivière à portée. Les mécènes ne coûtent pas de crédits.",
      },
      {
        p:
          "Ou bien avancez le pion Pause d'autant de cases que la force et gagnez autant de crédits ; " +
          "le double avec la face II.",
      },
      {
        list: [
          "Un mécène agit aussitôt, à chaque nouvelle icône, à chaque pause, ou à la fin.",
          "Certains apportent leur bâtiment, posé gratuitement ; sans place pour lui on ne peut pas les jouer.",
          "« Contre des crédits » : le mécène coûte son niveau, et la carte Action ne bouge pas.",
        ],
      },
    ],
  },
  {
    id: "conservation",
    title: "Piste de conservation",
    icon: "gi:three-leaves",
    blocks: [
      {
        table: {
          caption: "Récompenses de la piste",
          head: ["points", "récompense"],
          rows: [
            ["2", "améliorer une carte Action ou recruter un bénévole"],
            ["5 et 8", "une des tuiles Bonus qui y sont, ou 5 crédits"],
            ["10", "le premier arrivé fait défausser à chacun une carte Décompte final"],
          ],
        },
      },
    ],
  },
  {
    id: "reputation",
    title: "Réputation",
    icon: "gi:laurels",
    blocks: [
      {
        table: {
          caption: "Dossiers à portée",
          head: ["réputation", "1", "2", "4", "7", "10", "13"],
          rows: [["dossiers", "1", "2", "3", "4", "5", "6"]],
        },
      },
      {
        p:
          "Bonus : une amélioration à 5, un bénévole à 8, une carte à 10 et 13, un point de conservation à 11 et 14, un " +
          "jeton X à 12 et 15.",
      },
      { note: "Au-delà de 9, il faut Cartes II. À 15, chaque point de plus devient 1 point d'attrait." },
    ],
  },
  {
    id: "break",
    title: "La pause",
    icon: "gi:coffee-cup",
    blocks: [
      { p: "Qui amène le pion Pause au bout (9, 12 ou 15 cases à 2, 3 ou 4) gagne un jeton X ; la pause suit ce tour." },
      {
        list: [
          "Chacun ne garde que 3 cartes en main (5 avec l'université).",
          "Tous les jetons quittent les cartes Action.",
          "Les bénévoles rentrent ; zoos partenaires et universités sont complétés.",
          "Les cartes des dossiers 1 et 2 sont défaussées.",
          "Chacun touche ses [revenus](#income).",
        ],
      },
    ],
  },
  {
    id: "income",
    title: "Revenus",
    icon: "gi:two-coins",
    partOf: "break",
    blocks: [
      {
        list: [
          "Des crédits pour l'**attrait** : 5 à 0, 10 à 5, 17 à 20, 25 à 48.",
          "Chaque **kiosque** rapporte 1 par pavillon, enclos spécial, bâtiment unique et enclos **occupé** à côté de lui.",
          "Les mécènes et les cases découvertes qui portent la main Revenus.",
        ],
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
          "Quand, à la fin de son tour, les marqueurs d'un joueur sont dans la même zone ou se sont croisés, **les " +
          "autres ont encore un tour chacun**. Si cela arrive pendant une pause, tout le monde a encore un tour.",
      },
      {
        p:
          "Puis on compte les cartes Décompte final et les mécènes à symbole de fin. " +
          "Si personne n'a atteint 10 points de conservation, chacun défausse d'abord une carte Décompte final.",
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
          "Points = **votre attrait moins celui que demande votre conservation** : 114 si elle est nulle ; " +
          "chacun de ses dix premiers points le baisse de 2, chaque suivant de 3. " +
          "Avec 10, il en faut 94 ; avec 20, il en faut 64.",
      },
      {
        p:
          "Une carte Décompte final donne au plus 4 points de conservation. À égalité, le joueur qui a soutenu le plus " +
          "de projets l'emporte ; s'il y a encore égalité, la victoire est partagée.",
      },
    ],
  },
  {
    id: "abilities",
    title: "Capacités des animaux",
    icon: "gi:paw",
    blocks: [
      {
        list: [
          "**Course, Chasseur, Perception, Charognard, Fouisseur, Saisir, Favori** : de nouvelles cartes.",
          "**Intelligent, Boost** : déplacer une carte Action. **Action, Détermination** : une action de plus. " +
            "**Multiplicateur** : faire une action deux fois.",
          "**Meute, Emblématique, Domestique** : de l'attrait pour des icônes. **Ingénieux** : des jetons X. **Saut** : " +
            "avancer la pause et gagner des crédits. **Bain de soleil, Poche ventrale** : vendre ou ranger des cartes.",
          "**Tonitruant** : un bénévole. **Pose, Ostentatoire** : des bâtiments gratuits. **Troupeau** : partage " +
            "l'enclos d'un herbivore assez grand. **Résistance, Revendication, Domination** : plus de choix.",
        ],
      },
      { note: "Chaque carte dit en mots ce que fait sa capacité ; ouvrez-la pour lire." },
    ],
  },
  {
    id: "attacks",
    title: "Capacités contre les autres",
    icon: "gi:snake-bite",
    partOf: "abilities",
    blocks: [
      {
        list: [
          "**Venimeux** : des jetons sur les cartes Action de ceux qui ont plus d'attrait que vous. Chaque tour sans en " +
            "retirer coûte 2 crédits.",
          "**Constriction** : une carte qui porte ce jeton est plus faible de 2.",
          "**Hypnose** : utilisez, pour votre zoo, une carte Action du joueur qui a le plus d'attrait.",
          "**Chapardage** : le joueur qui a le plus d'attrait (et, avec Chapardage 2, celui qui a le plus de " +
            "conservation) vous donne 5 crédits ou une carte au hasard.",
        ],
      },
      {
        p:
          "Avec moins de 5 points d'attrait on n'est jamais visé. En partie paisible et en solo, d'autres capacités les " +
          "remplacent.",
      },
    ],
  },
  {
    id: "maps",
    title: "Plateaux",
    icon: "lu:map",
    blocks: [
      {
        p:
          "Le plateau A est pour la première partie, le plateau 0 n'a pas de pouvoir. Les autres en ont un : une tour " +
          "qui récompense les enclos occupés voisins, une aire extérieure qui les agrandit, un port où vous vendez une " +
          "carte par tour, un restaurant, un institut qui dispense d'une condition, des stands de glaces, ou des lettres " +
          "qui amènent des mécènes. Le plateau le dit en mots.",
      },
      {
        p:
          "Les lots de plateaux en ajoutent sept : des continents qui récompensent leurs animaux, un centre de sauvetage, " +
          "une planche à dessin à quatre zones, des grottes où les cartes rapportent, des cartes Action dont les petits " +
          "nombres sont cachés, un lagon qui amène des mécènes et un plateau de tournoi où une carte défaussée donne de " +
          "la force. Sur certains, un bonus se trouve entre un zoo partenaire et l'université de sa rangée : " +
          "vous le gagnez quand les deux sont là.",
      },
    ],
  },
  {
    id: "marine",
    title: "Mondes marins",
    icon: "gi:big-wave",
    blocks: [
      {
        p:
          "L'extension ajoute des animaux marins avec aquariums, coralliens et vagues, des universités par catégorie et " +
          "d'autres cartes Action.",
      },
      {
        list: [
          "**Cartes Action** : chacun garde une carte alternative sur trois et passe les autres à gauche, jusqu'à en avoir " +
            "trois ; deux d'actions différentes remplacent les cartes standard. On peut aussi les distribuer, ou s'en passer.",
          "**Aquariums** : un petit de 2 cases et un grand de 5, un de chaque par zoo, chacun à côté de l'eau. Ils " +
            "coûtent 2 crédits par case, et chacun compte comme une icône Eau. Deux aquariums peuvent se partager un " +
            "animal marin.",
          "**Coralliens** : quand vous jouez un animal corallien, les effets Corallien de tous ceux de votre zoo se produisent, " +
            "le sien compris. L'ordre est à vous.",
          "**Vagues** : pour chaque vague sur une carte qui arrive dans la rivière, la première carte est défaussée ; " +
            "puis la rivière est complétée. Une carte marquée va dans la main de qui l'a marquée.",
          "**Universités** : vous pouvez avoir une université d'une catégorie. Elle donne une icône Recherche et une icône " +
            "de sa catégorie, et vous cherchez une carte avec cette icône. Ensuite, personne n'en prend avant la pause.",
          "**Réputation 15** : chaque point de plus donne 1 point d'attrait, ou une fois la tuile Bonus posée là.",
          "**Les tuiles Bonus grises** se gardent et servent plus tard, pendant votre tour.",
        ],
      },
    ],
  },
  {
    id: "solo",
    title: "Jouer seul",
    icon: "lu:user",
    blocks: [
      {
        p:
          "Une tuile avec sept cubes remplace la piste de pause. Après chaque tour un cube passe à droite ; " +
          "quand tous y sont, il y a une pause, et un cube va sur le don le plus bas. " +
          "Il y a donc des **manches de 7, 6, 5, 4, 3 et 2 tours** ; la partie finit après la dernière, pas quand les " +
          "marqueurs se rejoignent.",
      },
      { p: "Vous commencez avec 0, 10 ou 20 points d'attrait, selon la difficulté, et gagnez avec **au moins 0 point**." },
    ],
  },
  {
    id: "challenge",
    title: "Défi en trois parties",
    icon: "lu:medal",
    partOf: "solo",
    blocks: [
      {
        p:
          "Trois parties en solo à la suite sans remélanger : les cartes, plateaux et tuiles utilisés ne reviennent pas. " +
          "Le défi est réussi si les trois résultats font au moins 0 ensemble.",
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
          "Plateaux : le même pour tous, un parmi deux pour chacun, un choix tour à tour, ou le hasard.",
          "Partie paisible : pas de capacités contre les autres.",
          "Défausse : seule la carte du dessus est visible, ou tout peut être lu.",
        ],
      },
    ],
  },
];
