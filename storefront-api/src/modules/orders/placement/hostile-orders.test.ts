import { eq } from 'drizzle-orm';
import {
  idempotencyKeys,
  orderPayments,
  orders,
  pointEntries,
  stockHolds,
  variants,
} from '../../../db/schema/index.ts';
import { basketOf, bundleAddition, bundleOf, variantsOfLine } from '../../../testing/baskets.ts';
import { createMember } from '../../../testing/new-member.ts';
import {
  checkoutOf,
  completeCheckout,
  fillBasket,
  placing,
  plainProduct,
  statusOf,
} from '../../../testing/orders/checkouts.ts';
import { applyDiscount, givePoints } from '../../../testing/orders/discounts.ts';
import { createFakePayments, type FakePayments } from '../../../testing/orders/fake-payments.ts';
import { buildTestApi, call, callFailing, type TestApi } from '../../../testing/test-api.ts';
import { sweep } from '../background/sweeper.ts';
import { onPaymentDecided } from '../payment/settle.ts';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

let api: TestApi;
let payments: FakePayments;
let members = 0;

beforeAll(async () => {
  payments = createFakePayments();
  api = await buildTestApi({ paymentProvider: payments });
});
beforeEach(async () => {
  payments.behaviour = 'authorise';
  payments.sessionCalls = 0;
  payments.payments.clear();
  await api.database.db.update(variants).set({ stock: 20 });
  await api.database.db.delete(stockHolds);
});
afterAll(() => api.close());

async function shopper() {
  members += 1;
  const { cookie, email } = await createMember(api, `hostile-${members}@example.com`);
  await fillBasket(api, cookie);
  return { cookie, email, checkout: await completeCheckout(api, cookie) };
}

async function fail(cookie: string | undefined, fields: object) {
  const { status, body } = await callFailing(api.app, 'place-order', { ...fields }, { cookie });
  return [status, body.code];
}

const sweepNow = () =>
  sweep({ db: api.database.db, services: api.app.orderServices, now: () => api.clock.now });
const pass = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};

/** Places an order whose payment is decided later, and returns the reference of the payment. */
async function placePending(cookie: string) {
  payments.behaviour = 'redirect';
  const { data } = await call(api.app, 'place-order', placing(await checkoutOf(api, cookie)), { cookie });
  const [attempt] = await api.database.db
    .select()
    .from(orderPayments)
    .where(eq(orderPayments.orderId, data.orderId));
  return { orderId: data.orderId, reference: attempt?.reference ?? '' };
}

const decide = (reference: string, status: 'authorised' | 'rejected' | 'expired') => {
  const payment = payments.payments.get(reference);
  if (payment !== undefined) payment.status = status;
  return api.database.db.transaction((tx) =>
    onPaymentDecided(tx, { reference, status }, api.app.orderServices, api.clock.now),
  );
};

describe('place-order with hostile fields', () => {
  it.each([
    { expectedTotal: -1 },
    { expectedTotal: 0.5 },
    { expectedTotal: 1e21 },
    { expectedTotal: '１００' },
    { expectedTotal: null },
    { version: 1.5 },
    { version: '1' },
    { quoteId: 0 },
    { quoteId: -1 },
    { quoteId: 2 ** 31 },
    { quoteId: '٣' },
    { idempotencyKey: 'short' },
    { idempotencyKey: 'k'.repeat(65) },
    { idempotencyKey: 'ключ-ключ-ключ-ключ' },
    { idempotencyKey: `${'k'.repeat(16)}\u0000` },
    { methodCode: '' },
    { methodCode: 'x'.repeat(41) },
    { tokenId: 'x'.repeat(81) },
    { termsAccepted: false },
    { discount: 100 },
  ])('rejects %j and changes nothing', async (fields) => {
    const { db } = api.database;
    const before = [await db.$count(orders), await db.$count(idempotencyKeys)];
    const { cookie, checkout } = await shopper();
    expect(await fail(cookie, { ...placing(checkout), ...fields })).toEqual([400, 'invalid_request']);
    expect([await db.$count(orders), await db.$count(idempotencyKeys)]).toEqual(before);
    expect(payments.sessionCalls).toBe(0);
  });

  it.each([2 ** 31, 1e21, -0.5, '１', '٣', '1e1', '🎿', null, [1], { $gt: 0 }])(
    'never gets a quantity of %j into the basket',
    async (quantity) => {
      const { cookie } = await shopper();
      const fields = { store_id: 1, ...(await plainProduct(api)), quantity };
      const { productId: productID, ...rest } = fields;
      const { status } = await callFailing(api.app, 'basket-add', { ...rest, productID }, { cookie });
      expect(status).toBe(400);
      const { items, version } = await basketOf(api, cookie);
      expect(items.map(({ qty }) => qty)).toEqual([1]);
      const change = { store_id: 1, cartItemId: items[0]?.cartItemId, version, qty: quantity };
      const update = await callFailing(api.app, 'basket-update', change, { cookie });
      expect(update.status).toBe(400);
    },
  );
});

