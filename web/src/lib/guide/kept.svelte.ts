// Which tables are guided, and how far: kept on this device for each of them.
import { api } from "../api";
import { recall, remember } from "../device";
import { router } from "../router.svelte";
import { session } from "../session.svelte";
import { words } from "../words.svelte";

/** What is kept of every guide; a game may keep more. */
export interface KeptGuide {
  /** Whether the panel is there; who left the guide can go on from the help. */
  shown: boolean;
  folded: boolean;
}

/** The guides of a game, whatever they keep. */
export interface Guides {
  of(table: string): KeptGuide | null;
  resume(table: string): void;
  begin(name?: string): Promise<void>;
}

export class KeptGuides<Kept extends KeptGuide> implements Guides {
  #kept = $state<Record<string, Kept | null>>({});

  /** Made by the game, and by what is kept of a guide that begins. */
  constructor(
    private readonly game: string,
    private readonly fresh: Kept,
  ) {}

  /** How far the guide is at a table; null where there is none. */
  of(table: string): Kept | null {
    const known = this.#kept[table];
    return known === undefined ? read<Kept>(table) : known;
  }

  change(table: string, part: Partial<Kept>): void {
    this.#kept[table] = { ...(this.of(table) ?? this.fresh), ...part };
    remember(`guide.${table}`, JSON.stringify(this.#kept[table]));
  }

  /** Show the guide of a table again, where it was left. */
  resume(table: string): void {
    this.change(table, { shown: true, folded: false } as Partial<Kept>);
  }

  /** Open the table of the first game, and go there. */
  async begin(name = ""): Promise<void> {
    if (!session.known) await session.call(name || words.t("web.guest"));
    const table = await api.createFirstGame(this.game);
    this.change(table.id, this.fresh);
    router.go(`/table/${table.id}`);
  }
}

function read<Kept>(table: string): Kept | null {
  try {
    return JSON.parse(recall(`guide.${table}`) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}
