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

/** A picture that can be drawn. */
export interface Drawing {
  id: PictureId;
  draw: () => string;
  /** Width of the drawing in user units. */
  width: number;
}

/** Returns the drawing for subject, key and view, with its current version; null for an unknown subject. */
export function findDrawing(db: Queryable, id: PictureId): Promise<Drawing | null> {
  switch (id.subject) {
    case 'product':
      return productDrawing(db, id.key, id.view);
    case 'banner':
      return bannerDrawing(db, id.key, id.view);
    case 'link':
      return linkDrawing(db, id.key);
    case 'category':
      return tileDrawing(db, id.key);
  }
}

async function productDrawing(db: Queryable, sku: string, view: ProductView): Promise<Drawing | null> {
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

async function bannerDrawing(db: Queryable, key: string, view: 'wide' | 'phone'): Promise<Drawing | null> {
  const banner = await findBanner(db, key);
  if (banner === null) return null;
  const size = pictureSizes[view];
  return {
    id: bannerPictureId(banner, view),
    draw: () => drawBanner({ key, ...size, mood: banner.bannerMood }),
    width: size.width,
  };
}

async function linkDrawing(db: Queryable, key: string): Promise<Drawing | null> {
  const link = await findLink(db, key, new Date());
  if (link === null) return null;
  const { bannerKey, bannerMood: mood, title, store } = link;
  return {
    id: linkPictureId(link),
    draw: () => drawOg({ key: bannerKey, title, mood, brand: store.brand }),
    width: pictureSizes.og.width,
  };
}

async function tileDrawing(db: Queryable, key: string): Promise<Drawing | null> {
  const category = /^\d{1,9}$/.test(key) ? await findTile(db, Number(key)) : null;
  if (category === null) return null;
  return {
    id: tilePictureId(category),
    draw: () => drawCategoryTile({ key: category.urlPath, mood: tileMood(category) }),
    width: pictureSizes.tile.width,
  };
}
