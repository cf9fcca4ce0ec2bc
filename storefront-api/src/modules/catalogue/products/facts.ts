import type { StoreLocale } from 'shared-contracts/locales';
import type { Localised } from '../../../db/schema/index.ts';
import type { FacetNames } from '../listing-index/index-data.ts';
import { numberFormat } from '../../../locale/number-format.ts';

/** Formats the value of a fact for a locale: the label of a value code, or a number with its unit. */
export function formatFact(
  value: string | number,
  unit: string,
  locale: StoreLocale,
  valueLabels: ReadonlyMap<string, Localised>,
): string {
  if (typeof value === 'string') return valueLabels.get(value)?.[locale] ?? value;
  const number = numberFormat(locale).format(value);
  if (unit === '') return number;
  return unit === '%' && locale === 'en_GB' ? `${number}%` : `${number} ${unit}`;
}

/** Returns the rows of a product's specification, in display order. */
export function describeFacts(
  facts: Readonly<Record<string, string | number>>,
  { attributes, valueLabels }: FacetNames,
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
      value: formatFact(value, unit, locale, valueLabels),
    }));
}
