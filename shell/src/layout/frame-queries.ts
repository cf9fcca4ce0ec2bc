import { storeSwitchOptions } from 'shared-contracts/descriptors/countries';
import { config, navigation } from 'shared-contracts/descriptors/shop';
import { endpointQuery, type ShopContext } from 'shared-runtime';
import { frameFragments } from './frame-fragments.ts';
import { drawerQuery, menuQuery, navigationQuery, type QuerySource } from '../menu/navigation-queries.ts';

type FrameFragment = keyof typeof frameFragments;

const frameConfigKeys = [
  'shopName',
  'reviewScore',
  'reviewCount',
  'phone',
  'email',
  'socialLinks',
  'appLinks',
  'bCorpUrl',
  'paymentMarks',
  'customerServiceHours',
  'address',
  'returnValidityDays',
  'cookieConsentEnabled',
  'offlinePageHosts',
].join(',');

/** Returns whether a query's data is rendered by the server alone. */
export function isServerOnlyQuery([endpoint, , params]: readonly unknown[]): boolean {
  const isDrawer = endpoint === navigation.name && (params as { type?: string }).type === 'header-mobile';
  return isDrawer || endpoint === storeSwitchOptions.name;
}

export function storeSwitchQuery(source: QuerySource) {
  return endpointQuery(source, storeSwitchOptions, { store_id: source.store.id });
}

export function frameConfigQuery(source: QuerySource) {
  return endpointQuery(source, config, { store_id: source.store.id, keys: frameConfigKeys });
}

/** Loads the data of header and footer. Parts that fail are left out. */
export async function loadFrame(context: ShopContext): Promise<void> {
  const { queryClient } = context;
  await Promise.allSettled([
    queryClient.prefetchQuery(menuQuery(context)),
    queryClient.prefetchQuery(drawerQuery(context)),
    queryClient.prefetchQuery(navigationQuery(context, 'footer-categories')),
    queryClient.prefetchQuery(navigationQuery(context, 'footer-main')),
    queryClient.prefetchQuery(frameConfigQuery(context)),
    queryClient.prefetchQuery(storeSwitchQuery(context)),
    ...(Object.keys(frameFragments) as FrameFragment[]).map((name) =>
      context.prepareFragment(name, frameFragments[name].props),
    ),
  ]);
}
