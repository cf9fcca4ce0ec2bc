import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { maxVideoBytes, videoFormats, videoTypeOf, type VideoFormat } from 'shared-contracts/videos';
import type { PictureOriginals } from 'storefront-ports/picture-originals';
import { ShopError } from '../../../shop-error.ts';
import { cacheForever, cacheForMinute } from '../cache-control.ts';
import { findNamedVideo } from './video-repository.ts';
import { videoVersion } from './product-video.ts';

const maxTotalBytes = 32 * 1024 * 1024;

interface VideoFile {
  key: string;
  version: string;
  format: VideoFormat;
}

/**
 * Serves the videos of products, whole: the shell answers requests for parts of them. A URL with an outdated version gets
 * the current file.
 */
export async function videoRoutes(
  app: FastifyInstance,
  { originals }: { originals: PictureOriginals },
): Promise<void> {
  const files = new LRUCache<string, Buffer>({
    maxSize: maxTotalBytes,
    sizeCalculation: (bytes) => bytes.length + 1,
  });

  async function read({ key, format }: VideoFile, version: string): Promise<Buffer | null> {
    const name = `${key}.${version}.${format}`;
    const known = files.get(name);
    if (known !== undefined) return known;
    const bytes = await originals.findVideo(key, format);
    if (bytes === null) return null;
    if (bytes.length > maxVideoBytes) {
      app.log.warn({ key, format, bytes: bytes.length }, 'a video is too large to be served');
      return null;
    }
    files.set(name, bytes);
    return bytes;
  }

  app.get<{ Params: { file: string } }>('/media/videos/:file', async (request, reply) => {
    const file = parseFile(request.params.file);
    const video = file === null ? null : await findNamedVideo(app.database.db, file.key);
    if (file === null || video === null || !video.formats.includes(file.format))
      throw new ShopError('not_found');
    const version = videoVersion(video);
    const bytes = await read(file, version);
    if (bytes === null) throw new ShopError('not_found');
    const etag = `"${version}-${file.format}"`;
    reply
      .header('cache-control', file.version === version ? cacheForever : cacheForMinute)
      .header('etag', etag)
      .header('x-content-type-options', 'nosniff');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(videoTypeOf(file.format)).send(bytes);
  });
}

function parseFile(name: string): VideoFile | null {
  const [, key, version, ending] = /^([A-Za-z0-9-]{1,80})\.([a-f0-9]{8})\.([a-z0-9]{3,4})$/.exec(name) ?? [];
  const format = videoFormats.find((each) => each === ending);
  return key === undefined || version === undefined || format === undefined ? null : { key, version, format };
}
