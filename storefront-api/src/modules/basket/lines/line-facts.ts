import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../../db/client.ts';
import { categoryProducts, saleProducts, sales } from '../../../db/schema/index.ts';

/** What promotions and sales say about a product. */
export interface ProductFacts {
  categoryIds: number[];
  /** Running sales that the shopper sees. */
  saleIds: number[];
  /** The smallest number of pieces that one customer may buy; null: any number. */
  maxPerCustomer: number | null;
}

export interface SaleVisitor {
  store: Pick<Store, 'kind'>;
  /** Customer group, 0 for a guest. */
  group: number;
  now: Date;
}

/** Returns the categories and running sales of products. */
export async function findProductFacts(
  db: Queryable,
  productIds: readonly number[],
  visitor: SaleVisitor,
): Promise<(productId: number) => ProductFacts> {
  const ids = [...new Set(productIds)];
  if (ids.length === 0) return () => ({ categoryIds: [], saleIds: [], maxPerCustomer: null });
  const categories = await db.select().from(categoryProducts).where(inArray(categoryProducts.productId, ids));
  const running = await findRunningSales(db, ids, visitor);
  const categoriesOf = Map.groupBy(categories, ({ productId }) => productId);
  const salesOf = Map.groupBy(running, ({ productId }) => productId);
  return (productId) => {
    const ofProduct = salesOf.get(productId) ?? [];
    const limits = ofProduct.flatMap(({ maxPerCustomer }) => maxPerCustomer ?? []);
    return {
      categoryIds: (categoriesOf.get(productId) ?? []).map(({ categoryId }) => categoryId),
      saleIds: ofProduct.map(({ saleId }) => saleId),
      maxPerCustomer: limits.length === 0 ? null : Math.min(...limits),
    };
  };
}

function findRunningSales(db: Queryable, productIds: readonly number[], { store, group, now }: SaleVisitor) {
  return db
    .select({
      productId: saleProducts.productId,
      saleId: sales.id,
      maxPerCustomer: sales.maxPerCustomer,
    })
    .from(saleProducts)
    .innerJoin(sales, eq(sales.id, saleProducts.saleId))
    .where(
      and(
        inArray(saleProducts.productId, [...productIds]),
        eq(sales.isEnabled, true),
        lte(sales.startsAt, now),
        gt(sales.endsAt, now),
        or(isNull(sales.groups), sql`${group} = any(${sales.groups})`),
        or(isNull(sales.storeKinds), sql`${store.kind} = any(${sales.storeKinds})`),
      ),
    );
}
