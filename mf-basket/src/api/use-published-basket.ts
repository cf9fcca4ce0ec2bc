import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Basket } from 'shared-contracts/api/basket';
import { useBus } from 'shared-runtime';
import { publishBasket } from './cache-basket.ts';

/**
 * Publishes a fetched basket as `basket:changed`. An outdated one, which is being fetched again, is not published: it
 * would replace the count of a newer one.
 */
export function usePublishedBasket({ data, isStale, isEnabled }: PublishedQuery): void {
  const bus = useBus();
  const basket = isStale || !isEnabled ? undefined : data;
  useEffect(() => {
    if (basket) publishBasket(bus, basket);
  }, [bus, basket]);
}

type PublishedQuery = Pick<UseQueryResult<Basket>, 'data' | 'isStale' | 'isEnabled'>;
