import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { compress, type Encoding, type DynamicEncoding } from '../http/responses/compression.ts';
import type { PageAnswer } from '../rendering/render-job.ts';

type DocumentAnswer = Extract<PageAnswer, { kind: 'document' }>;

/** A page answer with its body in each encoding that was requested so far. */
export type SendableAnswer =
  | Extract<PageAnswer, { kind: 'redirect' }>
  | (DocumentAnswer & {
      bodies: Partial<Record<Encoding, Promise<Buffer>>>;
      /** Null for a page of one visitor. */
      etag: string | null;
    });

export interface PageCacheOptions {
  /** Short because sales start and end; long enough to absorb load on one page. */
  maxAgeMs: number;
  /** Time after `maxAgeMs` in which the cached answer is still sent at once, while the page is rendered anew (RFC 5861). */
  staleWhileRevalidateMs: number;
  /** Time after `maxAgeMs` in which the cached answer is sent when rendering fails (RFC 5861). */
  staleIfErrorMs: number;
  /** Time to wait for a new page before a stale one is sent. */
  maxRevalidationWaitMs: number;
  /** Between a failed render and the next attempt, while there is a stale page. */
  retryMs: number;
  /** Milliseconds; monotonic. */
  now: () => number;
  /** Called with a rendering error when a stale page is sent instead. */
  onError: (error: unknown) => void;
  /** Called for each answer. */
  onAnswer: (status: CacheStatus) => void;
}

/**
 * `hit`: from the cache; `miss`: rendered for this request or one that it waited for; `stale_while_revalidate`: from the
 * cache, while a new one is rendered; `stale_if_error`: from the cache, because rendering failed or takes too long.
 */
export type CacheStatus = 'hit' | 'miss' | 'stale_while_revalidate' | 'stale_if_error';

const defaultOptions: PageCacheOptions = {
  maxAgeMs: 5_000,
  // Visitors of a busy page never wait for it to be rendered.
  staleWhileRevalidateMs: 5_000,
  staleIfErrorMs: 60 * 60_000,
  maxRevalidationWaitMs: 1_500,
  retryMs: 2_000,
  now: () => performance.now(),
  onError: () => undefined,
  onAnswer: () => undefined,
};

/** Of one cache; there are two. A home page with its style sheet has 266 kB and counts twice. */
const maxPageBytes = 48 * 1024 * 1024;
/** Every unknown path is a redirect, so they have a part of their own: any number of them evicts no page. */
const maxRedirectBytes = 4 * 1024 * 1024;
const redirectBytes = 1024;

export interface PageCache {
  /**
   * Returns the cached answer, or the result of `render`; concurrent requests for one key share it. If `render`
   * rejects, answers 5xx or takes too long, returns the last good answer unless `staleIfErrorMs` has passed.
   *
   * @param join called if the answer waits for the render of another request
   */
  get: (key: string, render: () => Promise<PageAnswer>, join?: () => void) => Promise<SendableAnswer>;
}

interface Entry {
  answer: SendableAnswer;
  renderedAt: number;
  /** Time of the next attempt after a failure or a timeout. */
  retryAt: number;
}

interface Entries {
  get: (key: string) => Entry | undefined;
  set: (key: string, answer: SendableAnswer, renderedAt: number) => void;
}

function createEntries(): Entries {
  const pages = new LRUCache<string, Entry>({ maxSize: maxPageBytes, sizeCalculation: bytesOf });
  const redirects = new LRUCache<string, Entry>({ maxSize: maxRedirectBytes, sizeCalculation: bytesOf });
  return {
    get: (key) => pages.get(key) ?? redirects.get(key),
    set: (key, answer, renderedAt) => {
      const [own, other] = answer.kind === 'redirect' ? [redirects, pages] : [pages, redirects];
      other.delete(key);
      own.set(key, { answer, renderedAt, retryAt: 0 });
    },
  };
}

function bytesOf({ answer }: Entry, key: string): number {
  return key.length + (answer.kind === 'document' ? answer.html.length * 2 : redirectBytes);
}

