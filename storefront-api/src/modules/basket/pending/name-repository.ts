import type { Store } from 'shared-contracts/stores';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { brands, products, productTexts } from '../../../db/schema/index.ts';

/** Returns the name of each product in this language, with its brand's. Unknown ids are left out. */
export function findNamesAndBrands(db: Queryable, productIds: readonly number[], locale: Store['locale']) {
  return db
    .select({ id: products.id, name: productTexts.name, brand: brands.name })
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.locale, locale)))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, [...productIds]));
}
