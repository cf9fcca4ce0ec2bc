import { and, asc, eq, sql } from 'drizzle-orm';
import { invoices, orderItems, orders, shipments } from '../../db/schema/index.ts';
import { openChangeTest, placedOrder, type ChangeTest } from '../../testing/orders/order-changes.ts';
import { operateOn } from '../../testing/orders/placed-orders.ts';

/** On PostgreSQL these calls run at the same time; the embedded database executes one after the other. */
let api: ChangeTest;
beforeAll(async () => {
  api = await openChangeTest();
});
afterAll(() => api.close());

const count = 50;

/** Copies a placed order that costs nothing, and returns the numbers of the copies. */
async function copiesOf(orderId: number): Promise<string[]> {
  const { db } = api.database;
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const items = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
  if (order === undefined) throw new Error('There is no order to copy');
  const numbers: string[] = [];
  for (let index = 1; index <= count; index += 1) {
    const { id: _id, ...values } = order;
    const incrementId = `race-${index}`;
    // oxlint-disable no-await-in-loop -- one after the other
    const [copy] = await db
      .insert(orders)
      .values({ ...values, incrementId, quoteId: -index })
      .returning({ id: orders.id });
    const copies = items.map(({ id: _item, ...item }) => ({ ...item, orderId: copy?.id ?? 0 }));
    await db.insert(orderItems).values(copies);
    // oxlint-enable no-await-in-loop
    numbers.push(incrementId);
  }
  return numbers;
}

const numbersOf = async (kind: 'invoice' | 'credit_note') => {
  const isOfStore = and(eq(invoices.storeId, 1), eq(invoices.kind, kind));
  const { db } = api.database;
  const rows = await db
    .select({ number: invoices.number })
    .from(invoices)
    .where(isOfStore)
    .orderBy(asc(invoices.number));
  return rows.map(({ number }) => number);
};

/** Returns the message of the database, or that of the shop. */
const causeOf = (error: Error): string =>
  error.cause instanceof Error ? error.cause.message : error.message;

const upTo = (last: number) => Array.from({ length: last }, (_number, index) => index + 1);

it('parcels that leave at the same time have consecutive numbers, also if some are rolled back', async () => {
  const { orderId } = await placedOrder(api, 1_000_000);
  const numbers = await copiesOf(orderId);
  const { db } = api.database;
  // What fails after the number was taken: the event of the change.
  await db.execute(sql`
    create function reject_some() returns trigger language plpgsql as $$
    begin
      if new.action = 'ship' and new.payload->>'carrier' = 'Broken' then raise exception 'rolled back'; end if;
      return new;
    end $$`);
  await db.execute(
    sql`create trigger reject_some before insert on order_events for each row execute function reject_some()`,
  );
  const ship = (number: string, carrier: string) => operateOn(api, number, 'ship', { carrier });
  const outcomes = await Promise.allSettled([
    ...numbers.slice(0, 20).flatMap((number) => [ship(number, 'Broken'), ship(number, 'Nordpost')]),
    ...numbers.slice(20).map((number) => ship(number, 'Nordpost')),
  ]);
  const causes = outcomes.flatMap((each) => (each.status === 'rejected' ? [causeOf(each.reason)] : []));
  expect(causes.length).toBeGreaterThanOrEqual(20);
  expect(causes).toContain('rolled back');
  expect(await numbersOf('invoice')).toEqual(upTo(count));
  expect(await db.$count(shipments)).toBe(count);
  await db.execute(sql`drop trigger reject_some on order_events`);
});

it('refunds of different orders at the same time have consecutive numbers', async () => {
  const placed = [
    await placedOrder(api),
    await placedOrder(api),
    await placedOrder(api),
    await placedOrder(api),
  ];
  await Promise.all(placed.map(({ number }) => operateOn(api, number, 'ship', {})));
  const refunds = placed.flatMap(({ number }) => [100, 200, 300].map((amount) => ({ number, amount })));
  await Promise.all(refunds.map(({ number, amount }) => operateOn(api, number, 'refund', { amount })));
  expect(await numbersOf('credit_note')).toEqual(upTo(refunds.length));
  expect(await numbersOf('invoice')).toEqual(upTo(count + placed.length));
});

it('the same parcel that is sent twice at the same time has one invoice', async () => {
  const { number, orderId } = await placedOrder(api);
  const outcomes = await Promise.all([1, 2, 3].map(() => operateOn(api, number, 'ship', {}, 'ship-it-once')));
  expect(outcomes.map(({ result }) => result).toSorted()).toEqual(['done', 'repeated', 'repeated']);
  expect(await api.database.db.$count(invoices, eq(invoices.orderId, orderId))).toBe(1);
});
