import { config } from 'shared-contracts/descriptors/shop';
import { endpointQuery, type ShopContext } from 'shared-runtime';

type Source = Pick<ShopContext, 'api' | 'store'>;

/**
 * What the question, the preferences and the gate need of the store's settings: one request for all of them, which the
 * server makes for the banner. They never become stale while a tab is open.
 */
export function consentConfigQuery(context: Source) {
  return configQuery(
    context,
    'cookieConsentEnabled,cookieConsentVersion,cookieConsentWording,cookiePreferencesModalShopName,thirdPartyServices',
  );
}

/** Which frames of other sites the store may show, for pages with such a frame and for the preferences. */
export function frameListsQuery(context: Source) {
  return configQuery(context, 'cookieConsentIframes');
}

function configQuery(context: Source, keys: string) {
  return { ...endpointQuery(context, config, { store_id: context.store.id, keys }), staleTime: Infinity };
}
