import type { FullStoreConfig, StoreConfig } from 'shared-contracts/api/shop';
import type { Store } from 'shared-contracts/stores';
import { configKeys, storeConfigSchema } from 'shared-contracts/api/shop';
import { deliveryTariff } from '../../pricing/delivery.ts';
import { byBrand, byStore } from './by-store.ts';
import { defaults } from './defaults.ts';
import { serviceEmailNames, serviceHours } from './customer-service.ts';

/** Defaults, then what the shop's brand says, then the store, then what its operators have set on the server. */
export function storeConfig(store: Store, overrides: StoreConfig = {}): FullStoreConfig {
  return {
    ...defaults,
    shopName: store.shopName,
    currencyCode: store.currency,
    cookiePreferencesModalShopName: store.shopName,
    customerServiceHours: serviceHours[store.locale],
    email: `${serviceEmailNames[store.locale]}@${store.brand}.example`,
    delivery: deliveryTariff(store.currency),
    ...byBrand[store.brand],
    ...byStore[store.id],
    ...overrides,
    // Prices are formatted with the store's own template; an override would announce another one than is printed.
    currencyTemplate: store.currencyTemplate,
  } as FullStoreConfig;
}

/** Only the keys that were asked for; a key that nobody knows is left out. */
export function pickConfig(config: FullStoreConfig, keys: readonly string[]): StoreConfig {
  const known = configKeys.filter((key) => keys.includes(key));
  return Object.fromEntries(known.map((key) => [key, config[key]]));
}

export interface RejectedOverride {
  key: string;
  reason: string;
}

/**
 * Overrides as the database holds them: one that no key knows, or of the wrong shape, is left aside and named,
 * so that a slip of an operator cannot break the shop.
 */
export function readOverrides(rows: readonly { key: string; value: unknown }[]): {
  overrides: StoreConfig;
  rejected: RejectedOverride[];
} {
  const overrides: Record<string, unknown> = {};
  const rejected: RejectedOverride[] = [];
  for (const { key, value } of rows) {
    const parsed = configKeys.some((known) => known === key)
      ? storeConfigSchema.safeParse({ [key]: value })
      : null;
    if (parsed?.success === true) Object.assign(overrides, parsed.data);
    else rejected.push({ key, reason: parsed === null ? 'unknown key' : 'wrong shape' });
  }
  return { overrides, rejected };
}
