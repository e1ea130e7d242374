/** Tiles that travel: what left one place and appeared in another is shown on its way. */
import { settings } from "../../lib/settings.svelte";
import { withoutBred } from "./things";

const TRAVEL = 240;
type Seen = Map<string, { rect: DOMRect; tile: string }>;

function look(root: HTMLElement): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  const counts = new Map<string, number>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-tile][data-at]")) {
    if (!element.offsetParent) continue;
    const kind = `${element.dataset.at}|${withoutBred(element.dataset.tile ?? "")}`;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    found.set(`${kind}|${count}`, element);
  }
  return found;
}

export class Flights {
  #seen: Seen = new Map();
  #looked = false;

  /** Remember where the tiles lie, before the table changes. */
  before(root: HTMLElement): void {
    this.#seen = new Map();
    for (const [key, element] of look(root)) {
      this.#seen.set(key, { rect: element.getBoundingClientRect(), tile: key.split("|")[1] });
    }
    this.#looked = true;
  }

  /** Let the tiles that have moved travel from where they were. */
  after(root: HTMLElement): void {
    if (!this.#looked) return;
    this.#looked = false;
    const now = look(root);
    const gone = [...this.#seen].filter(([key]) => !now.has(key)).map(([, seen]) => seen);
    for (const [key, element] of now) {
      if (this.#seen.has(key)) continue;
      const tile = key.split("|")[1];
      const index = gone.findIndex((seen) => seen.tile === tile);
      const from = index >= 0 ? gone.splice(index, 1)[0].rect : source(root, key, tile);
      if (settings.moves) travel(element, from);
      else mark(element);
    }
  }
}

/** Where a tile comes from that lay nowhere before: the pile, or the truck that is being laid out. */
function source(root: HTMLElement, key: string, tile: string): DOMRect | null {
  const at = key.startsWith("hand|") ? ".pile" : `.truck[aria-pressed="true"] [data-tile="${tile}"]`;
  return root.querySelector(at)?.getBoundingClientRect() ?? null;
}

function travel(element: HTMLElement, from: DOMRect | null): void {
  const to = element.getBoundingClientRect();
  const easing = "cubic-bezier(0.2, 0.7, 0.3, 1)";
  if (!from) {
    element.animate(
      [
        { opacity: 0, transform: "scale(0.6)" },
        { opacity: 1, transform: "none" },
      ],
      { duration: TRAVEL, easing },
    );
    return;
  }
  const scale = Math.min(2, from.width / to.width);
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
  element.animate(
    [
      { transform: start, transformOrigin: "0 0", zIndex: 30 },
      { transform: "none", transformOrigin: "0 0", zIndex: 30 },
    ],
    { duration: TRAVEL, easing },
  );
}

/** Without motion the changed tile keeps an outline for a second. */
function mark(element: HTMLElement): void {
  element.style.boxShadow = "0 0 0 2px var(--near)";
  setTimeout(() => (element.style.boxShadow = ""), 1000);
}