/** Caches pages that are the same for every guest. Personal pages are never cached. */
export function createPageCache(options: Partial<PageCacheOptions> = {}): PageCache {
  const {
    maxAgeMs,
    staleWhileRevalidateMs,
    staleIfErrorMs,
    maxRevalidationWaitMs,
    retryMs,
    now,
    onError,
    onAnswer,
  } = {
    ...defaultOptions,
    ...options,
  };
  const entries = createEntries();
  const pending = new Map<string, Promise<SendableAnswer>>();

  async function renderNew(key: string, render: () => Promise<PageAnswer>): Promise<SendableAnswer> {
    try {
      const answer = toSendable(await render(), true);
      // Failures reach every waiting request and are not cached.
      if (isGood(answer)) entries.set(key, answer, now());
      return answer;
    } finally {
      pending.delete(key);
    }
  }

  function startRender(key: string, render: () => Promise<PageAnswer>): Promise<SendableAnswer> {
    const promise = renderNew(key, render);
    pending.set(key, promise);
    return promise;
  }

  /** Resolves with the new answer, or with the stale one if rendering fails or takes too long. */
  async function revalidateOrStale(promise: Promise<SendableAnswer>, entry: Entry): Promise<SendableAnswer> {
    const stale = () => {
      entry.retryAt = now() + retryMs;
      return entry.answer;
    };
    const freshAnswer = promise.then(
      (answer) => (isGood(answer) ? answer : stale()),
      (error: unknown) => {
        onError(error);
        return stale();
      },
    );
    const timer = new AbortController();
    const waitTimeout = delay(maxRevalidationWaitMs, null, { signal: timer.signal, ref: false });
    waitTimeout.catch(() => undefined); // cancelled
    try {
      const answer = await Promise.race([freshAnswer, waitTimeout]);
      if (answer) return answer;
      // No other request waits for this render until it has succeeded or failed.
      entry.retryAt = Number.POSITIVE_INFINITY;
      return entry.answer;
    } finally {
      timer.abort();
    }
  }

  function revalidateInBackground(key: string, render: () => Promise<PageAnswer>, entry: Entry): void {
    if (pending.has(key)) return;
    const delayNext = () => {
      entry.retryAt = now() + retryMs;
    };
    startRender(key, render).then(
      (answer) => isGood(answer) || delayNext(),
      (error: unknown) => {
        onError(error);
        delayNext();
      },
    );
  }

  function joinOrStart(
    key: string,
    render: () => Promise<PageAnswer>,
    join: () => void,
  ): Promise<SendableAnswer> {
    const pendingRender = pending.get(key);
    if (!pendingRender) return startRender(key, render);
    join();
    return pendingRender;
  }

  async function find(
    key: string,
    render: () => Promise<PageAnswer>,
    join: () => void,
  ): Promise<[SendableAnswer, CacheStatus]> {
    const entry = entries.get(key);
    const age = entry ? now() - entry.renderedAt : Number.POSITIVE_INFINITY;
    if (entry && age < maxAgeMs) return [entry.answer, 'hit'];
    if (!entry || age >= maxAgeMs + staleIfErrorMs) return [await joinOrStart(key, render, join), 'miss'];
    if (now() < entry.retryAt) return [entry.answer, 'stale_if_error'];
    if (age < maxAgeMs + staleWhileRevalidateMs) {
      revalidateInBackground(key, render, entry);
      return [entry.answer, 'stale_while_revalidate'];
    }
    const answer = await revalidateOrStale(joinOrStart(key, render, join), entry);
    return [answer, answer === entry.answer ? 'stale_if_error' : 'miss'];
  }

  return {
    async get(key, render, join = () => undefined) {
      const [answer, status] = await find(key, render, join);
      onAnswer(status);
      return answer;
    },
  };
}

function isGood(answer: SendableAnswer): boolean {
  return answer.kind === 'redirect' || answer.status < 500;
}

export function toSendable(answer: PageAnswer, isShared: boolean): SendableAnswer {
  if (answer.kind === 'redirect') return answer;
  return { ...answer, bodies: {}, etag: isShared ? etagOf(answer) : null };
}

/** A weak validator: the same page is sent in several encodings. */
function etagOf({ html }: DocumentAnswer): string {
  return `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
}

export interface EncodedBody {
  body: Buffer;
  encoding: DynamicEncoding;
}

/** Returns a compressed page as it is, and a cached page in the accepted encoding, which is compressed once. */
export async function encodeBody(
  page: Extract<SendableAnswer, { kind: 'document' }>,
  accepted: Encoding,
): Promise<EncodedBody> {
  if (page.encoding !== 'identity') return { body: page.html, encoding: page.encoding };
  // Stores the promise, so that concurrent first requests share one compression.
  const body = (page.bodies[accepted] ??= compress(page.html, accepted, 7));
  return { body: await body, encoding: accepted };
}
