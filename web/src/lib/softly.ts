/** Long words with the places where they may be parted: not every browser knows them, and a card is narrow. */
import { counted } from "./bound";
import { PARTED } from "./parted";
import { words, type Language } from "./words.svelte";

const SOFT = "\u00ad";
const LINE = 10; // letters that have room in the narrowest line
const books: Partial<Record<Language, ReadonlyMap<string, string>>> = {};

/** A word that is parted but once, as near to its middle as a dictionary allows. */
function halved(word: string): string {
  const parts = word.split("-"),
    ways = parts.slice(1).map((_, index) => [parts.slice(0, index + 1).join(""), parts.slice(index + 1).join("")]);
  const apart = ([before, after]: string[]): number => Math.abs(before.length - after.length);
  return ways.sort((one, other) => apart(one) - apart(other))[0]?.join("-") ?? word;
}

/** A compound is parted where its words meet, and within one of them only if it would have no room in a line of its own. */
function joined(word: string): string {
  const meeting = word.split("=");
  if (meeting.length === 1) return word;
  return meeting
    .map((part, index) => {
      const whole = part.replaceAll("-", ""),
        hyphen = index < meeting.length - 1 ? 1 : 0;
      return whole.length + hyphen <= LINE ? whole : halved(part);
    })
    .join("-");
}

function bookOf(language: Language): ReadonlyMap<string, string> {
  books[language] ??= new Map(
    PARTED[language]
      .trim()
      .split(/\s+/)
      .map((word) => [word.replaceAll(/[-=]/g, ""), joined(word)]),
  );
  return books[language];
}

/** A word with soft hyphens where a dictionary parts it; one that no dictionary knows stays whole. */
function parted(word: string, book: ReadonlyMap<string, string>): string {
  const known = book.get(word.toLowerCase()) ?? word;
  let at = 0;
  return [...known].map((letter) => (letter === "-" ? SOFT : word[at++])).join("");
}

/** A text with soft hyphens in its long words, in which a number stays with what it counts; what is shorter than some
 * letters fits into any line. */
export function softly(text: string, language: Language = words.language, least = 9): string {
  const book = bookOf(language);
  return counted(text).replace(/\p{L}{9,}/gu, (word) => (word.length < least ? word : parted(word, book)));
}

const REST = 8; // letters
const MEETING = /(?<= )|(?<=\p{L}{4}-)(?=\p{L}{4})/u; // of words, and of two long ones that a hyphen joins

/** Whether a piece of a text is a word that may be parted, at a hyphen of its own too ("X-token"). */
export const isPartable = (piece: string): boolean => /[\u00ad-]\p{L}/u.test(piece);

/** A text in pieces: each word that may be parted, and what stands between them. A short rest of the text stays with the
 * last of them, so that it can share the line of its end. */
export function pieces(text: string, language: Language = words.language): string[] {
  const all = softly(text, language).split(MEETING);
  const after = all.findLastIndex(isPartable) + 1;
  const rest = all.slice(after).join("").length <= REST ? after : all.length;
  const runs: string[] = [];
  for (const [index, word] of all.entries()) {
    const last = runs.at(-1);
    if (last !== undefined && (index >= rest || !(isPartable(word) || isPartable(last)))) runs.push(`${runs.pop()}${word}`);
    else runs.push(word);
  }
  return runs;
}
