import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sitemapSections, type SitemapSection } from 'shared-contracts/api/sitemap';
import { sitemap, sitemapPart } from 'shared-contracts/descriptors/sitemap';
import { storeByHost, type Store } from 'shared-contracts/stores';
import { createApiClient } from 'shared-runtime/host';
import { shareInFlight } from 'shared-runtime/share-in-flight';
import { compress, isAccepted } from '../../http/responses/compression.ts';
import { undiciFetch } from '../../api/undici-fetch.ts';
import { pageUrl } from '../../pages/page-url.ts';
import { robotsText } from './robots.ts';
import { sitemapIndex, sitemapPage } from './sitemap-xml.ts';

const gunzipAsync = promisify(gunzip);

/** Milliseconds. Crawlers request often; the content changes hourly. */
const ttlMs = 10 * 60_000;
const maxTotalBytes = 32 * 1024 * 1024;
const partPattern = /^([a-z]{1,20})-([1-9]\d{0,4})$/;

/** Gzipped, as every crawler accepts; null for a part that does not exist. */
type Document = { gzipped: Buffer } | null;

interface DocumentJob {
  key: string;
  render: () => Promise<string | null>;
}

/** Registers `robots.txt`, the sitemap index and its parts for the requested host. */
export function registerSitemap(app: FastifyInstance, apiUrl: string): void {
  const api = createApiClient({ baseUrl: apiUrl, fetch: undiciFetch });
  const documents = new LRUCache<string, { document: Document }>({
    maxSize: maxTotalBytes,
    ttl: ttlMs,
    sizeCalculation: ({ document }) => (document?.gzipped.length ?? 0) + 200,
  });

  /** Rejects if the API does not answer; failures are not cached. */
  const renderAndCache = shareInFlight(
    async ({ key, render }: DocumentJob) => {
      const document = await zip(render);
      documents.set(key, { document });
      return document;
    },
    ({ key }) => key,
  );

  /** Returns a cached document or creates it. */
  async function getDocument(key: string, render: () => Promise<string | null>): Promise<Document> {
    const cached = documents.get(key);
    return cached ? cached.document : renderAndCache({ key, render });
  }

  app.get('/robots.txt', async (request, reply) => {
    const { store, origin } = requestOrigin(request);
    return setCacheControl(reply).type('text/plain; charset=utf-8').send(robotsText(store, origin));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const { store, origin } = requestOrigin(request);
    if (store.access === 'login_required') return sendNotFound(reply);
    const document = await getDocument(`${origin} index`, async () => {
      const result = await api.call(sitemap, { store_id: store.id });
      if (!result.ok) throw new Unavailable(result.failure.message);
      return sitemapIndex(result.data.parts, origin);
    });
    return send(request, reply, document);
  });

  app.get<{ Params: { part: string } }>('/sitemap-:part.xml', async (request, reply) => {
    const { store, origin } = requestOrigin(request);
    const part = parsePartName(request.params.part);
    if (store.access === 'login_required' || part === null) return sendNotFound(reply);
    const document = await getDocument(`${origin} ${request.params.part}`, async () => {
      const result = await api.call(sitemapPart, { store_id: store.id, ...part });
      if (result.ok) return sitemapPage(result.data.entries, store, origin);
      if (result.failure.code === 'not_found') return null;
      throw new Unavailable(result.failure.message);
    });
    return send(request, reply, document);
  });
}

/** Answered as 503, so that a crawler retries. */
class Unavailable extends Error {
  readonly statusCode = 503;
}

function requestOrigin(request: FastifyRequest): { store: Store; origin: string } {
  const store = storeByHost(request.headers.host);
  return { store, origin: pageUrl(request, store).origin };
}

function parsePartName(name: string): { section: SitemapSection; number: number } | null {
  const [, word, digits] = partPattern.exec(name) ?? [];
  const section = sitemapSections.find((each) => each === word);
  return section === undefined ? null : { section, number: Number(digits) };
}

async function zip(render: () => Promise<string | null>): Promise<Document> {
  const text = await render();
  return text === null ? null : { gzipped: await compress(Buffer.from(text), 'gzip', 7) };
}

async function send(request: FastifyRequest, reply: FastifyReply, document: Document): Promise<FastifyReply> {
  if (document === null) return sendNotFound(reply);
  setCacheControl(reply).type('application/xml; charset=utf-8').header('vary', 'accept-encoding');
  const acceptsGzip = isAccepted(request.headers['accept-encoding'], 'gzip');
  if (!acceptsGzip) return reply.send(await gunzipAsync(document.gzipped));
  return reply.header('content-encoding', 'gzip').send(document.gzipped);
}

function setCacheControl(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', `public, max-age=${ttlMs / 1000}`);
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such sitemap');
}
