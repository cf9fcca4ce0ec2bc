import type { PictureRequest, ProductView } from 'storefront-ports/picture-originals';
import { pictureSizes } from 'storefront-ports/picture-originals';
import type { Queryable } from '../../db/client.ts';
import type { PictureSize } from './files/encode.ts';
import {
  bannerPictureId,
  linkPictureId,
  photoPictureId,
  productPictureId,
  tileMood,
  tilePictureId,
  type PicturedBanner,
} from './images.ts';
import type { PictureId } from './picture-ids.ts';
import {
  findBanner,
  findGoods,
  findLink,
  findPhotoSubject,
  findPictureSubject,
  findTile,
} from './repository.ts';

/** A picture of something that the shop has. */
export interface WantedPicture {
  id: PictureId;
  request: PictureRequest;
  size: PictureSize;
}

/** Returns the picture of subject, key and view, with its current version; null for an unknown subject. */
export function findWantedPicture(db: Queryable, id: PictureId): Promise<WantedPicture | null> {
  switch (id.subject) {
    case 'product':
      return productPicture(db, id.key, id.view);
    case 'photo':
      return photoPicture(db, id.key);
    case 'banner':
      return bannerPicture(db, id);
    case 'link':
      return linkPicture(db, id.key);
    case 'category':
      return tilePicture(db, id.key);
  }
}

async function productPicture(db: Queryable, sku: string, view: ProductView): Promise<WantedPicture | null> {
  const article = await findPictureSubject(db, sku);
  if (article === null) return null;
  return {
    id: productPictureId(article, view),
    request: { subject: 'product', key: sku, view, article },
    size: { ...pictureSizes.product, fit: 'contain' },
  };
}

async function photoPicture(db: Queryable, key: string): Promise<WantedPicture | null> {
  const article = await findPhotoSubject(db, key);
  if (article === null) return null;
  return {
    id: photoPictureId(key),
    request: { subject: 'photo', key, view: 'full', article },
    size: { ...pictureSizes.product, fit: 'contain' },
  };
}

type BannerId = Extract<PictureId, { subject: 'banner' }>;

/**
 * Returns the banner of a sale. Keys can be guessed, so that of a sale for certain groups shows its brand and products only
 * at the URL in the answers to visitors of the groups, whose version depends on them; otherwise it is the landscape.
 */
async function bannerPicture(db: Queryable, { key, view, version }: BannerId): Promise<WantedPicture | null> {
  const found = await findBanner(db, key);
  if (found === null) return null;
  const { bannerKey, bannerMood } = found;
  const isCurrentUrl = found.isPublic || bannerPictureId(found, view).version === version;
  const banner: PicturedBanner = isCurrentUrl ? found : { bannerKey, bannerMood };
  return {
    id: bannerPictureId(banner, view),
    request: {
      subject: 'banner',
      key,
      view,
      mood: bannerMood,
      brandName: banner.brandName ?? null,
      goods: await findGoods(db, banner.bannerProducts ?? []),
    },
    size: { ...pictureSizes[view], fit: 'cover' },
  };
}

async function linkPicture(db: Queryable, key: string): Promise<WantedPicture | null> {
  const link = await findLink(db, key, new Date());
  if (link === null) return null;
  const { bannerKey, bannerMood: mood, title, store } = link;
  return {
    id: linkPictureId(link),
    request: { subject: 'link', key, view: 'og', bannerKey, mood, title, brand: store.brand },
    size: { ...pictureSizes.og, fit: 'cover' },
  };
}

async function tilePicture(db: Queryable, key: string): Promise<WantedPicture | null> {
  const category = /^\d{1,9}$/.test(key) ? await findTile(db, Number(key)) : null;
  if (category === null) return null;
  const { urlPath } = category;
  return {
    id: tilePictureId(category),
    request: { subject: 'category', key, view: 'tile', urlPath, mood: tileMood(category) },
    size: { ...pictureSizes.tile, fit: 'cover' },
  };
}
