import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { sales, seedRuns } from '../db/schema/index.ts';

/**
 * The demo shop's sales run for some days after its first start. Started again when all of them are over, it
 * moves them on by the time that has passed, so that a demo of last month still has something on sale.
 */
export async function renewSales(tx: Queryable, seed: string, seededAt: Date, now: Date): Promise<boolean> {
  const running = await tx
    .select({ id: sales.id })
    .from(sales)
    .where(and(lte(sales.startsAt, now), gt(sales.endsAt, now)))
    .limit(1);
  if (running.length > 0) return false;
  const passed = sql`make_interval(secs => ${(now.getTime() - seededAt.getTime()) / 1000})`;
  await tx.update(sales).set({
    startsAt: sql`${sales.startsAt} + ${passed}`,
    endsAt: sql`${sales.endsAt} + ${passed}`,
  });
  await tx.execute(sql`update catalogue_revision set revision = revision + 1`);
  await tx.update(seedRuns).set({ finishedAt: now }).where(eq(seedRuns.name, seed));
  return true;
}
