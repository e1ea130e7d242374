/** Texts in which no line ends between a number and the word it belongs to: "truck 2", "+1 coin". */
const SPACE = "\u00a0";
const AFTER_WORD = /(?<=[\p{L}:]) (?=\d)/gu;
// A long word would not fit beside its number in a narrow card; a number keeps to one word only.
const BEFORE_UNIT = /(?<=(?:^|[^\u00a0\d])\d{1,3}) (?=\p{L}{1,7}(?!\p{L}))/gu;

/** A number stays with what it counts. */
export const counted = (text: string): string => text.replace(BEFORE_UNIT, SPACE);

/** A number stays with what it counts and with what it names. */
export const bound = (text: string): string => counted(text.replace(AFTER_WORD, SPACE));
