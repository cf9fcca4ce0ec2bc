import { Worker } from 'node:worker_threads';

const checkMs = 1_000;

/**
 * Ends this process when its parent has ended, also while code of a release blocks it: then the event `disconnect` is
 * never handled, and the process would use a processor for ever. A thread of its own looks for another parent id.
 */
export function endWithParent(): void {
  const thread = new Worker(
    `const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
    }, ${checkMs});`,
    { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 } },
  );
  thread.unref();
}
