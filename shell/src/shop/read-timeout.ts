/**
 * Longer than regions wait for their data (15 s at most by default), so that a page names the region first. Then the
 * query fails too, and its part of the page offers to try again.
 */
const readTimeoutMs = 20_000;

/**
 * Returns the options of an API call with a timeout if it only reads: a list would wait forever for an answer that never
 * comes. A change has none, because it may still be carried out; its caller decides.
 */
export function withReadTimeout(init: RequestInit): RequestInit {
  // Browsers before 2024 have no AbortSignal.any; there the browser's own timeout applies.
  if (init.method !== 'GET' || !('any' in AbortSignal)) return init;
  const timeout = AbortSignal.timeout(readTimeoutMs);
  return { ...init, signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout };
}
