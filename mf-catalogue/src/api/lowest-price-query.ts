import { queryOptions } from '@tanstack/react-query';
import { queryKey } from 'shared-contracts/api/query-key';
import { categoryPrices } from 'shared-contracts/descriptors/product-facts';
import type { Money } from 'shared-contracts/money';
import type { ShopContext } from 'shared-runtime';
import type { ConcurrencyLimit } from '../domain/concurrency-limit.ts';
import { lookUp } from './look-up.ts';

/** Price lookups at a time, specification §9. */
export const maxPriceLookups = 6;

export interface LowestPriceOptions {
  context: Pick<ShopContext, 'api' | 'store'>;
  limit: ConcurrencyLimit;
  /** Country of delivery. */
  shipping: string;
}

/** Queries the lowest price of a category; null without one. A failed lookup is null too (specification §8). */
export function lowestPriceQuery({ context, limit, shipping }: LowestPriceOptions, categoryId: number) {
  const request = { store_id: context.store.id, entity_id: categoryId, shipping, limit: 1 };
  const { api } = context;
  const subject = `the prices of category ${categoryId}`;
  return queryOptions({
    queryKey: queryKey(categoryPrices, context.store.id, request),
    queryFn: ({ signal }): Promise<Money | null> =>
      limit(async () => {
        const call = (either: AbortSignal) => api.call(categoryPrices, request, { signal: either });
        const found = await lookUp({ call, subject, signal });
        return found?.prices[0]?.price.current ?? null;
      }),
  });
}
