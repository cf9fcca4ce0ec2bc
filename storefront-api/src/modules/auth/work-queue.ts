import pLimit from 'p-limit';

/** Thrown if `maxWaiting` jobs are waiting already. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

export interface WorkQueueOptions {
  /** Maximum number of jobs that run at the same time. */
  concurrency: number;
  /** Maximum number of jobs that wait for a running one to end. */
  maxWaiting: number;
}

export type WorkQueue = <Result>(job: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a function that runs jobs in order of arrival. It rejects with {@link QueueFullError} instead of letting the
 * queue grow.
 */
export function createWorkQueue({ concurrency, maxWaiting }: WorkQueueOptions): WorkQueue {
  const limit = pLimit(concurrency);
  let accepted = 0;
  return async (job) => {
    if (accepted >= concurrency + maxWaiting) throw new QueueFullError();
    accepted += 1;
    try {
      return await limit(job);
    } finally {
      accepted -= 1;
    }
  };
}
