/** A turn in few words, and sentences whose cards can be pointed at. */
import type { Text } from "../../../lib/protocol";
import { words } from "../../../lib/words.svelte";
import { box } from "../printed";
import { CARD, isText, nameOf, seatIn, type Turn } from "./turns";

/** A part of a sentence; a card is known by its key. */
export interface Piece {
  text: string;
  card?: string;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: no text has them, so they can stand around a card
const MARK = /\u0001([^\u0002]+)\u0002/;

// --- sentences with cards in them ---

function marked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(marked);
  if (!isText(value)) return value;
  const card = CARD.exec(value.key);
  if (card) return `\u0001${value.key}\u0002`;
  return { key: value.key, args: Object.fromEntries(Object.entries(value.args).map(([name, each]) => [name, marked(each)])) };
}

/** A message in parts, so that each card in it can be pointed at. */
export function pieces(text: Text, names: string[]): Piece[] {
  return words
    .say(marked(text) as Text, names)
    .split(MARK)
    .map((part, index) => (index % 2 ? { text: words.t(part), card: CARD.exec(part)![1] } : { text: part }))
    .filter((piece) => piece.text);
}

// --- in few words ---

const DEEDS = [
  "plays_animal",
  "plays_sponsor",
  "supports",
  "releases",
  "rescues",
  "marks",
  "partner_zoo",
  "university",
  "donates",
  "draws",
  "reveals",
  "takes",
  "digs",
  "discards",
  "discards_several",
  "upgrades",
  "stores",
  "conceals",
  "shark_attack",
  "hires",
  "takes_tile",
  "x_token_action",
  "end_triggered",
];

/** What was done in a turn: the action cards with their strengths, then what they did. */
export function deeds(turn: Turn, names: string[]): { actions: string; done: Piece[][] } {
  const actions = turn.events
    .filter((event) => nameOf(event.text) === "action")
    .map(({ text }) => `${words.say(text.args.card as Text)}\u00a0${text.args.strength}`);
  const done: Piece[][] = [];
  const built = turn.events
    .filter((event) => nameOf(event.text) === "builds")
    .map(({ text }) => (text.args.building as Text).args.kind as Text)
    .filter((kind) => box.buildings[nameOf(kind)]?.kind !== "unique"); // it has the name of its sponsor
  for (const { text } of turn.events) {
    const name = nameOf(text);
    if (seatIn(text) !== null && seatIn(text) !== turn.seat) continue;
    if (DEEDS.includes(name)) done.push(pieces({ key: `ark_nova_web_board.did.${name}`, args: text.args }, names));
    else if (name === "task" && (text.args.task as Text).key.endsWith(".reputation"))
      done.push([{ text: words.t("ark_nova_web_board.did.reputation") }]);
  }
  if (built.length) done.unshift([{ text: built.map((kind) => words.say(kind)).join(", ") }]);
  return { actions: actions.join(", "), done };
}
