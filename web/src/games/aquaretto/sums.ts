/** How the points of a park come about, line by line. */
import { words } from "../../lib/words.svelte";
import type { Park } from "./things";

export interface Line {
  label: string;
  from: number;
  to: number;
  plain?: boolean;
}

const LINES = ["animals", "trainers", "cashiers", "keepers", "food_basins", "food_enclosures", "depot"];

/** Every part that counts something, or could after what is planned. */
export function sumsOf(now: Park, after: Park): Line[] {
  const shown = LINES.filter((part) => part === "animals" || part === "depot" || now.points[part] || after.points[part]);
  return shown.map((part) => ({
    label: words.t(`aquaretto_web.sum.${part}`),
    from: now.points[part] ?? 0,
    to: after.points[part] ?? 0,
    plain: part === "animals",
  }));
}
