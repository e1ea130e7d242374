/** What the player is about to choose at a table of both games: in the zoo, and in the park. */
import type { TableConnection } from "../../lib/table.svelte";
import { ParkPlay } from "../aquaretto/play.svelte";
import { Choosing as ZooChoosing } from "../zooloretto/choosing.svelte";
import type { View as ZooTable } from "../zooloretto/things";
import { parkOf, zooTable, type View } from "./things";

export class Choosing extends ZooChoosing {
  readonly park: ParkPlay;

  constructor(connection: TableConnection) {
    super(connection);
    this.park = new ParkPlay(this, (view, seat) => {
      const estate = (view as View | undefined)?.estates[seat];
      return estate && parkOf(estate);
    });
  }

  override shape(view: unknown): ZooTable | null {
    return view ? zooTable(view as View) : null;
  }

  protected override alsoOpen(tile: string): string[] {
    return this.park.alsoOpen(tile);
  }
}
