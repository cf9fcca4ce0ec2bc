import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../../db/client.ts';
import { categoryProducts, saleProducts, sales } from '../../../db/schema/index.ts';
import { countOrderedPieces } from './ordered-pieces.ts';

/** What promotions and sales say about a product. */
export interface ProductFacts {
  categoryIds: number[];
  /** Running sales that the shopper sees. */
  saleIds: number[];
  /** The smallest number of pieces that one customer may buy; null: any number. */
  maxPerCustomer: number | null;
  /** Pieces that the customer has ordered since the sales with a maximum began; 0 without a maximum. */
  orderedPieces: number;
}

export interface SaleVisitor {
  store: Pick<Store, 'kind'>;
  /** Customer group, 0 for a guest. */
  group: number;
  /** Null for a guest. */
  customerId: number | null;
  now: Date;
}

/**
 * Returns the categories and running sales of products.
 *
 * @param basketId of the visitor; 0: none yet
 */
export async function findProductFacts(
  db: Queryable,
  productIds: readonly number[],
  visitor: SaleVisitor,
  basketId: number,
): Promise<(productId: number) => ProductFacts> {
  const ids = [...new Set(productIds)];
  if (ids.length === 0)
    return () => ({ categoryIds: [], saleIds: [], maxPerCustomer: null, orderedPieces: 0 });
  const categories = await db.select().from(categoryProducts).where(inArray(categoryProducts.productId, ids));
  const running = await findRunningSales(db, ids, visitor);
  const categoriesOf = Map.groupBy(categories, ({ productId }) => productId);
  const salesOf = Map.groupBy(running, ({ productId }) => productId);
  const { customerId } = visitor;
  const ordered = await countOrderedPieces(db, { customerId, basketId }, startsOfLimits(running));
  return (productId) => {
    const ofProduct = salesOf.get(productId) ?? [];
    const limits = ofProduct.flatMap(({ maxPerCustomer }) => maxPerCustomer ?? []);
    return {
      categoryIds: (categoriesOf.get(productId) ?? []).map(({ categoryId }) => categoryId),
      saleIds: ofProduct.map(({ saleId }) => saleId),
      maxPerCustomer: limits.length === 0 ? null : Math.min(...limits),
      orderedPieces: ordered.get(productId) ?? 0,
    };
  };
}

interface RunningSale {
  productId: number;
  maxPerCustomer: number | null;
  startsAt: Date;
}

/** Returns since when orders count for the maximum of a product: since the first of its sales with one began. */
function startsOfLimits(running: readonly RunningSale[]): Map<number, Date> {
  const starts = new Map<number, Date>();
  for (const { productId, maxPerCustomer, startsAt } of running) {
    const known = starts.get(productId);
    if (maxPerCustomer !== null && (known === undefined || startsAt < known)) starts.set(productId, startsAt);
  }
  return starts;
}

function findRunningSales(db: Queryable, productIds: readonly number[], { store, group, now }: SaleVisitor) {
  return db
    .select({
      productId: saleProducts.productId,
      saleId: sales.id,
      maxPerCustomer: sales.maxPerCustomer,
      startsAt: sales.startsAt,
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
