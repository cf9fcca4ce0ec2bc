import { clientSite } from 'shared-contracts/client-network';
import type { FairQueue } from './fair-queue.ts';

interface SharedTask<Value> {
  result: Promise<Value>;
  /** Takes a place of this client, or remembers it for the loss of another place. */
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

/**
 * A client takes a place unless its site has one. Nor does it if a client has a place that was the next one of its site:
 * a later place would not be earlier, and a popular page would fill the queue. The other clients are remembered.
 */
function createSharedTask<Value>(queue: FairQueue, task: () => Promise<Value>): SharedTask<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const sitesWithPlace = new Set<string>();
  const clientsWithoutPlace = new Set<string>();
  /** A site that starts the task at its next turn. */
  let nextSite: string | null = null;
  let isStarted = false;

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

  function join(client: string): void {
    if (isStarted) return;
    const site = clientSite(client);
    if (nextSite !== null || sitesWithPlace.has(site)) {
      clientsWithoutPlace.add(client);
      return;
    }
    sitesWithPlace.add(site);
    if (queue.isNext(client)) nextSite = site;
    queue.run(client, start).catch((error: unknown) => replacePlace(site, error));
  }

  function replacePlace(lostSite: string, error: unknown): void {
    sitesWithPlace.delete(lostSite);
    if (nextSite === lostSite) nextSite = null;
    const clients = [...clientsWithoutPlace];
    clientsWithoutPlace.clear();
    for (const client of clients) join(client);
    if (sitesWithPlace.size === 0 && !isStarted) reject(error);
  }

  return { result: promise, join };
}