describe('place-order with what belongs to another shopper', () => {
  it('does not order the basket of another member', async () => {
    const owner = await shopper();
    const other = await shopper();
    const fields = placing(owner.checkout);
    expect(await fail(other.cookie, fields)).toEqual([409, 'basket_changed']);
    const { cookie: empty } = await createMember(api, `hostile-empty-${members}@example.com`);
    expect(await fail(empty, placing(owner.checkout))).toEqual([404, 'not_found']);
    expect(await fail(undefined, placing(owner.checkout))).toEqual([401, 'authentication_required']);
    expect((await basketOf(api, owner.cookie)).items).toHaveLength(1);
    expect(payments.sessionCalls).toBe(0);
  });

  it('does not answer with the order of another member, who has sent the same key', async () => {
    const owner = await shopper();
    const other = await shopper();
    const fields = placing(owner.checkout);
    const { data } = await call(api.app, 'place-order', fields, { cookie: owner.cookie });
    const own = { ...placing(other.checkout), idempotencyKey: fields.idempotencyKey };
    const second = await call(api.app, 'place-order', own, { cookie: other.cookie });
    expect(second.data.orderId).not.toBe(data.orderId);
    // Not even with everything that the owner has sent.
    const { cookie } = await createMember(api, `hostile-replay-${members}@example.com`);
    expect(await fail(cookie, fields)).toEqual([404, 'not_found']);
  });

  it('names only its own shopper to the provider, which then knows no card of another one', async () => {
    const [one, other] = [await shopper(), await shopper()];
    for (const { cookie, checkout } of [one, other]) {
      const fields = placing(checkout, { methodCode: 'adyen_oneclick', tokenId: 'card-1' });
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      await call(api.app, 'place-order', fields, { cookie });
    }
    const names = [...payments.payments.values()].map(({ request }) => request.shopperReference);
    expect(new Set(names).size).toBe(2);
    expect(names).not.toContain(null);
  });
});

describe('the return address of a payment', () => {
  it('is a page of the store, whatever host the caller sends', async () => {
    const { cookie, checkout } = await shopper();
    const headers = { host: 'evil.example', origin: 'http://evil.example' };
    const { data } = await call(api.app, 'place-order', placing(checkout), { cookie, headers });
    const [payment] = payments.payments.values();
    expect(payment?.request.returnUrl).toBe(`http://localhost/order/success/?order=${data.orderId}`);
  });
});

describe('place-order of a total of zero', () => {
  it('skips the provider, spends the points and answers a repeated call alike', async () => {
    const { cookie, email } = await shopper();
    await givePoints(api, email, 1_000_000);
    await applyDiscount(api, cookie, 'promo', 'FREESHIP');
    const checkout = await applyDiscount(api, cookie, 'points', '1000000');
    expect(checkout.basket.order.total?.amount).toBe(0);
    const fields = placing(checkout);
    const { data } = await call(api.app, 'place-order', fields, { cookie });
    expect(data.outcome).toBe('placed');
    expect((await call(api.app, 'place-order', fields, { cookie })).data).toEqual(data);
    expect(payments.sessionCalls).toBe(0);
    const status = await statusOf(api, cookie, data.orderId);
    expect(status).toMatchObject({ state: 'placed', paymentState: 'none', paymentMethod: 'Nothing to pay' });
    const entries = await api.database.db
      .select()
      .from(pointEntries)
      .where(eq(pointEntries.orderId, data.orderId));
    expect(entries.map(({ kind }) => kind)).toEqual(['reserved', 'reserved', 'spent']);
    expect(entries.at(-1)?.points).toBe(-status.rewardPoints);
  });
});

describe('the hold of a bundle', () => {
  it('has all of its parts, or none', async () => {
    const { db } = api.database;
    members += 1;
    const { cookie } = await createMember(api, `hostile-${members}@example.com`);
    const set = await bundleOf(api, 'ski-bundle', cookie);
    const { data } = await call(api.app, 'basket-add', bundleAddition(set, 2), { cookie });
    const parts = await variantsOfLine(api, data.added.cartItemId);
    const checkout = await completeCheckout(api, cookie);
    await db
      .update(variants)
      .set({ stock: 1 })
      .where(eq(variants.id, parts.at(-1) ?? 0));
    expect(await fail(cookie, placing(checkout))).toEqual([409, 'out_of_stock']);
    expect(await db.select().from(stockHolds)).toEqual([]);
    await db.update(variants).set({ stock: 2 });
    const { reference } = await placePending(cookie);
    const held = await db.select().from(stockHolds);
    expect(new Map(held.map(({ variantId, qty }) => [variantId, qty]))).toEqual(
      new Map(parts.map((id) => [id, 2])),
    );
    await decide(reference, 'authorised');
    expect(await db.select().from(stockHolds)).toEqual([]);
    const sold = await db.select().from(variants).where(eq(variants.stock, 0));
    expect(new Set(sold.map(({ id }) => id))).toEqual(new Set(parts));
  });
});

describe('an idempotency key', () => {
  it('is kept for 24 hours, and can then be used for something else', async () => {
    const { cookie, checkout } = await shopper();
    payments.behaviour = 'reject';
    const fields = placing(checkout);
    expect(await fail(cookie, fields)).toEqual([402, 'payment_failed']);
    const other = { ...placing(checkout), idempotencyKey: fields.idempotencyKey };
    pass(dayMs - minuteMs);
    await sweepNow();
    expect(await fail(cookie, { ...other, methodCode: 'wallet' })).toEqual([422, 'idempotency_key_reused']);
    pass(2 * minuteMs);
    await sweepNow();
    payments.behaviour = 'authorise';
    const { data } = await call(api.app, 'place-order', { ...other, methodCode: 'wallet' }, { cookie });
    expect(data.outcome).toBe('placed');
  });
});
