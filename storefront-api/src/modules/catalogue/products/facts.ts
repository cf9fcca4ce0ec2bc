import type { StoreLocale } from 'shared-contracts/locales';
import type { Localised } from '../../../db/schema/index.ts';
import type { FacetNames } from '../listing-index/index-data.ts';
import { numberFormat } from '../../../locale/number-format.ts';

/** A fact's value as people of the language write it: a word in their own, a number with its unit. */
export function formatFact(
  value: string | number,
  unit: string,
  locale: StoreLocale,
  words: ReadonlyMap<string, Localised>,
): string {
  if (typeof value === 'string') return words.get(value)?.[locale] ?? value;
  const number = numberFormat(locale).format(value);
  if (unit === '') return number;
  return unit === '%' && locale === 'en_GB' ? `${number}%` : `${number} ${unit}`;
}

/** The rows of a product's specification, in the shop's order. */
export function describeFacts(
  facts: Readonly<Record<string, string | number>>,
  { attributes, words }: FacetNames,
  locale: StoreLocale,
): { label: string; value: string }[] {
  return Object.entries(facts)
    .flatMap(([code, value]) => {
      const attribute = attributes.get(code);
      return attribute === undefined ? [] : [{ attribute, value }];
    })
    .sort((one, other) => one.attribute.position - other.attribute.position)
    .map(({ attribute: { label, unit }, value }) => ({
      label: label[locale],
      value: formatFact(value, unit, locale, words),
    }));
}
