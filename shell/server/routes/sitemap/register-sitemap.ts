import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sitemapSections, type SitemapSection } from 'shared-contracts/api/sitemap';
import { storeByHost, type Store } from 'shared-contracts/stores';
import { createApiClient } from 'shared-runtime/host';
import { compress, isAccepted } from '../../http/compression.ts';
import { leanFetch } from '../../api/undici-fetch.ts';
import { pageUrl } from '../../pages/page-url.ts';
import { robotsText } from './robots.ts';
import { sitemapIndex, sitemapPage } from './sitemap-xml.ts';

const unzipped = promisify(gunzip);

/** Milliseconds. Search engines come by the dozen; the shop changes by the hour. */
const freshFor = 10 * 60_000;
const largestTotal = 32 * 1024 * 1024;
const partName = /^([a-z]{1,20})-([1-9]\d{0,4})$/;

/** Gzipped, as every crawler reads it; null for a part that there is not. */
type Document = { zipped: Buffer } | null;

/** `robots.txt`, the index of a store's sitemap and its parts, for the host that is asked. */
export function registerSitemap(app: FastifyInstance, apiUrl: string): void {
  const api = createApiClient({ baseUrl: apiUrl, fetch: leanFetch });
  const documents = new LRUCache<string, { document: Document }>({
    maxSize: largestTotal,
    ttl: freshFor,
    sizeCalculation: ({ document }) => (document?.zipped.length ?? 0) + 200,
  });
  const making = new Map<string, Promise<Document>>();

  /** Rejects where the API does not answer; that is kept for nobody. */
  async function keep(key: string, make: () => Promise<string | null>): Promise<Document> {
    const known = documents.get(key);
    if (known) return known.document;
    const made = making.get(key) ?? zip(make);
    making.set(key, made);
    try {
      const document = await made;
      documents.set(key, { document });
      return document;
    } finally {
      making.delete(key);
    }
  }

  app.get('/robots.txt', async (request, reply) => {
    const { store, origin } = placeOf(request);
    return forAWhile(reply).type('text/plain; charset=utf-8').send(robotsText(store, origin));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const { store, origin } = placeOf(request);
    if (store.access === 'login_required') return refuse(reply);
    const document = await keep(`${origin} index`, async () => {
      const result = await api.call('sitemap', { store_id: store.id });
      if (!result.ok) throw new Unavailable(result.failure.message);
      return sitemapIndex(result.data.parts, origin);
    });
    return send(request, reply, document);
  });

  app.get<{ Params: { part: string } }>('/sitemap-:part.xml', async (request, reply) => {
    const { store, origin } = placeOf(request);
    const part = readPart(request.params.part);
    if (store.access === 'login_required' || part === null) return refuse(reply);
    const document = await keep(`${origin} ${request.params.part}`, async () => {
      const result = await api.call('sitemap-part', { store_id: store.id, ...part });
      if (result.ok) return sitemapPage(result.data.entries, store, origin);
      if (result.failure.code === 'not_found') return null;
      throw new Unavailable(result.failure.message);
    });
    return send(request, reply, document);
  });
}

/** Answered as 503, so that a crawler comes back. */
class Unavailable extends Error {
  readonly statusCode = 503;
}

function placeOf(request: FastifyRequest): { store: Store; origin: string } {
  const store = storeByHost(request.headers.host);
  return { store, origin: pageUrl(request, store).origin };
}

function readPart(name: string): { section: SitemapSection; number: number } | null {
  const [, word, digits] = partName.exec(name) ?? [];
  const section = sitemapSections.find((each) => each === word);
  return section === undefined ? null : { section, number: Number(digits) };
}

async function zip(make: () => Promise<string | null>): Promise<Document> {
  const text = await make();
  return text === null ? null : { zipped: await compress(Buffer.from(text), 'gzip', 5) };
}

async function send(request: FastifyRequest, reply: FastifyReply, document: Document): Promise<FastifyReply> {
  if (document === null) return refuse(reply);
  forAWhile(reply).type('application/xml; charset=utf-8').header('vary', 'accept-encoding');
  const acceptsGzip = isAccepted(request.headers['accept-encoding'], 'gzip');
  if (!acceptsGzip) return reply.send(await unzipped(document.zipped));
  return reply.header('content-encoding', 'gzip').send(document.zipped);
}

function forAWhile(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', `public, max-age=${freshFor / 1000}`);
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such sitemap');
}
