// To Node it is a CommonJS module, to the linter an ES module.
// oxlint-disable-next-line import/default
import opentype, { type Font } from 'opentype.js';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const files = {
  barlow: '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff',
  'barlow-text': '@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff',
  'barlow-italic': '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-italic.woff',
  archivo: '@fontsource/archivo-black/files/archivo-black-latin-400-normal.woff',
  bebas: '@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff',
  chakra: '@fontsource/chakra-petch/files/chakra-petch-latin-700-normal.woff',
  exo: '@fontsource/exo-2/files/exo-2-latin-800-italic.woff',
  josefin: '@fontsource/josefin-sans/files/josefin-sans-latin-600-normal.woff',
  montserrat: '@fontsource/montserrat/files/montserrat-latin-800-normal.woff',
  righteous: '@fontsource/righteous/files/righteous-latin-400-normal.woff',
  zilla: '@fontsource/zilla-slab/files/zilla-slab-latin-700-normal.woff',
} as const;

export type FontName = keyof typeof files;

const fonts = new Map<FontName, Font>();

/** Returns a font, read from disk on first use. */
export function fontOf(name: FontName): Font {
  const known = fonts.get(name);
  if (known !== undefined) return known;
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(files[name])));
  // oxlint-disable-next-line import/no-named-as-default-member
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  fonts.set(name, font);
  return font;
}
