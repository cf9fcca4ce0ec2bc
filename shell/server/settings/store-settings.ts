import { LRUCache } from 'lru-cache';
import type { StoreConfig } from 'shared-contracts/api/shop';
import type { ConsentLists } from 'shared-contracts/consent/consent-groups';
import type { ThirdPartyService } from 'shared-contracts/consent/third-party-services';
import { config } from 'shared-contracts/descriptors/shop';
import type { Experiment } from 'shared-contracts/experiments';
import type { Store } from 'shared-contracts/stores';
import { createApiClient } from 'shared-runtime/host';
import { undiciFetch } from '../api/undici-fetch.ts';

/** What the shell's server itself needs of a store's configuration. */
export interface StoreSettings {
  /** Running experiments. */
  experiments: readonly Experiment[];
  /** See `cookieConsentVersion`; null: unknown. */
  consentVersion: string | null;
  /** Services of others that are on. */
  services: readonly ThirdPartyService[];
  /** Patterns of the frames of other sites that pages may show. */
  frames: ConsentLists;
}

/** Returns the settings of a store; {@link noSettings} if they cannot be read. */
export type ReadStoreSettings = (store: Store) => Promise<StoreSettings>;

/** Every visitor gets the original of an experiment, an answer about cookies counts, and nothing of others is loaded. */
export const noSettings: StoreSettings = {
  experiments: [],
  consentVersion: null,
  services: [],
  frames: { default: [], functional: [], advertising: [] },
};

/** Specification §9, milliseconds. */
const timeoutMs = 5_000;

const keys = ['experiments', 'cookieConsentVersion', 'thirdPartyServices', 'cookieConsentIframes'].join(',');

/**
 * Reads the settings once for all visitors; expired ones are used until the next answer.
 *
 * @param ttlMs how long a change of the configuration may take to become visible, milliseconds
 */
export function createStoreSettings(apiUrl: string, ttlMs = 30_000): ReadStoreSettings {
  const api = createApiClient({
    baseUrl: apiUrl,
    fetch: (url, init) => undiciFetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
  });
  const settingsByStore = new LRUCache<number, StoreSettings>({
    max: 100,
    ttl: ttlMs,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (storeId, stale) => {
      const result = await api.call(config, { store_id: storeId, keys });
      // Failures are not cached: otherwise visitors would lose their variation for half a minute.
      return result.ok ? settingsOf(result.data) : stale;
    },
  });
  return async ({ id }) => (await settingsByStore.fetch(id)) ?? noSettings;
}

function settingsOf(answer: StoreConfig): StoreSettings {
  return {
    experiments: answer.experiments ?? noSettings.experiments,
    consentVersion: answer.cookieConsentVersion ?? noSettings.consentVersion,
    services: answer.thirdPartyServices ?? noSettings.services,
    frames: { ...noSettings.frames, ...answer.cookieConsentIframes },
  };
}
