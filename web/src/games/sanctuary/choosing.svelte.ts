/** What the player is asked, what is pointed at, and what is marked until it is confirmed. */
import { byFinger } from "../../lib/fingers";
import type { Choice, Text } from "../../lib/protocol";
import type { TableConnection } from "../../lib/table.svelte";
import type { Gauges } from "../../lib/table/question";
import { PlainChoosing } from "../../lib/table/plain.svelte";
import type { Extra, OutlookInfo, ProspectInfo } from "./protocol";
import { about, promptOf, type Kind, type View, type ZooView } from "./things";

/** A choice that is already made: to be taken when this is asked. */
interface Made {
  prompt: string;
  key: string;
}

export class Choosing extends PlainChoosing {
  /** The tile that is looked at, wherever it lies. */
  looked = $state<string | null>(null);
  /** The tile that was opened on purpose, in a window of its own. */
  opened = $state<string | null>(null);
  /** The upgrade marker to use next. */
  private wanted = $state<string | null>(null);
  private way: Made[] = [];

  constructor(
    connection: TableConnection,
    private readonly seats: () => number[],
  ) {
    super(connection);
  }

  view = $derived.by<View | null>(() => (this.connection.position?.view as unknown as View | undefined) ?? null);
  /** What kind of question it is; "wait" where nothing is asked of me. */
  prompt = $derived.by<string>(() => (this.decision ? promptOf(this.decision.prompt.key) : "wait"));
  /** Whose zoo lies in front: mine, at a shared screen that of who plays or has played last, else whose turn it is. */
  override seat = $derived.by<number>(() => this.connection.position?.seat ?? this.view?.current ?? 0);
  zoo = $derived.by<ZooView | null>(() => this.view?.zoos[this.seat] ?? null);
  mine = $derived.by<boolean>(() => this.seats().includes(this.seat));
  private byKey = $derived.by<Map<string, Choice>>(() => new Map(this.options.map((option) => [option.key, option])));
  private why = $derived.by<Map<string, Text[]>>(
    () => new Map(this.connection.impossible.map((thing) => [thing.key, thing.obstacles])),
  );
  private extra = $derived.by<Partial<Extra>>(() => this.connection.extra as Partial<Extra>);

  can(key: string): boolean {
    return this.byKey.has(key);
  }

  ofKind(kind: Kind): Choice[] {
    return this.options.filter((option) => about(option).kind === kind);
  }

  /** The option of this key; what is marked is `option`. */
  named(key: string): Choice | undefined {
    return this.byKey.get(key);
  }

  /** Why a thing cannot be chosen now; empty where it can, or where nobody knows. */
  reasons(key: string): Text[] {
    return this.why.get(key) ?? [];
  }

  /** How a tile of the hand or the display stands; undefined where nobody has said. */
  outlook(tile: string): OutlookInfo | undefined {
    return this.extra.hand?.[tile] ?? this.extra.display?.[tile];
  }

  /** What the tile that is being played would come to on a space. */
  prospect(space: string): ProspectInfo | undefined {
    return this.extra.prospects?.[space];
  }

  /** On a space: with the open areas that are to be made there, which are asked for one by one. */
  override gauges = $derived.by<Gauges | null>(() => {
    const key = this.pointed ?? this.marked ?? "";
    const preview = this.connection.previews[key] ?? null;
    const prospect = this.prospect(key);
    if (!preview || !prospect) return preview;
    return { ...preview, after: { ...preview.after, points: preview.before.points + prospect.points } };
  });

  /** The tile that is being laid. */
  laying = $derived.by<string | null>(() => {
    if (this.prompt !== "space") return null;
    const said = this.decision?.prompt.args.tile as Text | undefined;
    return said ? tileNamed(said) : null;
  });

  /** The space that becomes an open area with a tile of the hand. */
  making = $derived.by<string | null>(() => {
    if (this.prompt !== "face_down") return null;
    const said = this.decision?.prompt.args.space as Text | undefined;
    return (said?.args.space as string | undefined) ?? null;
  });

  /** What the option that is pointed at or marked would waste; or what ending the turn would. */
  slips = $derived.by<Text[]>(() => {
    const key = this.pointed ?? this.marked;
    return key === null ? (this.connection.position?.slips ?? []) : (this.connection.previews[key]?.slips ?? []);
  });

  // --- choosing ---

  override choose(key: string): void {
    if (byFinger() && this.can(key) && !this.busy && this.marked !== key) this.marked = key;
    else super.choose(key);
  }

  mark(key: string | null): void {
    this.marked = key !== null && this.can(key) ? key : null;
  }

  /** Whether a tile of the hand can be played at once, where an action is to be chosen. */
  canPlay(tile: string): boolean {
    return this.prompt === "action" && this.extra.hand?.[tile]?.standing === "ok";
  }

  /** Play a tile of the hand with the card that plays it best. */
  playTile(tile: string): boolean {
    const card = this.extra.hand?.[tile]?.card;
    if (!card || !this.canPlay(tile) || this.busy) return false;
    this.way = [{ prompt: "play", key: tile }];
    this.pick(`play-${card}`);
    return true;
  }

  // --- upgrades ---

  /** The upgrade markers that can be used now. */
  markers = $derived.by<string[]>(() => [...new Set(this.ofKind("upgrade").map((option) => about(option).marker ?? ""))]);
  marker = $derived.by<string | null>(() =>
    this.wanted !== null && this.markers.includes(this.wanted) ? this.wanted : (this.markers[0] ?? null),
  );

  takeMarker(marker: string): void {
    this.wanted = marker;
    this.marked = null;
  }

  // --- what the server says ---

  override arrived(): void {
    super.arrived();
    this.looked = null;
    const [next] = this.way;
    this.way = [];
    if (next && next.prompt === this.prompt && this.can(next.key)) this.pick(next.key);
  }

  override troubled(): void {
    super.troubled();
    this.way = [];
  }
}

/** The tile that a message names: a pair names the animal and its sex. */
export function tileNamed({ key, args }: Text): string | null {
  const [, family, name] = key.split(".");
  if (family === "tile") return name;
  if (family !== "pair") return null;
  const title = (args.tile as Text).key.split(".")[2];
  return `${title}_${name}`;
}
