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
import type { ShopFront } from '../context.ts';

/** Whose sales and when: what a visitor may not enter does not exist for them. */
export type SaleFront = Pick<ShopFront, 'store' | 'shelf' | 'group' | 'now'>;

type Asked<Value> = Value | Placeholder;

/** Shown to the visitor's group and in the store's kind. */
export function isOpenTo({ store, group }: Pick<SaleFront, 'store' | 'group'>): SQL | undefined {
  return isFor(group, store.kind);
}

function isFor(group: Asked<number>, kind: Asked<string>): SQL | undefined {
  return and(
    eq(sales.isEnabled, true),
    or(isNull(sales.groups), sql`${group} = any(${sales.groups})`),
    or(isNull(sales.storeKinds), sql`${kind} = any(${sales.storeKinds})`),
  );
}

export function isRunning(now: Asked<Date>): SQL | undefined {
  return and(lte(sales.startsAt, now), gt(sales.endsAt, now));
}

/** Sales as their banners show them. */
export function selectSales(db: Queryable, front: SaleFront, condition: SQL | undefined) {
  return saleQuery(db, and(isOpenTo(front), condition));
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

/** Every home page asks. */
const running = prepared((db) => {
  const { placeholder } = sql;
  const condition = and(isFor(placeholder('group'), placeholder('kind')), isRunning(placeholder('now')));
  return saleQuery(db, condition).prepare('running_sales');
});

export function findRunningSales(db: Queryable, { group, store, now }: SaleFront): Promise<SaleRow[]> {
  return running(db).execute({ group, kind: store.kind, now: now.toISOString() });
}

/** A sale that has not begun, is over, or is not for this visitor is not found. */
export async function findRunningSale(
  db: Queryable,
  front: SaleFront,
  by: { id: number } | { slug: string },
): Promise<SaleRow | null> {
  const key = 'id' in by ? eq(sales.id, by.id) : eq(sales.slug, by.slug);
  const rows = await selectSales(db, front, and(isRunning(front.now), key));
  return rows[0] ?? null;
}
