import { escapeXml } from './markup.ts';

// A picture in an <img> sees no web fonts: the stack names what machines have.
const stack = "'Barlow Condensed','Arial Narrow','Liberation Sans Narrow','Helvetica Neue',Arial,sans-serif";

export interface LetteringOptions {
  x: number;
  y: number;
  /** Height of the letters, user units. */
  size: number;
  colour: string;
  /** Longest the word may get; it is squeezed to fit on machines with wider fonts. */
  maxWidth: number;
  /** @default 0 */
  rotate?: number;
  /** @default 'middle' */
  anchor?: 'start' | 'middle' | 'end';
  /** @default 700 */
  weight?: 400 | 700;
  /** Space between letters, user units. @default 0 */
  tracking?: number;
  opacity?: number;
  /** A rim in the colour of the ground, for words that cross a print. */
  halo?: string;
}

const letterWidth = 0.52;

export function lettering(text: string, options: LetteringOptions): string {
  const {
    x,
    y,
    colour,
    maxWidth,
    rotate = 0,
    anchor = 'middle',
    weight = 700,
    tracking = 0,
    opacity,
    halo,
  } = options;
  const shown = text.trim().slice(0, 40);
  if (shown === '') return '';
  const natural = shown.length * (options.size * letterWidth + tracking);
  const size = Math.max(8, options.size * Math.min(1, maxWidth / natural));
  const width = Math.round(Math.min(natural, maxWidth));
  return (
    `<text x="0" y="0" transform="translate(${Math.round(x)} ${Math.round(y)})${rotate ? ` rotate(${rotate})` : ''}" ` +
    `font-family="${stack}" font-size="${size.toFixed(1)}" font-weight="${weight}" text-anchor="${anchor}" ` +
    `textLength="${width}" lengthAdjust="spacingAndGlyphs" fill="${colour}"${halo ? ` stroke="${halo}" stroke-width="${Math.max(3, Math.round(size / 6))}" stroke-linejoin="round" paint-order="stroke"` : ''}${opacity === undefined ? '' : ` opacity="${opacity}"`}>` +
    `${escapeXml(shown)}</text>`
  );
}
