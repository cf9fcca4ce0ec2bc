import type { VariantRow } from './product-repository.ts';

/** Returns the stock of all variants, each of which has a row for each of its options. */
export function stockOf(rows: readonly Pick<VariantRow, 'variantId' | 'stock'>[]): number {
  const stocks = new Map(rows.map(({ variantId, stock }) => [variantId, stock]));
  return [...stocks.values()].reduce((sum, stock) => sum + Math.max(0, stock), 0);
}
