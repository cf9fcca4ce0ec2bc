import { brandMark, wordmark } from '../../../brands/mark.ts';
import { fontOf, type FontName } from '../../../drawing/fonts.ts';
import { lettering, widthOf } from '../../../drawing/lettering.ts';

export interface WordsAlong {
  /** Centre of the text on the long axis. */
  y: number;
  /** Maximum height of capitals and maximum length, user units. */
  tall: number;
  long: number;
  colour: string;
  x?: number;
  opacity?: number;
}

// Approximate height of capitals, share of the font size.
const capital = 0.71;

/** Removes the accents of letters that the font does not have. */
function spelled(word: string, font: FontName): string {
  return Array.from(word.toWellFormed(), (letter) =>
    fontOf(font).charToGlyphIndex(letter) > 0 ? letter : letter.normalize('NFD').slice(0, 1),
  ).join('');
}

/** Draws the brand's name along the ski, centred across it. */
export function brandAlong(brand: string, { y, tall, long, colour, x = 0, opacity }: WordsAlong): string {
  const { font, isUpper, tracking } = brandMark(brand);
  const word = spelled(brand, font);
  const wanted = tall / capital;
  const natural = widthOf(isUpper ? word.toUpperCase() : word, font, wanted, tracking * wanted);
  const size = wanted * Math.min(1, long / Math.max(1, natural));
  return wordmark(brand, {
    x: x + (size * capital) / 2,
    y,
    size,
    colour,
    maxWidth: long,
    rotate: -90,
    ...(opacity === undefined ? {} : { opacity }),
  });
}

/** Draws the model's name along the ski. */
export function nameAlong(name: string, { y, tall, long, colour, x = 0, opacity }: WordsAlong): string {
  const word = spelled(name, 'barlow');
  const wanted = tall / capital;
  const size = wanted * Math.min(1, long / Math.max(1, widthOf(word, 'barlow', wanted, 1)));
  return lettering(word, {
    x: x + (size * capital) / 2,
    y,
    size,
    colour,
    maxWidth: long,
    rotate: -90,
    tracking: 1,
    ...(opacity === undefined ? {} : { opacity }),
  });
}

/** Draws the model's name across a board. */
export function nameAcross(name: string, { y, tall, long, colour, x = 0 }: WordsAlong): string {
  return lettering(spelled(name, 'barlow'), { x, y, size: tall / capital, colour, maxWidth: long });
}
