/** The log by turns: what one player did in a row, in few words. */
import type { EventInfo, Text } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";

export interface Turn {
  seat: number | null; // null: something that concerns everybody
  events: EventInfo[];
  from: number; // which event is its first
}

const OPENING = ["drawn", "took", "moved", "exchanged", "bought", "discarded", "extended", "donated", "laid", "reassigned"];
/** What is told by a verb; everything else only names what came of a choice. */
const VERBS = [...OPENING, "loaded"];
const nameOf = (text: Text): string => text.key.split(".").at(-1) ?? "";

export function seatOf(event: EventInfo): number | null {
  const player = event.text.args.player as Text | undefined;
  return player?.key === "kernel.player" ? Number(player.args.seat) : null;
}

export function turnsOf(events: EventInfo[]): Turn[] {
  const turns: Turn[] = [];
  events.forEach((event, index) => {
    const seat = seatOf(event);
    const current = turns.at(-1);
    if (current && seat !== null && current.seat === seat && !OPENING.includes(nameOf(event.text))) current.events.push(event);
    else turns.push({ seat, events: [event], from: index });
  });
  return turns;
}

/** The short phrase for what was done, in the game's own words or in those of both. */
const known = (text: Text, ending = ""): string | undefined =>
  [text.key.split(".")[0], "loretto"].map((whose) => `${whose}_web.did.${nameOf(text)}${ending}`).find((each) => words.has(each));

const deed = ({ text }: EventInfo, names: string[]): string => {
  const short = known(text);
  return words.say(short ? { key: short, args: text.args } : text, names);
};

/** Who a turn is told of, as its words go on. */
export function whose(turn: Turn, player: string): string {
  return VERBS.includes(nameOf(turn.events[0].text)) ? player : words.t("loretto_web.log.of", { player });
}

/** What a player did in a turn, without the name; tiles that are placed are not listed before. */
export function deeds(turn: Turn, names: string[]): string {
  const [first, ...rest] = turn.events;
  const said = rest.map((event) => deed(event, names)).join(", ");
  const joined = rest.some(({ text }) => nameOf(text) === "placed") ? known(first.text, "_and_placed") : undefined;
  if (joined) return words.say({ key: joined, args: { ...first.text.args, deeds: said } }, names);
  return [deed(first, names), said].filter(Boolean).join(", ");
}

/** What the others did between the last two turns of a seat, or since its last one; the newest last. */
export function turnsOfOthers(turns: Turn[], seat: number, most: number): Turn[] {
  const end = turns.findLastIndex((turn) => turn.seat !== null && turn.seat !== seat) + 1;
  const known = turns.slice(0, end);
  const rest = turns.slice(end).filter((turn) => turn.seat === null);
  return [...known.slice(known.findLastIndex((turn) => turn.seat === seat) + 1), ...rest].slice(-most);
}

/** What a player did in a turn, as far as it fits into some letters. */
export function inShort(turn: Turn, names: string[], letters: number): string {
  const all = deeds(turn, names);
  return all.length > letters ? deed(turn.events[0], names) : all;
}
