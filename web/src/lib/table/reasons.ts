/** Why a whole action offers nothing, said in one sentence. */
import type { Impossible, Text } from "../protocol";
import { words } from "../words.svelte";

/** The first of some obstacles that keeps all of the things away. */
export function sharedReason(things: Impossible[], among: Text[], names: string[]): string | undefined {
  const say = (obstacle: Text): string => words.say(obstacle, names);
  return among.map(say).find((reason) => things.every(({ obstacles }) => obstacles.map(say).includes(reason)));
}
