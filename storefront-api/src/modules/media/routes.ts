import type { FastifyInstance } from 'fastify';
import { mediaTypeOf, pictureFormats, pictureWidths } from 'shared-contracts/pictures';
import { ShopError } from '../../shop-error.ts';
import type { PictureFile } from './picture-file.ts';
import { parsePictureId } from './picture-ids.ts';
import { TooManyPicturesError } from './picture-store.ts';
import type { Pictures } from './pictures.ts';

const forEver = 'public, max-age=31536000, immutable';
/** What an address of another version shows changes with the next release. */
const forAMinute = 'public, max-age=60';

export async function mediaRoutes(app: FastifyInstance, { pictures }: { pictures: Pictures }): Promise<void> {
  app.get<{ Params: { id: string; file: string } }>('/media/:id/:file', async (request, reply) => {
    const id = parsePictureId(request.params.id);
    if (id === null) throw new ShopError('not_found');
    const file = parseFile(request.params.file);
    if (file === null || file.width > pictures.widest(id)) throw new ShopError('invalid_request');

    const picture = await pictures.find(id, file).catch((error: unknown) => {
      throw error instanceof TooManyPicturesError ? new ShopError('unavailable') : error;
    });
    if (picture === null) throw new ShopError('not_found');
    reply
      .header('cache-control', picture.version === id.version ? forEver : forAMinute)
      .header('etag', picture.etag)
      .header('x-content-type-options', 'nosniff');
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
    return reply.type(mediaTypeOf(file.format)).send(picture.bytes);
  });
}

function parseFile(name: string): PictureFile | null {
  const [, digits, ending] = /^(\d{1,4})\.([a-z]{3,4})$/.exec(name) ?? [];
  const width = pictureWidths.find((each) => String(each) === digits);
  const format = pictureFormats.find((each) => each === ending);
  return width === undefined || format === undefined ? null : { width, format };
}
