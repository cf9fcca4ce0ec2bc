import { readApiContract, type ApiReading } from 'registry-client';

/** The API that releases are compared with. */
export interface ApiSource {
  /** Reads what the API offers. A reading that is at most `maxAgeMs` old is used again. */
  read(maxAgeMs?: number): Promise<ApiReading>;
}

/** Concurrent readings share one request, so that checks, which need no token, are no load for the API. */
export function createApiSource(
  url: URL,
  read: (url: URL) => Promise<ApiReading> = readApiContract,
  now: () => number = Date.now,
): ApiSource {
  let running: Promise<ApiReading> | undefined;
  let latest: { reading: ApiReading; at: number } | undefined;

  async function start(): Promise<ApiReading> {
    const reading = await read(url);
    latest = { reading, at: now() };
    return reading;
  }

  return {
    async read(maxAgeMs = 0) {
      if (latest && maxAgeMs > 0 && now() - latest.at <= maxAgeMs) return latest.reading;
      running ??= start().finally(() => (running = undefined));
      return running;
    },
  };
}
