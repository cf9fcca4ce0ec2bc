import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { Money } from 'shared-contracts/money';
import { useMaySeePrices, useSession, useShop } from 'shared-runtime';
import { lowestPriceQuery, maxPriceLookups } from '../../../api/lowest-price-query.ts';
import { createConcurrencyLimit } from '../../../domain/concurrency-limit.ts';

/** Looks up the lowest prices of categories, for visitors who see prices. Categories without one have null. */
export function useLowestPrices(categoryIds: readonly number[]): ReadonlyMap<number, Money | null> {
  const context = useShop();
  const { delivery_country: shipping } = useSession();
  const maySeePrices = useMaySeePrices();
  const [limit] = useState(() => createConcurrencyLimit(maxPriceLookups));
  const ids = maySeePrices ? categoryIds : [];
  const results = useQueries({
    queries: ids.map((id) => lowestPriceQuery({ context, limit, shipping }, id)),
  });
  return new Map(
    ids.flatMap((id, index) => {
      const price = results[index]?.data;
      return price === undefined ? [] : [[id, price] as const];
    }),
  );
}
