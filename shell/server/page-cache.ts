import { LRUCache } from 'lru-cache';
import { compress, type Encoding, type OnceEncoding } from './compressed.ts';
import type { PageAnswer } from './page-request.ts';

/** An answer that can be sent again, in each encoding that was asked for so far. */
export type KeptAnswer =
  | Extract<PageAnswer, { kind: 'redirect' }>
  | (Extract<PageAnswer, { kind: 'document' }> & { bodies: Partial<Record<Encoding, Buffer>> });

/** Milliseconds. Short, because sales start and end; long enough to carry a rush on one page. */
const freshFor = 5_000;
const largestTotal = 48 * 1024 * 1024;
const redirectSize = 1024;

export interface PageCache {
  /** The kept answer, or the one that `make` makes now; requests that come meanwhile wait for the same one. */
  get: (key: string, make: () => Promise<PageAnswer>) => Promise<KeptAnswer>;
}

/** Pages that are the same for every guest. What is personal never comes here: the key has no room for it. */
export function createPageCache(): PageCache {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: largestTotal,
    ttl: freshFor,
    sizeCalculation: (answer) => (answer.kind === 'document' ? answer.html.length * 2 : redirectSize),
  });
  const making = new Map<string, Promise<KeptAnswer>>();

  async function makeNew(key: string, make: () => Promise<PageAnswer>): Promise<KeptAnswer> {
    try {
      const answer = keepable(await make());
      // A failure is answered to whoever waited for it, and asked anew by the next.
      if (answer.kind === 'redirect' || answer.status < 500) answers.set(key, answer);
      return answer;
    } finally {
      making.delete(key);
    }
  }

  return {
    async get(key, make) {
      const known = answers.get(key) ?? making.get(key);
      if (known) return known;
      const promise = makeNew(key, make);
      making.set(key, promise);
      return promise;
    },
  };
}

export function keepable(answer: PageAnswer): KeptAnswer {
  return answer.kind === 'document' ? { ...answer, bodies: {} } : answer;
}

export interface PageBytes {
  body: Buffer;
  encoding: OnceEncoding;
}

/** A page as it came packed; one that is kept in the encoding that is accepted, packed once. */
export async function bytesOf(
  page: Extract<KeptAnswer, { kind: 'document' }>,
  accepted: Encoding,
): Promise<PageBytes> {
  if (page.encoding !== 'identity') return { body: page.html, encoding: page.encoding };
  const body = page.bodies[accepted] ?? (await compress(page.html, accepted, 5));
  page.bodies[accepted] = body;
  return { body, encoding: accepted };
}
