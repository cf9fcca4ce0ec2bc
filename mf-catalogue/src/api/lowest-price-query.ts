import { queryOptions } from '@tanstack/react-query';
import { queryKey } from 'shared-contracts/api/query-key';
import { categoryPrices } from 'shared-contracts/descriptors/product-facts';
import type { Money } from 'shared-contracts/money';
import type { ShopContext } from 'shared-runtime';
import type { ConcurrencyLimit } from '../domain/concurrency-limit.ts';

/** Price lookups at a time, specification §9. */
export const maxPriceLookups = 6;

/** Milliseconds after which a lookup counts as failed, so that it does not occupy a place. */
const timeoutMs = 8_000;

export interface LowestPriceOptions {
  context: Pick<ShopContext, 'api' | 'store'>;
  limit: ConcurrencyLimit;
  /** Country of delivery. */
  shipping: string;
}

/** Queries the lowest price of a category; null without one. A failed lookup is null too (specification §8). */
export function lowestPriceQuery({ context, limit, shipping }: LowestPriceOptions, categoryId: number) {
  const request = { store_id: context.store.id, entity_id: categoryId, shipping, limit: 1 };
  return queryOptions({
    queryKey: queryKey(categoryPrices, context.store.id, request),
    queryFn: ({ signal }) => limit(() => lookUp(context, request, signal)),
  });
}

async function lookUp(
  { api }: Pick<ShopContext, 'api'>,
  request: { store_id: number; entity_id: number; shipping: string; limit: number },
  cancelled: AbortSignal,
): Promise<Money | null> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const result = await api.call(categoryPrices, request, { signal: AbortSignal.any([cancelled, timeout]) });
    if (result.ok) return result.data.prices[0]?.price.current ?? null;
    const { code, status, requestId } = result.failure;
    // Not found and other errors of the caller are expected: the category may have been removed.
    if (status >= 500 || status === 0) logFailure(request.entity_id, { code, requestId });
  } catch (error) {
    if (cancelled.aborted) throw error;
    logFailure(request.entity_id, error);
  }
  return null;
}

function logFailure(categoryId: number, reason: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn(`The prices of category ${categoryId} could not be looked up`, reason);
}
