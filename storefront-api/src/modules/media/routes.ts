import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import {
  logoWidths,
  mediaTypeOf,
  pictureFormats,
  pictureWidths,
  type LogoWidth,
} from 'shared-contracts/pictures';
import { ShopError } from '../../shop-error.ts';
import type { PictureOriginals } from 'storefront-ports/picture-originals';
import { cacheForever, cacheForMinute } from './cache-control.ts';
import { createAppIcons } from './files/app-icons.ts';
import type { PictureFile } from './files/picture-file.ts';
import { parsePictureId } from './picture-ids.ts';
import { createRasterLogos } from './files/raster-logos.ts';
import { findSign, isLogo } from './signs.ts';
import { TooManyPicturesError } from './files/picture-store.ts';
import type { Pictures } from './pictures.ts';

/** URLs of signs have no version, because they are written into the markup of pages and mails. */
const cacheForDay = 'public, max-age=86400';

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
      .header('cache-control', picture.version === id.version ? cacheForever : cacheForMinute)
      .header('etag', picture.etag)
      .header('x-content-type-options', 'nosniff');
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
    return reply.type(mediaTypeOf(file.format)).send(picture.bytes);
  });
}

/** Serves logos, badges and other signs as SVG, and logos of brands as raster pictures too. */
export async function signRoutes(
  app: FastifyInstance,
  { originals }: { originals: PictureOriginals },
): Promise<void> {
  const rasterLogo = createRasterLogos();
  app.get<{ Params: { file: string } }>('/media/signs/:file', async (request, reply) => {
    const file = parseSignFile(request.params.file);
    const sign = file && (await findSign(app.database.db, originals, file.name));
    if (!file || !sign) throw new ShopError('not_found');
    const body = file.width === null ? sign.svg : await rasterLogo(sign, file.width);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    reply
      .header('cache-control', cacheForDay)
      .header('etag', etag)
      // An SVG that is opened directly is a document. It must not run scripts or load anything.
      .header('content-security-policy', "default-src 'none'")
      .header('x-content-type-options', 'nosniff');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(file.width === null ? 'image/svg+xml' : mediaTypeOf('webp')).send(body);
  });
}

/** Serves the icons of the brands for home screens. */
export async function iconRoutes(
  app: FastifyInstance,
  { originals }: { originals: PictureOriginals },
): Promise<void> {
  const findIcon = createAppIcons(originals);
  app.get<{ Params: { file: string } }>('/media/icons/:file', async (request, reply) => {
    const icon = await findIcon(request.params.file);
    if (icon === null) throw new ShopError('not_found');
    reply
      .header('cache-control', cacheForDay)
      .header('etag', icon.etag)
      .header('x-content-type-options', 'nosniff');
    if (request.headers['if-none-match'] === icon.etag) return reply.code(304).send();
    return reply.type('image/png').send(icon.bytes);
  });
}

interface SignFile {
  name: string;
  /** Of a raster picture, pixels; null: SVG. */
  width: LogoWidth | null;
}

function parseSignFile(file: string): SignFile | null {
  const [, svgName] = /^([a-zA-Z0-9_-]{1,64})\.svg$/.exec(file) ?? [];
  if (svgName !== undefined) return { name: svgName, width: null };
  const [, name = '', digits] = /^([a-zA-Z0-9_-]{1,64})-(\d{3})\.webp$/.exec(file) ?? [];
  const width = logoWidths.find((each) => String(each) === digits);
  return width === undefined || !isLogo(name) ? null : { name, width };
}

function parseFile(name: string): PictureFile | null {
  const [, digits, ending] = /^(\d{1,4})\.([a-z]{3,4})$/.exec(name) ?? [];
  const width = pictureWidths.find((each) => String(each) === digits);
  const format = pictureFormats.find((each) => each === ending);
  return width === undefined || format === undefined ? null : { width, format };
}
