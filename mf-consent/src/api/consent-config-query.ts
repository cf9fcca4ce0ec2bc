import { endpointQuery, type ShopContext } from 'shared-runtime';

/** What the store says of cookie consent. It does not change while a tab lives. */
export function consentConfigQuery(context: Pick<ShopContext, 'api' | 'store'>) {
  const keys = 'cookieConsentEnabled,cookiePreferencesModalShopName';
  return { ...endpointQuery(context, 'config', { store_id: context.store.id, keys }), staleTime: Infinity };
}
