import { and, asc, eq, getTableColumns, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { brands, sales } from '../../db/schema/index.ts';
import type { ShopFront } from './shelf.ts';

/** Whose sales and when: what a visitor may not enter does not exist for them. */
export type SaleFront = Pick<ShopFront, 'store' | 'shelf' | 'group' | 'now'>;

/** Shown to the visitor's group and in the store's kind. */
export function isOpenTo({ store, group }: Pick<SaleFront, 'store' | 'group'>): SQL | undefined {
  return and(
    eq(sales.isEnabled, true),
    or(isNull(sales.groups), sql`${group} = any(${sales.groups})`),
    or(isNull(sales.storeKinds), sql`${store.kind} = any(${sales.storeKinds})`),
  );
}

export function isRunning(now: Date): SQL | undefined {
  return and(lte(sales.startsAt, now), gt(sales.endsAt, now));
}

/** Sales as their banners show them. */
export function selectSales(db: Queryable, front: SaleFront, condition: SQL | undefined) {
  return db
    .select({ ...getTableColumns(sales), brandName: brands.name })
    .from(sales)
    .leftJoin(brands, eq(brands.id, sales.brandId))
    .where(and(isOpenTo(front), condition))
    .orderBy(asc(sales.position), asc(sales.id))
    .$dynamic();
}

export type SaleRow = Awaited<ReturnType<typeof selectSales>>[number];

export function findRunningSales(db: Queryable, front: SaleFront): Promise<SaleRow[]> {
  return selectSales(db, front, isRunning(front.now));
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
