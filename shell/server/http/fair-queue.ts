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
}

interface WaitingTask {
  start: () => void;
  reject: (error: QueueFullError) => void;
}

interface Client {
  /** See `clientSite`. */
  site: string;
  running: number;
  waiting: WaitingTask[];
}

/** Weight of the newest duration in the moving average. */
const newestWeight = 0.1;

/**
 * Limits how many tasks run at the same time. Clients whose tasks wait take turns, so that one client with a thousand
 * tasks delays another by one task, not by a thousand. The networks of one IPv6 site share its turn.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { concurrency, maxRunningPerClient, maxWaitingPerClient, maxWaiting } = options;
  const now = options.now ?? (() => performance.now());
  /** In the order in which clients take turns. */
  const clients = new Map<string, Client>();
  let running = 0;
  let waiting = 0;
  let averageMs = 0;

  function acquire(name: string): Promise<void> | null {
    const client = clients.get(name) ?? { site: clientSite(name), running: 0, waiting: [] };
    if (running < concurrency && client.running < maxRunningPerClient) {
      clients.set(name, client);
      start(client);
      return null;
    }
    if (client.waiting.length >= maxWaitingPerClient) throw new QueueFullError(secondsUntilDone(client));
    if (waiting >= maxWaiting) makeRoomFor(client);
    clients.set(name, client);
    waiting += 1;
    return new Promise((start, reject) => client.waiting.push({ start, reject }));
  }

  /**
   * Rejects a waiting task of the site with the most of them, the newest of its largest client, so that a few sites
   * cannot keep all others out. Throws if the site of `client` is the one with the most.
   */
  function makeRoomFor(client: Client): void {
    const totals = new Map<string, number>([[client.site, 0]]);
    for (const each of clients.values()) {
      totals.set(each.site, (totals.get(each.site) ?? 0) + each.waiting.length);
    }
    const siteTotal = totals.get(client.site) ?? 0;
    const [site = '', total = 0] = [...totals].toSorted(([, one], [, other]) => other - one)[0] ?? [];
    let largest = client;
    for (const each of clients.values()) {
      if (each.site === site && each.waiting.length > largest.waiting.length) largest = each;
    }
    const error = new QueueFullError(secondsUntilDone(largest));
    if (total <= siteTotal + 1) throw error;
    largest.waiting.pop()?.reject(error);
    waiting -= 1;
  }

  function start(client: Client): void {
    running += 1;
    client.running += 1;
  }

  function release(name: string, client: Client): void {
    running -= 1;
    client.running -= 1;
    if (client.running === 0 && client.waiting.length === 0) clients.delete(name);
    startNext();
  }

  function startNext(): void {
    for (const [name, client] of clients) {
      if (client.waiting.length === 0 || client.running >= maxRunningPerClient) continue;
      endTurn(name, client);
      waiting -= 1;
      start(client);
      client.waiting.shift()?.start();
      return;
    }
  }

  /** Moves the client to the end of the order, behind the other networks of its site. */
  function endTurn(name: string, client: Client): void {
    const others = client.site === name ? [] : [...clients].filter(([, { site }]) => site === client.site);
    for (const [key, each] of [...others, [name, client] as const]) {
      clients.delete(key);
      clients.set(key, each);
    }
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
    async run(name, task) {
      const queued = acquire(name);
      if (queued) await queued;
      const client = clients.get(name) as Client;
      const startedAt = now();
      try {
        return await task();
      } finally {
        averageMs += (now() - startedAt - averageMs) * newestWeight;
        release(name, client);
      }
    },
  };
}
