import { eq } from 'drizzle-orm';
import { customers, orderItems, orders, variants } from '../../db/schema/index.ts';
import { recordCountedStock } from '../../modules/stock/record-counted-stock.ts';
import { operate, type Operation } from '../../modules/orders/operations/operate.ts';
import { grantPoints } from '../../modules/points/points.ts';
import { createMember } from '../new-member.ts';
import { call, type TestApi } from '../test-api.ts';
import { applyDiscount } from './discounts.ts';
import { completeCheckout, fillBasket, placing, plainProduct } from './checkouts.ts';

/** Sets the stock of every variant, with its movement. */
export async function setStock({ database }: TestApi, stock: number): Promise<void> {
  await database.db.transaction(async (tx) => {
    await tx.update(variants).set({ stock });
    await recordCountedStock(tx);
  });
}

interface OrderOfMember {
  email: string;
  cookie: string;
  customerId: number;
  orderId: number;
  number: string;
}

/** Places the order of a new member: a jacket, and two helmets. `points`: that pay a part of it. */
export async function orderOfMember(
  api: TestApi,
  email: string,
  { points = 0 }: { points?: number } = {},
): Promise<OrderOfMember> {
  const { db } = api.database;
  const { cookie, id: customerId } = await createMember(api, email);
  if (points > 0) {
    const grant = { customerId, points, kind: 'credit' as const, now: api.clock.now };
    await db.transaction((tx) => grantPoints(tx, grant));
  }
  return { email, customerId, cookie, ...(await placeOrderOf(api, cookie, points)) };
}

/** Places another order of a member. */
export async function placeOrderOf(
  api: TestApi,
  cookie: string,
  points = 0,
): Promise<{ orderId: number; number: string }> {
  await fillBasket(api, cookie);
  await fillBasket(api, cookie, { ...(await plainProduct(api, 'helmet')), quantity: 2 });
  if (points > 0) await applyDiscount(api, cookie, 'points', String(points));
  const checkout = await completeCheckout(api, cookie);
  const { data } = await call(api.app, 'place-order', placing(checkout), { cookie });
  return { orderId: data.orderId, number: data.incrementId };
}

let operations = 0;

type Action = Operation['action'];
type Fields<Name extends Action> = Omit<
  Extract<Operation, { action: Name }>,
  'action' | 'operator' | 'order' | 'reference'
>;

/** Does an operation, with a reference of its own unless one is given. */
export function operateOn<Name extends Action>(
  { app, clock, database }: TestApi,
  order: string,
  action: Name,
  fields: Fields<Name>,
  reference?: string,
) {
  operations += 1;
  const common = { operator: 'kim', order, reference: reference ?? `reference-${operations}` };
  const operation = { ...common, action, ...fields } as unknown as Operation;
  return operate(database.db, operation, app.orderServices, clock.now);
}

export async function orderRow({ database }: TestApi, orderId: number) {
  const [order] = await database.db.select().from(orders).where(eq(orders.id, orderId));
  if (order === undefined) throw new Error(`There is no order ${orderId}`);
  const items = await database.db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(orderItems.id);
  return { ...order, items };
}

/** Lets a member have joined with the code of another one. */
export async function refer({ database }: TestApi, memberId: number, referrerId: number): Promise<void> {
  const { db } = database;
  const [referrer] = await db.select().from(customers).where(eq(customers.id, referrerId));
  const referredBy = referrer?.referralCode ?? null;
  await db.update(customers).set({ referredBy }).where(eq(customers.id, memberId));
}
