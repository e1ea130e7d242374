/** Long words with places where they may be parted. */

const VOWELS = "aeiouyäöüéèêëàâîïôûùœ";
const LETTERS_TOGETHER = [
  "sch",
  "ch",
  "ck",
  "ph",
  "th",
  "qu",
  "gn",
  "pf",
  "st",
  "bl",
  "br",
  "cl",
  "cr",
  "dr",
  "fl",
  "fr",
  "gl",
  "gr",
  "kr",
  "pl",
  "pr",
  "tr",
];
const LONG = 9;

/** A word cut where it may be parted: before the last consonants between two vowels, never near its ends. */
function parted(word: string): string {
  const small = word.toLowerCase();
  const isVowel = (at: number): boolean => VOWELS.includes(small[at]);
  let said = "";
  let last = 0;
  for (let at = 3; at < word.length - 2; at += 1) {
    if (isVowel(at) || !isVowel(at + 1) || at - last < 3) continue;
    const cluster = LETTERS_TOGETHER.find((letters) => small.slice(0, at + 1).endsWith(letters));
    const cut = cluster ? at + 1 - cluster.length : at;
    if (cut - last < 3 || !/[a-zà-ÿœß]/i.test(word[cut - 1])) continue;
    said += `${word.slice(last, cut)}\u00ad`;
    last = cut;
  }
  return said + word.slice(last);
}

/** A name with soft hyphens in its long words: many browsers know no syllables, and a card is narrow. */
export const softly = (name: string): string => name.replace(/[\p{L}]+/gu, (word) => (word.length > LONG ? parted(word) : word));
