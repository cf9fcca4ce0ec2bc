import type { Queryable } from '../db/client.ts';
import {
  brands,
  categories,
  categoryProducts,
  prices,
  products,
  productTexts,
  saleProducts,
  sales,
} from '../db/schema/index.ts';
import { fold } from '../modules/catalogue/search-terms.ts';
import { brands as brandSeeds } from './catalogue/brands.ts';
import { categories as categorySeeds } from './catalogue/categories.ts';
import { localised, planProducts, type ProductPlan } from './catalogue/product-rows.ts';
import { saleSeeds } from './catalogue/sales.ts';
import { idOf } from './id-of.ts';
import { inBatches } from './in-batches.ts';
import { writeVariants } from './write-variants.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns how many products were written. */
export async function writeCatalogue(tx: Queryable, now: Date): Promise<number> {
  const brandIds = await writeBrands(tx);
  const categoryIds = await writeCategories(tx);
  const plans = planProducts();
  const productIds = await writeProducts(tx, plans, brandIds, categoryIds, now);
  await writeVariants(tx, plans, productIds);
  await writeSales(tx, plans, productIds, brandIds, now);
  return plans.length;
}

async function writeBrands(tx: Queryable): Promise<Map<string, number>> {
  const rows = await tx
    .insert(brands)
    .values(
      brandSeeds.map(({ slug, name, description }) => ({
        slug,
        name,
        searchName: fold(name),
        description: localised(description),
      })),
    )
    .returning({ id: brands.id, key: brands.slug });
  return new Map(rows.map((row) => [row.key, row.id]));
}

async function writeCategories(tx: Queryable): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [position, { urlPath, name, description }] of categorySeeds.entries()) {
    const parentId = urlPath === '' ? null : (ids.get(parentPath(urlPath)) ?? null);
    // oxlint-disable-next-line no-await-in-loop -- a category needs its parent's id
    const rows = await tx
      .insert(categories)
      .values({ urlPath, parentId, position, name: localised(name), description: localised(description) })
      .returning({ id: categories.id });
    for (const { id } of rows) ids.set(urlPath, id);
  }
  return ids;
}

function parentPath(urlPath: string): string {
  return urlPath.includes('/') ? urlPath.slice(0, urlPath.lastIndexOf('/')) : '';
}

function pathAndAbove(urlPath: string): string[] {
  return urlPath === '' ? [''] : [urlPath, ...pathAndAbove(parentPath(urlPath))];
}

async function writeProducts(
  tx: Queryable,
  plans: readonly ProductPlan[],
  brandIds: ReadonlyMap<string, number>,
  categoryIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<Map<string, number>> {
  const rows = await inBatches(plans, (batch) =>
    tx
      .insert(products)
      .values(
        batch.map((plan) => ({
          sku: plan.sku,
          productType:
            plan.variants[0]?.options.length === 0 ? ('simple' as const) : ('configurable' as const),
          brandId: idOf(brandIds, plan.brand),
          categoryId: idOf(categoryIds, plan.category),
          model: plan.model,
          artKind: plan.artKind,
          colours: plan.colours,
          popularity: plan.popularity,
          releasedAt: new Date(now.getTime() - plan.ageDays * dayMs),
        })),
      )
      .returning({ id: products.id, sku: products.sku }),
  );
  const ids = new Map(rows.map((row) => [row.sku, row.id]));
  await inBatches(
    plans.flatMap((plan) => {
      const productId = idOf(ids, plan.sku);
      return [
        { productId, locale: 'en_GB' as const, ...plan.texts.en },
        { productId, locale: 'fr_FR' as const, ...plan.texts.fr },
      ];
    }),
    (batch) => tx.insert(productTexts).values(batch).returning({ id: productTexts.productId }),
  );
  await inBatches(
    plans.flatMap((plan) =>
      pathAndAbove(plan.category).map((path) => ({
        categoryId: idOf(categoryIds, path),
        productId: idOf(ids, plan.sku),
      })),
    ),
    (batch) => tx.insert(categoryProducts).values(batch).returning({ id: categoryProducts.productId }),
  );
  await inBatches(plans.flatMap(pricesOf), (batch) =>
    tx.insert(prices).values(batch).returning({ sku: prices.sku }),
  );
  return ids;
}

/** A simple product shares its sku, and so its price, with its only variant. */
function pricesOf(plan: ProductPlan) {
  const skus = new Set([plan.sku, ...plan.variants.map((variant) => variant.sku)]);
  return [...skus].flatMap((sku) => [
    { sku, currency: 'GBP', ...plan.prices.GBP },
    { sku, currency: 'EUR', ...plan.prices.EUR },
  ]);
}

async function writeSales(
  tx: Queryable,
  plans: readonly ProductPlan[],
  productIds: ReadonlyMap<string, number>,
  brandIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const rows = await tx
    .insert(sales)
    .values(
      saleSeeds.map((sale, position) => ({
        slug: sale.slug,
        brandId: sale.brand === null ? null : idOf(brandIds, sale.brand),
        title: localised(sale.title),
        description: localised(sale.description),
        bannerKey: sale.slug,
        bannerMood: sale.mood,
        startsAt: new Date(now.getTime() + sale.startsIn * dayMs),
        endsAt: new Date(now.getTime() + sale.endsIn * dayMs),
        position,
      })),
    )
    .returning({ id: sales.id, slug: sales.slug });
  const links = rows.flatMap(({ id, slug }) => {
    const sale = saleSeeds.find((each) => each.slug === slug);
    return plans
      .filter((plan) => sale?.includes(plan))
      .map((plan) => ({ saleId: id, productId: idOf(productIds, plan.sku) }));
  });
  await inBatches(links, (batch) =>
    tx.insert(saleProducts).values(batch).returning({ id: saleProducts.saleId }),
  );
}
