import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { chooseEncoding, compress } from './compressed.ts';

interface Picture {
  body: Buffer;
  type: string;
}

const largestTotal = 64 * 1024 * 1024;

/**
 * Pictures of the backend, kept compressed. Their addresses carry a version, so what is kept never goes
 * stale; only good answers are kept.
 */
export function registerMedia(app: FastifyInstance, apiUrl: string): void {
  const pictures = new LRUCache<string, Picture>({
    maxSize: largestTotal,
    sizeCalculation: ({ body }) => body.length + 1,
  });

  async function fetchPicture(path: string): Promise<Picture | number> {
    const answer = await fetch(apiUrl + path);
    if (!answer.ok) return answer.status;
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    return { body: Buffer.from(await answer.arrayBuffer()), type };
  }

  app.get('/media/*', async (request, reply) => {
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const key = `${encoding} ${request.url}`;
    let picture = pictures.get(key);
    if (!picture) {
      const fetched = await fetchPicture(request.url).catch((error: unknown) => {
        request.log.error({ err: error }, 'picture could not be fetched');
        return 503;
      });
      if (typeof fetched === 'number') {
        return reply
          .code(fetched === 404 ? 404 : 503)
          .type('text/plain')
          .send('No such picture');
      }
      picture = { ...fetched, body: await compress(fetched.body, encoding, 11) };
      pictures.set(key, picture);
    }
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'accept-encoding');
    // A drawing opened by itself may style itself, and nothing else.
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type(picture.type).send(picture.body);
  });
}
