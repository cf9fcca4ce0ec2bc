import { arrayOverlaps, asc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import { stores, type Store } from 'shared-contracts/stores';
import type { Colours, PicturedArticle } from 'storefront-ports/picture-originals';
import type { Queryable } from '../../db/client.ts';
import { brands, bundleParts, categories, products, sales, variants } from '../../db/schema/index.ts';
import {
  brandBanner,
  categoryBanner,
  shopBanner,
  type PicturedBanner,
  type PicturedCategory,
  type PicturedLink,
} from './images.ts';

const subjectColumns = () => {
  const { artKind, model, audience, facts } = getTableColumns(products);
  return {
    artKind,
    model,
    audience,
    facts,
    brand: brands.name,
    colours: sql<Colours>`coalesce(${variants.colours}, ${products.colours})`,
    lengthCm: variants.lengthCm,
  };
};

/** Finds what is drawn for the SKU of a product or of a variant. */
export async function findPictureSubject(db: Queryable, sku: string): Promise<PicturedArticle | null> {
  const rows = await db
    .select({
      ...subjectColumns(),
      // The first variant may have other colours than the product.
      colours: sql<Colours>`case when ${products.sku} = ${sku} then ${products.colours}
        else coalesce(${variants.colours}, ${products.colours}) end`,
      productId: products.id,
      productSku: products.sku,
      productType: products.productType,
    })
    .from(products)
    .leftJoin(variants, eq(variants.productId, products.id))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(or(eq(variants.sku, sku), eq(products.sku, sku)))
    .orderBy(variants.position)
    .limit(1);
  if (rows[0] === undefined) return null;
  const { productId, productType, ...subject } = rows[0];
  return { sku, ...subject, parts: productType === 'bundle' ? await findParts(db, productId) : [] };
}

/**
 * Finds what a named picture shows: the first product, or else the first variant, that names it. A picture that none
 * names is not served, even if there is a file.
 */
export async function findPhotoSubject(db: Queryable, key: string): Promise<PicturedArticle | null> {
  const named = JSON.stringify([{ key }]);
  const result = await db.execute(sql`
    (select sku from products where pictures <> '[]' and pictures @> ${named}::jsonb order by id limit 1)
    union all
    (select sku from variants where pictures <> '[]' and pictures @> ${named}::jsonb order by id limit 1)`);
  const { rows } = result as unknown as { rows: { sku: string }[] };
  return rows[0] === undefined ? null : findPictureSubject(db, rows[0].sku);
}

/** Returns the parts of a bundle, each in its first variant. */
async function findParts(db: Queryable, bundleId: number): Promise<PicturedArticle[]> {
  const rows = await db
    .selectDistinctOn([bundleParts.position, bundleParts.id], {
      ...subjectColumns(),
      colours: products.colours,
      sku: products.sku,
      productSku: products.sku,
    })
    .from(bundleParts)
    .innerJoin(products, eq(products.id, bundleParts.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(variants, eq(variants.productId, products.id))
    .where(eq(bundleParts.bundleId, bundleId))
    .orderBy(asc(bundleParts.position), asc(bundleParts.id), asc(variants.position));
  return rows.map((row) => ({ ...row, parts: [] }));
}

/** Kinds of store that show sales to guests. */
const openKinds = [
  ...new Set(stores.filter(({ access }) => access !== 'login_required').map(({ kind }) => kind)),
];

/** True for a sale of which guests may know, once it runs: neither for certain groups nor for members of closed stores only. */
const isForAll = () => sql<boolean>`${sales.groups} is null and ${sales.isEnabled}
  and ${or(isNull(sales.storeKinds), arrayOverlaps(sales.storeKinds, openKinds))}`;

export interface FoundBanner extends PicturedBanner {
  /** Whether everyone may know what the sale is about. Visitors who see it have the URL of its banner with the version. */
  isPublic: boolean;
}

export async function findBanner(db: Queryable, key: string): Promise<FoundBanner | null> {
  if (key.startsWith('brand-')) {
    const brand = await findBrandOf(db, key);
    return brand === null ? null : { ...brandBanner(brand), isPublic: true };
  }
  const rows = await db
    .select({
      bannerKey: sales.bannerKey,
      bannerMood: sales.bannerMood,
      bannerProducts: sales.bannerProducts,
      brandName: brands.name,
      isPublic: isForAll(),
    })
    .from(sales)
    .leftJoin(brands, eq(brands.id, sales.brandId))
    .where(eq(sales.bannerKey, key));
  return rows[0] ?? null;
}

/** Finds the products of a banner in their order. Those that the catalogue no longer has are left out. */
export async function findGoods(db: Queryable, skus: readonly string[]): Promise<PicturedArticle[]> {
  const found = await Promise.all(skus.map((sku) => findPictureSubject(db, sku)));
  return found.filter((article) => article !== null);
}

async function findBrandOf(db: Queryable, key: string) {
  const rows = await db
    .select({ id: brands.id, slug: brands.slug, name: brands.name })
    .from(brands)
    .where(eq(brands.slug, key.slice('brand-'.length)));
  return rows[0] ?? null;
}

/** Finds a link preview. `key` consists of a store's id, `-` and the key of a banner. */
export async function findLink(db: Queryable, key: string, now: Date): Promise<PicturedLink | null> {
  const [, digits, bannerKey = ''] = /^(\d{1,4})-(.+)$/.exec(key) ?? [];
  const store = stores.find(({ id }) => id === Number(digits));
  if (store === undefined) return null;
  if (bannerKey === 'shop') return { ...shopBanner(store.brand), store, title: '' };
  if (bannerKey.startsWith('brand-')) {
    const brand = await findBrandOf(db, bannerKey);
    return brand === null ? null : { ...brandBanner(brand), store, title: brand.name };
  }
  const categoryId = /^category-(\d{1,9})$/.exec(bannerKey)?.[1];
  if (categoryId !== undefined) return findCategoryLink(db, Number(categoryId), store);
  const rows = await db
    .select({
      bannerKey: sales.bannerKey,
      bannerMood: sales.bannerMood,
      title: sales.title,
      // The title of a future sale, or of one for some members, must not be readable by guessing URLs.
      isOpen: sql<boolean>`${isForAll()} and ${sales.startsAt} <= ${now}`,
    })
    .from(sales)
    .where(eq(sales.bannerKey, bannerKey));
  if (rows[0] === undefined) return null;
  const { title, isOpen, ...banner } = rows[0];
  return { ...banner, store, title: isOpen ? title[store.locale] : '' };
}

async function findCategoryLink(db: Queryable, id: number, store: Store): Promise<PicturedLink | null> {
  const { id: column, urlPath, name } = getTableColumns(categories);
  const rows = await db.select({ id: column, urlPath, name }).from(categories).where(eq(column, id));
  return rows[0] === undefined
    ? null
    : { ...categoryBanner(rows[0]), store, title: rows[0].name[store.locale] };
}

export async function findTile(db: Queryable, id: number): Promise<PicturedCategory | null> {
  const { id: column, urlPath } = getTableColumns(categories);
  const rows = await db.select({ id: column, urlPath }).from(categories).where(eq(column, id));
  return rows[0] ?? null;
}

export async function findBrandName(db: Queryable, slug: string): Promise<string | null> {
  const rows = await db.select({ name: brands.name }).from(brands).where(eq(brands.slug, slug));
  return rows[0]?.name ?? null;
}
