import { LRUCache } from 'lru-cache';
import type { Experiment } from 'shared-contracts/experiments';
import type { Store } from 'shared-contracts/stores';
import { createApiClient } from 'shared-runtime/host';
import { undiciFetch } from '../api/undici-fetch.ts';

/** Of a store, from its configuration. Empty where that cannot be had: everybody sees the original then. */
export type RunningExperiments = (store: Store) => Promise<readonly Experiment[]>;

/** Specification §9, milliseconds. */
const timeoutMs = 5_000;

/**
 * Asked once for all visitors; while it is asked again, what was known holds.
 *
 * @param ttlMs how long a change of the configuration may take to be seen, milliseconds
 */
export function createRunningExperiments(apiUrl: string, ttlMs = 30_000): RunningExperiments {
  const api = createApiClient({
    baseUrl: apiUrl,
    fetch: (url, init) => undiciFetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
  });
  const known = new LRUCache<number, readonly Experiment[]>({
    max: 100,
    ttl: ttlMs,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (storeId, stale) => {
      const result = await api.call('config', { store_id: storeId, keys: 'experiments' });
      // Nothing is remembered of a failure, or the next half minute of visitors would be strangers to their variation.
      return result.ok ? result.data.experiments : stale;
    },
  });
  return async ({ id }) => (await known.fetch(id)) ?? [];
}
