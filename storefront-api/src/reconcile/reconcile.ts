import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { findDifferences, rowsOf, type Difference } from './difference.ts';
import { readOrders } from './order-records.ts';
import type { ProviderRecords } from './provider-records.ts';
import { checkDiscounts, type PromotionEffect } from './rules/discounts.ts';
import { invoiceRules } from './rules/invoices.ts';
import { checkOrderSums } from './rules/order-sums.ts';
import { orderRules } from './rules/orders.ts';
import { paymentRules } from './rules/payments.ts';
import { checkPointLedgers, pointRules } from './rules/points.ts';
import { promotionRules } from './rules/promotions.ts';
import { checkProvider } from './rules/provider.ts';
import { returnRules } from './rules/returns.ts';
import { operationRules, shipmentRules } from './rules/shipments.ts';
import { stockRules } from './rules/stock.ts';

export interface Reconciliation {
  differences: Difference[];
  /** Number of orders that were recalculated. */
  orders: number;
  /** Payments that are not decided yet. */
  openPayments: number;
}

interface Options {
  now: Date;
  /** Null: the records of the payment provider are not compared. */
  provider: ProviderRecords | null;
}

/**
 * Recalculates orders, returns, invoices, payments, stock, points and uses of promotions, and returns what does not agree. Reads one
 * snapshot of the database, so that a shop may be open meanwhile, and imports no arithmetic of the shop.
 */
export async function reconcile(db: Queryable, { now, provider }: Options): Promise<Reconciliation> {
  const found = await db.transaction((tx) => readSnapshot(tx, now.toISOString()), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  if (provider !== null) found.differences.push(...(await checkProvider(db, provider)));
  return found;
}

async function readSnapshot(tx: Queryable, now: string): Promise<Reconciliation> {
  // A request of a shopper may not take as long.
  await tx.execute(sql`set local statement_timeout = 0`);
  const { orders, differences } = await checkOrders(tx);
  const rules = [
    ...orderRules(now),
    ...paymentRules(now),
    ...stockRules(now),
    ...pointRules,
    ...promotionRules,
    ...shipmentRules,
    ...returnRules,
    ...invoiceRules,
    ...operationRules(now),
  ];
  for (const rule of rules) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: the transaction's
    differences.push(...(await findDifferences(tx, rule)));
  }
  differences.push(...(await checkPointLedgers(tx)));
  const open = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::int as count from order_payments where status in ('started', 'pending') or must_void
      union all select count(*)::int from payment_operations where status = 'started'`,
  );
  return { differences, orders, openPayments: open.reduce((sum, { count }) => sum + count, 0) };
}

async function checkOrders(tx: Queryable): Promise<Pick<Reconciliation, 'orders' | 'differences'>> {
  const promotions = await rowsOf<{ id: number; effect: PromotionEffect }>(
    tx,
    sql`select id, rules->'effect' as effect from promotions`,
  );
  const effects = new Map(promotions.map(({ id, effect }) => [id, effect]));
  const differences: Difference[] = [];
  let orders = 0;
  for await (const part of readOrders(tx)) {
    orders += part.length;
    for (const order of part) {
      const texts = [...checkOrderSums(order), ...checkDiscounts(order, effects)];
      differences.push(...texts.map((text) => ({ subject: `order ${order.number}`, text })));
    }
  }
  return { orders, differences };
}
