import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { ShopError } from '../../shop-error.ts';
import type { PasswordHasher } from '../../visit/visit.ts';
import { createWorkQueue, QueueFullError } from './work-queue.ts';

/** Parameters of argon2id, the default of the library. */
export interface PasswordCost {
  /** KiB. */
  memoryCost: number;
  /** Passes over the memory. */
  timeCost: number;
  parallelism: number;
}

/** The cost that OWASP recommends: 19 MiB, two passes, one lane. */
const cost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One hash takes about 30 ms of processor time, so a full queue is processed within two seconds. */
const maxWaiting = 64;

/**
 * Separate limit, so that a flood of other sign-ins does not reject known devices; adds one second of work at most.
 */
const maxWaitingPreferred = 32;

const threadPoolSize = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4);

/**
 * Limits how many hashes run at once. They use libuv's thread pool, which files and pictures need too: two threads and
 * one core stay free for those. The pool has a lower priority than the event loop (`thread-pool-priority.ts`).
 */
const inQueue = createWorkQueue({
  concurrency: Math.max(1, Math.min(threadPoolSize - 2, availableParallelism() - 1)),
  maxWaiting,
  maxWaitingPreferred,
});

const retryAfterSeconds = 3;

async function limited<Result>(job: () => Promise<Result>, isPreferred = false): Promise<Result> {
  try {
    return await inQueue(job, { isPreferred });
  } catch (error) {
    if (error instanceof QueueFullError) {
      throw new ShopError('unavailable', { retryAfterSeconds });
    }
    throw error;
  }
}

/** Creates a hasher whose functions throw `unavailable` while the queue of the process is full. */
export function createPasswordHasher(passwordCost: PasswordCost): PasswordHasher {
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => limited(() => hash(password.normalize('NFKC'), passwordCost)),
    /**
     * Verifies a password. Null, for an account that does not exist, takes as long as a wrong password, so that the
     * duration does not reveal which accounts exist. The password of a member on a known device is verified first.
     */
    async verify(passwordHash, password, { isKnownDevice = false } = {}) {
      decoy ??= hash('no account has this password', passwordCost);
      const compared = passwordHash ?? (await decoy);
      const matches = await limited(() => verify(compared, password.normalize('NFKC')), isKnownDevice);
      return matches && passwordHash !== null;
    },
  };
}

export const passwordHasher = createPasswordHasher(cost);
