import type { ProductOption } from 'shared-contracts/api/product';
import type { StoreLocale } from 'shared-contracts/locales';
import type { PriceView } from '../pricing/price-view.ts';
import type { VariantRow } from './product-repository.ts';
import { fewLeft } from './stock-words.ts';

interface ValueInProgress {
  id: number;
  label: string;
  position: number;
  special: number;
  stock: number;
}

/** A value that several variants share (a size in two colours) costs what the cheapest of them costs. */
export function toOptions(
  rows: readonly VariantRow[],
  locale: StoreLocale,
  prices: PriceView,
): ProductOption[] {
  const attributes = new Map<number, NonNullable<VariantRow['attribute']>>();
  const values = new Map<number, Map<number, ValueInProgress>>();
  for (const { attribute, value, special, stock } of rows) {
    if (attribute === null || value === null) continue;
    attributes.set(attribute.id, attribute);
    const ofAttribute = values.get(attribute.id) ?? new Map<number, ValueInProgress>();
    values.set(attribute.id, ofAttribute);
    const known = ofAttribute.get(value.id);
    ofAttribute.set(value.id, {
      id: value.id,
      label: value.label[locale],
      position: value.position,
      special: Math.min(known?.special ?? special, special),
      stock: (known?.stock ?? 0) + stock,
    });
  }

  return [...attributes.values()]
    .sort((one, other) => one.position - other.position)
    .map((attribute) => ({
      super_attribute_id: attribute.id,
      code: attribute.code,
      label: attribute.label[locale],
      values: [...(values.get(attribute.id)?.values() ?? [])]
        .sort((one, other) => one.position - other.position || one.id - other.id)
        .map(({ id, label, special, stock }) => ({
          id,
          label,
          price: prices.money(special),
          price_value: prices.decimal(special),
          inStock: stock > 0,
          lastItems: stock > 0 && stock <= fewLeft ? stock : null,
        })),
    }));
}
