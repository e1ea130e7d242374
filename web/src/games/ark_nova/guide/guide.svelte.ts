// Which tables are guided, and how far: kept on this device for each of them.
import { api } from "../../../lib/api";
import { recall, remember } from "../../../lib/device";
import { router } from "../../../lib/router.svelte";
import { session } from "../../../lib/session.svelte";
import { words } from "../../../lib/words.svelte";
import type { Posed, Step } from "./steps";

export interface Kept {
  /** Whether the panel is there; who left the guide can go on from the help. */
  shown: boolean;
  folded: boolean;
  skipped: Step[];
  /** What was posed in the last turns, to notice when somebody went another way. */
  posed: readonly Posed[];
}

class Guide {
  #kept = $state<Record<string, Kept | null>>({});

  /** How far the guide is at a table; null where there is none. */
  of(table: string): Kept | null {
    const known = this.#kept[table];
    return known === undefined ? read(table) : known;
  }

  change(table: string, part: Partial<Kept>): void {
    const before = this.of(table) ?? { shown: true, folded: false, skipped: [], posed: [] };
    this.#kept[table] = { ...before, ...part };
    remember(`guide.${table}`, JSON.stringify(this.#kept[table]));
  }
}

function read(table: string): Kept | null {
  try {
    return JSON.parse(recall(`guide.${table}`) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

export const guide = new Guide();

/** Open the table of the first game, and go there. */
export async function beginFirstGame(name = ""): Promise<void> {
  if (!session.known) await session.call(name || words.t("web.guest"));
  const table = await api.createFirstGame("ark_nova");
  guide.change(table.id, { shown: true });
  router.go(`/table/${table.id}`);
}
