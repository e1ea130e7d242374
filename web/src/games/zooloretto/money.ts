/** What money can do in a zoo: what each action offers, or why it offers nothing. */
import type { Action } from "../../lib/table/Actions.svelte";
import { words } from "../../lib/words.svelte";
import { about, MONEY_KINDS, type MoneyKind } from "../loretto/options";
import type { Choosing } from "./choosing.svelte";
import { reasonAgainst } from "./reasons";

const ICONS: Record<MoneyKind, string> = {
  move: "lu:move",
  exchange: "lu:arrow-left-right",
  buy: "lu:shopping-basket",
  discard: "lu:trash-2",
  extend: "lu:expand",
  donate: "lu:hand-heart",
};

function offer(kind: MoneyKind, choosing: Choosing, names: string[], called: (tile: string) => string): string {
  const options = choosing.ofKind(kind).map(about);
  if (kind === "donate") {
    const [token] = choosing.view?.donation_tokens ?? [];
    return words.t("zooloretto_web.money.donate_offer", { count: options.length, points: token });
  }
  if (kind === "extend") return words.t("zooloretto_web.money.extend_offer");
  if (kind === "exchange") return words.t("zooloretto_web.money.exchange_offer", { count: options.length });
  const tiles = [...new Set(options.map((one) => `${one.tile}/${one.owner ?? ""}`))];
  if (tiles.length > 2) return words.t("loretto_web.money.tiles", { count: tiles.length });
  return tiles
    .map((each) => {
      const [tile, owner] = each.split("/");
      return owner ? words.t("loretto_web.money.of", { tile: called(tile), player: names[Number(owner)] ?? "" }) : called(tile);
    })
    .join(", ");
}

/** The actions of a zoo; tiles are called as the table calls them. */
export function zooActions(choosing: Choosing, names: string[], called: (tile: string) => string): Action<MoneyKind>[] {
  const { connection } = choosing;
  const told = choosing.phase === "turn" && connection.reasoned === connection.position?.number;
  const kinds = MONEY_KINDS.filter((kind) => kind !== "donate" || choosing.view?.donation_tokens);
  return kinds.map((kind) => {
    const possible = choosing.ofKind(kind).length > 0;
    const nothing = told ? reasonAgainst(kind, choosing, names) : words.t(`zooloretto_web.money.${kind}_about`);
    return {
      id: kind,
      icon: ICONS[kind],
      name: words.t(`zooloretto_web.money.${kind}`),
      text: possible ? offer(kind, choosing, names, called) : nothing,
      price: kind === "donate" ? undefined : choosing.view?.prices[kind],
      note: words.t("zooloretto_web.money.free"),
      possible,
      chosen: choosing.picked?.kind === kind,
    };
  });
}
