import type { ListingIndex, SaleEntry } from '../listing-index/index-data.ts';
import { rowOf } from '../listing-index/packed-rows.ts';
import type { SaleFront } from './sale-repository.ts';

export interface ProductSale {
  endsAt: Date;
  strategy: number;
}

/** The sale of a product that runs for this visitor and ends last; null outside a sale. */
export function saleOfProduct(
  { placeOf, salesOf, sales }: ListingIndex,
  productId: number,
  front: Pick<SaleFront, 'store' | 'group' | 'now'>,
): ProductSale | null {
  const place = placeOf.get(productId);
  if (place === undefined) return null;
  let last: SaleEntry | null = null;
  for (const id of rowOf(salesOf, place)) {
    const sale = sales.get(id);
    if (sale !== undefined && isOpen(sale, front) && sale.endsAt > (last?.endsAt ?? 0)) last = sale;
  }
  return last === null ? null : { endsAt: new Date(last.endsAt), strategy: last.strategy };
}

function isOpen(sale: SaleEntry, { store, group, now }: Pick<SaleFront, 'store' | 'group' | 'now'>): boolean {
  const at = now.getTime();
  return (
    sale.startsAt <= at &&
    sale.endsAt > at &&
    (sale.groups === null || sale.groups.includes(group)) &&
    (sale.storeKinds === null || sale.storeKinds.includes(store.kind))
  );
}
