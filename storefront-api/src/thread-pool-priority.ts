import { readdir, readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';

/** Steps below the other threads of the process, as `nice` counts them. */
const lowerBy = 10;

const threadsFolder = '/proc/self/task';

/**
 * Lowers the priority of the threads that hash passwords and scale pictures, so that the event loop, which answers all
 * other calls, gets the processor first. Works on Linux, where a priority belongs to a thread; elsewhere it does nothing.
 * Returns the number of these threads.
 */
export async function lowerThreadPoolPriority(): Promise<number> {
  // The first asynchronous file call starts all threads of the pool.
  const ids = await readdir(threadsFolder).then(
    () => readdir(threadsFolder),
    () => [],
  );
  const names = await Promise.all(
    ids.map(async (id) => [Number(id), await readFile(`${threadsFolder}/${id}/comm`, 'utf8')] as const),
  );
  const pool = names.filter(([, name]) => name.trim() === 'libuv-worker');
  for (const [id] of pool) setPriority(id, lowerBy);
  return pool.length;
}
