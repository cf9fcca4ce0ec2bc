import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { audienceHeader } from 'shared-contracts/session';
import type { ApiAnswer, ApiFetch } from 'shared-runtime/host';

/** Milliseconds; the same as for a guest page. */
const ttlMs = 5_000;
/** Characters of JSON, of all answers together. */
const maxSize = 16 * 1024 * 1024;
/** About what an entry needs beside its text. */
const entrySize = 512;
const maxPaths = 1_000;
/** For the same call of another page, milliseconds. An API that hangs for one page must not delay the others. */
const maxWaitMs = 300;

/**
 * Caches the answers of the API that are the same for every visitor of an audience, across the pages of its members. The
 * API says which those are, and for whom, in `x-audience`: neither a remote's descriptor nor an old session can make a
 * personal answer, or that of another group, reach a page. Each page gets an object of its own, because code of a
 * remote could change it.
 */
export function createAudienceCache(): (fetch: ApiFetch, audience: string) => ApiFetch {
  const answers = new LRUCache<string, string>({
    ttl: ttlMs,
    maxSize,
    sizeCalculation: (text, key) => text.length + key.length + entrySize,
  });
  const running = new Map<string, Promise<void>>();
  /** Paths whose answers named an audience: only for them is it worth waiting for the same call of another page. */
  const sharedPaths = new LRUCache<string, true>({ max: maxPaths });

  async function fetchAndKeep(fetch: ApiFetch, ...[url, init]: Parameters<ApiFetch>): Promise<ApiAnswer> {
    const answer = await fetch(url, init);
    const { ok, status, headers } = answer;
    const audience = headers.get(audienceHeader);
    if (!ok || audience === null) return answer;
    try {
      const value = await answer.json();
      sharedPaths.set(pathOf(url), true);
      answers.set(keyOf(url, audience), JSON.stringify(value));
      return { ok, status, headers, json: async () => value as unknown };
    } catch (error) {
      // An answer that cannot be read is no failure of the connection.
      return { ok, status, headers, json: () => Promise.reject(error as Error) };
    }
  }

  function markRunning(key: string, call: Promise<unknown>): void {
    const finish = () => void running.delete(key);
    running.set(key, call.then(finish, finish));
  }

  return (fetch, audience) => async (url, init) => {
    if (init.method !== 'GET') return fetch(url, init);
    const key = keyOf(url, audience);
    const deadline = performance.now() + maxWaitMs;
    for (;;) {
      const text = answers.get(key);
      if (text !== undefined) return cachedAnswer(text);
      const other = running.get(key);
      const rest = deadline - performance.now();
      if (other === undefined || rest <= 0) break;
      // After a call that failed the first page that waited makes one, for which the others wait.
      // oxlint-disable-next-line no-await-in-loop
      await Promise.race([other, delay(rest)]);
    }
    const call = fetchAndKeep(fetch, url, init);
    if (sharedPaths.has(pathOf(url)) && !running.has(key)) markRunning(key, call);
    return call;
  };
}

const keyOf = (url: string, audience: string) => `${audience} ${url}`;

function cachedAnswer(text: string): ApiAnswer {
  return {
    ok: true,
    status: 200,
    headers: { get: () => null },
    json: async () => JSON.parse(text) as unknown,
  };
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
