/** Time to first byte above which a connection counts as slow, milliseconds. */
const slowResponseMs = 300;

/** As much of the Network Information API as is read here; not every browser has it. */
export interface NetworkInformation {
  /** `4g` stands for everything fast. Browsers estimate it from round-trip time and throughput. */
  effectiveType?: string;
}

/**
 * Returns whether the page came over a slow connection: as the browser estimates it, or by the page's own time to first
 * byte.
 */
export function isSlowConnection(
  navigation: Pick<PerformanceNavigationTiming, 'requestStart' | 'responseStart'> | undefined,
  connection: NetworkInformation | undefined,
): boolean {
  if (connection?.effectiveType !== undefined && connection.effectiveType !== '4g') return true;
  return navigation !== undefined && navigation.responseStart - navigation.requestStart > slowResponseMs;
}
