import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession, useShop } from 'shared-runtime';
import { guestViewedQuery } from '../../../api/guest-viewed-query.ts';
import type { ViewedProduct } from '../../../api/viewed-products-query.ts';
import { withViewed } from '../../../domain/viewed-products.ts';
import { readGuestViewed, storeGuestViewed } from './guest-viewed.ts';
import type { ViewedOptions } from './use-member-viewed.ts';

/** Returns what a guest has viewed in this browser, with current names and prices, and records the current product. */
export function useGuestViewed({ productId, limit, isEnabled }: ViewedOptions): readonly ViewedProduct[] {
  const shop = useShop();
  const { accepted_functional: isAccepted } = useSession().cookieConsentPreferences;
  const readIds = () => readGuestViewed(isAccepted);
  const { data = [] } = useQuery({
    ...guestViewedQuery(shop, { productId, isAccepted, readIds }),
    enabled: isEnabled,
  });

  useEffect(() => {
    if (productId === undefined) return;
    storeGuestViewed(withViewed(readGuestViewed(isAccepted), [productId]), isAccepted);
  }, [productId, isAccepted]);

  return data.slice(0, limit);
}
