/** On a small screen: what a question is about comes into sight, where none of it can be seen. */
import { MediaQuery } from "svelte/reactivity";
import { afterPaint } from "../../lib/frames";
import { foot } from "../../lib/table/foot.svelte";
import type { TruckChoosing } from "./choosing.svelte";

const HEAD = 60; // pixels of the status line
const PANES = 66; // and at the foot of a phone, besides the buttons

/** A truck that is laid out can be taken as it lies, so the page stays where it was chosen. */
export function keepInSight(choosing: TruckChoosing): void {
  const small = new MediaQuery("(max-width: 1023px)");
  const phone = new MediaQuery("(max-width: 767px)");
  const asked = $derived(choosing.picked?.kind === "take" ? null : (choosing.picked?.kind ?? choosing.phase));
  $effect(() => {
    if (!small.current || asked === null || asked === "wait") return;
    afterPaint(() => {
      const targets = [...document.querySelectorAll<HTMLElement>(":is(.front, .players) [data-target]")];
      const shown = targets.filter((target) => target.offsetParent);
      const end = innerHeight - (phone.current ? PANES + foot.height : 0);
      const isSeen = (target: HTMLElement): boolean => {
        const { top, bottom } = target.getBoundingClientRect();
        return top >= HEAD && bottom <= end;
      };
      if (!shown.some(isSeen)) shown[0]?.scrollIntoView({ block: "center" });
    });
  });
}
