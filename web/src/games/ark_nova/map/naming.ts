/** Where the name of a unique building stands on it: in lines that stay within its spaces, beside its picture. */
import { centre, heart, middle, SIDE, type Point } from "./hexes";

export interface Naming {
  picture: Point;
  /** None where the name has no room: it stands beside the pointer. */
  lines: { text: string; at: Point }[];
  /** Of the type. */
  size: number;
}

const LARGEST = 11;
const SMALLEST = 9;
const MOST = 3; // lines
/** How wide letters are, as a part of their size. */
const LETTERS: [RegExp, number][] = [
  [/[mwMW]/, 0.9],
  [/[ijlI'.]/, 0.29],
  [/[ftr -]/, 0.38],
  [/\p{Lu}/u, 0.72],
];
const LETTER = 0.61; // any other
const LEADING = 1.12;
const CAP = 0.35; // half as high as a letter
const AIR = 3; // to the edge
const PICTURE = 20; // to the middle of the picture
const RISE = (SIDE * Math.sqrt(3)) / 2;

const far = (one: Point, other: Point): number => (one.x - other.x) ** 2 + (one.y - other.y) ** 2;

/** How far one can go to both sides of a point without leaving the spaces. */
function reach(spaces: readonly Point[], { x, y }: Point): number {
  const spans = spaces
    .filter((space) => Math.abs(y - space.y) <= RISE)
    .map((space) => ({ x: space.x, half: SIDE - Math.abs(y - space.y) / Math.sqrt(3) }))
    .sort((one, other) => one.x - other.x);
  let [from, to] = [x, x];
  for (const span of spans) if (span.x - span.half <= to + 0.1) to = Math.max(to, span.x + span.half);
  for (const span of spans.toReversed()) if (span.x + span.half >= from - 0.1) from = Math.min(from, span.x - span.half);
  return Math.min(x - from, to - x);
}

const wide = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (LETTERS.find(([kind]) => kind.test(letter))?.[1] ?? LETTER), 0);

/** All ways to set words in lines. */
function settings(words: readonly string[]): string[][] {
  if (words.length < 2) return [[...words]];
  const [first, ...rest] = words;
  return settings(rest).flatMap(([next, ...below]) => [
    [`${first} ${next}`, ...below],
    [first, next, ...below],
  ]);
}

/** How far below the middle of some lines one of them lies. */
const lead = (row: number, rows: number, size: number): number => (row - (rows - 1) / 2) * LEADING * size;

const known = new Map<string, Naming>();

export function namingOf(spaces: readonly string[], name: string): Naming {
  const key = `${name} ${spaces}`;
  const naming = known.get(key) ?? placed(spaces, name);
  known.set(key, naming);
  return naming;
}

/** It takes a fifth of a millisecond, and every change of a table draws all maps again. */
function placed(spaces: readonly string[], name: string): Naming {
  const [top, ...rest] = spaces.map((space) => centre(space)).sort((one, other) => one.y - other.y || one.x - other.x);
  const mid = middle(spaces);

  /** The largest type in which some lines around a point stay within the spaces. */
  function largest(at: Point, lines: readonly string[]): number {
    for (let size = LARGEST; size >= SMALLEST; size -= 0.5) {
      const fits = lines.every((line, row) => {
        const y = at.y + lead(row, lines.length, size);
        const open = Math.abs(y - top.y) < PICTURE ? rest : [top, ...rest];
        const room = Math.min(...[-CAP, CAP].map((half) => reach(open, { x: at.x, y: y + half * size })));
        return (wide(line) * size) / 2 <= room - AIR;
      });
      if (fits) return size;
    }
    return 0;
  }

  const between = rest.flatMap((one, index) =>
    rest
      .slice(index + 1)
      .filter((other) => far(one, other) < 3.1 * SIDE ** 2)
      .map((other) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })),
  );
  const places = [...rest, ...between].sort((one, other) => far(one, mid) - far(other, mid));
  const ways = settings(name.split(/[ -]/)).filter(({ length }) => length <= MOST);
  let best: { at: Point; texts: string[]; size: number } | undefined;
  for (const at of places)
    for (const texts of ways) {
      const size = largest(at, texts);
      if (size > (best?.size ?? 0)) best = { at, texts, size };
    }
  if (!best) return { picture: rest.length ? heart(spaces) : top, lines: [], size: LARGEST };
  const { at, texts, size } = best;
  const lines = texts.map((text, row) => ({ text, at: { x: at.x, y: at.y + lead(row, texts.length, size) + CAP * size } }));
  return { picture: top, lines, size };
}
