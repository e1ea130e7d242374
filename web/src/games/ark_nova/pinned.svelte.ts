/** Whose zoo is pinned beside the own one; this device remembers it. */

import { MediaQuery } from "svelte/reactivity";
import { recall, remember } from "../../lib/device";

class Pinned {
  #seat = $state<number | null>(recall("ark-pinned") ? Number(recall("ark-pinned")) : null);
  #wide = new MediaQuery("(min-width: 1880px) and (min-height: 900px)");

  get seat(): number | null {
    return this.#seat;
  }

  set seat(seat: number | null) {
    this.#seat = seat;
    remember("ark-pinned", seat === null ? "" : String(seat));
  }

  /** There is room for it at full detail, in a column of its own. */
  get wide(): boolean {
    return this.#wide.current;
  }
}

export const pinned = new Pinned();
