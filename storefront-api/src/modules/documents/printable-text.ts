// To Node it is a CommonJS module, to the linter an ES module.
// oxlint-disable-next-line import/default
import opentype, { type Font } from 'opentype.js';
import { fontFile } from './fonts.ts';

/** Characters that draw nothing, or change the direction of what follows. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFE00-\uFE0F]/gu;

/** Written for a character that the font does not have, such as an emoji. */
const replacement = '?';

let font: Font | undefined;
const isCovered = new Map<string, boolean>();

/**
 * Returns a text that the fonts of documents can draw, in one line. Texts of shoppers contain anything; what cannot be
 * drawn is replaced, a sequence by one mark.
 */
export function printableText(text: string): string {
  const plain = text.normalize('NFC').replaceAll(/\s/gu, keptSpace).replaceAll(invisible, '');
  const drawn = Array.from(plain, (character) => (hasGlyph(character) ? character : '\uFFFF')).join('');
  return drawn.replaceAll(/\uFFFF+/gu, replacement).trim();
}

/** Spaces without a line break stay as they are: amounts have them. */
const keptSpace = (space: string): string => (space === '\u00A0' || space === '\u202F' ? '\u00A0' : ' ');

function hasGlyph(character: string): boolean {
  const known = isCovered.get(character);
  if (known !== undefined) return known;
  // oxlint-disable-next-line import/no-named-as-default-member
  font ??= opentype.parse(Uint8Array.from(fontFile('text')).buffer);
  const isInFont = font.charToGlyphIndex(character) !== 0;
  isCovered.set(character, isInFont);
  return isInFont;
}
