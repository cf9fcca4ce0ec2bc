import { LRUCache } from 'lru-cache';
import { callLimitOf, type Endpoint } from 'shared-contracts/api/endpoint';
import { limitedNetworks } from 'shared-contracts/client-network';
import { ShopError } from '../../shop-error.ts';

interface Window {
  startedAt: number;
  count: number;
}

type CountedEndpoint = Pick<Endpoint, 'name' | 'method' | 'limit'>;

type CallCounter = (entry: CountedEndpoint, customerId: number | null, address: string, now: Date) => void;

/** About 20 MB. Beyond it the least recently counted callers are dropped. */
const maxCallers = 100_000;

/**
 * Returns a function that counts the calls that change something, by member or, for guests, by network and, for
 * IPv6, by site (`limitedNetworks`). Each process counts in memory, so that a flood does not load the database; calls that check passwords or send mails are counted in
 * the database too (`modules/auth/attempts.ts`). The function throws `too_many_attempts` with the seconds to wait.
 *
 * @param factor multiplies every limit
 */
export function createCallCounter(factor: number): CallCounter {
  const windows = new LRUCache<string, Window>({ max: maxCallers });
  return (entry, customerId, address, now) => {
    const limit = callLimitOf(entry);
    if (limit === null) return;
    const windowMs = limit.windowSeconds * 1000;
    const callers =
      customerId === null ? limitedNetworks(address) : [{ key: `member ${customerId}`, factor: 1 }];
    const time = now.getTime();
    for (const caller of callers) {
      const key = `${entry.method} ${entry.name} ${caller.key}`;
      const existing = windows.get(key);
      // The absolute value closes the window also after the clock was set back.
      const isOpen = existing !== undefined && Math.abs(time - existing.startedAt) < windowMs;
      const window = isOpen ? existing : { startedAt: time, count: 0 };
      window.count += 1;
      windows.set(key, window);
      const callerFactor = limit.isPerSite === true ? 1 : caller.factor;
      if (window.count <= limit.max * factor * callerFactor) continue;
      const waitMs = Math.min(windowMs, window.startedAt + windowMs - time);
      throw new ShopError('too_many_attempts', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
    }
  };
}
