import { widthOf } from '../drawing/lettering.ts';

export interface Wrapped {
  lines: string[];
  fontSize: number;
}

const sizes = [104, 92, 80, 70] as const;
const smallest = 62;
/** `lettering` cuts a text at this number of characters. */
const longest = 40;

const fits = (line: string, fontSize: number, width: number) =>
  line.length <= longest && widthOf(line, 'barlow', fontSize) <= width;

/** Returns the words in one or two lines of similar width; null if they do not fit. */
function halves(words: readonly string[], fontSize: number, width: number): string[] | null {
  const whole = words.join(' ');
  if (fits(whole, fontSize, width * 0.72)) return [whole];
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
    .filter((lines) => lines.every((line) => fits(line, fontSize, width)));
  const unevenness = ([one = '', two = '']: string[]) => Math.abs(one.length - two.length);
  return breaks.toSorted((one, other) => unevenness(one) - unevenness(other))[0] ?? null;
}

/** Splits a word that is wider than a line, with a hyphen at each break. */
function pieces(word: string, width: number): string[] {
  if (fits(word, smallest, width)) return [word];
  const long = Array.from({ length: longest - 1 }, (_, index) => word.slice(0, longest - 1 - index));
  const start = long.find((each) => fits(`${each}-`, smallest, width)) ?? word.slice(0, 1);
  return [`${start}-`, ...(word.length > start.length ? pieces(word.slice(start.length), width) : [])];
}

/** Returns two lines in the smallest size; the second ends in an ellipsis if words are left out. */
function cut(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words.flatMap((each) => pieces(each, width))) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && fits(longer, smallest, width)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const [first = '', second = '', ...rest] = lines;
  return [first, rest.length > 0 ? `${second.slice(0, longest - 1)}…` : second].filter(Boolean);
}

/** Wraps a title into at most two lines in the largest font size that fits. `width`: user units. */
export function wrap(title: string, width: number): Wrapped {
  const words = title.toWellFormed().slice(0, 300).split(/\s+/).filter(Boolean);
  if (words.length === 0) return { lines: [], fontSize: smallest };
  for (const fontSize of sizes) {
    const lines = halves(words, fontSize, width);
    if (lines) return { lines, fontSize };
  }
  return { lines: cut(words, width), fontSize: smallest };
}
