import type { StoreLocale } from 'shared-contracts/locales';
import { fold } from 'storefront-ports/fold';
import { audiences, type ListingIndex } from '../../listing-index/index-data.ts';
import type { AskedAudience, LanguageRules } from '../language/rules.ts';
import { tokensOf } from '../tokens.ts';

/** A brand by the words of its name. */
export interface BrandName {
  words: readonly string[];
  id: number;
}

/** Returns the numbers of audiences by word. */
export function audienceWords({ audiences: words }: LanguageRules): Map<string, number> {
  const entries = Object.entries(words) as [AskedAudience, readonly string[]][];
  return new Map(
    entries.flatMap(([name, all]) => all.map((word) => [word, audiences.indexOf(name)] as const)),
  );
}

/** Returns bits of colour families by word: their labels, inflected, and what else shoppers call them. */
export function colourWords(
  { names }: ListingIndex,
  locale: StoreLocale,
  { colourEndings, colourWords: others }: LanguageRules,
): Map<string, number> {
  const bits = new Map<string, number>();
  const add = (word: string, bit: number) => bits.set(word, (bits.get(word) ?? 0) | bit);
  for (const [index, { code, label }] of names.colours.entries()) {
    const own = tokensOf(label[locale]);
    const [word] = own;
    if (word === undefined || own.length > 1) continue;
    // "negro" and "negra" share all but their last letter.
    const roots = new Set([word, word.replace(/[aeo]$/, '')]);
    const inflected = [...roots].flatMap((root) => colourEndings.map((ending) => root + ending));
    for (const each of new Set([word, ...inflected, ...(others[code] ?? [])])) add(each, 1 << index);
  }
  return bits;
}

/** Returns ids of option values by label, without unit: `170` for "170 cm". */
export function sizeWords({ names }: ListingIndex, locale: StoreLocale): Map<string, number[]> {
  const sizes = new Map<string, number[]>();
  for (const [id, { label }] of names.sizes) {
    const word = withoutUnit(fold(label[locale]).trim().replace(',', '.'));
    sizes.set(word, [...(sizes.get(word) ?? []), id]);
  }
  return sizes;
}

/** Returns a size without its unit. */
export function withoutUnit(size: string): string {
  return size.replace(/(?<=[0-9])\s*(cm|mm)$/, '');
}

/** Returns brands by the first word of their names, those with the most words first. */
export function brandNames({ names }: ListingIndex): Map<string, BrandName[]> {
  const all = [...names.brands].map(([id, { name }]) => ({ id, words: tokensOf(name) }));
  const longestFirst = all.toSorted((one, other) => other.words.length - one.words.length);
  return Map.groupBy(longestFirst, ({ words }) => words[0] ?? '');
}
