import type { StoreBrand } from 'shared-contracts/stores';
import type { PictureOriginal, PictureOriginals } from 'storefront-ports/picture-originals';
import type { Queryable } from '../../db/client.ts';
import { byBrand } from '../stores/config/by-store.ts';
import { findBrandName } from './repository.ts';

type SvgOriginal = Extract<PictureOriginal, { type: 'svg' }>;

const reviewsOf = (brand: StoreBrand) => ({
  score: byBrand[brand].reviewScore,
  count: byBrand[brand].reviewCount,
});

const reviews = { offpiste: reviewsOf('offpiste'), snowfield: reviewsOf('snowfield') };
const logoPrefix = 'brand-';

/** Returns whether a sign is the logo of a brand of the catalogue. */
export const isLogo = (name: string) => name.startsWith(logoPrefix);

/**
 * Resolves with a logo, a badge or another line drawing. Names that begin with `brand-` are logos of the
 * catalogue's brands. Null: the name is unknown.
 */
export async function findSign(
  db: Queryable,
  originals: PictureOriginals,
  name: string,
): Promise<SvgOriginal | null> {
  const slug = isLogo(name) ? name.slice(logoPrefix.length) : null;
  const brandName = slug === null ? null : await findBrandName(db, slug);
  if (slug !== null && brandName === null) return null;
  const original = await originals.find({ subject: 'sign', key: name, view: 'sign', brandName, reviews });
  return original?.type === 'svg' ? original : null;
}
