import pLimit from 'p-limit';

/** Thrown where as many jobs wait as may wait. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

export interface WorkQueueOptions {
  /** Jobs that run at the same time. */
  concurrency: number;
  /** Jobs that wait for one of those to end. */
  maxWaiting: number;
}

export type WorkQueue = <Result>(job: () => Promise<Result>) => Promise<Result>;

/** Runs jobs in the order they came. Rejects with {@link QueueFullError} instead of letting the queue grow. */
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
