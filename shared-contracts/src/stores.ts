import type { StoreLocale } from './locales.ts';

export type StoreKind = 'private' | 'outlet' | 'partner' | 'pro';
export type StoreBrand = 'offpiste' | 'snowfield';

/**
 * Who may see what. `prices_hidden`: a guest browses without prices. `login_required`: a guest sees the
 * frame only. `public`: everything is open.
 */
export type StoreAccess = 'prices_hidden' | 'login_required' | 'public';

export interface Store {
  id: number;
  code: string;
  websiteId: number;
  host: string;
  locale: StoreLocale;
  country: string;
  currency: string;
  brand: StoreBrand;
  kind: StoreKind;
  access: StoreAccess;
  shopName: string;
  /** IANA name. Dates are worded in the store's own time, on the server and in the browser alike. */
  timeZone: string;
}

export const stores = [
  {
    id: 1,
    code: 'uk',
    websiteId: 1,
    host: 'localhost',
    locale: 'en_GB',
    country: 'GB',
    currency: 'GBP',
    brand: 'offpiste',
    kind: 'private',
    access: 'prices_hidden',
    shopName: 'Offpiste',
    timeZone: 'Europe/London',
  },
  {
    id: 13,
    code: 'fr',
    websiteId: 1,
    host: 'fr.localhost',
    locale: 'fr_FR',
    country: 'FR',
    currency: 'EUR',
    brand: 'offpiste',
    kind: 'private',
    access: 'prices_hidden',
    shopName: 'Offpiste',
    timeZone: 'Europe/Paris',
  },
] as const satisfies readonly Store[];

export const defaultStore: Store = stores[0];

/** An unknown id has no store; the caller decides between the default and an error. */
export function storeById(id: number): Store | undefined {
  return stores.find((store) => store.id === id);
}

/** The store of a host name, port ignored. An unknown host is served by the default store. */
export function storeByHost(host: string | undefined): Store {
  const name = (host ?? '').split(':')[0]?.toLowerCase();
  return stores.find((store) => store.host === name) ?? defaultStore;
}

/** True where a guest sees no prices (specification §6; `loginRequired` of the session). */
export function requiresLogin(store: Store): boolean {
  return store.access !== 'public';
}
