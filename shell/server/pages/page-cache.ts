import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { compress, type Encoding, type DynamicEncoding } from '../http/compression.ts';
import type { PageAnswer } from '../rendering/render-job.ts';

type DocumentAnswer = Extract<PageAnswer, { kind: 'document' }>;

/** An answer that can be sent again, in each encoding that was asked for so far. */
export type SendableAnswer =
  | Extract<PageAnswer, { kind: 'redirect' }>
  | (DocumentAnswer & {
      bodies: Partial<Record<Encoding, Promise<Buffer>>>;
      /** Validator of the bytes. Null for a page of one visitor. */
      etag: string | null;
    });

export interface PageCacheOptions {
  /** Short, because sales start and end; long enough to carry a rush on one page. */
  freshMs: number;
  /** For so long a page that cannot be made anew is better than none. */
  staleMs: number;
  /** Before a stale page is sent while a new one is being made. */
  maxWaitForFreshMs: number;
  /** Between a failed render and the next attempt, while there is a stale page. */
  retryMs: number;
  /** Milliseconds; monotonic. */
  now: () => number;
  /** Called with an error that a stale page has hidden from the visitor. */
  onError: (error: unknown) => void;
  /** Called for each answer. */
  onAnswer: (source: AnswerSource) => void;
}

/** `fresh`: kept; `made`: made now, for this request or another one that it waited for; `stale`: too old, and no other. */
export type AnswerSource = 'fresh' | 'made' | 'stale';

const defaultOptions: PageCacheOptions = {
  freshMs: 5_000,
  staleMs: 60 * 60_000,
  maxWaitForFreshMs: 1_500,
  retryMs: 2_000,
  now: () => performance.now(),
  onError: () => undefined,
  onAnswer: () => undefined,
};

/** Of one cache; the shell has two. */
const maxTotalBytes = 32 * 1024 * 1024;
const redirectBytes = 1024;

export interface PageCache {
  /**
   * The kept answer, or the one that `render` makes now; requests that come meanwhile wait for the same one. Where making
   * fails, answers 5xx or takes too long, the last good answer, if it is not too old.
   */
  get: (key: string, render: () => Promise<PageAnswer>) => Promise<SendableAnswer>;
}

interface Entry {
  answer: SendableAnswer;
  renderedAt: number;
  /** After a failure, or while a page takes too long: not before. */
  retryAt: number;
}

/** Pages that are the same for every guest. What is personal never comes here: the key has no room for it. */
export function createPageCache(options: Partial<PageCacheOptions> = {}): PageCache {
  const { freshMs, staleMs, maxWaitForFreshMs, retryMs, now, onError, onAnswer } = {
    ...defaultOptions,
    ...options,
  };
  const entries = new LRUCache<string, Entry>({
    maxSize: maxTotalBytes,
    sizeCalculation: ({ answer }, key) =>
      key.length + (answer.kind === 'document' ? answer.html.length * 2 : redirectBytes),
  });
  const pending = new Map<string, Promise<SendableAnswer>>();

  async function renderNew(key: string, render: () => Promise<PageAnswer>): Promise<SendableAnswer> {
    try {
      const answer = toSendable(await render(), true);
      // Every waiting request gets the failure; it is not cached.
      if (isGood(answer)) entries.set(key, { answer, renderedAt: now(), retryAt: 0 });
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

  /** The new answer, or the stale one where that fails or takes too long. */
  async function freshOrStale(promise: Promise<SendableAnswer>, entry: Entry): Promise<SendableAnswer> {
    const stale = () => {
      entry.retryAt = now() + retryMs;
      return entry.answer;
    };
    const made = promise.then(
      (answer) => (isGood(answer) ? answer : stale()),
      (error: unknown) => {
        onError(error);
        return stale();
      },
    );
    const timer = new AbortController();
    const waitTimeout = delay(maxWaitForFreshMs, null, { signal: timer.signal, ref: false });
    waitTimeout.catch(() => undefined); // cancelled
    try {
      const answer = await Promise.race([made, waitTimeout]);
      if (answer) return answer;
      // No other request waits for this render until it has succeeded or failed.
      entry.retryAt = Number.POSITIVE_INFINITY;
      return entry.answer;
    } finally {
      timer.abort();
    }
  }

  async function find(
    key: string,
    render: () => Promise<PageAnswer>,
  ): Promise<[SendableAnswer, AnswerSource]> {
    const entry = entries.get(key);
    const age = entry ? now() - entry.renderedAt : Number.POSITIVE_INFINITY;
    if (entry && age < freshMs) return [entry.answer, 'fresh'];
    if (!entry || age >= staleMs) return [await (pending.get(key) ?? startRender(key, render)), 'made'];
    if (now() < entry.retryAt) return [entry.answer, 'stale'];
    const answer = await freshOrStale(pending.get(key) ?? startRender(key, render), entry);
    return [answer, answer === entry.answer ? 'stale' : 'made'];
  }

  return {
    async get(key, render) {
      const [answer, source] = await find(key, render);
      onAnswer(source);
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

/** Weak: the same page is sent in several encodings. */
function etagOf({ html }: DocumentAnswer): string {
  return `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
}

export interface EncodedBody {
  body: Buffer;
  encoding: DynamicEncoding;
}

/** A page as it came packed; one that is kept in the encoding that is accepted, packed once. */
export async function encodeBody(
  page: Extract<SendableAnswer, { kind: 'document' }>,
  accepted: Encoding,
): Promise<EncodedBody> {
  if (page.encoding !== 'identity') return { body: page.html, encoding: page.encoding };
  // The promise is kept, so that a hundred first visitors wait for one compression.
  const body = (page.bodies[accepted] ??= compress(page.html, accepted, 5));
  return { body: await body, encoding: accepted };
}
