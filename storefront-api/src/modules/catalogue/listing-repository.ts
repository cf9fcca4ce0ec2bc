import type { ListingOrder } from 'shared-contracts/api/listing';
import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import {
  brands,
  categories,
  categoryProducts,
  prices,
  products,
  productTexts,
  saleProducts,
} from '../../db/schema/index.ts';
import { selectCards, type CardRow } from './product-rows.ts';
import type { Shelf } from './shelf.ts';

export interface ListingFilter {
  categoryId?: number | undefined;
  brandId?: number | undefined;
  saleId?: number | undefined;
  search?: SQL | undefined;
}

export interface ListingPage {
  order: ListingOrder;
  dir: 'asc' | 'desc';
  /** What `relevance` means here; the shop's own ranking where absent. */
  rank?: SQL | undefined;
  limit: number;
  offset: number;
}

function conditions(db: Queryable, filter: ListingFilter): SQL | undefined {
  return and(
    filter.search,
    filter.brandId === undefined ? undefined : eq(products.brandId, filter.brandId),
    filter.categoryId === undefined
      ? undefined
      : inArray(
          products.id,
          db
            .select({ id: categoryProducts.productId })
            .from(categoryProducts)
            .where(eq(categoryProducts.categoryId, filter.categoryId)),
        ),
    filter.saleId === undefined
      ? undefined
      : inArray(
          products.id,
          db
            .select({ id: saleProducts.productId })
            .from(saleProducts)
            .where(eq(saleProducts.saleId, filter.saleId)),
        ),
  );
}

export function findCards(
  db: Queryable,
  shelf: Shelf,
  filter: ListingFilter,
  page: ListingPage,
): Promise<CardRow[]> {
  return selectCards(db, shelf)
    .where(conditions(db, filter))
    .orderBy(...ordering(page))
    .limit(page.limit)
    .offset(page.offset);
}

/** The id last: without it, two products of one price could both appear on page one and on page two. */
function ordering({ order, dir, rank }: ListingPage): SQL[] {
  const by = dir === 'asc' ? asc : desc;
  const keys: Record<ListingOrder, SQL[]> = {
    relevance: [...(rank === undefined ? [] : [by(rank)]), by(products.popularity)],
    price: [by(prices.special)],
    discount: [by(prices.discount)],
    newest: [by(products.releasedAt)],
  };
  return [...keys[order], asc(products.id)];
}

export async function countCards(db: Queryable, shelf: Shelf, filter: ListingFilter): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(products)
    .innerJoin(
      productTexts,
      and(eq(productTexts.productId, products.id), eq(productTexts.locale, shelf.locale)),
    )
    .innerJoin(prices, and(eq(prices.productId, products.id), eq(prices.list, shelf.list)))
    .where(conditions(db, filter));
  return rows[0]?.total ?? 0;
}

export async function findCategory(db: Queryable, by: { id: number } | { urlPath: string }) {
  const key = 'id' in by ? eq(categories.id, by.id) : eq(categories.urlPath, by.urlPath);
  const rows = await db.select().from(categories).where(key);
  return rows[0] ?? null;
}

export async function findBrand(db: Queryable, by: { id: number } | { slug: string }) {
  const key = 'id' in by ? eq(brands.id, by.id) : eq(brands.slug, by.slug);
  const rows = await db.select().from(brands).where(key);
  return rows[0] ?? null;
}
