/** What goes where in a park: the tile that is held, the spaces that are open to it, an expansion that is turned. */
import { untrack } from "svelte";
import type { Choice, Text } from "../../lib/protocol";
import type { PlainChoosing } from "../../lib/table/plain.svelte";
import { placesOf, reasonsOnSpaces } from "./things";

export class Placing {
  readonly choosing: PlainChoosing;

  private chosen = $state<string | null>(null);
  /** The space around which an expansion is turned. */
  private anchor = "";

  constructor(choosing: PlainChoosing) {
    this.choosing = choosing;
    const { connection } = choosing;
    // The reasons of what cannot be done stand on the table, so they are asked for with each question.
    $effect(() => {
      const asked = choosing.decision?.seat;
      if (connection.position && connection.online && asked !== undefined) untrack(() => connection.askWhyNot(asked));
    });
  }

  private ways = $derived.by<Choice[]>(() => this.choosing.options.filter(({ about }) => about.kind === "place"));
  /** The tiles that can be put somewhere now; one of them is held. */
  tiles = $derived.by<string[]>(() => [...new Set(this.ways.map(({ about }) => about.tile as string))]);
  held = $derived.by<string | null>(() =>
    this.chosen && this.tiles.includes(this.chosen) ? this.chosen : (this.tiles[0] ?? null),
  );
  onSpaces = $derived.by<Choice[]>(() =>
    this.choosing.options.filter(
      (each) => placesOf(each).length && ["lay", "job", "place"].includes(each.about.kind as string) && this.isHeld(each),
    ),
  );
  /** Where the tile in hand can go, but for the spaces. */
  elsewhere = $derived.by<Choice[]>(() => this.ways.filter((each) => this.isHeld(each) && !placesOf(each).length));
  hiring = $derived.by<boolean>(() => this.choosing.options.some(({ about }) => about.kind === "job"));
  laying = $derived.by<boolean>(() => this.onSpaces.some(({ about }) => about.kind === "lay"));
  reasons = $derived.by<Record<string, Text>>(() => reasonsOnSpaces(this.choosing.connection.impossible, this.held));

  private isHeld({ about }: Choice): boolean {
    return about.kind !== "place" || about.tile === this.held;
  }

  hold(tile: string): void {
    this.chosen = tile;
  }

  /** Press a space: a tile or a trainer goes there; an expansion is laid over it, and turned by pressing again. */
  press(space: string): void {
    const ways = this.onSpaces.filter((each) => placesOf(each).includes(space));
    if (!ways.length) return;
    if (ways[0].about.kind === "lay") {
      this.anchor = space;
      const now = ways.findIndex(({ key }) => key === this.choosing.marked);
      this.choosing.marked = ways[(now + 1) % ways.length].key;
    } else this.choosing.choose(ways[0].key);
  }

  /** The keys of the table: R turns an expansion, the space bar confirms. */
  pressed(event: KeyboardEvent): void {
    const { option } = this.choosing;
    if (event.key.toLowerCase() === "r" && option?.about.kind === "lay") this.press(this.anchor);
    if (event.key !== " " || !option || document.activeElement?.matches("button, a, summary")) return;
    event.preventDefault();
    this.choosing.confirm();
  }
}
