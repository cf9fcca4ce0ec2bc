import type { FastifyInstance, FastifyReply } from 'fastify';
import { chooseEncoding, compress } from '../http/responses/compression.ts';
import { setFileHeaders } from '../http/responses/security-headers.ts';
import { createMediaFiles } from './media-files.ts';

const maxTotalBytes = 64 * 1024 * 1024;

/** The name format of `shared-contracts/pictures`. No part can be `.` or `..`, encoded or not. */
const idPattern = /^[\w-]+(?:\.[\w-]+)*$/;
const filePattern = /^[\w-]+\.(?:avif|webp|jpg|png|svg)$/;

const retryAfterSeconds = 5;

/** Proxies the backend's pictures. */
export function registerMedia(app: FastifyInstance, apiUrl: string): void {
  const files = createMediaFiles({ apiUrl, types: /^image\/[\w.+-]+$/, maxTotalBytes, log: app.log });
  app.addHook('onClose', () => files.close());

  app.get<{ Params: { id: string; file: string } }>('/media/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    const isPicture = idPattern.test(id) && filePattern.test(file);
    const picture = isPicture ? await files.find(`/media/${id}/${file}`, request.ip) : 404;
    if (typeof picture === 'number') return sendFailure(reply, picture, 'picture');
    setFileHeaders(reply, picture.type);
    // Other sites embed the shop's pictures in link previews.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    reply.header('cache-control', picture.cacheControl).header('etag', picture.etag);
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
    reply.type(picture.type);
    if (picture.type !== 'image/svg+xml') return reply.send(picture.body);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.header('vary', 'accept-encoding').send(await compress(picture.body, encoding, 7));
  });
}

/** Answers a request for a file that is unknown or cannot be fetched now. */
export function sendFailure(reply: FastifyReply, status: number, kind: 'picture' | 'video') {
  if (status === 503) reply.header('retry-after', String(retryAfterSeconds));
  reply.code(status).header('cache-control', 'no-store').type('text/plain');
  return reply.send(status === 503 ? `The ${kind} is not ready` : `No such ${kind}`);
}
