import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { ShopError } from '../../shop-error.ts';
import type { PasswordJob } from './password-strength-worker.ts';
import { createWorkQueue, QueueFullError } from './work-queue.ts';

type PasswordScore = 0 | 1 | 2 | 3 | 4;

/** Rates passwords in a thread of its own. Both functions throw `unavailable` while they cannot. */
export interface PasswordStrength {
  /** Starts the thread, which the first rating would otherwise wait for. */
  start(): Promise<void>;
  /**
   * Returns how hard a password is to guess, from 0 to 4, for feedback while it is typed.
   *
   * @param known texts that an attacker knows or tries first, such as the member's names
   */
  score(password: string, known?: readonly string[]): Promise<PasswordScore>;
  /** Throws `weak_password` for a password that is easy to guess. Used for new passwords only. */
  rejectWeak(password: string, known: readonly string[]): Promise<void>;
  /** Ends the thread. Open and later ratings throw `unavailable`. */
  stop(): Promise<void>;
}

export interface PasswordStrengthOptions {
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** For one rating, which takes 50 ms at most on an idle machine. @default 5000 */
  timeoutMs?: number;
  /** Ratings for feedback that wait for another. @default 8 */
  maxWaitingFeedback?: number;
  /** @default the thread of the shop */
  worker?: URL;
}

/** Fewer than 10^6 guesses: found within a second by an attacker who has the hash of the password. */
const minScore: PasswordScore = 2;

/** New passwords that wait for another: as many as wait for their hash. The worst ones take four seconds. */
const maxWaitingNew = 64;

const retryAfterSeconds = 3;

const unavailable = () => new ShopError('unavailable', { retryAfterSeconds });

interface RatingThread {
  worker: Worker;
  /** Resolves when the thread has loaded its word lists. */
  loaded: Promise<void>;
}

const ownWorker = new URL('password-strength-worker.ts', import.meta.url);

/**
 * Creates a rater whose thread is started by the first call. One rating runs at a time. Anyone may ask for feedback, so
 * it has a short queue of its own, and takes turns with new passwords one by one. A rating that has no result in time
 * ends the thread; no password is accepted without a rating.
 */
export function createPasswordStrength(options: PasswordStrengthOptions): PasswordStrength {
  const { log, timeoutMs = 5_000, maxWaitingFeedback = 8, worker = ownWorker } = options;
  const inThread = createWorkQueue({ concurrency: 1, maxWaiting: maxWaitingNew });
  const asFeedback = createWorkQueue({ concurrency: 1, maxWaiting: maxWaitingFeedback });
  let thread: RatingThread | undefined;
  let isStopped = false;

  function startThread(): RatingThread {
    const started = new Worker(worker);
    const loaded = new Promise<void>((resolve, reject) => {
      started.once('message', () => resolve());
      started.once('exit', () => {
        thread = undefined;
        reject(unavailable());
      });
    });
    // Without a listener the error would end the process.
    started.on('error', (error) => log.warn({ err: error }, 'the thread that rates passwords has failed'));
    started.unref();
    return { worker: started, loaded };
  }

  async function loadedThread(): Promise<Worker> {
    if (isStopped) throw unavailable();
    const { worker: running, loaded } = (thread ??= startThread());
    await loaded;
    return running;
  }

  async function rate(job: PasswordJob): Promise<PasswordScore> {
    const running = await loadedThread();
    const score = await new Promise<PasswordScore | null>((resolve) => {
      const onExit = () => end(null);
      const onMessage = (message: { score: PasswordScore }) => end(message.score);
      const timer = setTimeout(() => end(null), timeoutMs);
      running.once('exit', onExit);
      running.once('message', onMessage);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      running.postMessage(job);

      function end(result: PasswordScore | null): void {
        clearTimeout(timer);
        running.off('exit', onExit);
        running.off('message', onMessage);
        resolve(result);
      }
    });
    if (score !== null) return score;
    if (!isStopped) log.warn('the thread that rates passwords gave no result; it is started again');
    await running.terminate();
    throw unavailable();
  }

  const queued = (job: PasswordJob) => inThread(() => rate(job));

  return {
    async start() {
      await loadedThread();
    },
    score: (password, known = []) => unlessFull(asFeedback(() => queued({ password, known }))),
    async rejectWeak(password, known) {
      if ((await unlessFull(queued({ password, known }))) < minScore) {
        throw new ShopError('weak_password', { fields: { password: 'weak_password' } });
      }
    },
    async stop() {
      isStopped = true;
      await thread?.worker.terminate();
    },
  };
}

/** Throws `unavailable` instead of {@link QueueFullError}. */
async function unlessFull<Value>(result: Promise<Value>): Promise<Value> {
  try {
    return await result;
  } catch (error) {
    throw error instanceof QueueFullError ? unavailable() : error;
  }
}
