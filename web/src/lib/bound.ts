/** Texts in which no line ends between a number, or the sign of a sex, and the word it belongs to: "truck 2", "+1 coin",
 * "2 of 5", "zebra ♀". */
const SPACE = "\u00a0";
const SHARE = /(?<=\d) (\p{L}{1,3}) (?=\d)/gu; // "2 of 5"
const AFTER_WORD = /(?<=[\p{L}:]) (?=\d+(?![\d\u00a0]))/gu;
// A long word would not fit beside its number in a narrow card; a number keeps to one word only.
const BEFORE_UNIT = /(?<=(?:^|[^\u00a0\d])\d{1,3}) (?=\p{L}{1,7}(?!\p{L}))/gu;
const BEFORE_SEX = / (?=[♂♀])/gu;

const whole = (text: string): string => text.replace(SHARE, `${SPACE}$1${SPACE}`);

/** A number stays with what it counts. */
export const counted = (text: string): string => whole(text).replace(BEFORE_UNIT, SPACE);

/** A number stays with what it counts and with what it names, the sign of a sex with the animal. */
export const bound = (text: string): string => counted(whole(text).replace(AFTER_WORD, SPACE)).replace(BEFORE_SEX, SPACE);
