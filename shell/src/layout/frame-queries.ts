import { storeSwitchOptions } from 'shared-contracts/descriptors/countries';
import { config, navigation } from 'shared-contracts/descriptors/shop';
import type { FragmentName, FragmentProps } from 'shared-contracts/exposes';
import { endpointQuery, type ShopContext } from 'shared-runtime';
import type { FramePart } from '../remotes/release-tables.ts';
import { drawerQuery, menuQuery, navigationQuery, type QuerySource } from '../menu/navigation-queries.ts';

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
  'thirdPartyServices',
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

/** Loads the shell's own data of header and footer. What fails is left out. */
export async function loadFrameData(context: ShopContext): Promise<void> {
  const { queryClient } = context;
  await Promise.allSettled([
    queryClient.prefetchQuery(menuQuery(context)),
    queryClient.prefetchQuery(drawerQuery(context)),
    queryClient.prefetchQuery(navigationQuery(context, 'footer-categories')),
    queryClient.prefetchQuery(navigationQuery(context, 'footer-main')),
    queryClient.prefetchQuery(frameConfigQuery(context)),
    queryClient.prefetchQuery(storeSwitchQuery(context)),
  ]);
}

/** Fragments of header and footer that are being loaded. */
export interface FrameFragments {
  /** Resolves when each of them is loaded or has failed. */
  settled: Promise<unknown>;
  /** Returns the names of those that are still being loaded. */
  unsettled: () => FragmentName[];
}

/** Begins to load the fragments of header and footer. */
export function loadFrameFragments(context: ShopContext, parts: readonly FramePart[]): FrameFragments {
  const loading = new Set<FragmentName>();
  async function prepare({ name, props = {} }: FramePart): Promise<void> {
    loading.add(name);
    try {
      await context.prepareFragment(name, props as FragmentProps<FragmentName>);
    } finally {
      loading.delete(name);
    }
  }
  return { settled: Promise.allSettled(parts.map(prepare)), unsettled: () => [...loading] };
}
