import type { FullStoreConfig, StoreConfig } from 'shared-contracts/api/shop';
import type { Store } from 'shared-contracts/stores';
import { configKeys, storeConfigSchema } from 'shared-contracts/api/shop';
import { deliveryTariff } from '../../pricing/delivery.ts';
import { byBrand, byStore } from './by-store.ts';
import { defaults } from './defaults.ts';
import { vatIdOf } from './legal-registrations.ts';
import { serviceEmailNames, serviceHours } from './customer-service.ts';

/**
 * Merges the defaults, the values of the brand, those of the store and the overrides of its operators; later ones win.
 */
export function storeConfig(store: Store, overrides: StoreConfig = {}): FullStoreConfig {
  return {
    ...defaults,
    shopName: store.shopName,
    currencyCode: store.currency,
    cookiePreferencesModalShopName: store.shopName,
    customerServiceHours: serviceHours[store.locale],
    email: `${serviceEmailNames[store.locale]}@${store.brand}.example`,
    delivery: deliveryTariff(store.currency),
    company: { ...defaults.company, vatId: vatIdOf(store.country) },
    ...byBrand[store.brand],
    ...byStore[store.id],
    ...overrides,
    // Not overridable, because prices are formatted with the store's own template.
    currencyTemplate: store.currencyTemplate,
  } as FullStoreConfig;
}

/** Returns the requested keys. Unknown keys are omitted. */
export function pickConfig(config: FullStoreConfig, keys: readonly string[]): StoreConfig {
  const requestedKeys = configKeys.filter((key) => keys.includes(key));
  return Object.fromEntries(requestedKeys.map((key) => [key, config[key]]));
}

export interface RejectedOverride {
  key: string;
  reason: string;
}

/**
 * Validates the overrides in the database. Unknown keys and values of the wrong shape are returned as rejected, so that
 * a mistake of an operator does not break the shop.
 */
export function readOverrides(rows: readonly { key: string; value: unknown }[]): {
  overrides: StoreConfig;
  rejected: RejectedOverride[];
} {
  const overrides: Record<string, unknown> = {};
  const rejected: RejectedOverride[] = [];
  for (const { key, value } of rows) {
    const parsed = configKeys.some((configKey) => configKey === key)
      ? storeConfigSchema.safeParse({ [key]: value })
      : null;
    if (parsed?.success === true) Object.assign(overrides, parsed.data);
    else rejected.push({ key, reason: parsed === null ? 'unknown key' : 'wrong shape' });
  }
  return { overrides, rejected };
}
