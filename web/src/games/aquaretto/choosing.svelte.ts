/** What the player is about to choose at a table of Aquaretto. */
import type { TableConnection } from "../../lib/table.svelte";
import { TruckChoosing } from "../loretto/choosing.svelte";
import { ParkPlay } from "./play.svelte";
import type { View } from "./things";

export class Choosing extends TruckChoosing {
  readonly park: ParkPlay;

  constructor(connection: TableConnection) {
    super(connection);
    this.park = new ParkPlay(this, (view, seat) => (view as View | undefined)?.parks[seat]);
  }

  protected override alsoOpen(tile: string): string[] {
    return this.park.alsoOpen(tile);
  }
}
