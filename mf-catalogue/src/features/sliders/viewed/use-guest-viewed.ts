import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKey } from 'shared-contracts/api/query-key';
import { productCards } from 'shared-contracts/descriptors/sliders';
import { ApiError, useSession, useShop, type ShopContext } from 'shared-runtime';
import type { ViewedProduct } from '../../../api/viewed-products-query.ts';
import { withViewed } from '../../../domain/viewed-products.ts';
import type { ViewedOptions } from './use-member-viewed.ts';
import { readVisitorViewed, storeVisitorViewed } from './visitor-viewed.ts';

/** Returns what a guest has viewed in this browser, as the server knows it now, and records the current product. */
export function useVisitorViewed({ productId, limit, isEnabled }: ViewedOptions): readonly ViewedProduct[] {
  const shop = useShop();
  const { accepted_functional: isAccepted } = useSession().cookieConsentPreferences;
  const { data = [] } = useQuery({ ...visitorViewedQuery(shop, productId, isAccepted), enabled: isEnabled });

  useEffect(() => {
    if (productId === undefined) return;
    storeVisitorViewed(withViewed(readVisitorViewed(isAccepted), [productId]), isAccepted);
  }, [productId, isAccepted]);

  return data.slice(0, limit);
}

/** Queries the cards of the list in this browser. Never fresh: the list changes with every product. */
function visitorViewedQuery(
  { api, store }: Pick<ShopContext, 'api' | 'store'>,
  productId: number | undefined,
  isAccepted: boolean,
) {
  return queryOptions({
    queryKey: queryKey(productCards, store.id, { viewedBeside: productId ?? null, isAccepted }),
    staleTime: 0,
    async queryFn({ signal }): Promise<readonly ViewedProduct[]> {
      const ids = readVisitorViewed(isAccepted).filter((id) => id !== productId);
      if (ids.length === 0) return [];
      // All of them are requested: what the store does not sell any more is left out of the answer.
      const request = { storeId: store.id, product_ids: ids.join(',') };
      const result = await api.call(productCards, request, { signal });
      if (!result.ok) throw new ApiError(result.failure);
      return result.data.items;
    },
  });
}
