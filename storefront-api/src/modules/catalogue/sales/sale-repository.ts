import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  isNull,
  lte,
  or,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { brands, sales } from '../../../db/schema/index.ts';
import type { CatalogueContext } from '../context.ts';

/** Decides which sales exist for a visitor. */
export type SaleContext = Pick<CatalogueContext, 'store' | 'market' | 'group' | 'now'>;

type ValueOrPlaceholder<Value> = Value | Placeholder;

/** Matches sales for the visitor's group and the store's kind. */
export function isOpenTo({ store, group }: Pick<SaleContext, 'store' | 'group'>): SQL | undefined {
  return isFor(group, store.kind);
}

function isFor(group: ValueOrPlaceholder<number>, kind: ValueOrPlaceholder<string>): SQL | undefined {
  return and(
    eq(sales.isEnabled, true),
    or(isNull(sales.groups), sql`${group} = any(${sales.groups})`),
    or(isNull(sales.storeKinds), sql`${kind} = any(${sales.storeKinds})`),
  );
}

export function isRunning(now: ValueOrPlaceholder<Date>): SQL | undefined {
  return and(lte(sales.startsAt, now), gt(sales.endsAt, now));
}

/** Selects sales with the columns of their banners. */
export function selectSales(db: Queryable, context: SaleContext, condition: SQL | undefined) {
  return saleQuery(db, and(isOpenTo(context), condition));
}

function saleQuery(db: Queryable, condition: SQL | undefined) {
  return db
    .select({ ...getTableColumns(sales), brandName: brands.name })
    .from(sales)
    .leftJoin(brands, eq(brands.id, sales.brandId))
    .where(condition)
    .orderBy(asc(sales.position), asc(sales.id))
    .$dynamic();
}

export type SaleRow = Awaited<ReturnType<typeof selectSales>>[number];

/** Prepared, because every home page needs it. */
const running = prepared((db) => {
  const { placeholder } = sql;
  const condition = and(isFor(placeholder('group'), placeholder('kind')), isRunning(placeholder('now')));
  return saleQuery(db, condition).prepare('running_sales');
});

export function findRunningSales(db: Queryable, { group, store, now }: SaleContext): Promise<SaleRow[]> {
  return running(db).execute({ group, kind: store.kind, now: now.toISOString() });
}

type SaleKey = { id: number } | { slug: string };

/** Returns null also for a sale that has not started, has ended, or is not open to the visitor. */
export function findRunningSale(db: Queryable, context: SaleContext, by: SaleKey): Promise<SaleRow | null> {
  return findSale(db, context, by, isRunning(context.now));
}

/** Returns a sale that has ended; null for one that was not open to the visitor. */
export function findEndedSale(db: Queryable, context: SaleContext, by: SaleKey): Promise<SaleRow | null> {
  return findSale(db, context, by, lte(sales.endsAt, context.now));
}

async function findSale(
  db: Queryable,
  context: SaleContext,
  by: SaleKey,
  isInPeriod: SQL | undefined,
): Promise<SaleRow | null> {
  const key = 'id' in by ? eq(sales.id, by.id) : eq(sales.slug, by.slug);
  const rows = await selectSales(db, context, and(isInPeriod, key));
  return rows[0] ?? null;
}
