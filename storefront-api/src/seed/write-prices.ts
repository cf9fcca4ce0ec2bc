import type { Queryable } from '../db/client.ts';
import { priceHistory, prices } from '../db/schema/index.ts';
import { draw } from './catalogue/plan/chance.ts';
import type { ProductPlan } from './catalogue/plan/index.ts';
import { priceLists, type PriceListName } from './catalogue/plan/price-lists.ts';
import type { SeedIds } from './write-catalogue.ts';
import { bulkInsert } from './bulk-insert.ts';
import { idOf } from './id-of.ts';

const dayMs = 24 * 60 * 60 * 1000;
const lists = Object.keys(priceLists) as PriceListName[];

export async function writePrices(
  tx: Queryable,
  plans: readonly ProductPlan[],
  ids: SeedIds,
  now: Date,
): Promise<void> {
  await bulkInsert(
    tx,
    prices,
    plans.flatMap((plan) =>
      lists.map((list) => ({ productId: idOf(ids.products, plan.sku), list, ...plan.prices[list] })),
    ),
  );
  await bulkInsert(
    tx,
    priceHistory,
    plans.flatMap((plan) => historyOf(plan, idOf(ids.products, plan.sku), now)),
  );
}

/**
 * Three prices one after the other: the recommended one at release, a reduction, and today's. The one before
 * today's is what a reduction is measured by.
 */
function historyOf(plan: ProductPlan, productId: number, now: Date): (typeof priceHistory.$inferInsert)[] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const reducedAgo = Math.min(plan.ageDays, 31 + draw(`reduced ${plan.sku}`, 40));
  const todayAgo = Math.min(reducedAgo, 1 + draw(`today ${plan.sku}`, 20));
  return lists.flatMap((list) => {
    const { retail, special } = plan.prices[list];
    const between = Math.round((special + (retail - special) * 0.4) / 100) * 100;
    const steps = [
      { amount: retail, from: plan.ageDays, to: reducedAgo },
      { amount: between, from: reducedAgo, to: todayAgo },
      { amount: special, from: todayAgo, to: null },
    ];
    return steps
      .filter(({ from, to }) => to === null || from > to)
      .map(({ amount, from, to }) => ({
        productId,
        list,
        amount,
        validFrom: daysAgo(from),
        validTo: to === null ? null : daysAgo(to),
      }));
  });
}
