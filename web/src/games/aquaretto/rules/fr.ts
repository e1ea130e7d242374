import type { Section } from "../../../lib/rules/book";

export const sections: Section[] = [
  {
    id: "aim",
    title: "But du jeu",
    icon: "ff:dolphin",
    blocks: [
      {
        p:
          "Vous dirigez un parc aquatique. Animaux et pièces arrivent par camion, et toute la table décide de ce qui " +
          "voyage ensemble. Chaque espèce vit dans **un seul bassin**, qui grandit case par case ; ce qui ne trouve pas " +
          "de place va au dépôt et coûte des points. Le parc qui a le plus de points gagne.",
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
          "Il y a huit espèces. À quatre, une reste dans la boîte ; à trois, deux ; à deux, trois. Dauphins, orques et " +
            "otaries sont toujours en jeu.",
          "On mélange toutes les tuiles, sauf les petits. **15 d'entre elles forment la pile de fin**, les autres la" +
            " pile principale.",
          "Chacun a un parc de 19 cases, un dépôt, deux petites et deux grandes extensions, et **1 pièce**.",
          "Il y a un camion de trois places par joueur. À deux, on joue avec trois camions de 3, 2 et 1 places.",
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
        p: "À votre tour, vous faites **une seule** chose parmi trois :",
      },
      {
        list: [
          "**Piocher** une tuile et la charger sur un camion qui a de la place.",
          "**Prendre un camion** qui porte au moins une tuile, placer ses tuiles et attendre la fin de la manche.",
          "**Payer** une [action](#money).",
        ],
      },
      {
        p: "La manche finit quand chacun a un camion. Qui reste seul peut encore piocher, charger et payer.",
      },
    ],
  },
  {
    id: "basins",
    title: "Les bassins",
    icon: "gi:fish-bucket",
    blocks: [
      {
        list: [
          "Un bassin contient une seule espèce, et une espèce n'a qu'un bassin. Un nouvel animal doit toucher son " +
            "bassin par un côté.",
          "Entre deux bassins, **une case reste libre** de chaque côté. Les coins peuvent se toucher, et les " +
            "dresseurs ne comptent pas.",
          "Vous avez droit à **trois bassins**, plus un par grande extension.",
          "Les animaux du parc ne bougent plus.",
        ],
      },
    ],
  },
  {
    id: "depot",
    title: "Le dépôt",
    icon: "gi:wooden-crate",
    blocks: [
      {
        p:
          "Le dépôt est une pile : seule la **tuile du dessus** peut être déplacée, achetée ou défaussée. Vous " +
          "pouvez toujours y mettre un animal. Les pièces rejoignent votre caisse.",
      },
    ],
  },
  {
    id: "offspring",
    title: "Les petits",
    icon: "lu:baby",
    blocks: [
      {
        p:
          "Un mâle et une femelle d'un même bassin ont aussitôt un petit, une seule fois dans leur vie. Vous " +
          "choisissez sa case. Si le bassin ne peut pas grandir, le petit va au dépôt.",
      },
    ],
  },
  {
    id: "marks",
    title: "Pièces et employés",
    icon: "lu:user-round",
    blocks: [
      {
        p:
          "Les **3e, 6e, 9e et 12e** animaux d'un bassin rapportent chacun une pièce, les **5e et 10e** chacun un " +
          "employé, qui prend aussitôt un poste :",
      },
      {
        list: [
          "**Caissier** (deux au plus) : 1 point par pièce qui vous reste.",
          "**Soigneur** (deux au plus) : 1 point par animal avec poisson dans votre parc.",
          "**Dresseur** (sans limite), sur une case vide : 1 point par dauphin, orque ou otarie sans éclair sur les " +
            "huit cases autour.",
          "**Directeur** (un au plus) : une espèce au dépôt coûte 1 point au lieu de 2.",
        ],
      },
    ],
  },
  {
    id: "money",
    title: "Actions payantes",
    icon: "gi:two-coins",
    blocks: [
      {
        list: [
          "**Déplacer**, 1 pièce : le dessus de votre dépôt vers le parc, ou un employé vers un autre poste.",
          "**Acheter**, 2 pièces : le dessus d'un autre dépôt va dans votre parc. Une pièce revient à son propriétaire.",
          "**Défausser**, 2 pièces : le dessus de votre dépôt quitte la partie.",
          "**Petite extension**, 1 pièce : trois cases.",
          "**Grande extension**, 2 pièces : quatre cases, et un bassin de plus.",
        ],
      },
      {
        p:
          "Une extension prolonge au moins une ligne ou une colonne du parc. On peut la tourner, mais elle ne doit pas " +
          "couvrir le coin des guichets et des postes de nourrissage.",
      },
    ],
  },
  {
    id: "end",
    title: "Fin et points",
    icon: "lu:flag",
    blocks: [
      {
        p: "Dès qu'une tuile de la pile de fin est piochée, la manche en cours est la dernière. Puis on compte :",
      },
      {
        list: [
          "Chaque animal du parc : 1 point.",
          "Caissiers, soigneurs et dresseurs, comme [plus haut](#marks).",
          "Chaque espèce au dépôt : −2, avec un directeur −1.",
        ],
      },
      {
        p: "À égalité, le joueur qui a le plus de pièces l'emporte ; s'il y a encore égalité, la victoire est partagée.",
      },
    ],
  },
  {
    id: "xxl",
    title: "Avec la boîte XXL",
    icon: "lu:expand",
    blocks: [
      {
        list: [
          "Chaque espèce a un animal de plus, d'ordinaire sans symbole ; chaque groupe peut choisir celui qu'il porte.",
          "Les tuiles de nourriture arrivent par camion et se gardent avec les pièces.",
          "La très grande extension coûte 2 pièces et apporte cinq cases, mais pas de bassin. Il n'y en a qu'une pour " +
            "tous les joueurs.",
          "À la fin, chaque tuile de nourriture nourrit un bassin. Tous les bassins nourris : 2 points. Sinon, chaque " +
            "bassin affamé coûte 1 point.",
        ],
      },
    ],
  },
];
