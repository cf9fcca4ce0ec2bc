import type { PageModule } from 'shared-runtime';
import type { RegionFailure } from 'shared-runtime/host';
import { createRegionStore, type RegionStore, type RegionStoreOptions } from '../remotes/region-store.ts';

export const noMessages: PageModule['messages'] = {
  en_GB: () => Promise.resolve({ default: { title: 'Title' } }),
  da_DK: () => Promise.resolve({ default: { title: 'Titel' } }),
  de_DE: () => Promise.resolve({ default: { title: 'Titel' } }),
  de_AT: () => Promise.resolve({ default: { title: 'Titel' } }),
  es_ES: () => Promise.resolve({ default: { title: 'Título' } }),
  fr_FR: () => Promise.resolve({ default: { title: 'Titre' } }),
  it_IT: () => Promise.resolve({ default: { title: 'Titolo' } }),
  sv_SE: () => Promise.resolve({ default: { title: 'Titel' } }),
};

export function pageOf(parts: Partial<PageModule>): { page: PageModule } {
  return { page: { Component: () => null, messages: noMessages, ...parts } };
}

/** A region store over a remote that answers what a test says, with what was reported. */
export function regionsOver(
  load: RegionStoreOptions['loader']['load'],
  options: Partial<RegionStoreOptions> = {},
): { regions: RegionStore; failures: RegionFailure[] } {
  const failures: RegionFailure[] = [];
  const regions = createRegionStore({
    loader: { load },
    locale: 'en_GB',
    releaseOf: () => ({ version: '1.2.3', timeoutMs: 1000 }),
    stylesheetsOf: () => [],
    report: (failure) => failures.push(failure),
    ...options,
  });
  return { regions, failures };
}
