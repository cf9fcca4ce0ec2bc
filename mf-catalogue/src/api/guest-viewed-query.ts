import { queryOptions } from '@tanstack/react-query';
import { queryKey } from 'shared-contracts/api/query-key';
import { productCards } from 'shared-contracts/descriptors/sliders';
import { ApiError, type ShopContext } from 'shared-runtime';
import { requireList } from './require-list.ts';
import type { ViewedProduct } from './viewed-products-query.ts';

export interface GuestViewedRequest {
  /** The current product, which is left out. */
  productId: number | undefined;
  /** Whether the visitor accepts functional items, on which the stored list depends. */
  isAccepted: boolean;
  /** Reads the ids in this browser, latest first. */
  readIds: () => readonly number[];
}

/** Queries the cards of a guest's viewed products, latest first. Never fresh: the list changes with every product. */
export function guestViewedQuery(
  { api, store }: Pick<ShopContext, 'api' | 'store'>,
  { productId, isAccepted, readIds }: GuestViewedRequest,
) {
  return queryOptions({
    queryKey: queryKey(productCards, store.id, { viewedBeside: productId ?? null, isAccepted }),
    staleTime: 0,
    async queryFn({ signal }): Promise<readonly ViewedProduct[]> {
      const ids = readIds().filter((id) => id !== productId);
      if (ids.length === 0) return [];
      // All of them are requested: what the store does not sell any more is left out of the answer.
      const request = { storeId: store.id, product_ids: ids.join(',') };
      const result = await api.call(productCards, request, { signal });
      if (!result.ok) throw new ApiError(result.failure);
      return requireList(result.data.items);
    },
  });
}
