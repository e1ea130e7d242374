// What a covered screen keeps from those who share it: everybody may know that it is there.
import type { Text } from "../protocol";

export interface Hidden {
  icon: string;
  text: Text;
}

interface Holder {
  hand_size: number;
  looking_at?: unknown[];
}

/** The hands of all seats, with how many cards or tiles they hold; an empty one hides nothing. */
export function hands(view: Record<string, unknown>, icon: string, key: string): Hidden[] {
  const zoos = view.zoos as Holder[];
  return zoos.flatMap(({ hand_size, looking_at }, seat) => {
    const held = hand_size || (looking_at?.length ?? 0);
    const player = { key: "kernel.player", args: { seat } };
    return held ? [{ icon, text: { key, args: { player, held } } }] : [];
  });
}
