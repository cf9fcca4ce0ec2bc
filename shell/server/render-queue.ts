/** Thrown where so many wait already that another would wait in vain. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
  /** Read by the error handler. */
  readonly statusCode = 503;
}

export interface RenderQueue {
  /** Runs `work` as soon as there is room. Rejects with {@link QueueFullError} where the queue is full. */
  run: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

/**
 * Lets a rush wait in line instead of starting everything at once: pages that are made side by side slow
 * each other down, until every remote seems to be slower than its time-out.
 */
export function createRenderQueue(atOnce: number, mostWaiting: number): RenderQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function takeTurn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new QueueFullError('too many pages are being made already');
    // Whoever finishes hands its place on, so the count stays.
    await new Promise<void>((next) => waiting.push(next));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work) {
      await takeTurn();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
