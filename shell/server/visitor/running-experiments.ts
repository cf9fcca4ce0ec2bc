import { LRUCache } from 'lru-cache';
import { config } from 'shared-contracts/descriptors/shop';
import type { Experiment } from 'shared-contracts/experiments';
import type { Store } from 'shared-contracts/stores';
import { createApiClient } from 'shared-runtime/host';
import { undiciFetch } from '../api/undici-fetch.ts';

/** Returns the running experiments of a store; empty if they cannot be read, so that all visitors get the original. */
export type RunningExperiments = (store: Store) => Promise<readonly Experiment[]>;

/** Specification §9, milliseconds. */
const timeoutMs = 5_000;

/**
 * Reads the experiments once for all visitors; expired ones are used until the next answer.
 *
 * @param ttlMs how long a change of the configuration may take to become visible, milliseconds
 */
export function createRunningExperiments(apiUrl: string, ttlMs = 30_000): RunningExperiments {
  const api = createApiClient({
    baseUrl: apiUrl,
    fetch: (url, init) => undiciFetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
  });
  const experimentsByStore = new LRUCache<number, readonly Experiment[]>({
    max: 100,
    ttl: ttlMs,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (storeId, stale) => {
      const result = await api.call(config, { store_id: storeId, keys: 'experiments' });
      // Failures are not cached: otherwise visitors would lose their variation for half a minute.
      return result.ok ? result.data.experiments : stale;
    },
  });
  return async ({ id }) => (await experimentsByStore.fetch(id)) ?? [];
}
