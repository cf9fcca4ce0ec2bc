import type { Sale } from 'shared-contracts/api/catalogue';
import { and, eq, exists, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { saleCategories, sales } from '../../../db/schema/index.ts';
import { toSale } from './sale-teaser.ts';
import type { CatalogueCache } from '../listing-index/catalogue-cache.ts';
import { findEndedSale, isRunning, selectSales } from './sale-repository.ts';
import type { CatalogueContext } from '../context.ts';

const maxRelated = 12;

interface RelatedSalesSubject {
  categoryId?: number | undefined;
  brandId?: number | undefined;
  saleId?: number | undefined;
}

/** Returns running sales that share a category or the brand with the subject, without the subject itself. */
export async function relatedSales(
  db: Queryable,
  cache: CatalogueCache,
  { categoryId, brandId, saleId }: RelatedSalesSubject,
  context: CatalogueContext,
): Promise<Sale[]> {
  const related: SQL[] = [];
  if (categoryId !== undefined) related.push(inCategories(db, sql`(${categoryId})`));
  if (brandId !== undefined) related.push(eq(sales.brandId, brandId));
  if (saleId !== undefined) {
    related.push(inCategories(db, sql`(select category_id from sale_categories where sale_id = ${saleId})`));
    related.push(sql`${sales.brandId} = (select brand_id from sales where id = ${saleId})`);
  }
  const condition = and(
    isRunning(context.now),
    related.length === 0 ? undefined : or(...related),
    saleId === undefined ? undefined : ne(sales.id, saleId),
  );
  const [rows, { index }] = await Promise.all([
    selectSales(db, context, condition).limit(maxRelated),
    cache.current(),
  ]);
  return rows.map((row) => toSale(row, index, context));
}

/** Returns what the page of a sale that has ended says of it; null for any other sale. */
export async function endedSaleOf(
  db: Queryable,
  saleId: number,
  context: CatalogueContext,
): Promise<{ title: string } | null> {
  const sale = await findEndedSale(db, context, { id: saleId });
  return sale && { title: sale.title[context.market.locale] };
}

function inCategories(db: Queryable, ids: SQL): SQL {
  return exists(
    db
      .select({ id: saleCategories.saleId })
      .from(saleCategories)
      .where(and(eq(saleCategories.saleId, sales.id), inArray(saleCategories.categoryId, ids))),
  );
}
