import type { ListingIndex, SaleEntry } from '../listing-index/index-data.ts';
import { rowOf } from '../listing-index/packed-rows.ts';
import type { SaleContext } from './sale-repository.ts';

export interface ProductSale {
  endsAt: Date;
  strategy: number;
}

/** Returns the running sale of a product that ends last; null if no sale runs for this visitor. */
export function saleOfProduct(
  { positionOf, salesOf, sales }: ListingIndex,
  productId: number,
  context: Pick<SaleContext, 'store' | 'group' | 'now'>,
): ProductSale | null {
  const position = positionOf.get(productId);
  if (position === undefined) return null;
  let last: SaleEntry | null = null;
  for (const id of rowOf(salesOf, position)) {
    const sale = sales.get(id);
    if (sale !== undefined && isOpen(sale, context) && sale.endsAt > (last?.endsAt ?? 0)) last = sale;
  }
  return last === null ? null : { endsAt: new Date(last.endsAt), strategy: last.strategy };
}

function isOpen(
  sale: SaleEntry,
  { store, group, now }: Pick<SaleContext, 'store' | 'group' | 'now'>,
): boolean {
  const at = now.getTime();
  return (
    sale.startsAt <= at &&
    sale.endsAt > at &&
    (sale.groups === null || sale.groups.includes(group)) &&
    (sale.storeKinds === null || sale.storeKinds.includes(store.kind))
  );
}
