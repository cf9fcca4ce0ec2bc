import { storeLocales, type StoreLocale } from 'shared-contracts/locales';
import type { RegionFailure } from '../host/shop-host.ts';
import type { MessageLoaders, PageModule } from '../modules.ts';
import { createRegionStore, type RegionStore, type RegionStoreOptions } from '../region/region-store.ts';

export function messagesOf(load: (locale: StoreLocale) => Promise<{ default: unknown }>): MessageLoaders {
  return Object.fromEntries(storeLocales.map((locale) => [locale, () => load(locale)])) as MessageLoaders;
}

export const titles = messagesOf((locale) =>
  Promise.resolve({ default: { title: locale === 'fr_FR' ? 'Titre' : 'Title' } }),
);

export function pageOf(parts: Partial<PageModule>): { page: PageModule } {
  return { page: { Component: () => null, messages: titles, ...parts } };
}

/** Creates a region store with a fake loader, and collects the reported failures. */
export function regionsOver(
  load: RegionStoreOptions['loader']['load'],
  options: Partial<RegionStoreOptions> = {},
): { regions: RegionStore; failures: RegionFailure[] } {
  const failures: RegionFailure[] = [];
  const regions = createRegionStore({
    loader: { load },
    locale: 'en_GB',
    releaseOf: () => ({ version: '1.2.3', timeoutMs: 1000 }),
    report: (failure) => failures.push(failure),
    ...options,
  });
  return { regions, failures };
}
