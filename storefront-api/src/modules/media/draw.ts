import type { ProductArtSpec, ProductView } from '../../art/spec.ts';
import type { Queryable } from '../../db/client.ts';
import { drawBanner, drawOg, drawProduct } from '../../art/index.ts';
import { bannerPictureId, pictureSizes, productPictureId } from './images.ts';
import type { BannerPictureName, PictureId, PictureName, ProductPictureName } from './picture-ids.ts';
import { findBanner, findPictureSubject, type PictureSubject } from './repository.ts';

/** A picture that the shop has, before it is drawn. */
export interface Motif {
  id: PictureId;
  draw: () => string;
  /** Width that the drawing names, user units. */
  width: number;
}

/** Null for what the shop does not have. */
export function findMotif(db: Queryable, name: PictureName): Promise<Motif | null> {
  return name.subject === 'product' ? productMotif(db, name) : bannerMotif(db, name);
}

async function productMotif(db: Queryable, { key, view }: ProductPictureName): Promise<Motif | null> {
  const subject = await findPictureSubject(db, key);
  if (subject === null) return null;
  return {
    id: productPictureId(subject, view),
    draw: () => drawProduct(specOf(subject, view)),
    width: pictureSizes.product.width,
  };
}

function specOf(subject: PictureSubject, view: ProductView): ProductArtSpec {
  const { artKind: kind, lengthCm, parts, ...spec } = subject;
  return {
    ...spec,
    kind,
    ...(lengthCm === null ? {} : { lengthCm }),
    view,
    parts: parts.map((part) => specOf(part, view)),
  };
}

async function bannerMotif(db: Queryable, { key, view }: BannerPictureName): Promise<Motif | null> {
  const banner = await findBanner(db, key);
  if (banner === null) return null;
  const size = pictureSizes[view];
  return {
    id: bannerPictureId(banner, view),
    draw: () =>
      view === 'og'
        ? drawOg({ key, title: '', mood: banner.bannerMood })
        : drawBanner({ key, ...size, mood: banner.bannerMood }),
    width: size.width,
  };
}
