import { config } from 'shared-contracts/descriptors/shop';
import { endpointQuery, type ShopContext } from 'shared-runtime';

/** Queries the store's settings for cookie consent. They never become stale while a tab is open. */
export function consentConfigQuery(context: Pick<ShopContext, 'api' | 'store'>) {
  const keys = 'cookieConsentEnabled,cookiePreferencesModalShopName';
  return { ...endpointQuery(context, config, { store_id: context.store.id, keys }), staleTime: Infinity };
}
