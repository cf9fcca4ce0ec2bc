import type { Sale } from 'shared-contracts/api/catalogue';
import type { Queryable } from '../../../db/client.ts';
import type { CatalogueCache } from '../listing-index/catalogue-cache.ts';
import type { CatalogueContext } from '../context.ts';
import { runningSales } from './running-sales.ts';
import { findRunningSale } from './sale-repository.ts';
import { toSale } from './sale-teaser.ts';

interface FlashSaleRequest {
  /** Only this one. */
  saleId: number | undefined;
  limit: number;
}

/** Returns the first sales that run for the visitor, or a given one; none if it does not run. */
export async function flashSales(
  db: Queryable,
  cache: CatalogueCache,
  { saleId, limit }: FlashSaleRequest,
  context: CatalogueContext,
): Promise<Sale[]> {
  if (saleId === undefined) return (await runningSales(db, cache, context)).slice(0, limit);
  const [row, { index }] = await Promise.all([findRunningSale(db, context, { id: saleId }), cache.current()]);
  return row === null ? [] : [toSale(row, index, context)];
}
