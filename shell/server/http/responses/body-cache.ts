import { LRUCache } from 'lru-cache';
import { shareInFlight } from 'shared-runtime/share-in-flight';

interface KeyedJob {
  key: string;
}

export interface BodyCache<Job> {
  /** Returns the cached body, or makes it. */
  get: (job: Job) => Promise<Buffer | undefined>;
  getCached: (key: string) => Buffer | undefined;
}

/**
 * Caches the bodies that `make` creates, up to `maxBytes`. Concurrent calls for one key share one body. Undefined, for
 * a body that does not exist, is not cached.
 */
export function createBodyCache<Job extends KeyedJob>(
  maxBytes: number,
  make: (job: Job) => Promise<Buffer | undefined>,
): BodyCache<Job> {
  const bodies = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (body) => body.length || 1,
  });
  const makeAndCache = shareInFlight(
    async (job: Job) => {
      const body = await make(job);
      if (body) bodies.set(job.key, body);
      return body;
    },
    ({ key }) => key,
  );
  return {
    get: async (job) => bodies.get(job.key) ?? makeAndCache(job),
    getCached: (key) => bodies.get(key),
  };
}
