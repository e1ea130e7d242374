import type { Section } from "../../../lib/rules/book";

export const sections: Section[] = [
  {
    id: "aim",
    title: "But du jeu",
    icon: "gi:paw-print",
    blocks: [
      {
        p:
          "Vous dirigez un zoo **et** un parc aquatique. Le zoo suit les règles de [Zooloretto](/rules/zooloretto), le " +
          "parc celles d'[Aquaretto](/rules/aquaretto). Cette page ne dit que ce qui change quand les deux partagent une " +
          "table. C'est le total du zoo et du parc qui décide.",
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
          "Chacun a un zoo avec son extension, un parc avec ses extensions, une étable et un dépôt, et **2 pièces pour " +
            "les deux**.",
          "Les deux jeux écartent des espèces comme d'habitude. Leurs tuiles sont mélangées séparément : il y a **deux " +
            "piles principales et deux piles de fin de 15 tuiles**.",
          "Il y a un camion par joueur. À deux, on joue avec trois camions de 3, 2 et 1 places, et deux " +
            "extensions de zoo chacun.",
        ],
      },
    ],
  },
  {
    id: "turn",
    title: "Votre tour",
    icon: "lu:rotate-cw",
    blocks: [
      {
        list: [
          "**Piocher** une tuile de la pile du zoo ou de celle du parc et la charger sur un camion.",
          "**Prendre un camion** et placer ses tuiles : celles du zoo au zoo ou à l'étable, celles du parc au " +
            "parc ou au dépôt.",
          "**Payer** une action, au zoo ou au parc.",
        ],
      },
    ],
  },
  {
    id: "trucks",
    title: "Les camions",
    icon: "gi:truck",
    blocks: [
      {
        list: [
          "Pendant une manche, un camion porte les tuiles d'**un seul jeu** ; sa première tuile décide lequel. " +
            "Pièces et nourriture comptent comme des tuiles du jeu d'où elles viennent.",
          "Les deux jeux doivent se trouver sur les camions : si tous les camions sauf un portent le même jeu, le " +
            "dernier ne prend que l'autre.",
          "On ne peut prendre le premier camion d'une manche que s'il y a **au moins un camion de chaque jeu**.",
        ],
      },
    ],
  },
  {
    id: "money",
    title: "Une seule caisse",
    icon: "gi:two-coins",
    blocks: [
      {
        p:
          "Vos pièces sont les mêmes dans les deux jeux. Elles paient une action au zoo ou au parc, une par tour. " +
          "Un caissier compte toutes vos pièces.",
      },
    ],
  },
  {
    id: "end",
    title: "La fin",
    icon: "lu:flag",
    blocks: [
      {
        list: [
          "Quand une pile principale est vide, on entame sa pile de fin. La **première** pile de fin entamée ne " +
            "termine pas la partie : on finit la manche, puis le reste de cette pile quitte le jeu.",
          "À partir de la manche suivante, on ne pioche plus que des tuiles de l'autre jeu, et les règles qui demandent " +
            "les deux jeux sur les [camions](#trucks) ne valent plus.",
          "La manche où l'on entame la **seconde** pile de fin est la dernière. Si les deux sont entamées dans la" +
            " même manche, c'est la dernière.",
        ],
      },
    ],
  },
  {
    id: "scoring",
    title: "Décompte",
    icon: "lu:list-checks",
    blocks: [
      {
        list: [
          "Additionnez les points du zoo et du parc. À égalité, le joueur qui a le plus de pièces l'emporte ; s'il y a " +
            "encore égalité, la victoire est partagée.",
          "**Le directeur aide aussi à l'étable** : chaque espèce y coûte 1 point au lieu de 2. Les boutiques à l'étable " +
            "coûtent toujours 2 points par type.",
        ],
      },
    ],
  },
  {
    id: "expansions",
    title: "Avec les extensions",
    icon: "lu:plus",
    blocks: [
      {
        list: [
          "**Exotic** : les animaux de la jungle sont des tuiles du zoo. Un directeur les rend aussi moins chers " +
            "à l'étable (un groupe peut en décider autrement).",
          "**Aquaretto XXL** : chaque nourriture nourrit un bassin **et** un enclos occupé. Si tous les bassins sont " +
            "nourris, vous gagnez 2 points ; si tous ces enclos le sont, 2 de plus ; chaque bassin ou enclos qui ne l'est " +
            "pas coûte 1 point. L'étable, le dépôt et la jungle n'ont besoin de rien. Sans Zooloretto XXL, un groupe peut " +
            "convenir que la nourriture ne sert qu'aux bassins.",
          "**Les deux boîtes XXL** : leurs pièces ne s'ajoutent qu'une fois.",
          "Les dons restent possibles quand la pile du zoo est épuisée.",
        ],
      },
    ],
  },
];
