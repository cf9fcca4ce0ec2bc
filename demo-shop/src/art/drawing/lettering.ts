import type { PathCommand } from 'opentype.js';
import { fontOf, type FontName } from './fonts.ts';

export interface LetteringOptions {
  x: number;
  /** Baseline. */
  y: number;
  /** Font size (em), user units. */
  size: number;
  colour: string;
  /** Maximum width, user units; the font size is reduced to fit. */
  maxWidth: number;
  /** Rotation around x, y, degrees. @default 0 */
  rotate?: number;
  /** @default 'middle' */
  anchor?: 'start' | 'middle' | 'end';
  /** @default 'barlow' */
  font?: FontName;
  /** Letter spacing, user units. @default 0 */
  tracking?: number;
  opacity?: number;
  /** Outline colour, for text that crosses a print. */
  halo?: string;
}

const shift = { start: 0, middle: -0.5, end: -1 };

/** Draws text (up to 40 characters) as paths: pictures must look the same on machines without the fonts. */
export function lettering(text: string, options: LetteringOptions): string {
  const { x, y, colour, maxWidth, rotate = 0, anchor = 'middle', tracking = 0, opacity, halo } = options;
  const shown = writable(text.toWellFormed().trim().slice(0, 40), options.font ?? 'barlow');
  if (shown === '') return '';
  const { path, width, size } = setInType(shown, options.font ?? 'barlow', options.size, tracking, maxWidth);
  const left = Math.round(width * shift[anchor] * 10) / 10;
  const rim =
    halo === undefined
      ? ''
      : ` stroke="${halo}" stroke-width="${Math.max(3, Math.round(size / 6))}" stroke-linejoin="round" paint-order="stroke"`;
  return (
    `<path transform="translate(${Math.round(x)} ${Math.round(y)})${rotate ? ` rotate(${rotate})` : ''} translate(${left} 0)" ` +
    `d="${path}" fill="${colour}"${rim}${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`
  );
}

/** Removes the accents of letters that the font does not have. */
function writable(text: string, name: FontName): string {
  const font = fontOf(name);
  return Array.from(text)
    .map((letter) => (font.hasChar(letter) ? letter : letter.normalize('NFD').replaceAll(/\p{M}/gu, '')))
    .join('');
}

/** Returns the width of a text, user units. */
export function widthOf(text: string, font: FontName, size: number, tracking = 0): number {
  return fontOf(font).getAdvanceWidth(text, size) + tracking * Math.max(0, text.length - 1);
}

function setInType(text: string, font: FontName, wanted: number, tracking: number, maxWidth: number) {
  const natural = widthOf(text, font, wanted, tracking);
  const squeeze = Math.min(1, maxWidth / natural);
  const size = wanted * squeeze;
  const options = { letterSpacing: tracking / wanted, kerning: true };
  const { commands } = fontOf(font).getPath(text, 0, 0, size, options);
  return { path: commands.map(pathData).join(''), size, width: natural * squeeze };
}

// The font library's own serialiser omits a separator before numbers that round to -0.
function pathData(command: PathCommand): string {
  const point = (x: number, y: number) => `${round(x)} ${round(y)}`;
  switch (command.type) {
    case 'Z':
      return 'z';
    case 'C':
      return `C${point(command.x1, command.y1)} ${point(command.x2, command.y2)} ${point(command.x, command.y)}`;
    case 'Q':
      return `Q${point(command.x1, command.y1)} ${point(command.x, command.y)}`;
    case 'L':
    case 'M':
      return `${command.type}${point(command.x, command.y)}`;
  }
}

const round = (value: number) => Math.round(value * 10) / 10;
