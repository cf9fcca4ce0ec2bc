import type { ProductArtSpec, ProductView } from '../../art/spec.ts';
import type { Queryable } from '../../db/client.ts';
import { drawBanner, drawCategoryTile, drawOg, drawProduct } from '../../art/index.ts';
import {
  bannerPictureId,
  linkPictureId,
  pictureSizes,
  productPictureId,
  tileMood,
  tilePictureId,
} from './images.ts';
import type { PictureId } from './picture-ids.ts';
import { findBanner, findLink, findPictureSubject, findTile, type PicturedArticle } from './repository.ts';

/** A picture that the shop has, before it is drawn. */
export interface Motif {
  id: PictureId;
  draw: () => string;
  /** Width that the drawing names, user units. */
  width: number;
}

/** Null for what the shop does not have. Asked by subject, key and view: the version is found anew. */
export function findMotif(db: Queryable, id: PictureId): Promise<Motif | null> {
  switch (id.subject) {
    case 'product':
      return productMotif(db, id.key, id.view);
    case 'banner':
      return bannerMotif(db, id.key, id.view);
    case 'link':
      return linkMotif(db, id.key);
    case 'category':
      return tileMotif(db, id.key);
  }
}

async function productMotif(db: Queryable, sku: string, view: ProductView): Promise<Motif | null> {
  const subject = await findPictureSubject(db, sku);
  if (subject === null) return null;
  return {
    id: productPictureId(subject, view),
    draw: () => drawProduct(specOf(subject, view)),
    width: pictureSizes.product.width,
  };
}

function specOf(subject: PicturedArticle, view: ProductView): ProductArtSpec {
  const { artKind: kind, lengthCm, parts, ...spec } = subject;
  return {
    ...spec,
    kind,
    ...(lengthCm === null ? {} : { lengthCm }),
    view,
    parts: parts.map((part) => specOf(part, view)),
  };
}

async function bannerMotif(db: Queryable, key: string, view: 'wide' | 'phone'): Promise<Motif | null> {
  const banner = await findBanner(db, key);
  if (banner === null) return null;
  const size = pictureSizes[view];
  return {
    id: bannerPictureId(banner, view),
    draw: () => drawBanner({ key, ...size, mood: banner.bannerMood }),
    width: size.width,
  };
}

async function linkMotif(db: Queryable, key: string): Promise<Motif | null> {
  const link = await findLink(db, key, new Date());
  if (link === null) return null;
  const { bannerKey, bannerMood: mood, title, store } = link;
  return {
    id: linkPictureId(link),
    draw: () => drawOg({ key: bannerKey, title, mood, brand: store.brand }),
    width: pictureSizes.og.width,
  };
}

async function tileMotif(db: Queryable, key: string): Promise<Motif | null> {
  const category = /^\d{1,9}$/.test(key) ? await findTile(db, Number(key)) : null;
  if (category === null) return null;
  return {
    id: tilePictureId(category),
    draw: () => drawCategoryTile({ key: category.urlPath, mood: tileMood(category) }),
    width: pictureSizes.tile.width,
  };
}
