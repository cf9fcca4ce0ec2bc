import type { NetworkInformation } from './first-script/slow-connection.ts';

/** Time to first byte of the document above which a connection counts as slow, milliseconds. */
const slowResponseMs = 300;

/**
 * Returns whether another page is better opened as a document. On a slow connection that is one round trip, and the route,
 * the code and the data of a page are three to five. A browser that estimates its connection decides; elsewhere the request
 * of this document does. Without a connection the page stays, and says so.
 */
export function prefersDocument({
  navigator,
  performance,
}: Pick<Window, 'navigator' | 'performance'>): boolean {
  if (!navigator.onLine) return false;
  const { connection } = navigator as { connection?: NetworkInformation };
  if (connection?.effectiveType !== undefined) return connection.effectiveType !== '4g';
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation !== undefined && navigation.responseStart - navigation.requestStart > slowResponseMs;
}

/** Milliseconds after which a document that has not come counts as stopped by the visitor. */
const maxLeaveMs = 10_000;

/** Resolves when a page that was left is shown again, or stays. */
export function untilShownAgain(window: Window): Promise<unknown> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', resolve, { once: true });
    setTimeout(resolve, maxLeaveMs);
  });
}
