import type { FontName } from '../drawing/fonts.ts';
import { lettering, type LetteringOptions } from '../drawing/lettering.ts';
import { createRandom } from '../drawing/random.ts';
import { marks } from './marks.ts';
import { symbols, type SymbolName } from './symbols.ts';

/** Typeface and symbol of a brand, the same on all of its products. */
export interface BrandMark {
  font: FontName;
  isUpper: boolean;
  /** Letter spacing, share of the font size. */
  tracking: number;
  /** Path data in a box of 100 x 100. */
  symbol: string;
}

const typefaces = [
  'barlow',
  'barlow-italic',
  'archivo',
  'bebas',
  'chakra',
  'exo',
  'josefin',
  'montserrat',
  'righteous',
  'zilla',
] as const;

const [firstName = 'twoPeaks', ...otherNames] = Object.keys(symbols) as SymbolName[];

const known = new Map<string, BrandMark>();

/** Returns a brand's mark. Brands without an entry in `marks` get one derived from their name. */
export function brandMark(brand: string): BrandMark {
  const mark = known.get(brand) ?? createMark(brand);
  // Unknown names are not cached: requests could otherwise fill the memory.
  if (Object.hasOwn(marks, brand)) known.set(brand, mark);
  return mark;
}

function createMark(brand: string): BrandMark {
  const random = createRandom(`brand|${brand}`);
  const mark = Object.hasOwn(marks, brand) ? marks[brand] : undefined;
  if (mark) {
    const [font, isUpper, tracking, symbol] = mark;
    return { font, isUpper, tracking, symbol: symbols[symbol](random) };
  }
  const font = random.pick(typefaces);
  return {
    font,
    isUpper: font === 'bebas' || random.chance(0.62),
    tracking: random.pick([0, 0, 0.04, 0.1]),
    symbol: symbols[random.pick([firstName, ...otherNames])](random),
  };
}

type WordmarkOptions = Omit<LetteringOptions, 'font' | 'tracking'>;

/** Draws the brand's name in its typeface. */
export function wordmark(brand: string, options: WordmarkOptions): string {
  const { font, isUpper, tracking } = brandMark(brand);
  return lettering(isUpper ? brand.toUpperCase() : brand, {
    ...options,
    font,
    tracking: tracking * options.size,
  });
}

export interface SymbolOptions {
  /** Centre of the symbol. */
  x: number;
  y: number;
  /** Side length of its box, user units. */
  size: number;
  colour: string;
  /** Rotation, degrees. @default 0 */
  rotate?: number;
  opacity?: number;
}

/** Draws the brand's symbol without the name. */
export function brandSymbol(brand: string, options: SymbolOptions): string {
  const { x, y, size, colour, rotate = 0, opacity } = options;
  return (
    `<path transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${rotate}) scale(${(size / 100).toFixed(3)}) translate(-50 -50)" ` +
    `d="${brandMark(brand).symbol}" fill="${colour}" fill-rule="evenodd"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`
  );
}
