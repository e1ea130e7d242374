/** What money can do in a park: what each action offers, or why it offers nothing, and what pressing it does. */
import type { Choice, Impossible } from "../../lib/protocol";
import type { Action } from "../../lib/table/Actions.svelte";
import { sharedReason } from "../../lib/table/reasons";
import { words } from "../../lib/words.svelte";
import { about, type Kind } from "../loretto/options";
import type { ParkPlay } from "./play.svelte";
import { faceOf, type ParkTable } from "./things";

/** The kinds of options behind each action, and its picture. */
const KINDS = {
  move: { of: ["move_tile", "move_coworker"], icon: "lu:move" },
  buy: { of: ["buy"], icon: "lu:shopping-basket" },
  discard: { of: ["discard"], icon: "lu:trash-2" },
  small: { of: ["expand_small"], icon: "lu:grid-2x2" },
  large: { of: ["expand_large"], icon: "lu:grid-2x2-plus" },
  very_large: { of: ["expand_very_large"], icon: "lu:grid-3x3" },
} satisfies Record<string, { of: Kind[]; icon: string }>;
export type ParkAction = keyof typeof KINDS;
/** Whether this table has an action: its price is told. */
const isHere = (kind: ParkAction, table: ParkTable): boolean => KINDS[kind].of[0] in table.prices;

const isOf = (kind: ParkAction, thing: Pick<Choice, "about">): boolean => (KINDS[kind].of as Kind[]).includes(about(thing).kind);

const lastWord = (key: string): string => key.split(".").at(-1) ?? "";
const lacksOf = ({ obstacles }: Impossible): string[] => obstacles.map(({ key }) => lastWord(key));

function reason(kind: ParkAction, impossible: Impossible[], names: string[]): string {
  // What lies below another tile tells nothing: the tile on top must have its own reason.
  const things = impossible.filter((each) => isOf(kind, each) && !lacksOf(each).includes("below_the_top"));
  const lacks = things.flatMap(({ obstacles }) => obstacles);
  const telling = lacks.find(({ key }) => lastWord(key) !== "nobody");
  const shared = things.length ? sharedReason(things, lacks, names) : undefined;
  return shared ?? (telling ? words.say(telling, names) : words.t(`aquaretto_web.money.no_${kind}`));
}

function offer(kind: ParkAction, offered: Choice[], names: string[], play: ParkPlay): string {
  const left = kind === "small" || kind === "large" ? play.now?.expansions_left[kind] : undefined;
  if (left !== undefined) return words.t(`aquaretto_web.money.${kind}_left`, { left });
  if (kind === "buy" || kind === "discard") {
    const tiles = offered.map((option) => {
      const { tile = "", owner } = about(option);
      const { name } = faceOf(tile);
      return owner === undefined ? name : words.t("loretto_web.money.of", { tile: name, player: names[owner] ?? "" });
    });
    return tiles.length > 2 ? words.t("loretto_web.money.tiles", { count: tiles.length }) : tiles.join(", ");
  }
  return words.t(`aquaretto_web.money.${kind}_about`);
}

/** The actions of a park; some may be left to another list. */
export function parkActions(play: ParkPlay, table: ParkTable, names: string[], without: ParkAction[] = []): Action<ParkAction>[] {
  const { connection, options, phase, picked } = play.choosing;
  const told = phase === "turn" && connection.reasoned === connection.position?.number;
  const kinds = (Object.keys(KINDS) as ParkAction[]).filter((kind) => isHere(kind, table) && !without.includes(kind));
  return kinds.map((kind) => {
    const offered = options.filter((each) => isOf(kind, each));
    const nothing = told ? reason(kind, connection.impossible, names) : words.t(`aquaretto_web.money.${kind}_about`);
    return {
      id: kind,
      icon: KINDS[kind].icon,
      name: words.t(`aquaretto_web.money.${kind}`),
      text: offered.length ? offer(kind, offered, names, play) : nothing,
      price: table.prices[KINDS[kind].of[0]],
      possible: offered.length > 0,
      chosen: kind === "move" ? play.moving : picked?.kind === kind,
    };
  });
}

export function pressAction(
  play: ParkPlay,
  { id, possible, chosen }: Pick<Action<ParkAction>, "id" | "possible" | "chosen">,
): void {
  const { choosing } = play;
  if (chosen) choosing.picked = null;
  else if (!possible) return;
  else if (id === "move") play.beginMoving();
  else if (id === "buy" || id === "discard") choosing.pickMoney(id);
  else choosing.pickKey(`expand_${id}`);
}

/** An action by its letter; where it is not possible, nothing happens: its card says why. */
export function actionByKey(play: ParkPlay, id: ParkAction): boolean {
  const possible = play.choosing.options.some((each) => isOf(id, each));
  pressAction(play, { id, possible, chosen: false });
  return possible;
}
