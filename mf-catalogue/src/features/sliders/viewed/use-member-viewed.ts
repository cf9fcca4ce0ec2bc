import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession, useShop } from 'shared-runtime';
import { saveViewed } from '../../../api/save-viewed.ts';
import { viewedProductsQuery, type ViewedProduct } from '../../../api/viewed-products-query.ts';
import { withViewed } from '../../../domain/viewed-products.ts';
import { readGuestViewed, storeGuestViewed } from './guest-viewed.ts';

export interface ViewedOptions {
  productId: number | undefined;
  limit: number;
  /** False: nothing is loaded yet. The current product is recorded all the same. */
  isEnabled: boolean;
}

/**
 * Returns what the member has viewed, and records the current product, together with what was viewed in this browser
 * before the sign-in. For a member who restricts the personalisation of the site it does neither.
 */
export function useMemberViewed({ productId, limit, isEnabled }: ViewedOptions): readonly ViewedProduct[] {
  const shop = useShop();
  const session = useSession();
  const { restrictSitePersonalisation: isRestricted, delivery_country: deliveryCountry } = session;
  const { accepted_functional: isAccepted } = session.cookieConsentPreferences;
  const { data = [] } = useQuery({
    ...viewedProductsQuery(shop, { limit, productId, deliveryCountry }),
    enabled: isEnabled && !isRestricted,
  });

  useEffect(() => {
    async function record(): Promise<void> {
      const ofGuest = readGuestViewed(isAccepted);
      const [latest, ...earlier] = withViewed(ofGuest, productId === undefined ? [] : [productId]);
      const isDone = isRestricted || latest === undefined || (await saveViewed(shop, [latest, ...earlier]));
      if (isDone && ofGuest.length > 0) storeGuestViewed([], isAccepted);
    }
    void record();
  }, [shop, productId, isRestricted, isAccepted]);

  return isRestricted ? [] : data;
}
