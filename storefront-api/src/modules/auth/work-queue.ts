import PQueue from 'p-queue';

/** Thrown if as many jobs are waiting already as may wait. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

export interface WorkQueueOptions {
  /** Maximum number of jobs that run at the same time. */
  concurrency: number;
  /** Maximum number of jobs that wait for a running one to end, besides the preferred ones. */
  maxWaiting: number;
  /** Maximum number of preferred jobs that wait. @default 0 */
  maxWaitingPreferred?: number;
}

/** `isPreferred`: the job starts before all others that wait, and does not count among them. @default false */
export type WorkQueue = <Result>(
  job: () => Promise<Result>,
  options?: { isPreferred?: boolean },
) => Promise<Result>;

/**
 * Creates a function that runs jobs, the preferred ones first, else in order of arrival. It rejects with
 * {@link QueueFullError} instead of letting the queue grow.
 */
export function createWorkQueue(options: WorkQueueOptions): WorkQueue {
  const { concurrency, maxWaiting, maxWaitingPreferred = 0 } = options;
  const queue = new PQueue({ concurrency });
  const preferred = { accepted: 0, max: concurrency + maxWaitingPreferred, priority: 1 };
  const others = { accepted: 0, max: concurrency + maxWaiting, priority: 0 };
  return async (job, { isPreferred = false } = {}) => {
    const lane = isPreferred ? preferred : others;
    if (lane.accepted >= lane.max) throw new QueueFullError();
    lane.accepted += 1;
    try {
      return await queue.add(job, { priority: lane.priority });
    } finally {
      lane.accepted -= 1;
    }
  };
}
