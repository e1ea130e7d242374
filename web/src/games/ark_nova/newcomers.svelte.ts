/** What came to my hand or to the display since I was asked for the last turn. */
import type { Choosing } from "./choosing.svelte";

/** Made while the component of a table is set up, because it follows each turn. */
export class Newcomers {
  cards = $state.raw<string[]>([]);
  private before: string[] = [];
  private counted = -1;

  constructor(choosing: Choosing) {
    $effect(() => {
      const { view, zoo } = choosing;
      if (!view || !zoo || choosing.prompt !== "turn" || view.turn === this.counted) return;
      const now = [...zoo.hand, ...view.display.filter((card): card is string => card !== null)];
      this.cards = this.counted < 0 ? [] : now.filter((card) => !this.before.includes(card));
      this.before = now;
      this.counted = view.turn;
    });
  }
}
