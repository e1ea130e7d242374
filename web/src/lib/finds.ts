/** Looking for words in a text. */

/** Letters without case and accents, so that "elephant" finds "éléphant". */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** Whether every word that is wanted occurs; nothing wanted is found everywhere. */
export function finds(text: string, wanted: string): boolean {
  const found = folded(text);
  return folded(wanted.trim())
    .split(/\s+/)
    .every((word) => found.includes(word));
}
