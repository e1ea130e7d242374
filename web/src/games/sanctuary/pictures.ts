/** The picture of each tile; the name always stands beside it. */
import { ANIMAL_PICTURES } from "../../lib/zoo/animals";
import type { TileFacts } from "./printed";

const PICTURES: Record<string, string> = {
  eurasian_otter: "ff:otter",
  toco_toucan: "gi:toucan",
  common_ostrich: "gi:ostrich",
  green_peafowl: "ff:peacock",
  red_necked_wallaby: "ff:kangaroo",
  capybara: "ff:beaver",
  northern_giraffe: "ff:giraffe",
  green_iguana: "ff:lizard",
  american_anole: "ff:lizard",
  indian_python: "ff:snake",
  guiana_spider_monkey: "ff:monkey",
  hamadryas_baboon: "ff:gorilla",
  squirrel_monkey: "ff:monkey",
  minipig: "ff:pig",
  pony: "ff:horse",
  goat: "ff:goat",
  outback_area: "gi:desert",
  alpine_area: "gi:mountains",
  sumatra_area: "gi:palm-tree",
  okavango_area: "gi:river",
  amazon_area: "gi:jungle",
  predator_house: "gi:feline",
  primate_house: "gi:monkey",
  bird_trees: "gi:bird-house",
  reptile_house: "gi:lizard-tongue",
  herbivore_house: "gi:stable",
  climbing_forest: "gi:mountain-climbing",
  aerial_cableway: "gi:ropeway",
  aquarium: "gi:aquarium",
  water_playground: "gi:water-splash",
  tree_house: "gi:treehouse",
  adventure_playground: "gi:tree-swing",
  observation_deck: "gi:binoculars",
  administration: "gi:desk",
  hidden_glass_wall: "gi:brick-wall",
  asia_pavilion: "gi:medieval-pavilion",
  americas_pavilion: "gi:medieval-pavilion",
  africa_pavilion: "gi:medieval-pavilion",
  europe_pavilion: "gi:medieval-pavilion",
  australia_pavilion: "gi:medieval-pavilion",
  park: "gi:park-bench",
  conference_hall: "gi:public-speaker",
  zoo_kitchen: "gi:cooking-pot",
  exhibition_hall: "gi:mona-lisa",
  library: "gi:bookshelf",
  zoo_school: "gi:school-bag",
  fountain: "gi:fountain",
  excavation_site: "gi:ammonite-fossil",
  statue: "gi:colombian-statue",
  hydrologist: "gi:big-wave",
  geologist: "gi:peaks",
  dendrologist: "gi:pine-tree",
  expert_in_predators: "gi:lion",
  herpetologist: "gi:gecko",
  primatologist: "gi:monkey",
  expert_in_herbivores: "gi:stag-head",
  ornithologist: "gi:eagle-head",
  expert_in_small_animals: "gi:rabbit",
  expert_in_large_animals: "gi:elephant",
  partner_zoo_africa: "gi:gate",
  partner_zoo_asia: "gi:gate",
  partner_zoo_europe: "gi:gate",
  partner_zoo_americas: "gi:gate",
  partner_zoo_australia: "gi:gate",
  canyon: "gi:mountain-road",
  savanna: "gi:grass",
  low_mountain_range: "gi:mountaintop",
  jungle: "gi:jungle",
  bamboo_forest: "gi:bamboo",
  bird_breeding: "gi:nest-eggs",
  herbivore_breeding: "gi:nest-eggs",
  primate_breeding: "gi:nest-eggs",
  predator_breeding: "gi:nest-eggs",
  reptile_breeding: "gi:nest-eggs",
};

export const pictureOf = ({ title, kind }: TileFacts): string =>
  PICTURES[title] ?? (kind === "animal" ? ANIMAL_PICTURES[title] : undefined) ?? "gi:three-leaves";

/** Pictures too dark for the ground of a tile by night. */
const DARK = new Set(
  "monkey monkey-face gorilla owl bird otter bear beaver horse turtle lion".split(" ").map((name) => `ff:${name}`),
);
export const isDark = (picture: string): boolean => DARK.has(picture);

/** What a bonus of the map, an effect or a count is drawn with. */
export const EFFECT_ICONS: Record<string, string> = {
  draw: "gi:card-draw",
  take: "gi:card-pick",
  take_all: "gi:card-pickup",
  hunt: "gi:paw-print",
  pouch: "gi:swap-bag",
  conservation: "gi:three-leaves",
  move_card: "gi:card-exchange",
  open_area: "gi:high-grass",
  relocate: "lu:move",
  pair: "lu:heart",
};
export const effectIcon = (effect: string): string => EFFECT_ICONS[effect.split(/[ -]/)[0]] ?? "lu:sparkles";

export const CARD_ICONS: Record<string, string> = {
  projects: "gi:scroll-unfurled",
  rock: "gi:peaks",
  forest: "gi:pine-tree",
  water: "gi:big-wave",
};
