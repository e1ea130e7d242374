// What a book of rules is made of: short sections with an anchor each.
import { counted } from "../bound";
import { folded } from "../finds";

export interface RuleTable {
  caption: string;
  head: string[];
  rows: string[][];
}

/** A paragraph, a list, a table, or a ruling for an unusual case. `**bold**` and `[words](#anchor)` are understood. */
export type Block = { p: string } | { list: string[] } | { table: RuleTable } | { note: string };

export interface Section {
  id: string;
  title: string;
  icon?: string;
  /** The section this one is part of. */
  partOf?: string;
  blocks: Block[];
}

/** A piece of a line: plain, bold, or a link within the book or to another page. */
export interface Piece {
  text: string;
  bold?: boolean;
  link?: string;
}

const MARKUP = /\*\*(.+?)\*\*|\[(.+?)\]\((#[\w-]+|\/[\w/-]+)\)/g;

/** In French no line begins with a colon or ends with an opening mark; no other language has a space there. */
const together = (line: string): string => line.replace(/ (?=[:;?!»])/g, "\u00a0").replace(/(?<=«) /g, "\u00a0");

export function pieces(marked: string): Piece[] {
  const line = counted(together(marked));
  const found: Piece[] = [];
  let end = 0;
  for (const match of line.matchAll(MARKUP)) {
    if (match.index > end) found.push({ text: line.slice(end, match.index) });
    if (match[1]) found.push(...pieces(match[1]).map((piece) => ({ ...piece, bold: true })));
    else found.push({ text: match[2], link: match[3] });
    end = match.index + match[0].length;
  }
  if (end < line.length) found.push({ text: line.slice(end) });
  return found;
}

/** Everything a section says, line by line. */
export function lines(section: Section): string[] {
  return section.blocks.flatMap((block) => {
    if ("p" in block) return [block.p];
    if ("note" in block) return [block.note];
    if ("list" in block) return block.list;
    return [block.table.caption, ...block.table.head, ...block.table.rows.flat()];
  });
}

/** A line as it is read, without its marks. */
export const plain = (line: string): string =>
  pieces(line)
    .map((piece) => piece.text)
    .join("");

function wordsOf(wanted: string): string[] {
  return folded(wanted).split(/\s+/).filter(Boolean);
}

/** The sections in which every word of the search occurs; all of them when nothing is searched. */
export function search(sections: Section[], wanted: string): Section[] {
  const wantedWords = wordsOf(wanted);
  return sections.filter((section) => {
    const text = folded([section.title, ...lines(section)].map(plain).join(" "));
    return wantedWords.every((word) => text.includes(word));
  });
}

/** The line that tells best what a section is about: the one with most of the words searched for, else its first sentence. */
export function gist(section: Section, wanted: string): string {
  const told = section.blocks
    .flatMap((block) => ("p" in block ? [block.p] : "note" in block ? [block.note] : "list" in block ? block.list : []))
    .map(plain);
  const found = (line: string): number => wordsOf(wanted).filter((word) => folded(line).includes(word)).length;
  return told.reduce((best, line) => (found(line) > found(best) ? line : best), told[0] ?? "");
}

/** Cut a text where the words of the search begin and end; every second part is a hit. */
export function hits(text: string, wanted: string): string[] {
  const wantedWords = wordsOf(wanted);
  if (wantedWords.length === 0) return [text];
  // Fold letter by letter, so that places in the folded text are places in the text.
  const letters = [...text.normalize("NFC")];
  const flat = letters.map((letter) => folded(letter).slice(0, 1) || " ").join("");
  const marked = new Array<boolean>(letters.length).fill(false);
  for (const word of wantedWords) {
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + 1)) marked.fill(true, at, at + word.length);
  }
  const parts = [""];
  letters.forEach((letter, at) => {
    if (marked[at] !== (parts.length % 2 === 0)) parts.push("");
    parts[parts.length - 1] += letter;
  });
  return parts;
}
