import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import {
  brands,
  categories,
  products,
  saleCategories,
  saleProducts,
  sales,
} from '../../../db/schema/index.ts';
import { byBytes, instantText, type Emit } from './emit.ts';

/* oxlint-disable no-await-in-loop -- one sale after the other: each may have every product */

/** Emits the sales, with the SKUs of their products. */
export async function exportSales(tx: Queryable, emit: Emit): Promise<void> {
  const rows = await tx
    .select({ sale: sales, brand: brands.slug })
    .from(sales)
    .leftJoin(brands, eq(brands.id, sales.brandId))
    .orderBy(asc(sales.id));
  for (const { sale, brand } of rows) {
    const { id, slug, title, summary, description, bannerKey, bannerMood, bannerProducts, position } = sale;
    const { groups, storeKinds, strategy, maxPerCustomer, isEnabled } = sale;
    await emit({
      type: 'sale',
      id,
      slug,
      brand,
      title,
      summary,
      description,
      bannerKey,
      bannerMood,
      bannerProducts,
      startsAt: instantText(sale.startsAt),
      endsAt: instantText(sale.endsAt),
      position,
      groups,
      storeKinds,
      strategy,
      maxPerCustomer,
      isEnabled,
      categories: await categoriesOf(tx, id),
      products: await productsOf(tx, id),
    });
  }
}

async function categoriesOf(tx: Queryable, saleId: number): Promise<string[]> {
  const rows = await tx
    .select({ path: categories.urlPath })
    .from(saleCategories)
    .innerJoin(categories, eq(categories.id, saleCategories.categoryId))
    .where(eq(saleCategories.saleId, saleId))
    .orderBy(byBytes(categories.urlPath));
  return rows.map(({ path }) => path);
}

async function productsOf(tx: Queryable, saleId: number): Promise<string[]> {
  const rows = await tx
    .select({ sku: products.sku })
    .from(saleProducts)
    .innerJoin(products, eq(products.id, saleProducts.productId))
    .where(eq(saleProducts.saleId, saleId))
    .orderBy(byBytes(products.sku));
  return rows.map(({ sku }) => sku);
}
