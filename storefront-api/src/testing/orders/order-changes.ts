import { and, eq, like } from 'drizzle-orm';
import { outbox, variants } from '../../db/schema/index.ts';
import { sweep } from '../../modules/orders/background/sweeper.ts';
import { reconcile } from '../../reconcile/reconcile.ts';
import { call, buildTestApi, type TestApi } from '../test-api.ts';
import { createFakePayments, type FakePayments } from './fake-payments.ts';
import { orderOfMember, setStock } from './placed-orders.ts';

/** Signs the operations of tests. */
export const operationsSecret = Buffer.alloc(32, 'operations');

export interface ChangeTest extends TestApi {
  payments: FakePayments;
}

/** Builds an API whose orders tests change, with plenty of stock. */
export async function openChangeTest(): Promise<ChangeTest> {
  const payments = createFakePayments();
  const api = await buildTestApi({ paymentProvider: payments, operationsSecret });
  await setStock(api, 200);
  return { ...api, payments };
}

let members = 0;

/** Places the order of a new member. */
export function placedOrder(api: TestApi, points = 0) {
  members += 1;
  return orderOfMember(api, `change-${members}@example.com`, { points });
}

export function pass({ clock }: TestApi, ms: number): void {
  clock.now = new Date(clock.now.getTime() + ms);
}

export const sweepOnce = ({ app, clock, database }: TestApi) =>
  sweep({ db: database.db, services: app.orderServices, now: () => clock.now });

/** Returns the payment of an order at the provider. */
export const paymentOf = ({ payments }: ChangeTest, orderId: number) =>
  [...payments.payments.values()].find(({ request }) => request.returnUrl.endsWith(`order=${orderId}`));

export async function detailsOf({ app }: TestApi, cookie: string, id: number) {
  return (await call(app, 'order-details-new', { store_id: 1, id }, { cookie })).data;
}

/** Returns the kinds of the mails about orders, the first one first. */
export async function orderMailKinds({ database }: TestApi, email: string): Promise<string[]> {
  const { db } = database;
  const isOfOrder = and(eq(outbox.recipient, email), like(outbox.kind, 'order-%'));
  const mails = await db.select({ kind: outbox.kind }).from(outbox).where(isOfOrder).orderBy(outbox.id);
  return mails.map(({ kind }) => kind);
}

/** Returns the stock by SKU. */
export async function stocksOf({ database }: TestApi): Promise<Map<string, number>> {
  const rows = await database.db.select({ sku: variants.sku, stock: variants.stock }).from(variants);
  return new Map(rows.map(({ sku, stock }) => [sku, stock]));
}

/** Returns what `pnpm reconcile` would print. */
export async function differencesOf({ clock, database }: TestApi) {
  return (await reconcile(database.db, { now: clock.now, provider: null })).differences;
}
