import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ServedView } from '../../stub/server-view.ts';

/**
 * Renders every member of `views`, which the module exports, in a Node thread without a DOM. Rejects with what the
 * module or one of the views throws, such as a `ReferenceError` for `window`.
 */
export async function serveViews<Name extends string>(module: URL): Promise<Record<Name, ServedView>> {
  const worker = new Worker(new URL('./server-worker.ts', import.meta.url), {
    workerData: module.href,
    execArgv: [],
  });
  try {
    const [served] = (await once(worker, 'message')) as [Record<Name, ServedView>];
    return served;
  } finally {
    await worker.terminate();
  }
}
