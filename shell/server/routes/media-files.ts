import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { clientNetwork } from 'shared-contracts/client-network';
import { shareInFlight } from 'shared-runtime/share-in-flight';
import { Agent, fetch } from 'undici';
import { createFairQueue, QueueFullError } from '../http/fair-queue.ts';

export interface MediaFile {
  body: Buffer;
  type: string;
  etag: string;
  cacheControl: string;
}

/** The first request for a page's pictures generates them one after another: seconds on a busy machine. */
const timeoutMs = 30_000;

/** To the API, for the files of one kind. */
const maxConnections = 24;

/** More than the pictures of a few pages. */
const maxWaitingPerClient = 200;

export interface MediaFilesOptions {
  apiUrl: string;
  /** Media types that are relayed; anything else that the backend answers is an error. */
  types: RegExp;
  maxTotalBytes: number;
  log: FastifyBaseLogger;
}

export interface MediaFiles {
  /** Resolves with the file, or with the status of a failed answer. `address`: of the client. */
  find: (path: string, address: string) => Promise<MediaFile | number>;
  close: () => Promise<void>;
}

/** Files of the backend. Versioned ones are immutable and cached; concurrent requests for one file share one fetch. */
export function createMediaFiles({ apiUrl, types, maxTotalBytes, log }: MediaFilesOptions): MediaFiles {
  // The limits of other outgoing calls are shorter, and media must not take their connections.
  const agent = new Agent({
    connections: maxConnections,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  const queue = createFairQueue({
    concurrency: maxConnections,
    maxRunningPerClient: maxConnections / 3,
    maxWaitingPerClient,
    maxWaiting: maxWaitingPerClient * 4,
  });
  const cache = new LRUCache<string, MediaFile>({
    maxSize: maxTotalBytes,
    sizeCalculation: ({ body }) => body.length + 1,
  });

  const fetchAndCache = shareInFlight<MediaFile | number, string>(async (path) => {
    try {
      const file = await fetchFile(apiUrl + path, agent, types);
      if (typeof file !== 'number' && file.cacheControl.includes('immutable')) cache.set(path, file);
      return file;
    } catch (error) {
      log.error({ err: error }, 'a media file could not be fetched');
      return 503;
    }
  });

  /** Pictures that were never requested are drawn, so one address must not hold up those of others. */
  async function fetchInTurn(path: string, address: string): Promise<MediaFile | number> {
    try {
      // It may have been fetched for another request while this one waited.
      return await queue.run(clientNetwork(address), async () => cache.get(path) ?? fetchAndCache(path));
    } catch (error) {
      if (error instanceof QueueFullError) return 503;
      throw error;
    }
  }

  return {
    find: async (path, address) => cache.get(path) ?? fetchInTurn(path, address),
    close: () => agent.destroy(),
  };
}

async function fetchFile(url: string, agent: Agent, types: RegExp): Promise<MediaFile | number> {
  const answer = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    dispatcher: agent,
  });
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || !types.test(type)) {
    await answer.body?.cancel();
    if (answer.ok) return 502;
    return answer.status === 404 || answer.status === 400 ? answer.status : 503;
  }
  return {
    body: Buffer.from(await answer.arrayBuffer()),
    type,
    etag: answer.headers.get('etag') ?? '',
    cacheControl: answer.headers.get('cache-control') ?? 'no-store',
  };
}
