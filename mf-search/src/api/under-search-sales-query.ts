import { underSearchSales } from 'shared-contracts/descriptors/search';
import { endpointQuery, type ShopContext } from 'shared-runtime';
import { readSales } from '../domain/read-answers.ts';

/** Specification §9. */
const maxSales = 12;

export function underSearchSalesQuery(context: Pick<ShopContext, 'api' | 'store'>) {
  const request = { store_id: context.store.id, limit: maxSales };
  return { ...endpointQuery(context, underSearchSales, request), select: readSales };
}
