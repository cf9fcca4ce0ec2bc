/** Time to first byte above which a connection counts as slow, milliseconds. */
export const slowResponseMs = 300;
/** The same for the time until the page's first script runs, of which a slow processor takes a part. */
const slowStartMs = 600;

/** As much of the Network Information API as is read here; not every browser has it. */
export interface NetworkInformation {
  /** `4g` stands for everything fast. Browsers estimate it from round-trip time and throughput. */
  effectiveType?: string;
}

/**
 * Returns whether the page came over a slow connection: as the browser estimates it, or by the time that the page's own
 * request took. `responseStart` alone does not tell it: it is the time of an interim response where there is one, and
 * Chromium's own throttling leaves the latency out.
 *
 * @param now of the first script, on the clock of the navigation
 */
export function isSlowConnection(
  navigation: Pick<PerformanceNavigationTiming, 'requestStart' | 'responseStart'> | undefined,
  now: number,
  connection: NetworkInformation | undefined,
): boolean {
  if (connection?.effectiveType !== undefined && connection.effectiveType !== '4g') return true;
  if (navigation === undefined) return false;
  const { requestStart, responseStart } = navigation;
  return responseStart - requestStart > slowResponseMs || now - requestStart > slowStartMs;
}
