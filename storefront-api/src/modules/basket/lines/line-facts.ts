import { and, eq, isNull, or, sql, type AnyColumn } from 'drizzle-orm';
import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
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

const isNamed = (column: AnyColumn) => sql`${column} = any(${sql.placeholder('ids')}::int[])`;

const categoriesOfProducts = prepared((db) =>
  db
    .select()
    .from(categoryProducts)
    .where(isNamed(categoryProducts.productId))
    .prepare('categories_of_products'),
);

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
  const categories = await categoriesOfProducts(db).execute({ ids: `{${ids.join(',')}}` });
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

const runningSales = prepared((db) =>
  db
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
        isNamed(saleProducts.productId),
        eq(sales.isEnabled, true),
        sql`${sales.startsAt} <= ${sql.placeholder('now')}::timestamptz`,
        sql`${sales.endsAt} > ${sql.placeholder('now')}::timestamptz`,
        or(isNull(sales.groups), sql`${sql.placeholder('group')}::int = any(${sales.groups})`),
        or(isNull(sales.storeKinds), sql`${sql.placeholder('kind')}::text = any(${sales.storeKinds})`),
      ),
    )
    .prepare('sales_of_products'),
);

function findRunningSales(db: Queryable, productIds: readonly number[], { store, group, now }: SaleVisitor) {
  const ids = `{${productIds.join(',')}}`;
  return runningSales(db).execute({ ids, group, kind: store.kind, now: now.toISOString() });
}
