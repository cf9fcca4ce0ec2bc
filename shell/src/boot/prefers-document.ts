import type { QueryClient } from '@tanstack/react-query';
import type { EventBus } from 'shared-contracts/events';
import { shellAppStateChanged } from 'shared-contracts/events/shell';
import { slowResponseMs, type NetworkInformation } from './first-script/slow-connection.ts';

/** The part of the shop that is read here. */
interface TabShop {
  bus: Pick<EventBus, 'last'>;
  context: { queryClient: Pick<QueryClient, 'isMutating'> };
}

/**
 * Returns whether another page is better opened as a document at the moment. On a slow connection that is one round trip, and
 * the route, the code and the data of a page are three to five. A document would end calls that change something, though, and
 * replace a page without a connection by an error page.
 */
export function prefersDocument(
  window: Pick<Window, 'navigator' | 'performance'>,
  { bus, context }: TabShop,
): boolean {
  const isOffline = !window.navigator.onLine || bus.last(shellAppStateChanged)?.failure === 'offline';
  return !isOffline && context.queryClient.isMutating() === 0 && isOnSlowConnection(window);
}

/**
 * A browser that estimates its connection decides. Elsewhere the fastest answer for a file of the page does: the answer for the
 * page itself may have waited for the server.
 */
function isOnSlowConnection({ navigator, performance }: Pick<Window, 'navigator' | 'performance'>): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  if (connection?.effectiveType !== undefined) return connection.effectiveType !== '4g';
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const times = files
    .filter(({ transferSize, responseStart }) => transferSize > 0 && responseStart > 0)
    .map(({ requestStart, responseStart }) => responseStart - requestStart);
  return times.length > 0 && Math.min(...times) > slowResponseMs;
}

/** Milliseconds after which a document that has not come counts as stopped by the visitor. */
const maxLeaveMs = 30_000;

/** Resolves when a page that is being left is shown again, as by Back, or stays. */
export function waitUntilShownAgain(window: Window): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(end, maxLeaveMs);
  function end(): void {
    clearTimeout(timer);
    window.removeEventListener('pageshow', handleShow);
    resolve();
  }
  // The first one may follow the tap, if pictures of the page were still loading.
  function handleShow({ persisted }: PageTransitionEvent): void {
    if (persisted) end();
  }
  window.addEventListener('pageshow', handleShow);
  return promise;
}
