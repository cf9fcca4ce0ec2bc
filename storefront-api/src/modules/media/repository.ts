import { eq, getTableColumns, or } from 'drizzle-orm';
import type { ProductKind } from '../../art/spec.ts';
import type { Queryable } from '../../db/client.ts';
import { brands, products, sales, variants, type Audience, type Colours } from '../../db/schema/index.ts';

interface PictureSubject {
  artKind: ProductKind;
  model: string;
  audience: Audience;
  facts: Record<string, string | number>;
  brand: string;
  productColours: Colours;
  variantColours: Colours | null;
  lengthCm: number | null;
}

/** `sku` may be that of a product or of one of its variants. */
export async function findPictureSubject(db: Queryable, sku: string): Promise<PictureSubject | null> {
  const { artKind, model, audience, facts, colours } = getTableColumns(products);
  const rows = await db
    .select({
      artKind,
      model,
      audience,
      facts,
      brand: brands.name,
      productColours: colours,
      variantColours: variants.colours,
      lengthCm: variants.lengthCm,
    })
    .from(products)
    .leftJoin(variants, eq(variants.productId, products.id))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(or(eq(variants.sku, sku), eq(products.sku, sku)))
    .orderBy(variants.position)
    .limit(1);
  return rows[0] ?? null;
}

/** A brand's banner has a mood of its own: the one that its number draws. */
const moods = ['dawn', 'midday', 'dusk', 'night', 'storm'] as const;

export async function findBannerMood(db: Queryable, key: string) {
  if (key.startsWith('brand-')) {
    const brand = await db
      .select({ id: brands.id })
      .from(brands)
      .where(eq(brands.slug, key.slice(6)));
    return moods[(brand[0]?.id ?? -1) % moods.length] ?? null;
  }
  const rows = await db.select({ mood: sales.bannerMood }).from(sales).where(eq(sales.bannerKey, key));
  return rows[0]?.mood ?? null;
}
