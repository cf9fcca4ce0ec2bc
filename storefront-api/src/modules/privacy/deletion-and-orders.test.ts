import { eq } from 'drizzle-orm';
import { createMember, newMemberPassword, signInMember } from '../../testing/new-member.ts';
import { completeCheckout, fillBasket, placing } from '../../testing/orders/checkouts.ts';
import { createFakePayments, type FakePayments } from '../../testing/orders/fake-payments.ts';
import { buildTestApi, call, send, type TestApi } from '../../testing/test-api.ts';
import { baskets, customers, orderItems, orders, stockHolds, variants } from '../../db/schema/index.ts';
import { eraseAccount } from './account-deletion.ts';
import { prepareExport } from './data-export.ts';

/** On PostgreSQL these calls run at the same time; the embedded database executes one after the other. */
let api: TestApi;
let payments: FakePayments;

beforeAll(async () => {
  payments = createFakePayments();
  // All calls come from one address.
  api = await buildTestApi({ paymentProvider: payments, rateLimitFactor: 1_000_000 });
  await api.database.db.update(variants).set({ stock: 100 });
});
beforeEach(() => {
  payments.payments.clear();
  payments.beforeSession = async () => {};
});
afterAll(() => api.close());

const store = { store_id: 1 };
const current_password = newMemberPassword;
const end = new Date('2027-01-31T09:00:00Z');

type Shopper = Awaited<ReturnType<typeof shopper>>;

/** A member with a basket that can be ordered. */
async function shopper(email: string) {
  const member = await createMember(api, email);
  await fillBasket(api, member.cookie);
  return { ...member, checkout: await completeCheckout(api, member.cookie) };
}

const place = ({ checkout, cookie }: Shopper) =>
  send(api.app, 'place-order', { ...placing(checkout) }, { cookie });
const requestDeletion = ({ cookie }: { cookie: string }) =>
  send(api.app, 'account-deletion-request', { ...store, current_password }, { cookie });
const erase = ({ id }: Shopper) => eraseAccount(api.database.db, id, end);
const ordersOf = ({ checkout }: Shopper) =>
  api.database.db
    .select()
    .from(orders)
    .where(eq(orders.quoteId, checkout.quoteId ?? 0));
const charged = () => [...payments.payments.values()].filter(({ status }) => status === 'authorised').length;

async function stockSum(): Promise<number> {
  const rows = await api.database.db.select({ stock: variants.stock }).from(variants);
  return rows.reduce((sum, { stock }) => sum + stock, 0);
}

/** Returns what is left of a member, the answer of `place-order`, and what was charged and sold. */
async function outcomeOf(member: Shopper, answer: Awaited<ReturnType<typeof place>>, stock: number) {
  const { db } = api.database;
  return {
    status: answer.statusCode,
    outcome: answer.json<{ outcome?: string }>().outcome,
    orders: (await ordersOf(member)).map(({ state, customerId }) => ({ state, customerId })),
    charged: charged(),
    sold: stock - (await stockSum()),
    held: await db.$count(stockHolds),
    accounts: await db.$count(customers, eq(customers.id, member.id)),
    baskets: await db.$count(baskets, eq(baskets.customerId, member.id)),
  };
}

const nothing = { orders: [], charged: 0, sold: 0, held: 0, accounts: 0, baskets: 0 };
const placedOrder = {
  ...nothing,
  status: 200,
  outcome: 'placed',
  orders: [{ state: 'placed', customerId: null }],
  charged: 1,
  sold: 1,
};
/** Without the account its session is not there any more, or, for a call that has read it before, its basket. */
const rejected = [401, 404].map((status) => ({ ...nothing, status, outcome: undefined }));

describe('an account deletion and an order', () => {
  it('keep an order that is placed while the deletion waits, export it, and separate it from the account', async () => {
    const member = await shopper('orders-before@example.com');
    expect((await requestDeletion(member)).statusCode).toBe(200);
    const placed = (await place(member)).json<{ outcome: string; incrementId: string }>();
    expect(placed.outcome).toBe('placed');
    await call(api.app, 'data-export-request', store, { cookie: member.cookie });
    await prepareExport(api.database.db, member.id, api.clock.now);
    const file = (await send(api.app, 'data-export', store, { cookie: member.cookie })).json<{
      orders: { incrementId: string; items: unknown[] }[];
    }>();
    expect(file.orders).toMatchObject([{ incrementId: placed.incrementId }]);
    expect(file.orders[0]?.items).toHaveLength(1);

    await erase(member);
    const [order] = await ordersOf(member);
    expect(order).toMatchObject({ incrementId: placed.incrementId, state: 'placed', customerId: null });
    expect(await api.database.db.$count(orderItems, eq(orderItems.orderId, order?.id ?? 0))).toBe(1);
  });

  it('at the same time are both done, in every round', async () => {
    for (let round = 0; round < 4; round += 1) {
      // oxlint-disable no-await-in-loop -- one round after the other
      const member = await shopper(`orders-request-${round}@example.com`);
      const [answer, requested] = await Promise.all([place(member), requestDeletion(member)]);
      expect([answer.statusCode, requested.statusCode]).toEqual([200, 200]);
      expect(await ordersOf(member)).toMatchObject([{ state: 'placed', customerId: member.id }]);
      // oxlint-enable no-await-in-loop
    }
  });

  it('raced at its end leave a whole order or none, and nothing of the account, in every round', async () => {
    for (let round = 0; round < 12; round += 1) {
      // oxlint-disable no-await-in-loop -- one round after the other
      payments.payments.clear();
      const member = await shopper(`orders-race-${round}@example.com`);
      await requestDeletion(member);
      const stock = await stockSum();
      const [answer] = await Promise.all([
        place(member),
        // Reaches each step of the order in one of the rounds.
        new Promise((done) => setTimeout(done, round * 4)).then(() => erase(member)),
      ]);
      expect([placedOrder, ...rejected]).toContainEqual(await outcomeOf(member, answer, stock));
      // oxlint-enable no-await-in-loop
    }
  });

  it('places the order of an account that is deleted while its payment is made', async () => {
    const member = await shopper('orders-paying@example.com');
    await requestDeletion(member);
    const stock = await stockSum();
    payments.beforeSession = () => erase(member);
    expect(await outcomeOf(member, await place(member), stock)).toEqual(placedOrder);
  });

  it('leave a whole order of the session that the request ends, or none', async () => {
    const member = await shopper('orders-elsewhere@example.com');
    const elsewhere = await signInMember(api, member.email, 1);
    const [answer, requested] = await Promise.all([place(member), requestDeletion({ cookie: elsewhere })]);
    expect(requested.statusCode).toBe(200);
    const kept = (await ordersOf(member)).map(({ state }) => state);
    expect([
      [200, ['placed']],
      [401, []],
    ]).toContainEqual([answer.statusCode, kept]);
  });
});
