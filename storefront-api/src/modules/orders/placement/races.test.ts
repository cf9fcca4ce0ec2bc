import { eq, inArray } from 'drizzle-orm';
import { storeLocales } from 'shared-contracts/locales';
import {
  basketLines,
  orderPayments,
  orders,
  promotions,
  stockHolds,
  variants,
  type Localised,
} from '../../../db/schema/index.ts';
import { createMember } from '../../../testing/new-member.ts';
import { completeCheckout, checkoutOf, fillBasket, placing } from '../../../testing/orders/checkouts.ts';
import { createFakePayments, type FakePayments } from '../../../testing/orders/fake-payments.ts';
import { buildTestApi, call, send, type TestApi } from '../../../testing/test-api.ts';
import { onPaymentDecided } from '../payment/settle.ts';
import { sweep } from '../background/sweeper.ts';

/** On PostgreSQL these calls run at the same time; the embedded database executes one after the other. */
let api: TestApi;
let payments: FakePayments;
let members = 0;

beforeAll(async () => {
  payments = createFakePayments();
  api = await buildTestApi({ paymentProvider: payments });
});
beforeEach(async () => {
  payments.behaviour = 'authorise';
  payments.payments.clear();
  await api.database.db.update(variants).set({ stock: 20 });
});
afterAll(() => api.close());

async function shopper() {
  members += 1;
  const { cookie } = await createMember(api, `racer-${members}@example.com`);
  const { data } = await fillBasket(api, cookie);
  const checkout = await completeCheckout(api, cookie);
  const line = await api.database.db.query.basketLines.findFirst({
    where: eq(basketLines.id, data.added.cartItemId),
  });
  return { cookie, checkout, variantId: line?.variantId ?? 0 };
}

async function place(fields: object, cookie: string): Promise<string> {
  const response = await send(api.app, 'place-order', { ...fields }, { cookie });
  const body: { code?: string; outcome?: string } = response.json();
  return body.code ?? body.outcome ?? '';
}

async function stockOf(variantId: number): Promise<number> {
  const row = await api.database.db.query.variants.findFirst({ where: eq(variants.id, variantId) });
  return row?.stock ?? Number.NaN;
}

const charged = () => [...payments.payments.values()].filter(({ status }) => status === 'authorised').length;

it('place-order sells the last two pieces to two of six shoppers', async () => {
  const shoppers = [];
  // oxlint-disable-next-line no-await-in-loop -- only the placing is at the same time
  for (let count = 0; count < 6; count += 1) shoppers.push(await shopper());
  const variantId = shoppers[0]?.variantId ?? 0;
  await api.database.db.update(variants).set({ stock: 2 }).where(eq(variants.id, variantId));
  const outcomes = await Promise.all(
    shoppers.map(({ checkout, cookie }) => place(placing(checkout), cookie)),
  );
  expect(outcomes.toSorted()).toEqual([
    ...Array.from({ length: 4 }, () => 'out_of_stock'),
    'placed',
    'placed',
  ]);
  expect(await stockOf(variantId)).toBe(0);
  expect(charged()).toBe(2);
  expect(await api.database.db.select().from(stockHolds)).toEqual([]);
});

it('place-order makes one order and one charge of a basket that two tabs place', async () => {
  const { cookie, checkout, variantId } = await shopper();
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => place(placing(checkout), cookie)));
  expect(outcomes).toContain('placed');
  expect(outcomes.filter((each) => each !== 'placed' && each !== 'completion_in_progress')).toEqual([]);
  expect(charged()).toBe(1);
  expect(await stockOf(variantId)).toBe(19);
  const rows = await api.database.db
    .select()
    .from(orders)
    .where(eq(orders.quoteId, checkout.quoteId ?? 0));
  expect(rows).toHaveLength(1);
});

it('place-order makes one order and one charge of a key that is sent several times', async () => {
  const { cookie, checkout, variantId } = await shopper();
  const fields = placing(checkout);
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => place(fields, cookie)));
  expect(outcomes).toContain('placed');
  expect(outcomes.filter((each) => each !== 'placed' && each !== 'completion_in_progress')).toEqual([]);
  expect(await place(fields, cookie)).toBe('placed');
  expect(charged()).toBe(1);
  expect(await stockOf(variantId)).toBe(19);
});

it('place-order and a change of the basket at the same time do not mix', async () => {
  const { cookie, checkout } = await shopper();
  const [outcome] = await Promise.all([place(placing(checkout), cookie), fillBasket(api, cookie)]);
  const [order] = await api.database.db
    .select()
    .from(orders)
    .where(eq(orders.quoteId, checkout.quoteId ?? 0));
  const basket = (await checkoutOf(api, cookie)).basket.items.map(({ qty }) => qty);
  const ordered = { outcome: 'placed', basket: [1], total: checkout.basket.order.total?.amount };
  const changed = { outcome: 'basket_changed', basket: [2], total: undefined };
  expect([ordered, changed]).toContainEqual({ outcome, basket, total: order?.total });
});

it('place-order gives the last use of a code to one of three shoppers', async () => {
  await api.database.db.insert(promotions).values({
    code: 'LASTONE',
    name: Object.fromEntries(storeLocales.map((locale) => [locale, 'Five percent'])) as Localised,
    rules: { effect: { kind: 'percentage', percent: 5 } },
    maxUses: 1,
  });
  const shoppers = [];
  for (let count = 0; count < 3; count += 1) {
    // oxlint-disable no-await-in-loop -- only the placing is at the same time
    const { cookie } = await shopper();
    const { version } = await checkoutOf(api, cookie);
    const code = { store_id: 1, version, type: 'promo' as const, info: 'lastone' };
    await call(api.app, 'basket-apply-discount', code, { cookie });
    shoppers.push({ cookie, checkout: await checkoutOf(api, cookie) });
    // oxlint-enable no-await-in-loop
  }
  const discounts = shoppers.map(({ checkout }) => checkout.basket.order.discounts.amount?.amount ?? 0);
  expect(Math.min(...discounts)).toBeGreaterThan(0);
  const outcomes = await Promise.all(
    shoppers.map(({ checkout, cookie }) => place(placing(checkout), cookie)),
  );
  expect(outcomes.toSorted()).toEqual(['cart_changed', 'cart_changed', 'placed']);
  expect(charged()).toBe(1);
});

it('webhooks and sweeps of one payment at the same time place the order once', async () => {
  const { cookie, checkout, variantId } = await shopper();
  payments.behaviour = 'redirect';
  expect(await place(placing(checkout), cookie)).toBe('redirect');
  const [reference = ''] = payments.payments.keys();
  const payment = payments.payments.get(reference);
  if (payment !== undefined) payment.status = 'authorised';
  const { db } = api.database;
  const later = new Date(api.clock.now.getTime() + 2 * 60_000);
  const decide = () =>
    db.transaction((tx) =>
      onPaymentDecided(tx, { reference, status: 'authorised' }, api.app.orderServices, later),
    );
  await Promise.all([
    decide(),
    decide(),
    sweep({ db, services: api.app.orderServices, now: () => later }),
    sweep({ db, services: api.app.orderServices, now: () => later }),
    decide(),
  ]);
  expect(await stockOf(variantId)).toBe(19);
  const rows = await db
    .select({ state: orders.state })
    .from(orders)
    .where(
      inArray(
        orders.id,
        db
          .select({ id: orderPayments.orderId })
          .from(orderPayments)
          .where(eq(orderPayments.reference, reference)),
      ),
    );
  expect(rows).toEqual([{ state: 'placed' }]);
});
