import type { ProductOption } from 'shared-contracts/api/product';
import type { PriceView } from '../../pricing/price-view.ts';
import type { ColourLook } from './colour-look.ts';
import type { VariantRow } from './product-repository.ts';
import { lowStockThreshold } from '../stock-state.ts';

interface ValueDraft {
  id: number;
  label: string;
  position: number;
  special: number;
  stock: number;
  colour: ColourLook | null;
  /** Null if it is unknown, or not the same for all variants with the value. */
  soleLengthMm: number | null;
}

interface AttributeDraft {
  id: number;
  code: string;
  label: string;
  position: number;
  values: Map<number, ValueDraft>;
}

/**
 * Groups the variants' options by attribute. A value that several variants share, such as a size in two colours, has
 * the price of the cheapest.
 */
export function toOptions(
  rows: readonly VariantRow[],
  prices: PriceView,
  lookOf: (row: VariantRow) => ColourLook | null = () => null,
): ProductOption[] {
  const attributes = new Map<number, AttributeDraft>();
  for (const row of rows) {
    const { attributeId, valueId, special, stock } = row;
    if (attributeId === null || valueId === null) continue;
    const attribute = attributes.get(attributeId) ?? {
      id: attributeId,
      code: row.attributeCode ?? '',
      label: row.attributeLabel ?? '',
      position: row.attributePosition ?? 0,
      values: new Map<number, ValueDraft>(),
    };
    attributes.set(attributeId, attribute);
    const known = attribute.values.get(valueId);
    const sole = row.soleLengthMm;
    attribute.values.set(valueId, {
      id: valueId,
      label: row.valueLabel ?? '',
      position: row.valuePosition ?? 0,
      special: Math.min(known?.special ?? special, special),
      stock: (known?.stock ?? 0) + stock,
      soleLengthMm: known === undefined || known.soleLengthMm === sole ? sole : null,
      colour: known === undefined && attribute.code === 'colour' ? lookOf(row) : (known?.colour ?? null),
    });
  }

  return [...attributes.values()]
    .sort((one, other) => one.position - other.position)
    .map(({ id, code, label, values }) => ({
      super_attribute_id: id,
      code,
      label,
      values: [...values.values()]
        .sort((one, other) => one.position - other.position || one.id - other.id)
        .map((value) => ({
          id: value.id,
          label: value.label,
          price: prices.money(value.special),
          price_value: prices.decimal(value.special),
          inStock: value.stock > 0,
          lastItems: value.stock > 0 && value.stock <= lowStockThreshold ? value.stock : null,
          ...(value.soleLengthMm !== null && { soleLengthMm: value.soleLengthMm }),
          ...value.colour,
        })),
    }));
}
