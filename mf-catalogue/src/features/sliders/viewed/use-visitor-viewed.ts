import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession, useShop } from 'shared-runtime';
import { productCardsQuery } from '../../../api/product-cards-query.ts';
import { withViewed } from '../../../domain/viewed-products.ts';
import type { ViewedProduct } from '../../../api/viewed-products-query.ts';
import type { ViewedOptions } from './use-member-viewed.ts';
import { readVisitorViewed, storeVisitorViewed } from './visitor-viewed.ts';

/** Returns what a guest has viewed in this browser, as the server knows it now, and records the current product. */
export function useVisitorViewed({ productId, limit, isEnabled }: ViewedOptions): readonly ViewedProduct[] {
  const shop = useShop();
  const { accepted_functional: isAccepted } = useSession().cookieConsentPreferences;
  const [ids, setIds] = useState<readonly number[]>([]);

  useEffect(() => {
    const viewed = readVisitorViewed(isAccepted);
    setIds(viewed.filter((id) => id !== productId));
    storeVisitorViewed(withViewed(viewed, productId === undefined ? [] : [productId]), isAccepted);
  }, [productId, isAccepted]);

  // All of them are requested: what the store does not sell any more is left out of the answer.
  const { data } = useQuery({ ...productCardsQuery(shop, ids), enabled: isEnabled && ids.length > 0 });
  return data?.items.slice(0, limit) ?? [];
}
