/** Texts in which no line ends between a number and the word it belongs to: "truck 2", "+1 coin", "2 of 5", "up to size 2". */
const SPACE = "\u00a0";
/** Little words, which neither have a number nor are what it counts. */
const LITTLE = "(?:and|or|in|of|to|for|from|und|oder|von|bis|im|auf|aus|für|et|ou|en|sur|de|du|dans|pour|max)(?!\\p{L})";
// "2 of 5" is one thing: the line rather ends before it.
const SHARE = /(?<!\d)(\d{1,3}) (of|von|sur) (?=\d)/gu;
// Before French signs an unbreakable space is no word that the number keeps to.
const KEPT = "\\u00a0(?![:;?!»])";
// After these a number counts what follows: "you have all 3 basins", but "you have 3".
const COUNTING =
  "(?<!\\p{L})(?:all|your|costs|have|has|holds|needs|takes|with|already|only|vos|coûte|avez|porte|faut|avec|déjà|encore|" +
  "alle|kostet|hast|hat|fasst|braucht|mit|schon|noch|nur)";
const COUNTED = `(?<=${COUNTING}) \\d+ (?!${LITTLE})\\p{L}`;
const AFTER_WORD = new RegExp(`(?!${COUNTED})(?:(?<=\\p{L})|(?<=:)(?! \\d+ \\p{L})) (?=\\d+(?![\\d\\p{L}]|${KEPT}))`, "gu");
// A long word would not fit beside its number in a narrow card; a number keeps to one word only.
const BEFORE_UNIT = new RegExp(`(?<=(?:^|[^\\u00a0\\d])\\d{1,3}) (?=(?!${LITTLE})\\p{L}{1,7}(?!\\p{L}))`, "gu");
// What counts nothing is the number of the short word before it: "size 2", "Verband II".
const AFTER_NAME = new RegExp(
  `(?<=(?<!\\p{L})(?!${LITTLE})\\p{L}{2,8}) (?=(?:\\d{1,3}|II?)(?![\\p{L}\\d]|${KEPT})(?! (?!${LITTLE})\\p{L}))`,
  "gu",
);
const BEFORE_DOT = / (?=[·›])/gu;
// What always has a number, and is never counted: "un enclos de taille 2 gratuit".
const AFTER_MEASURE = /(?<=(?<!\p{L})(?:size|taille|Größe|level|niveau|Stufe|strength|force|Stärke)) (?=\d)/giu;
// A number that a hyphen joins to its word, and spaces of a board: "size-3", "2er-Gehege", "b5-c5".
const NUMBERED = /(?<=\p{L})-(?=\d)|(?<=\der)-(?=\p{L})|(?<=(?<![\p{L}\d])[a-z]\d)-(?=[a-z]\d)/gu;
// Two short words that a hyphen joins are one: "pop-corn".
const JOINED = /(?<![\p{L}\d-])(\p{L}{1,4})-(?=\p{L}{1,4}(?![\p{L}\d-]))/gu;
const HYPHEN = "\u2011";
// The side of a card stays with its name, however long that is: "Sponsoren II".
const BEFORE_SIDE = /(?<=\p{L}) (?=II(?!\p{L}))/gu;

const whole = (text: string): string =>
  text.replace(SHARE, `$1${SPACE}$2${SPACE}`).replace(NUMBERED, HYPHEN).replace(JOINED, `$1${HYPHEN}`);

/** A number stays with what it counts, or with the short word whose number it is. */
export const counted = (text: string): string =>
  whole(text).replace(AFTER_MEASURE, SPACE).replace(AFTER_NAME, SPACE).replace(BEFORE_UNIT, SPACE);

/** A letter stays with the word that a hyphen joins to it, in wide lines: "X-token". */
export const joined = (text: string): string => text.replace(/(?<!\p{L})(\p{L})-(?=\p{L})/gu, `$1${HYPHEN}`);

/** A number stays with what it counts and with what it names; no line begins with a dot or an arrow between two things. */
export const bound = (text: string): string =>
  counted(whole(text).replace(AFTER_WORD, SPACE)).replace(BEFORE_SIDE, SPACE).replace(BEFORE_DOT, SPACE);

/** The same where lines are wide: the word that is counted may be long. */
export const tied = (text: string): string => bound(text).replace(/(?<=(?:^|[^\u2011\d])\d+) (?=\p{L})/gu, SPACE);
