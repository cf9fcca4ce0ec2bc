import type { Queryable } from '../db/client.ts';
import { saleCategories, saleProducts, sales } from '../db/schema/index.ts';
import { categories as categorySeeds } from './catalogue/categories.ts';
import type { ProductPlan } from './catalogue/plan/index.ts';
import { saleSeeds } from './catalogue/sales.ts';
import { bulkInsert, continueIds } from './bulk-insert.ts';
import { idOf } from './id-of.ts';
import { localised } from './texts.ts';
import { pathAndAbove, type SeedIds } from './write-catalogue.ts';

/** The sales of these shops are for members; the outlets have sales of their own. */
const membersShops = ['private', 'partner', 'pro'] as const;

const dayMs = 24 * 60 * 60 * 1000;

export async function writeSales(
  tx: Queryable,
  plans: readonly ProductPlan[],
  ids: SeedIds,
  now: Date,
): Promise<void> {
  await bulkInsert(
    tx,
    sales,
    saleSeeds.map((sale, position) => ({
      id: position + 1,
      slug: sale.slug,
      brandId: sale.brand === null ? null : idOf(ids.brands, sale.brand),
      title: localised(sale.title),
      description: localised(sale.description),
      bannerKey: sale.slug,
      bannerMood: sale.mood,
      startsAt: new Date(now.getTime() + sale.startsIn * dayMs),
      endsAt: new Date(now.getTime() + sale.endsIn * dayMs),
      position,
      groups: sale.groups === null ? null : [...sale.groups],
      storeKinds: [...(sale.storeKinds ?? membersShops)],
      strategy: sale.strategy,
      maxPerCustomer: sale.maxPerCustomer,
      isEnabled: true,
    })),
  );
  await continueIds(tx, sales);
  const included = saleSeeds.map((sale) => plans.filter((plan) => sale.includes(plan)));
  await bulkInsert(
    tx,
    saleProducts,
    included.flatMap((products, index) =>
      products.map(({ sku }) => ({ saleId: index + 1, productId: idOf(ids.products, sku) })),
    ),
  );
  const known = new Set(categorySeeds.map((category) => category.urlPath));
  await bulkInsert(
    tx,
    saleCategories,
    included.flatMap((products, index) => {
      const paths = new Set(products.flatMap((product) => pathAndAbove(product.category)));
      return [...paths]
        .filter((path) => path !== '' && known.has(path))
        .map((path) => ({ saleId: index + 1, categoryId: idOf(ids.categories, path) }));
    }),
  );
}
