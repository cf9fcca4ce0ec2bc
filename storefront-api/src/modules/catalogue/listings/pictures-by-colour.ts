import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Colours } from 'storefront-ports/picture-originals';
import type { Queryable } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import {
  optionAttributes,
  products,
  variantOptions,
  variants,
  type NamedPicture,
} from '../../../db/schema/index.ts';
import { firstPicture } from '../../media/first-picture.ts';
import { cachePerIndex } from '../listing-index/cache-per-index.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';
import { matchColours } from '../nearest-colours.ts';
import type { PictureOf } from '../products/cards-by-id.ts';

/** A colour of a product, with its first picture if it names one. */
interface Look {
  sku: string;
  colours: Colours;
  /** True for the colours in which lists show the product. */
  isOwn: boolean;
  pictures: readonly NamedPicture[];
  /** Null for a product whose variants have colours, but no option of that name. */
  colourValueId: number | null;
}

/** Products whose looks are kept: about 10 MB. */
const maxCachedProducts = 20_000;

const looksPerIndex = cachePerIndex(() => new LRUCache<number, readonly Look[]>({ max: maxCachedProducts }));

/** Selects the first variant of each colour, whose picture the product page shows for it too. */
const looks = prepared((db) =>
  db
    .selectDistinctOn([variants.productId, variants.colours], {
      productId: variants.productId,
      sku: variants.sku,
      colours: sql<Colours>`${variants.colours}`,
      isOwn: sql<boolean>`${variants.colours} = ${products.colours}`,
      pictures: firstPicture(variants.pictures),
      colourValueId: sql<number | null>`(
        select ${variantOptions.valueId} from ${variantOptions}
        join ${optionAttributes} on ${optionAttributes.id} = ${variantOptions.attributeId}
        where ${variantOptions.variantId} = ${variants.id} and ${optionAttributes.code} = 'colour'
      )`,
    })
    .from(variants)
    .innerJoin(products, sql`${products.id} = ${variants.productId}`)
    .where(
      sql`${variants.productId} = any(${sql.placeholder('ids')}::int[]) and ${variants.colours} is not null`,
    )
    .orderBy(variants.productId, variants.colours, variants.position)
    .prepare('looks_of_products'),
);

/** Returns the pictures of products in one of the chosen colours, bits of families: blue jackets for the filter blue. */
export async function picturesInColours(
  db: Queryable,
  index: ListingIndex,
  ids: readonly number[],
  chosen: number,
): Promise<PictureOf> {
  if (chosen === 0) return () => null;
  const known = looksPerIndex(index);
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0) {
    const rows = await looks(db).execute({ ids: `{${missing.join(',')}}` });
    const byProduct = Map.groupBy(rows, ({ productId }) => productId);
    for (const id of missing) known.set(id, byProduct.get(id) ?? []);
  }
  const found = new Map(ids.map((id) => [id, lookIn(index, id, known.get(id) ?? [], chosen)]));
  return ({ productId, artKind, pictures }) => {
    const look = found.get(productId) ?? null;
    return look && { ...look, artKind, pictures: look.pictures.length > 0 ? look.pictures : pictures };
  };
}

/** Returns the look in the first of the chosen families that the product has; null if lists show it anyway. */
function lookIn(index: ListingIndex, id: number, offered: readonly Look[], chosen: number): Look | null {
  const bits = index.colours[index.positionOf.get(id) ?? -1] ?? 0;
  const families = index.names.colours.flatMap(({ hex }, at) =>
    (bits & (1 << at)) === 0 ? [] : [{ hex, isChosen: (chosen & (1 << at)) !== 0 }],
  );
  const colourOf = matchColours(
    families.map(({ hex }) => hex),
    offered.map(({ colours }) => colours.base),
  );
  const candidates = families.flatMap(({ isChosen }, family) => {
    const look = offered[colourOf.get(family) ?? -1];
    return isChosen && look !== undefined ? [look] : [];
  });
  if (candidates.some(({ isOwn, pictures }) => isOwn && pictures.length === 0)) return null;
  return candidates[0] ?? null;
}
