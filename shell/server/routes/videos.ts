import type { FastifyInstance } from 'fastify';
import { selectRange } from '../http/responses/byte-range.ts';
import { setFileHeaders } from '../http/responses/security-headers.ts';
import { createMediaFiles } from './media-files.ts';
import { sendFailure } from './media.ts';

const maxTotalBytes = 64 * 1024 * 1024;

/** The name format of `shared-contracts/videos`. */
const filePattern = /^[\w-]+\.[\w-]+\.(?:webm|mp4)$/;

/**
 * Proxies the backend's videos. Players request them in parts, and Safari plays none without: each video is fetched once
 * and its parts are answered from memory.
 */
export function registerVideos(app: FastifyInstance, apiUrl: string): void {
  const types = /^video\/(?:webm|mp4)(?:; codecs="[\w.]+")?$/;
  const files = createMediaFiles({ apiUrl, types, maxTotalBytes, log: app.log });
  app.addHook('onClose', () => files.close());

  app.get<{ Params: { file: string } }>('/media/videos/:file', async (request, reply) => {
    const { file } = request.params;
    const video = filePattern.test(file) ? await files.find(`/media/videos/${file}`, request.ip) : 404;
    if (typeof video === 'number') return sendFailure(reply, video, 'video');
    const { body, type, etag, cacheControl } = video;
    setFileHeaders(reply, type);
    reply.header('cache-control', cacheControl).header('etag', etag).header('accept-ranges', 'bytes');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const { range, 'if-range': condition = etag } = request.headers;
    const part = condition === etag ? selectRange(range, body.length) : 'whole';
    if (part === 'unsatisfiable')
      // Cached under the URL of the video, it would be the answer to those who ask for all of it.
      return reply
        .code(416)
        .headers({ 'cache-control': 'no-store', 'content-range': `bytes */${body.length}` })
        .removeHeader('etag')
        .send();
    reply.type(type);
    if (part === 'whole') return reply.send(body);
    reply.code(206).header('content-range', `bytes ${part.first}-${part.last}/${body.length}`);
    return reply.send(body.subarray(part.first, part.last + 1));
  });
}
