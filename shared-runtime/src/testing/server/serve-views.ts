import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ServedView } from '../../stub/server-view.ts';

/** TypeScript in this repository, JavaScript in the packed package. */
const workerFile = new URL(`./server-worker${extname(import.meta.url)}`, import.meta.url);

/**
 * Renders every member of `views`, which the module exports, in a Node thread without a DOM. Rejects with what the
 * module or one of the views throws, such as a `ReferenceError` for `window`.
 */
export async function serveViews<Name extends string>(module: URL): Promise<Record<Name, ServedView>> {
  const worker = new Worker(workerFile, {
    workerData: module.href,
    execArgv: [],
  });
  try {
    const [served] = (await once(worker, 'message')) as [Record<Name, ServedView>];
    return served;
  } finally {
    // Not terminated: Node has ended the whole process when a thread was terminated that was evaluating a module.
    worker.unref();
  }
}
