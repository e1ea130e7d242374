/** The icons that animals, cards and tiles add to a zoo, and the container each is drawn in; never the only carrier of a meaning. */

export type Container = "square" | "disc" | "science" | "ground" | "thing";

export const SIGNS: Record<string, { icon: string; in: Container }> = {
  africa: { icon: "gi:africa", in: "square" },
  americas: { icon: "gi:south-america", in: "square" },
  asia: { icon: "gi:pagoda", in: "square" },
  australia: { icon: "gi:australia", in: "square" },
  europe: { icon: "gi:greek-temple", in: "square" },
  bird: { icon: "gi:eagle-head", in: "disc" },
  herbivore: { icon: "gi:stag-head", in: "disc" },
  predator: { icon: "gi:lion", in: "disc" },
  primate: { icon: "gi:monkey", in: "disc" },
  reptile: { icon: "gi:gecko", in: "disc" },
  sea_animal: { icon: "gi:tropical-fish", in: "disc" },
  bear: { icon: "gi:bear-head", in: "disc" },
  petting: { icon: "gi:rabbit-head", in: "disc" },
  petting_zoo: { icon: "gi:rabbit-head", in: "disc" },
  science: { icon: "gi:microscope", in: "science" },
  rock: { icon: "gi:peaks", in: "ground" },
  water: { icon: "gi:big-wave", in: "ground" },
  forest: { icon: "gi:pine-tree", in: "ground" },
  building: { icon: "gi:house", in: "thing" },
  project: { icon: "gi:scroll-unfurled", in: "thing" },
};
