import type { StoreLocale } from './locales.ts';

export type StoreKind = 'private' | 'outlet' | 'partner' | 'pro';
export type StoreBrand = 'offpiste' | 'snowfield';

/**
 * What guests may see. `prices_hidden`: everything but prices. `login_required`: the frame only. `public`:
 * everything.
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
  /** Price format of the store: `#` is replaced by the number, such as `£#` (specification §3). */
  currencyTemplate: string;
  brand: StoreBrand;
  kind: StoreKind;
  access: StoreAccess;
  shopName: string;
  /** IANA name. Dates are formatted in the store's time zone, on server and browser alike. */
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
    currencyTemplate: '£#',
    brand: 'offpiste',
    kind: 'private',
    access: 'prices_hidden',
    shopName: 'Offpiste',
    timeZone: 'Europe/London',
  },
  {
    id: 6,
    code: 'ie',
    websiteId: 1,
    host: 'ie.localhost',
    locale: 'en_GB',
    country: 'IE',
    currency: 'EUR',
    currencyTemplate: '€#',
    brand: 'offpiste',
    kind: 'private',
    access: 'prices_hidden',
    shopName: 'Offpiste',
    timeZone: 'Europe/Dublin',
  },
  {
    id: 7,
    code: 'eu',
    websiteId: 1,
    host: 'eu.localhost',
    locale: 'en_GB',
    country: 'NL',
    currency: 'EUR',
    currencyTemplate: '€ #',
    brand: 'offpiste',
    kind: 'private',
    access: 'prices_hidden',
    shopName: 'Offpiste',
    timeZone: 'Europe/Amsterdam',
  },
  {
    id: 9,
    code: 'be',
    websiteId: 1,
    host: 'be.localhost',
    locale: 'en_GB',
    country: 'BE',
    currency: 'EUR',
    currencyTemplate: '# €',
    brand: 'offpiste',
    kind: 'private',
    access: 'prices_hidden',
    shopName: 'Offpiste',
    timeZone: 'Europe/Brussels',
  },
  {
    id: 24,
    code: 'no',
    websiteId: 1,
    host: 'no.localhost',
    locale: 'en_GB',
    country: 'NO',
    currency: 'NOK',
    currencyTemplate: 'kr #',
    brand: 'offpiste',
    kind: 'private',
    access: 'prices_hidden',
    shopName: 'Offpiste',
    timeZone: 'Europe/Oslo',
  },
  {
    id: 25,
    code: 'fi',
    websiteId: 1,
    host: 'fi.localhost',
    locale: 'en_GB',
    country: 'FI',
    currency: 'EUR',
    currencyTemplate: '# €',
    brand: 'offpiste',
    kind: 'private',
    access: 'prices_hidden',
    shopName: 'Offpiste',
    timeZone: 'Europe/Helsinki',
  },
  {
    id: 12,
    code: 'dk',
    websiteId: 1,
    host: 'dk.localhost',
    locale: 'da_DK',
    country: 'DK',
    currency: 'DKK',
    currencyTemplate: '# kr.',
    brand: 'offpiste',
    kind: 'private',
    access: 'prices_hidden',
    shopName: 'Offpiste',
    timeZone: 'Europe/Copenhagen',
  },
  {
    id: 11,
    code: 'de',
    websiteId: 1,
    host: 'de.localhost',
    locale: 'de_DE',
    country: 'DE',
    currency: 'EUR',
    currencyTemplate: '# €',
    brand: 'offpiste',
    kind: 'private',
    access: 'prices_hidden',
    shopName: 'Offpiste',
    timeZone: 'Europe/Berlin',
  },
  {
    id: 23,
    code: 'at',
    websiteId: 1,
    host: 'at.localhost',
    locale: 'de_AT',
    country: 'AT',
    currency: 'EUR',
    currencyTemplate: '€ #',
    brand: 'offpiste',
    kind: 'private',
    access: 'prices_hidden',
    shopName: 'Offpiste',
    timeZone: 'Europe/Vienna',
  },
  {
    id: 14,
    code: 'es',
    websiteId: 1,
    host: 'es.localhost',
    locale: 'es_ES',
    country: 'ES',
    currency: 'EUR',
    currencyTemplate: '# €',
    brand: 'offpiste',
    kind: 'private',
    access: 'prices_hidden',
    shopName: 'Offpiste',
    timeZone: 'Europe/Madrid',
  },
  {
    id: 13,
    code: 'fr',
    websiteId: 1,
    host: 'fr.localhost',
    locale: 'fr_FR',
    country: 'FR',
    currency: 'EUR',
    currencyTemplate: '# €',
    brand: 'offpiste',
    kind: 'private',
    access: 'prices_hidden',
    shopName: 'Offpiste',
    timeZone: 'Europe/Paris',
  },
  {
    id: 15,
    code: 'it',
    websiteId: 1,
    host: 'it.localhost',
    locale: 'it_IT',
    country: 'IT',
    currency: 'EUR',
    currencyTemplate: '# €',
    brand: 'offpiste',
    kind: 'private',
    access: 'prices_hidden',
    shopName: 'Offpiste',
    timeZone: 'Europe/Rome',
  },
  {
    id: 16,
    code: 'se',
    websiteId: 1,
    host: 'se.localhost',
    locale: 'sv_SE',
    country: 'SE',
    currency: 'SEK',
    currencyTemplate: '# kr',
    brand: 'offpiste',
    kind: 'private',
    access: 'prices_hidden',
    shopName: 'Offpiste',
    timeZone: 'Europe/Stockholm',
  },
  {
    id: 19,
    code: 'outlet',
    websiteId: 2,
    host: 'outlet.localhost',
    locale: 'en_GB',
    country: 'GB',
    currency: 'GBP',
    currencyTemplate: '£#',
    brand: 'snowfield',
    kind: 'outlet',
    access: 'public',
    shopName: 'Snowfield',
    timeZone: 'Europe/London',
  },
  {
    id: 20,
    code: 'outlet-ie',
    websiteId: 2,
    host: 'outlet-ie.localhost',
    locale: 'en_GB',
    country: 'IE',
    currency: 'EUR',
    currencyTemplate: '€#',
    brand: 'snowfield',
    kind: 'outlet',
    access: 'public',
    shopName: 'Snowfield',
    timeZone: 'Europe/Dublin',
  },
  {
    id: 21,
    code: 'outlet-fr',
    websiteId: 2,
    host: 'outlet-fr.localhost',
    locale: 'fr_FR',
    country: 'FR',
    currency: 'EUR',
    currencyTemplate: '# €',
    brand: 'snowfield',
    kind: 'outlet',
    access: 'public',
    shopName: 'Snowfield',
    timeZone: 'Europe/Paris',
  },
  {
    id: 22,
    code: 'partner',
    websiteId: 3,
    host: 'partner.localhost',
    locale: 'en_GB',
    country: 'GB',
    currency: 'GBP',
    currencyTemplate: '£#',
    brand: 'offpiste',
    kind: 'partner',
    access: 'login_required',
    shopName: 'Offpiste',
    timeZone: 'Europe/London',
  },
  {
    id: 26,
    code: 'pro',
    websiteId: 4,
    host: 'pro.localhost',
    locale: 'en_GB',
    country: 'GB',
    currency: 'GBP',
    currencyTemplate: '£#',
    brand: 'offpiste',
    kind: 'pro',
    access: 'login_required',
    shopName: 'Offpiste',
    timeZone: 'Europe/London',
  },
] as const satisfies readonly Store[];

export const defaultStore: Store = stores[0];

/** Returns undefined for an unknown id; the caller decides between the default and an error. */
export function storeById(id: number): Store | undefined {
  return stores.find((store) => store.id === id);
}

/** Returns the store of a host name, ignoring the port. An unknown host is served by the default store. */
export function storeByHost(host: string | undefined): Store {
  const name = (host ?? '').split(':')[0]?.toLowerCase();
  return stores.find((store) => store.host === name) ?? defaultStore;
}

/** Returns true if guests see no prices (specification §6; `loginRequired` of the session). */
export function requiresLogin(store: Store): boolean {
  return store.access !== 'public';
}
