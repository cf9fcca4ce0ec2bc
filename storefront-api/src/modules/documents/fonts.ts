import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** `text` and `bold` cover Latin, Greek and Cyrillic. `heading` has Latin letters only: it is for the shop's own words. */
export type FontName = 'text' | 'bold' | 'heading';

const fileNames: Readonly<Record<FontName, string>> = {
  text: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  bold: '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  heading: '@expo-google-fonts/barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold.ttf',
};

export const fontNames = Object.keys(fileNames) as FontName[];

const files = new Map<FontName, Buffer>();

/** Returns the file of a font, which is read once. */
export function fontFile(name: FontName): Buffer {
  const known = files.get(name);
  if (known !== undefined) return known;
  const file = readFileSync(fileURLToPath(import.meta.resolve(fileNames[name])));
  files.set(name, file);
  return file;
}
