import { readdir, readFile } from 'node:fs/promises';
import { constants, getPriority, setPriority } from 'node:os';

/** Steps below the other threads of the process, as `nice` counts them. */
const lowerBy = 10;

const lowest = constants.priority.PRIORITY_LOW;

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
  const names = await Promise.all(ids.map(nameOf));
  const pool = ids.filter((_id, index) => names[index] === 'libuv-worker');
  return pool.filter(lowerPriority).length;
}

/** Returns an empty name for a thread that has ended meanwhile. */
function nameOf(id: string): Promise<string> {
  return readFile(`${threadsFolder}/${id}/comm`, 'utf8').then(
    (name) => name.trim(),
    () => '',
  );
}

/** Returns whether the system allows it; without it the API only answers later while it hashes. */
function lowerPriority(id: string): boolean {
  try {
    setPriority(Number(id), Math.min(lowest, getPriority() + lowerBy));
    return true;
  } catch {
    return false;
  }
}
