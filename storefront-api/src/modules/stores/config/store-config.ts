import type { FullStoreConfig, StoreConfig } from 'shared-contracts/api/shop';
import type { Store } from 'shared-contracts/stores';
import { configKeys, storeConfigSchema } from 'shared-contracts/api/shop';
import { deliveryTariff } from '../../pricing/delivery.ts';
import { consentWording } from '../consent/consent-wording.ts';
import { readServiceSources } from '../consent/service-sources.ts';
import { byBrand, byStore } from './by-store.ts';
import { defaults } from './defaults.ts';
import { vatIdOf } from './legal-registrations.ts';
import { serviceEmailNames, serviceHours } from './customer-service.ts';
import { computedKeys, type StoreSettings } from './store-settings.ts';

/**
 * Merges the defaults, the values of the brand, those of the store and the overrides of its operators; later ones win.
 */
export function storeConfig(store: Store, overrides: StoreConfig = {}): StoreSettings {
  return {
    ...defaults,
    shopName: store.shopName,
    currencyCode: store.currency,
    cookiePreferencesModalShopName: store.shopName,
    cookieConsentWording: consentWording(store.locale, store.shopName),
    customerServiceHours: serviceHours[store.locale],
    email: `${serviceEmailNames[store.locale]}@${store.brand}.example`,
    delivery: deliveryTariff(store.currency),
    company: { ...defaults.company, vatId: vatIdOf(store.country) },
    ...byBrand[store.brand],
    ...byStore[store.id],
    ...overrides,
    // Not overridable, because prices are formatted with the store's own template.
    currencyTemplate: store.currencyTemplate,
  } as StoreSettings;
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
 * Validates the overrides in the database. Unknown keys, values of the wrong shape and sources of services that must not
 * be loaded are returned as rejected, so that a mistake of an operator does not break the shop.
 */
export function readOverrides(rows: readonly { key: string; value: unknown }[]): {
  overrides: StoreConfig;
  rejected: RejectedOverride[];
} {
  const overrides: StoreConfig = {};
  const rejected: RejectedOverride[] = [];
  for (const { key, value } of rows) {
    const reason = whyRejected(key);
    const parsed = reason === null ? storeConfigSchema.safeParse({ [key]: withAllGroups(key, value) }) : null;
    if (parsed?.success === true) Object.assign(overrides, parsed.data);
    else rejected.push({ key, reason: reason ?? 'wrong shape' });
  }
  if (overrides.serviceSources === undefined) return { overrides, rejected };
  const sources = readServiceSources(overrides.serviceSources);
  const invalid = sources.rejected.map(({ service, reason }) => ({
    key: `serviceSources.${service}`,
    reason,
  }));
  return { overrides: { ...overrides, serviceSources: sources.valid }, rejected: [...rejected, ...invalid] };
}

function whyRejected(key: string): string | null {
  if (computedKeys.some((computed) => computed === key)) return 'computed';
  return configKeys.some((configKey) => configKey === key) ? null : 'unknown key';
}

/** Lists that were written before there was a group `default` do not have it. */
function withAllGroups(key: string, value: unknown): unknown {
  const isList = key === 'cookieConsentScripts' || key === 'cookieConsentIframes';
  return isList && typeof value === 'object' ? { default: [], ...value } : value;
}
