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

/**
 * Caches the answers of the API that are the same for every visitor of an audience, across the pages of its members. The
 * API says which those are, and for whom, in `x-audience`: neither a remote's descriptor nor an old session can make a
 * personal answer, or that of another group, reach a page. Each page gets an object of its own, because code of a
 * remote could change it.
 */
export function createAnswerCache(): (fetch: ApiFetch, audience: string) => ApiFetch {
  const answers = new LRUCache<string, string>({
    ttl: ttlMs,
    maxSize,
    sizeCalculation: (text, key) => text.length + key.length + entrySize,
  });
  const running = new Map<string, Promise<void>>();
  /** Paths whose answers named an audience: only for them is it worth to wait for the same call of another page. */
  const sharedPaths = new LRUCache<string, true>({ max: maxPaths });

  return (fetch, audience) => {
    const keyOf = (url: string, name: string) => `${name} ${url}`;

    async function fetchAndKeep(...[url, init]: Parameters<ApiFetch>): Promise<ApiAnswer> {
      const answer = await fetch(url, init);
      const named = answer.headers.get(audienceHeader);
      if (!answer.ok || named === null) return answer;
      const value: unknown = await answer.json();
      sharedPaths.set(pathOf(url), true);
      answers.set(keyOf(url, named), JSON.stringify(value));
      return { ok: answer.ok, status: answer.status, headers: answer.headers, json: async () => value };
    }

    return async (url, init) => {
      if (init.method !== 'GET') return fetch(url, init);
      const key = keyOf(url, audience);
      if (!answers.has(key) && sharedPaths.has(pathOf(url))) {
        const other = running.get(key);
        if (!other) {
          const own = fetchAndKeep(url, init);
          running.set(
            key,
            own.then(
              () => undefined,
              () => undefined,
            ),
          );
          return own.finally(() => running.delete(key));
        }
        await other;
      }
      const text = answers.get(key);
      return text === undefined ? fetchAndKeep(url, init) : cachedAnswer(text);
    };
  };
}

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
