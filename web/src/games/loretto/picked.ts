/** What a player has picked so far of an action: step by step it becomes one option. */
import type { Choice } from "../../lib/protocol";
import { about, groupsOf, ofKind, type MoneyKind } from "./options";

export type Picked =
  | { kind: "draw" | "load" | "extend" | "option"; key: string } // an option of another sort is taken as it is
  | { kind: "take"; key: string; truck: number; ways: string[][] | null; held: number | null } // null: as the server would
  | { kind: "place"; tile: string }
  | { kind: "rearrange" } // something of the park is to move: what, is asked next
  | { kind: "move"; tile: string | null; source: string | null; target: string | null }
  | { kind: "exchange"; groups: string[] }
  | { kind: "buy"; tile: string | null; owner: number | null }
  | { kind: "discard"; tile: string | null }
  | { kind: "donate"; place: string | null };

export type Ring = "can" | "chosen" | null;

/** A tile that lies somewhere, as the player points at it. */
export interface Spot {
  seat: number;
  /** Whether it lies in front of the player. */
  own: boolean;
  place: string;
  tile: string;
}

// --- towards an option ---

/** The options that what is picked so far leads to. */
function matching(picked: Picked, options: Choice[]): Choice[] {
  if ("key" in picked) return options.filter(({ key }) => key === picked.key);
  if (picked.kind === "rearrange") return [];
  return ofKind(options, picked.kind).filter((option) => {
    const it = about(option);
    if (picked.kind === "move") {
      const moves = picked.tile === null || (it.tile === picked.tile && it.source === picked.source);
      return moves && (picked.target === null || it.target === picked.target);
    }
    if (picked.kind === "exchange") return picked.groups.every((group) => groupsOf(it).includes(group));
    if (picked.kind === "buy") return picked.tile === null || (it.tile === picked.tile && it.owner === picked.owner);
    if (picked.kind === "discard") return picked.tile === null || it.tile === picked.tile;
    if (picked.kind === "donate") return picked.place === null || it.place === picked.place;
    return true;
  });
}

function complete(picked: Picked): boolean {
  if (picked.kind === "move") return picked.target !== null;
  if (picked.kind === "exchange") return picked.groups.length === 2;
  if (picked.kind === "buy" || picked.kind === "discard") return picked.tile !== null;
  if (picked.kind === "donate") return picked.place !== null;
  return true;
}

/** The option that confirming would take; null where something is still missing. */
export function chosenBy(picked: Picked | null, options: Choice[]): string | null {
  if (!picked || picked.kind === "place" || picked.kind === "rearrange") return null;
  if ("key" in picked) return picked.key;
  const fitting = matching(picked, options);
  return fitting.length === 1 && complete(picked) ? fitting[0].key : null;
}

/** The beginning of a money action; where only one way is open, all of it. */
export function forMoney(kind: MoneyKind, options: Choice[]): Picked | null {
  const ways = ofKind(options, kind);
  if (!ways.length) return null;
  if (ways.length === 1) return forOption(ways[0]);
  if (kind === "move") return { kind, tile: null, source: null, target: null };
  if (kind === "exchange") return { kind, groups: [] };
  if (kind === "buy") return { kind, tile: null, owner: null };
  if (kind === "discard") return { kind, tile: null };
  if (kind === "donate") return { kind, place: null };
  return { kind, key: ways[0].key };
}

/** A whole money action, as an option describes it; null for what is no money action. */
export function forOption(option: Choice): Picked | null {
  const { kind, tile = null, source = null, target = null, owner = null, ...it } = about(option);
  if (kind === "move") return { kind, tile, source, target };
  if (kind === "exchange") return { kind, groups: groupsOf({ kind, ...it }) };
  if (kind === "buy") return { kind, tile, owner };
  if (kind === "discard") return { kind, tile };
  if (kind === "donate") return { kind, place: it.place ?? null };
  return kind === "extend" ? { kind, key: option.key } : null;
}

