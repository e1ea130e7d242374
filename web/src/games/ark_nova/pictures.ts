// What stands for what: icons of the game with their containers (never the only carrier of a meaning), and pictures.
import { ANIMAL_PICTURES } from "../../lib/zoo/animals";
import { SIGNS } from "../../lib/zoo/signs";

export { SIGNS, type Container } from "../../lib/zoo/signs";

/** Resources, gains and things of the board. */
export const SYMBOLS: Record<string, string> = {
  money: "gi:two-coins",
  appeal: "gi:ticket",
  conservation: "gi:three-leaves",
  reputation: "gi:laurels",
  card: "gi:card-pick",
  snap: "gi:card-pickup",
  worker: "gi:meeple",
  kiosk: "gi:shop",
  pavilion: "gi:medieval-pavilion",
  petting_zoo: "gi:rabbit-head",
  large_bird_aviary: "gi:bird-cage",
  reptile_house: "gi:gecko",
  aquarium: "gi:tropical-fish",
  small_aquarium: "gi:tropical-fish",
  large_aquarium: "gi:tropical-fish",
  underwater_tunnel: "gi:tropical-fish",
  reef: "gi:coral",
  wave: "gi:wave-crest",
  partner_zoo: "gi:gate",
  university: "gi:graduate-cap",
  break: "gi:coffee-cup",
  clever: "gi:card-exchange",
  upgrade_action_card: "gi:upgrade",
};

/** When a sponsor's line takes effect. */
export const MOMENTS: Record<string, string> = {
  now: "gi:lightning-helix",
  building: "gi:trowel",
  cubes: "lu:box",
  lasting: "lu:infinity",
  own_zoo: "lu:infinity",
  any_zoo: "lu:infinity",
  income: "gi:two-coins",
  end: "lu:flag",
  nothing: "lu:minus",
};

/** What a conservation project asks for. */
export const PROJECT_PICTURES: Record<string, string> = {
  "animal-category": "gi:paw-print",
  continent: "gi:globe",
  "small-animal": "gi:rat",
  "large-animal": "gi:elephant",
};

/** What a final scoring card counts. */
export const FINAL_PICTURES: Record<string, string> = {
  "large-animal": "gi:elephant",
  "small-animal": "gi:rat",
  science: "gi:microscope",
  "building-goal": "gi:trowel",
  "supported-project": "gi:three-leaves",
  "empty-space": "gi:high-grass",
  reputation: "gi:laurels",
  sponsor: "gi:receive-money",
  "category-majority": "gi:paw-print",
  rock: "gi:peaks",
  water: "gi:big-wave",
  "building-shape": "lu:hexagon",
  "one-continent": "gi:globe",
  "one-category": "gi:paw-print",
  "kiosk-and-pavilion": "gi:shop",
  condition: "lu:list-checks",
  "continent-majority": "gi:globe",
};

const SPONSOR_PICTURES: Record<string, string> = {
  science_lab: "gi:erlenmeyer",
  spokesperson: "gi:public-speaker",
  veterinarian: "gi:stethoscope",
  science_museum: "gi:ammonite-fossil",
  gorilla_field_research: "gi:gorilla",
  medical_breakthrough: "gi:healing",
  basic_research: "gi:test-tubes",
  science_library: "gi:bookshelf",
  technology_institute: "gi:processor",
  expert_on_the_americas: "gi:south-america",
  expert_on_europe: "gi:greek-temple",
  expert_on_australia: "gi:australia",
  expert_on_asia: "gi:pagoda",
  expert_on_africa: "gi:africa",
  breeding_cooperation: "gi:shaking-hands",
  talented_communicator: "gi:conversation",
  engineer: "gi:gears",
  breeding_program: "gi:nest-eggs",
  diversity_researcher: "gi:dna2",
  federal_grants: "gi:receive-money",
  archaeologist: "gi:amphora",
  release_of_patents: "gi:open-book",
  science_institute: "gi:microscope",
  migration_recording: "gi:path-distance",
  quarantine_lab: "gi:biohazard",
  foreign_institute: "gi:graduate-cap",
  waza_special_assignment: "gi:contract",
  waza_small_animals_program: "gi:mouse",
  expert_in_small_animals: "gi:rat",
  expert_in_large_animals: "gi:elephant-head",
  sponsorship_primates: "gi:banana",
  sponsorship_reptiles: "gi:snake",
  sponsorship_vultures: "gi:vulture",
  sponsorship_lions: "gi:paw-heart",
  sponsorship_elephants: "gi:elephant",
  primatologist: "gi:monkey",
  herpetologist: "gi:gecko",
  ornithologist: "gi:feather",
  expert_in_predators: "gi:lion",
  expert_in_herbivores: "gi:stag-head",
  hydrologist: "gi:droplets",
  geologist: "gi:stone-pile",
  meerkat_den: "gi:mountain-cave",
  penguin_pool: "gi:penguin",
  aquarium: "gi:aquarium",
  cable_car: "gi:ropeway",
  baboon_rock: "gi:mountaintop",
  rhesus_monkey_park: "gi:jungle",
  barred_owl_hut: "gi:owl",
  sea_turtle_tank: "gi:sea-turtle",
  polar_bear_exhibit: "gi:polar-bear",
  spotted_hyena_compound: "gi:hyena-head",
  okapi_stable: "gi:stable",
  zoo_school: "gi:school-bag",
  adventure_playground: "gi:tree-swing",
  water_playground: "gi:water-splash",
  side_entrance: "gi:open-gate",
  native_seabirds: "gi:seagull",
  native_lizards: "gi:lizard-tongue",
  native_farm_animals: "gi:sheep",
  guided_school_tours: "gi:hiking",
  explorer: "gi:compass",
  waza_large_animal_program: "gi:rhinoceros-horn",
  free_range_new_world_monkeys: "gi:tree-branch",
  franchise_business: "gi:shop",
  marine_biologist: "gi:diving-helmet",
  farm_cat: "gi:cat",
  conference_on_europe: "gi:greek-temple",
  conference_on_australia: "gi:australia",
  marine_research_expedition: "gi:submarine",
  excavation_site: "gi:ammonite-fossil",
  expansion_area: "gi:expand",
  publications: "gi:newspaper",
  mascot_statue: "gi:colombian-statue",
  horse_whisperer: "gi:horse-head",
  landscape_gardener: "gi:gardening-shears",
  field_research_type_d_orcas: "gi:whale-tail",
  amazon_house: "gi:lily-pads",
  underwater_tunnel: "gi:scuba-mask",
  reconstruction: "gi:cargo-crane",
};

/** The picture of a sponsor; a card of an expansion that replaces one of the base game shows the same. */
export const sponsorPicture = (name: string): string | undefined => SPONSOR_PICTURES[name.replace(/_marine$/, "")];

/** The picture of a card of any kind. */
export function pictureOf(card: { kind: string; name: string; icon?: string; counts?: string }): string {
  switch (card.kind) {
    case "animal":
      return pictureOfAnimal(card.name);
    case "sponsor":
      return sponsorPicture(card.name) ?? "gi:receive-money";
    case "project":
      return SIGNS[card.icon ?? ""]?.icon ?? PROJECT_PICTURES[card.icon ?? ""] ?? "gi:three-leaves";
    default:
      return FINAL_PICTURES[card.counts ?? ""] ?? "gi:three-leaves";
  }
}

export const pictureOfAnimal = (animal: string): string => ANIMAL_PICTURES[animal] ?? "gi:paw-print";

/** The picture of a unique building is that of its sponsor. */
export const pictureOfUnique = (kind: string): string => sponsorPicture(kind) ?? "gi:trowel";
