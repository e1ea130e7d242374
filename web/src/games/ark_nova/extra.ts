// What the server adds for this game to the reasons why something cannot be chosen.
import type { TableConnection } from "../../lib/table.svelte";
import type { Choosing } from "./choosing.svelte";
import type { Extra, LodgerInfo, Possibility, PriceInfo, SiteInfo, SpotInfo } from "./protocol";
import { about, type ZooView } from "./things";

const told = (connection: TableConnection): Partial<Extra> => connection.extra as Partial<Extra>;

// Where the question leads is told for this position only; what cards wait for stays until it is told anew.
const ahead = (connection: TableConnection): Partial<Extra> =>
  connection.reasoned === connection.position?.number ? told(connection) : {};

/** By the key of a card: what stands in the way of playing it in this turn. */
export const outlookOf = (connection: TableConnection): Extra["outlook"] => told(connection).outlook ?? {};

/** By the key of a card of the hand: what it adds to. */
export const helpingOf = (connection: TableConnection): Extra["helping"] => told(connection).helping ?? {};

/** By the key of an enclosure with room: who could live there, where the question leads to that. */
export const lodgingsOf = (connection: TableConnection): Record<string, LodgerInfo[]> => ahead(connection).lodgings ?? {};

/** What a card costs a zoo: in the action in progress, if it asks for an animal, else as if an action began. */
export function priceOf(connection: TableConnection | undefined, zoo: ZooView | null, card: string): PriceInfo | undefined {
  const asked = connection && zoo?.seat === connection.position?.seat ? ahead(connection).prices : null;
  return (asked ?? zoo?.prices)?.[card];
}

/** By the key of an enclosure on offer: the room that is left when the animal has moved in. */
export const roomsOf = (connection: TableConnection): Record<string, number> => ahead(connection).rooms ?? {};

/** What could be built on which free space, where the question leads to that. */
export const sitesOf = (connection: TableConnection): SiteInfo[] => ahead(connection).sites ?? [];

/** What a building would gain and touch on a spot on offer; undefined where nobody has said. */
export const spotInfo = (connection: TableConnection, spot: string): SpotInfo | undefined => ahead(connection).spots?.[spot];

/** By a choice that leaves a gap in the display: the cards that waves may wash away then, the first one first. */
export const washedOf = (connection: TableConnection): Record<string, string[]> => ahead(connection).washed ?? {};

/** By the kind of building: what it costs, as was last told. */
export const buildingPrices = (connection: TableConnection): Record<string, number> =>
  Object.fromEntries((told(connection).sites ?? []).map(({ kind, price }) => [kind, price]));

/** What an action card could do with some X-tokens. */
export const possibleWith = (connection: TableConnection, card: string, xTokens: number): Possibility[] =>
  ahead(connection).possible?.[card]?.[xTokens] ?? [];

/** The action card with which a card could be played now, as the X-tokens are set; undefined where there is none. */
export const actionFor = (choosing: Choosing, card: string): string | undefined =>
  [...new Set(choosing.ofKind("use_card").map((option) => about(option).card))].find(
    (action) => action && possibleWith(choosing.connection, action, choosing.xTokens(action)).some(({ key }) => key === card),
  );

/** By the kind of building: in how many ways it can lie now. */
export const spotsOf = (connection: TableConnection): Record<string, number> =>
  Object.fromEntries(ahead(connection).sites?.map(({ kind, spots }) => [kind, spots]) ?? []);
