/** Small panels lie beside the thing that opened them, wholly in sight. */
import { tick } from "svelte";

const MARGIN = 8;
const GAP = 6;

/** Lay an open panel below a thing, or above where there is no room, once it holds what it shows. */
export async function layBeside(panel: HTMLElement, thing: Element): Promise<void> {
  await tick();
  panel.style.left = panel.style.top = "0"; // at an edge it would be measured as narrow as it last lay there
  const from = thing.getBoundingClientRect();
  const size = panel.getBoundingClientRect();
  const below = from.bottom + GAP + size.height < innerHeight;
  panel.style.left = `${Math.max(MARGIN, Math.min(from.left, innerWidth - size.width - MARGIN))}px`;
  panel.style.top = `${below ? from.bottom + GAP : Math.max(MARGIN, from.top - size.height - GAP)}px`;
}
