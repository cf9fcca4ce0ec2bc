import type { FairQueue } from './fair-queue.ts';

/** More places would fill the queue with one popular page. */
const maxPlaces = 8;

interface SharedTask<Value> {
  result: Promise<Value>;
  /** Takes a place of this client, unless it has one or there are enough. */
  join: (client: string) => void;
}

export interface SharedTasks<Value> {
  /** Runs a task when the turn comes of this client or of one that has joined. Rejects if none of them may wait. */
  run: (key: string, client: string, task: () => Promise<Value>) => Promise<Value>;
  /** Lets this client wait for the task too: it starts at the first turn of its clients. */
  join: (key: string, client: string) => void;
}

/**
 * Runs tasks whose result several clients need. Without a place of each, all of them would wait for the turn of the
 * client that came first, which may have filled its part of the queue.
 */
export function createSharedTasks<Value>(queue: FairQueue): SharedTasks<Value> {
  const tasks = new Map<string, SharedTask<Value>>();
  return {
    async run(key, client, task) {
      const shared = createSharedTask(queue, task);
      tasks.set(key, shared);
      shared.join(client);
      try {
        return await shared.result;
      } finally {
        if (tasks.get(key) === shared) tasks.delete(key);
      }
    },
    join(key, client) {
      tasks.get(key)?.join(client);
    },
  };
}

function createSharedTask<Value>(queue: FairQueue, task: () => Promise<Value>): SharedTask<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const clients = new Set<string>();
  let isStarted = false;
  let lost = 0;

  async function start(): Promise<void> {
    // A turn after the start of the task is given back at once.
    if (isStarted) return;
    isStarted = true;
    try {
      resolve(await task());
    } catch (error) {
      reject(error);
    }
  }

  return {
    result: promise,
    join(client) {
      if (isStarted || clients.size >= maxPlaces || clients.has(client)) return;
      clients.add(client);
      queue.run(client, start).catch((error: unknown) => {
        lost += 1;
        if (lost === clients.size && !isStarted) reject(error);
      });
    },
  };
}
