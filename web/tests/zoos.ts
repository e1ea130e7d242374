/** Zoos for tests, said in a line: zoo({ E5: "panda panda stall_a", barn: "camel" }). */
import { isStall, type ZooView } from "../src/games/zooloretto/things";

const NAMES = ["E5", "E4", "E6"];

export function zoo(tiles: Record<string, string> = {}, money = 2): ZooView {
  const at = (place: string) => (tiles[place] ?? "").split(" ").filter(Boolean);
  return {
    seat: 0,
    money,
    unbuilt_extensions: 1,
    face_down: ["X1"],
    enclosures: NAMES.map((name) => ({
      name,
      spaces: Number(name.slice(1)),
      stall_spaces: 1,
      animals: at(name).filter((tile) => !isStall(tile)),
      stalls: at(name).filter(isStall),
      points: 0,
      step: null,
      lacks_stall: false,
    })),
    barn: at("barn"),
    points: {},
    kinds: { stalls: 0, barn_species: 0, barn_stalls: 0 },
  };
}
