/** Long words with the places where they may be parted: not every browser knows them, and a card is narrow. */
import { counted } from "./bound";
import { PARTED } from "./parted";
import { words, type Language } from "./words.svelte";

const SOFT = "\u00ad";
const books: Partial<Record<Language, ReadonlyMap<string, string>>> = {};

function bookOf(language: Language): ReadonlyMap<string, string> {
  books[language] ??= new Map(
    PARTED[language]
      .trim()
      .split(/\s+/)
      .map((word) => [word.replaceAll("-", ""), word]),
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
