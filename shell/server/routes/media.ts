import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { clientNetwork } from 'shared-contracts/client-network';
import { shareInFlight } from 'shared-runtime/share-in-flight';
import { Agent, fetch } from 'undici';
import { chooseEncoding, compress } from '../http/responses/compression.ts';
import { createFairQueue, QueueFullError } from '../http/fair-queue.ts';
import { setFileHeaders } from '../http/responses/security-headers.ts';

interface Picture {
  body: Buffer;
  type: string;
  etag: string;
  cacheControl: string;
}

const maxTotalBytes = 64 * 1024 * 1024;

/** The name format of `shared-contracts/pictures`. No part can be `.` or `..`, encoded or not. */
const idPattern = /^[\w-]+(?:\.[\w-]+)*$/;
const filePattern = /^[\w-]+\.(?:avif|webp|jpg|png|svg)$/;

/** The first request for a page's pictures generates them one after another: seconds on a busy machine. */
const pictureTimeoutMs = 30_000;

/** To the API, for pictures. */
const maxConnections = 24;

/** More than the pictures of a few pages. */
const maxWaitingPerClient = 200;

const retryAfterSeconds = 5;

/**
 * Proxies the backend's pictures. Versioned pictures are immutable and cached; concurrent requests for one picture
 * share one fetch.
 */
export function registerMedia(app: FastifyInstance, apiUrl: string): void {
  // The limits of other outgoing calls are shorter, and pictures must not take their connections.
  const agent = new Agent({
    connections: maxConnections,
    headersTimeout: pictureTimeoutMs,
    bodyTimeout: pictureTimeoutMs,
  });
  app.addHook('onClose', () => agent.destroy());
  const queue = createFairQueue({
    concurrency: maxConnections,
    maxRunningPerClient: maxConnections / 3,
    maxWaitingPerClient,
    maxWaiting: maxWaitingPerClient * 4,
  });
  const cache = new LRUCache<string, Picture>({
    maxSize: maxTotalBytes,
    sizeCalculation: ({ body }) => body.length + 1,
  });

  /** Resolves with the picture, or with the status of a failed answer. */
  const fetchAndCache = shareInFlight<Picture | number, string>(async (path) => {
    try {
      const picture = await fetchPicture(apiUrl + path, agent);
      if (typeof picture !== 'number' && picture.cacheControl.includes('immutable')) cache.set(path, picture);
      return picture;
    } catch (error) {
      app.log.error({ err: error }, 'picture could not be fetched');
      return 503;
    }
  });

  /** Pictures that were never requested are drawn, so one address must not hold up those of others. */
  async function fetchInTurn(path: string, address: string): Promise<Picture | number> {
    try {
      // It may have been fetched for another request while this one waited.
      return await queue.run(clientNetwork(address), async () => cache.get(path) ?? fetchAndCache(path));
    } catch (error) {
      if (error instanceof QueueFullError) return 503;
      throw error;
    }
  }

  app.get<{ Params: { id: string; file: string } }>('/media/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    const isPicture = idPattern.test(id) && filePattern.test(file);
    const path = `/media/${id}/${file}`;
    const picture = isPicture ? (cache.get(path) ?? (await fetchInTurn(path, request.ip))) : 404;
    if (picture === 503) reply.header('retry-after', String(retryAfterSeconds));
    if (typeof picture === 'number') {
      reply.code(picture).header('cache-control', 'no-store');
      return reply.type('text/plain').send(picture === 503 ? 'The picture is not ready' : 'No such picture');
    }
    setFileHeaders(reply, picture.type);
    // Other sites embed the shop's pictures in link previews.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    reply.header('cache-control', picture.cacheControl).header('etag', picture.etag);
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
    reply.type(picture.type);
    if (picture.type !== 'image/svg+xml') return reply.send(picture.body);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.header('vary', 'accept-encoding').send(await compress(picture.body, encoding, 5));
  });
}

async function fetchPicture(url: string, agent: Agent): Promise<Picture | number> {
  const answer = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(pictureTimeoutMs),
    dispatcher: agent,
  });
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || !/^image\/[\w.+-]+$/.test(type)) {
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
