import { slowResponseMs, type NetworkInformation } from './first-script/slow-connection.ts';

/**
 * Returns whether another page is better opened as a document. On a slow connection that is one round trip, and the route,
 * the code and the data of a page are three to five. A browser that estimates its connection decides; elsewhere the fastest
 * answer for a file of this page does, because that of a page may have waited for the server. Without a connection the page
 * stays, and says so.
 */
export function prefersDocument({
  navigator,
  performance,
}: Pick<Window, 'navigator' | 'performance'>): boolean {
  if (!navigator.onLine) return false;
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
export function untilShownAgain(window: Window): Promise<void> {
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
