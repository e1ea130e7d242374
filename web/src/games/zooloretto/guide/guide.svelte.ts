// Which tables of Zooloretto are guided, and how far: kept on this device for each of them.
import { api } from "../../../lib/api";
import { recall, remember } from "../../../lib/device";
import { router } from "../../../lib/router.svelte";
import { session } from "../../../lib/session.svelte";
import { tour } from "../../../lib/tour";
import { words } from "../../../lib/words.svelte";
import type { Step } from "./lesson";

export interface Kept {
  shown: boolean;
  skipped: Step[];
}

const NEW: Kept = { shown: true, skipped: [] };
const place = (table: string): string => `zooloretto-guide.${table}`;

class Guide {
  #kept = $state<Record<string, Kept>>({});

  /** How far the guide is at a table; null where there is none. */
  of(table: string): Kept | null {
    return this.#kept[table] ?? (JSON.parse(recall(place(table)) ?? "null") as Kept | null);
  }

  change(table: string, part: Partial<Kept>): void {
    this.#kept[table] = { ...(this.of(table) ?? NEW), ...part };
    remember(place(table), JSON.stringify(this.#kept[table]));
  }
}

export const guide = new Guide();

/** Open the table of the first game, and go there. */
export async function beginFirstGame(name = ""): Promise<void> {
  if (!session.known) await session.call(name || words.t("web.guest"));
  const table = await api.createFirstGame("zooloretto");
  guide.change(table.id, NEW);
  tour.decline("zooloretto"); // the guide shows the table too
  router.go(`/table/${table.id}`);
}
