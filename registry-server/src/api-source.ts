import { readApiContract, type ApiReading } from 'registry-client';

/** The API that releases are compared with. */
export interface ApiSource {
  /**
   * Reads what the API offers. The reading begins after the call, or at most `maxAgeMs` before it. A failed one is used again
   * for some seconds.
   */
  read(maxAgeMs?: number): Promise<ApiReading>;
}

/** For a failed reading, milliseconds: an API that hangs must not cost every change the time limit of a request. */
const failureTtlMs = 5_000;

/**
 * At most one request runs. Readings that must be newer share the one after it, so that neither changes nor checks, which
 * need no token, are a load for the API.
 */
export function createApiSource(
  url: URL,
  read: (url: URL) => Promise<ApiReading> = readApiContract,
  now: () => number = Date.now,
): ApiSource {
  let running: { reading: Promise<ApiReading>; began: number } | undefined;
  let following: Promise<ApiReading> | undefined;
  let latest: { reading: ApiReading; began: number; ended: number } | undefined;

  function start(): Promise<ApiReading> {
    const began = now();
    const reading = read(url).then((result) => {
      latest = { reading: result, began, ended: now() };
      running = undefined;
      return result;
    });
    running = { reading, began };
    return reading;
  }

  async function startAfter(former: Promise<ApiReading>): Promise<ApiReading> {
    await former;
    following = undefined;
    return recentFailure() ?? start();
  }

  function recentFailure(): ApiReading | undefined {
    if (!latest || latest.reading.ok || now() - latest.ended > failureTtlMs) return undefined;
    return latest.reading;
  }

  return {
    async read(maxAgeMs = 0) {
      const failure = recentFailure();
      if (failure) return failure;
      const isRecent = ({ began }: { began: number }) => maxAgeMs > 0 && now() - began <= maxAgeMs;
      if (latest && isRecent(latest)) return latest.reading;
      if (!running) return start();
      return isRecent(running) ? running.reading : (following ??= startAfter(running.reading));
    },
  };
}
