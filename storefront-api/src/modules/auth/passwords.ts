import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { ShopError } from '../../shop-error.ts';
import { createWorkQueue, QueueFullError } from './work-queue.ts';

/** argon2id (the library's default) with the cost that OWASP names: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One hash takes about 30 ms of a core: a full queue is worked off in two seconds. */
const maxWaiting = 64;

const threadPoolSize = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4);

/**
 * Hashes of passwords run in libuv's thread pool, where files and pictures are worked on too. Two threads and
 * one core are left to them.
 */
const inQueue = createWorkQueue({
  concurrency: Math.max(1, Math.min(threadPoolSize - 2, availableParallelism() - 1)),
  maxWaiting,
});

const retryAfterSeconds = 3;

async function limited<Result>(job: () => Promise<Result>): Promise<Result> {
  try {
    return await inQueue(job);
  } catch (error) {
    if (error instanceof QueueFullError) {
      throw new ShopError('unavailable', { retryAfter: retryAfterSeconds });
    }
    throw error;
  }
}

/** Throws `unavailable` while too many others wait. */
export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password.normalize('NFKC'), cost));
}

let decoy: Promise<string> | undefined;

/**
 * An account that does not exist (null) takes as long as a wrong password, so that time tells nothing.
 * Throws `unavailable` while too many others wait.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash('no account has this password', cost);
  const compared = passwordHash ?? (await decoy);
  const matches = await limited(() => verify(compared, password.normalize('NFKC')));
  return matches && passwordHash !== null;
}
