import { eq, getTableColumns, or, sql } from 'drizzle-orm';
import type { ProductKind } from '../../art/spec.ts';
import type { Queryable } from '../../db/client.ts';
import { brands, products, sales, variants, type Audience, type Colours } from '../../db/schema/index.ts';
import { brandBanner, type PicturedBanner } from './images.ts';

export interface PictureSubject {
  sku: string;
  artKind: ProductKind;
  model: string;
  brand: string;
  audience: Audience;
  facts: Record<string, string | number>;
  /** Of the variant, where it has its own. */
  colours: Colours;
  lengthCm: number | null;
}

/** `sku` may be that of a product or of one of its variants. */
export async function findPictureSubject(db: Queryable, sku: string): Promise<PictureSubject | null> {
  const { artKind, model, audience, facts } = getTableColumns(products);
  const rows = await db
    .select({
      artKind,
      model,
      audience,
      facts,
      brand: brands.name,
      colours: sql<Colours>`coalesce(${variants.colours}, ${products.colours})`,
      lengthCm: variants.lengthCm,
    })
    .from(products)
    .leftJoin(variants, eq(variants.productId, products.id))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(or(eq(variants.sku, sku), eq(products.sku, sku)))
    .orderBy(variants.position)
    .limit(1);
  return rows[0] === undefined ? null : { sku, ...rows[0] };
}

export async function findBanner(db: Queryable, key: string): Promise<PicturedBanner | null> {
  if (key.startsWith('brand-')) {
    const found = await db
      .select({ id: brands.id, slug: brands.slug })
      .from(brands)
      .where(eq(brands.slug, key.slice(6)));
    return found[0] === undefined ? null : brandBanner(found[0]);
  }
  const rows = await db
    .select({ bannerKey: sales.bannerKey, bannerMood: sales.bannerMood })
    .from(sales)
    .where(eq(sales.bannerKey, key));
  return rows[0] ?? null;
}
