import { clientSite } from 'shared-contracts/client-network';

export interface FairQueueOptions {
  /** Tasks that run at the same time. */
  concurrency: number;
  /** Tasks of one client that run at the same time. */
  maxRunningPerClient: number;
  /** Tasks of one client that wait. */
  maxWaitingPerClient: number;
  /** Tasks of all clients that wait. */
  maxWaiting: number;
  /** Milliseconds; monotonic. */
  now?: () => number;
}

/** Thrown when too many tasks of a client, or of all clients together, are waiting. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
  /** Read by the error handler. */
  readonly statusCode = 503;
  /** Estimated time until the waiting tasks of this client are done. */
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('too many tasks are waiting');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface FairQueue {
  /**
   * Runs `task` when it is this client's turn. Rejects with {@link QueueFullError} if too many tasks are waiting.
   *
   * @param client key of the per-client limits, see `clientNetwork`
   */
  run: <Value>(client: string, task: () => Promise<Value>) => Promise<Value>;
  /**
   * Returns null while this client may have further tasks waiting, otherwise the estimated seconds until they are done.
   * The limit of all clients together does not count.
   */
  overflowWait: (client: string) => number | null;
  /** Returns whether a further task of this client would be the next one of its site. */
  isNext: (client: string) => boolean;
  /** Returns the number of clients that have a running or waiting task. */
  clientCount: () => number;
}

interface WaitingTask {
  start: () => void;
  reject: (error: QueueFullError) => void;
}

interface Client {
  name: string;
  /** See `clientSite`. */
  site: string;
  running: number;
  waiting: WaitingTask[];
}

/** A site with waiting tasks. */
interface Site {
  name: string;
  waiting: number;
  /** Those with waiting tasks, in the order in which they take the site's turns. */
  clients: Set<Client>;
}

/** Weight of the newest duration in the moving average. */
const newestWeight = 0.1;

/**
 * Limits how many tasks run at the same time. Clients whose tasks wait take turns, so that one client with a thousand
 * tasks delays another by one task, not by a thousand. Sites take turns, and within its turn the networks of a site do.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { concurrency, maxRunningPerClient, maxWaitingPerClient, maxWaiting } = options;
  const now = options.now ?? (() => performance.now());
  /** Those with running or waiting tasks. */
  const clients = new Map<string, Client>();
  /** Those with waiting tasks, in the order in which they take turns. */
  const sites = new Map<string, Site>();
  let running = 0;
  let waiting = 0;
  let averageMs = 0;

  function acquire(client: Client): Promise<void> | null {
    if (running < concurrency && client.running < maxRunningPerClient) {
      clients.set(client.name, client);
      start(client);
      return null;
    }
    if (client.waiting.length >= maxWaitingPerClient) throw new QueueFullError(secondsUntilDone(client));
    if (waiting >= maxWaiting) makeRoomFor(client);
    clients.set(client.name, client);
    const site = sites.get(client.site) ?? { name: client.site, waiting: 0, clients: new Set() };
    sites.set(site.name, site);
    site.clients.add(client);
    site.waiting += 1;
    waiting += 1;
    return new Promise((start, reject) => client.waiting.push({ start, reject }));
  }

  /**
   * Rejects a waiting task of the site with the most of them, the newest of its largest client, so that a few sites
   * cannot keep all others out. Throws if the site of `client` is the one with the most.
   */
  function makeRoomFor(client: Client): void {
    const ownWaiting = sites.get(client.site)?.waiting ?? 0;
    const site = maxBy(sites.values(), (each) => each.waiting);
    const largest = site && maxBy(site.clients, (each) => each.waiting.length);
    if (!largest || site.waiting <= ownWaiting + 1) throw new QueueFullError(secondsUntilDone(client));
    const error = new QueueFullError(secondsUntilDone(largest));
    largest.waiting.pop()?.reject(error);
    countDown(site, largest);
  }

  /** Counts a task that waits no longer. Deletes the client and the site if they have none left. */
  function countDown(site: Site, client: Client): void {
    waiting -= 1;
    site.waiting -= 1;
    if (client.waiting.length === 0) site.clients.delete(client);
    if (site.waiting === 0) sites.delete(site.name);
    deleteIfIdle(client);
  }

  function deleteIfIdle(client: Client): void {
    if (client.running === 0 && client.waiting.length === 0) clients.delete(client.name);
  }

  function start(client: Client): void {
    running += 1;
    client.running += 1;
  }

  function release(client: Client): void {
    running -= 1;
    client.running -= 1;
    deleteIfIdle(client);
    startNext();
  }

  /** Skips clients at their limit: no more of them than tasks are running. */
  function startNext(): void {
    for (const site of sites.values()) {
      for (const client of site.clients) {
        if (client.running >= maxRunningPerClient) continue;
        endTurn(site, client);
        start(client);
        client.waiting.shift()?.start();
        countDown(site, client);
        return;
      }
    }
  }

  /** Moves the site to the end of the order of sites, and the client to the end of the order within the site. */
  function endTurn(site: Site, client: Client): void {
    sites.delete(site.name);
    sites.set(site.name, site);
    site.clients.delete(client);
    site.clients.add(client);
  }

  function secondsUntilDone(client: Client): number {
    const rounds = Math.max(client.waiting.length / maxRunningPerClient, waiting / concurrency);
    return Math.max(1, Math.ceil((rounds * averageMs) / 1000));
  }

  return {
    overflowWait(name) {
      const client = clients.get(name);
      return client && client.waiting.length >= maxWaitingPerClient ? secondsUntilDone(client) : null;
    },
    isNext(name) {
      return (clients.get(name)?.running ?? 0) < maxRunningPerClient && !sites.has(clientSite(name));
    },
    clientCount: () => clients.size,
    async run(name, task) {
      const client = clients.get(name) ?? { name, site: clientSite(name), running: 0, waiting: [] };
      const queued = acquire(client);
      if (queued) await queued;
      const startedAt = now();
      try {
        return await task();
      } finally {
        averageMs += (now() - startedAt - averageMs) * newestWeight;
        release(client);
      }
    },
  };
}

/** Returns the last item with the highest value; undefined if there are no items. */
function maxBy<Item>(items: Iterable<Item>, valueOf: (item: Item) => number): Item | undefined {
  let highest: Item | undefined;
  for (const item of items) {
    if (highest === undefined || valueOf(item) >= valueOf(highest)) highest = item;
  }
  return highest;
}
