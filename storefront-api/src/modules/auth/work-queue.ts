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

/** Preferred jobs that start in a row while others wait. */
const maxPreferredInARow = 3;

/**
 * `isPreferred`: the job starts before the others that wait, and does not count among them. After
 * {@link maxPreferredInARow} such jobs one of the others starts, so that they never wait for ever. @default false
 */
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
  const createLane = (max: number) => ({
    accepted: 0,
    max: concurrency + max,
    waiting: [] as (() => Promise<void>)[],
  });
  const preferred = createLane(maxWaitingPreferred);
  const others = createLane(maxWaiting);
  let preferredInARow = 0;

  /** Runs the job whose turn it is. Queued once for each job that waits. */
  async function runNext(): Promise<void> {
    const isOthersTurn = preferredInARow >= maxPreferredInARow && others.waiting.length > 0;
    const lane = isOthersTurn || preferred.waiting.length === 0 ? others : preferred;
    preferredInARow = lane === preferred ? preferredInARow + 1 : 0;
    await lane.waiting.shift()?.();
  }

  return async (job, { isPreferred = false } = {}) => {
    const lane = isPreferred ? preferred : others;
    if (lane.accepted >= lane.max) throw new QueueFullError();
    lane.accepted += 1;
    try {
      return await new Promise((resolve, reject) => {
        lane.waiting.push(() => Promise.resolve().then(job).then(resolve, reject));
        void queue.add(runNext);
      });
    } finally {
      lane.accepted -= 1;
    }
  };
}