/** What is left when the last step is taken back; null: nothing. */
export function oneBack(picked: Picked, options: Choice[]): Picked | null {
  if (picked.kind === "take" && picked.held !== null) return { ...picked, held: null };
  if (picked.kind === "move" && picked.target !== null && ofKind(options, "move").length > 1) return { ...picked, target: null };
  if (picked.kind === "move" && picked.tile !== null) return { kind: "move", tile: null, source: null, target: null };
  if (picked.kind === "exchange" && picked.groups.length) return { kind: "exchange", groups: [] };
  return null;
}

// --- tiles ---

const groupAt = ({ place, tile }: Spot): string => (place === "barn" ? `barn.${tile.split("-")[0]}` : place);
/** Where tiles wait that have no home. */
const STORES = ["barn", "depot"];

/** How a tile is ringed while something is picked. */
export function ringOfTile(picked: Picked | null, options: Choice[], spot: Spot): Ring {
  if (!picked) return null;
  const { seat, own, place, tile } = spot;
  const can = (fits: boolean): Ring => (fits ? "can" : null);
  if (picked.kind === "move" && own) {
    if (picked.tile === tile && picked.source === place) return "chosen";
    return can(picked.tile === null && movesOf(options, spot).length > 0);
  }
  if ((picked.kind === "exchange" || picked.kind === "donate") && tile.startsWith("stall")) return null; // stalls stay
  if (picked.kind === "exchange" && own) return ringOfGroup(picked.groups, options, groupAt(spot));
  if (picked.kind === "donate" && own) {
    if (picked.place === place) return "chosen";
    return can(ofKind(options, "donate").some((it) => about(it).place === place));
  }
  if (!STORES.includes(place)) return null;
  if (picked.kind === "buy" && !own) {
    if (picked.tile === tile && picked.owner === seat) return "chosen";
    return can(
      ofKind(options, "buy")
        .map(about)
        .some((it) => it.tile === tile && it.owner === seat),
    );
  }
  if (picked.kind === "discard" && own) {
    if (picked.tile === tile) return "chosen";
    return can(ofKind(options, "discard").some((it) => about(it).tile === tile));
  }
  return null;
}

function ringOfGroup(groups: string[], options: Choice[], group: string): Ring {
  if (groups.includes(group)) return "chosen";
  if (groups.length === 2) return null;
  return matching({ kind: "exchange", groups }, options).some((it) => groupsOf(about(it)).includes(group)) ? "can" : null;
}

const movesOf = (options: Choice[], { tile, place }: Spot): Choice[] =>
  ofKind(options, "move").filter((it) => about(it).tile === tile && about(it).source === place);

/** What is picked after a click on a ringed tile: one more step, or a step taken back. */
export function withTile(picked: Picked, options: Choice[], spot: Spot): Picked {
  const { seat, place, tile } = spot;
  if (picked.kind === "move") {
    if (picked.tile === tile && picked.source === place) return { kind: "move", tile: null, source: null, target: null };
    const moves = movesOf(options, spot);
    return { kind: "move", tile, source: place, target: moves.length === 1 ? (about(moves[0]).target ?? null) : null };
  }
  if (picked.kind === "exchange") return withGroup(picked.groups, options, groupAt(spot));
  if (picked.kind === "buy") return { kind: "buy", tile, owner: seat };
  if (picked.kind === "donate") return { kind: "donate", place };
  return picked.kind === "discard" ? { kind: "discard", tile } : picked;
}

function withGroup(before: string[], options: Choice[], group: string): Picked {
  if (before.includes(group)) return { kind: "exchange", groups: before.filter((one) => one !== group) };
  const groups = [...before, group];
  const fitting = matching({ kind: "exchange", groups }, options);
  return { kind: "exchange", groups: fitting.length === 1 ? groupsOf(about(fitting[0])) : groups };
}
