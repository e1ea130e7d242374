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

export interface Deeds {
  actions: string;
  done: Piece[][];
}

/** The turns in which something was done already, the last of them last. */
export function doneTurns(turns: Turn[], names: string[]): { seat: number; from: number; told: Deeds }[] {
  return turns
    .filter(({ kind, seat }) => kind === "turn" && seat !== null)
    .map((turn) => ({ seat: turn.seat ?? 0, from: turn.from, told: deeds(turn, names) }))
    .filter(({ told }) => told.actions || told.done.length);
}

/** A turn in so many letters, if it can be: dots say that more was done. */
export function inShort({ actions, done }: Deeds, room: number): string {
  let said = actions && done.length ? words.t("ark_nova_web_board.log.acts", { actions }) : actions;
  for (const [index, pieces] of done.entries()) {
    const next = `${index ? ", " : ""}${pieces.map(({ text }) => text).join("")}`;
    if (index && said.length + next.length > room) return `${said}, …`;
    said += next;
  }
  return said;
}

const isForReputation = (text: Text): boolean => nameOf(text) === "task" && (text.args.task as Text).key.endsWith(".reputation");

const IN_A_ROW = ["takes", "draws", "discards", "digs"];

/** The same done several times in a row is told once: "takes Koala, Science Lab", "draws 2". */
function together(deeds: Text[]): Text[] {
  const told: Text[] = [];
  for (const deed of deeds) {
    const last = told.at(-1);
    if (last?.key !== deed.key || !IN_A_ROW.includes(nameOf(deed))) told.push(deed);
    else told[told.length - 1] = { key: deed.key, args: { ...deed.args, ...sum(last.args, deed.args) } };
  }
  return told;
}

function sum(first: Text["args"], next: Text["args"]): Text["args"] {
  const { card, cards } = next;
  if (card !== undefined) return { card: [first.card, card].flat() };
  return { cards: Number(first.cards) + Number(cards) };
}

/** What was done in a turn: the action cards with their strengths, then what they did. */
export function deeds(turn: Turn, names: string[]): Deeds {
  const actions = turn.events
    .filter((event) => nameOf(event.text) === "action")
    .map(({ text }) => `${words.say(text.args.card as Text)}\u00a0${text.args.strength}`);
  const built = turn.events
    .filter((event) => nameOf(event.text) === "builds")
    .map(({ text }) => (text.args.building as Text).args.kind as Text)
    .filter((kind) => box.buildings[nameOf(kind)]?.kind !== "unique"); // it has the name of its sponsor
  const told = turn.events
    .map(({ text }) => text)
    .filter((text) => (seatIn(text) ?? turn.seat) === turn.seat)
    .filter((text) => DEEDS.includes(nameOf(text)) || isForReputation(text))
    .map((text) => ({ key: `ark_nova_web_board.did.${isForReputation(text) ? "reputation" : nameOf(text)}`, args: text.args }));
  const done = together(told).map((text) => pieces(text, names));
  if (built.length) done.unshift([{ text: built.map((kind) => words.say(kind)).join(", ") }]);
  return { actions: actions.join(", "), done };
}
