import type { StoreLocale } from 'shared-contracts/locales';
import { toLanguageTag } from 'shared-contracts/locales';
import type { Localised } from '../../db/schema/index.ts';

/** A fact's value as people of the language write it: a word in their own, a number with its unit. */
export function formatFact(
  value: string | number,
  unit: string,
  locale: StoreLocale,
  words: ReadonlyMap<string, Localised>,
): string {
  if (typeof value === 'string') return words.get(value)?.[locale] ?? value;
  const number = new Intl.NumberFormat(toLanguageTag(locale)).format(value);
  if (unit === '') return number;
  return unit === '%' && locale === 'en_GB' ? `${number}%` : `${number} ${unit}`;
}
