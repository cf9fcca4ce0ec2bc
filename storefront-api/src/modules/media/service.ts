import type { ProductView } from '../../art/spec.ts';
import type { Queryable } from '../../db/client.ts';
import { drawBanner, drawProduct } from '../../art/index.ts';
import { bannerPicture } from './image-urls.ts';
import { findBannerMood, findPictureSubject } from './repository.ts';

/** Null for a sku that no product and no variant has. */
export async function productSvg(db: Queryable, sku: string, view: ProductView): Promise<string | null> {
  const subject = await findPictureSubject(db, sku);
  if (subject === null) return null;
  return drawProduct({
    sku,
    kind: subject.artKind,
    ...(subject.lengthCm === null ? {} : { lengthCm: subject.lengthCm }),
    colours: subject.variantColours ?? subject.productColours,
    brand: subject.brand,
    model: subject.model,
    audience: subject.audience,
    facts: subject.facts,
    view,
  });
}

export async function bannerSvg(db: Queryable, key: string): Promise<string | null> {
  const mood = await findBannerMood(db, key);
  return mood === null ? null : drawBanner({ key, ...bannerPicture, mood });
}
