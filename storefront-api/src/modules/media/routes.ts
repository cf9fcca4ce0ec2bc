import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { productViews } from '../../art/spec.ts';
import { ShopError } from '../../shop-error.ts';

import { bannerSvg, productSvg } from './service.ts';

const productParams = z.object({
  sku: z.string().regex(/^[A-Z0-9-]{1,64}$/),
  view: z.enum(productViews),
});
const bannerParams = z.object({ key: z.string().regex(/^[a-z0-9-]{1,64}$/) });

export async function mediaRoutes(app: FastifyInstance): Promise<void> {
  app.get('/media/product/:sku/:view.svg', async (request, reply) => {
    const params = productParams.safeParse(request.params);
    if (!params.success) throw new ShopError('not_found');
    const svg = await productSvg(app.database.db, params.data.sku, params.data.view);
    return sendSvg(svg, request, reply);
  });

  app.get('/media/banner/:key.svg', async (request, reply) => {
    const params = bannerParams.safeParse(request.params);
    if (!params.success) throw new ShopError('not_found');
    return sendSvg(await bannerSvg(app.database.db, params.data.key), request, reply);
  });
}

function sendSvg(svg: string | null, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (svg === null) throw new ShopError('not_found');
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 27)}"`;
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('etag', etag)
    // An SVG opened on its own is a document: this one may run nothing and fetch nothing.
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .header('x-content-type-options', 'nosniff');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('image/svg+xml').send(svg);
}
