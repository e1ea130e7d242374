/** Who looks at a shared screen: what only one of its players may see is covered until that player says so. */
import type { TableConnection } from "../table.svelte";

export class Cover {
  /** The seat whose player has said "it is me"; null: nobody yet, or somebody else is next. */
  private here = $state<number | null>(null);

  /** Made while the component of a page is set up, because it follows each new position. */
  constructor(private readonly connection: TableConnection) {
    $effect(() => {
      if (this.next !== null) this.here = null;
    });
  }

  /** For whom the screen is covered; null: it is open. */
  next = $derived.by<number | null>(() => {
    const position = this.connection.position;
    return position?.private && position.seat !== this.here ? position.seat : null;
  });

  readonly open = (): void => {
    this.here = this.next;
  };
}
