import { eq } from 'drizzle-orm';
import { basketLines, customers, orders, outbox, stockHolds, variants } from '../../../db/schema/index.ts';
import { basketOf } from '../../../testing/baskets.ts';
import { createMember } from '../../../testing/new-member.ts';
import { createFakePayments, type FakePayments } from '../../../testing/orders/fake-payments.ts';
import {
  completeCheckout,
  checkoutOf,
  fillBasket,
  placing,
  statusOf,
} from '../../../testing/orders/checkouts.ts';
import { buildTestApi, call, callFailing, type TestApi } from '../../../testing/test-api.ts';

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
  await api.database.db.update(variants).set({ stock: 20 });
});
afterAll(() => api.close());

/** A member with one jacket in the basket and a complete checkout. */
async function shopper() {
  members += 1;
  const { cookie, email } = await createMember(api, `buyer-${members}@example.com`);
  const { data } = await fillBasket(api, cookie);
  const checkout = await completeCheckout(api, cookie);
  const line = await api.database.db.query.basketLines.findFirst({
    where: eq(basketLines.id, data.added.cartItemId),
  });
  return { cookie, email, checkout, variantId: line?.variantId ?? 0, storeFields: { store_id: 1 } };
}

async function stockOf(variantId: number): Promise<number> {
  const row = await api.database.db.query.variants.findFirst({ where: eq(variants.id, variantId) });
  return row?.stock ?? Number.NaN;
}

describe('place-order', () => {
  it('places a paid order: stock is taken once, the basket is empty, the mail is queued', async () => {
    const { cookie, email, checkout, variantId } = await shopper();
    expect(checkout.requirements).toEqual([]);
    const { data } = await call(api.app, 'place-order', placing(checkout), { cookie });
    expect(data).toMatchObject({ outcome: 'placed', redirect: `/order/success/?order=${data.orderId}` });
    expect(await stockOf(variantId)).toBe(19);
    expect((await basketOf(api, cookie)).items).toEqual([]);
    expect(await api.database.db.select().from(stockHolds)).toEqual([]);
    const mails = await api.database.db.select().from(outbox).where(eq(outbox.recipient, email));
    expect(mails.find(({ kind }) => kind === 'order-received')?.payload).toMatchObject({
      page: `/sales/order/view/order_id/${data.orderId}`,
      isGuest: 'no',
      placeKind: 'address',
      place: 'Anna Berg, 14 Corn Mill Lane, Leeds, LS1 4AB, United Kingdom',
      billing: 'Anna Berg, 14 Corn Mill Lane, Leeds, LS1 4AB, United Kingdom',
      hasDates: 'yes',
      total: expect.stringMatching(/^£\d+\.\d\d$/) as string,
    });
    const status = await statusOf(api, cookie, data.orderId);
    expect(status).toMatchObject({ state: 'placed', paymentState: 'authorised', email, isGuest: false });
    expect(status.total).toEqual(checkout.basket.order.total);
    expect(status.items).toHaveLength(1);
  });

  it('subscribes a member who ticked the newsletter once the order is placed, and no other member', async () => {
    const { db } = api.database;
    const isSubscribed = async (email: string) => {
      const customer = await db.query.customers.findFirst({ where: eq(customers.email, email) });
      return customer?.isSubscribed;
    };
    const [wanting, other] = [await shopper(), await shopper()];
    await db.update(customers).set({ isSubscribed: false });
    payments.behaviour = 'reject';
    await callFailing(api.app, 'place-order', placing(wanting.checkout, { newsletter: true }), wanting);
    expect(await isSubscribed(wanting.email)).toBe(false);
    payments.behaviour = 'authorise';
    const again = await checkoutOf(api, wanting.cookie);
    await call(api.app, 'place-order', placing(again, { newsletter: true }), wanting);
    await call(api.app, 'place-order', placing(other.checkout), other);
    expect(await isSubscribed(wanting.email)).toBe(true);
    expect(await isSubscribed(other.email)).toBe(false);
  });

  it('leaves a member subscribed who did not tick the newsletter', async () => {
    const { cookie, email, checkout } = await shopper();
    await call(api.app, 'place-order', placing(checkout, { newsletter: false }), { cookie });
    const customer = await api.database.db.query.customers.findFirst({ where: eq(customers.email, email) });
    expect(customer?.isSubscribed).toBe(true);
  });

  it('answers the same key with the same order and one payment', async () => {
    const { cookie, checkout, variantId } = await shopper();
    const fields = placing(checkout);
    const first = await call(api.app, 'place-order', fields, { cookie });
    const second = await call(api.app, 'place-order', fields, { cookie });
    expect(second.data).toEqual(first.data);
    expect(payments.sessionCalls).toBe(1);
    expect(await stockOf(variantId)).toBe(19);
  });

  it('rejects a key that was sent with other fields', async () => {
    const { cookie, checkout } = await shopper();
    const fields = placing(checkout);
    await call(api.app, 'place-order', fields, { cookie });
    const { status, body } = await callFailing(
      api.app,
      'place-order',
      { ...fields, methodCode: 'braintree_paypal' },
      { cookie },
    );
    expect([status, body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('answers another key for a basket that was ordered with its order', async () => {
    const { cookie, checkout } = await shopper();
    const first = await call(api.app, 'place-order', placing(checkout), { cookie });
    const second = await call(api.app, 'place-order', placing(checkout), { cookie });
    expect(second.data.orderId).toBe(first.data.orderId);
    expect(payments.sessionCalls).toBe(1);
  });

  it('rejects another total than the server calculates, with the basket, and holds nothing', async () => {
    const { cookie, checkout } = await shopper();
    const fields = placing(checkout, { expectedTotal: 1 });
    const { status, body } = await callFailing(api.app, 'place-order', fields, { cookie });
    expect([status, body.code]).toEqual([409, 'cart_changed']);
    expect(body.basket?.order.total).toEqual(checkout.basket.order.total);
    expect(await api.database.db.select().from(stockHolds)).toEqual([]);
    expect(payments.sessionCalls).toBe(0);
  });

  it('rejects another version of the basket', async () => {
    const { cookie, checkout } = await shopper();
    await fillBasket(api, cookie);
    const { status, body } = await callFailing(api.app, 'place-order', placing(checkout), { cookie });
    expect([status, body.code]).toEqual([409, 'basket_changed']);
  });

  it('names what is missing', async () => {
    const { cookie } = await createMember(api, 'without-address@example.com');
    await fillBasket(api, cookie);
    const checkout = await checkoutOf(api, cookie);
    const { status, body } = await callFailing(api.app, 'place-order', placing(checkout), { cookie });
    expect([status, body.code]).toEqual([422, 'requirements_missing']);
    expect(body.fields).toEqual({ address: 'address_required' });
  });

  it('keeps the basket and releases the stock when the payment is rejected, and can be tried again', async () => {
    const { cookie, checkout, variantId } = await shopper();
    payments.behaviour = 'reject';
    const fields = placing(checkout);
    const rejected = await callFailing(api.app, 'place-order', fields, { cookie });
    expect([rejected.status, rejected.body.code]).toEqual([402, 'payment_failed']);
    const again = await callFailing(api.app, 'place-order', fields, { cookie });
    expect(again.body.code).toBe('payment_failed');
    expect(payments.sessionCalls).toBe(1);
    expect(await stockOf(variantId)).toBe(20);
    expect(await api.database.db.select().from(stockHolds)).toEqual([]);
    expect((await basketOf(api, cookie)).items).toHaveLength(1);

    payments.behaviour = 'authorise';
    const { data } = await call(api.app, 'place-order', placing(await checkoutOf(api, cookie)), { cookie });
    expect(data.outcome).toBe('placed');
    const rows = await api.database.db
      .select()
      .from(orders)
      .where(eq(orders.quoteId, checkout.quoteId ?? 0));
    expect(rows).toHaveLength(1);
  });

  it('rejects what is not in stock any more, with the basket', async () => {
    const { cookie, checkout, variantId } = await shopper();
    await api.database.db.update(variants).set({ stock: 0 }).where(eq(variants.id, variantId));
    const { status, body } = await callFailing(api.app, 'place-order', placing(checkout), { cookie });
    expect([status, body.code]).toEqual([409, 'out_of_stock']);
    expect(body.basket?.items).toHaveLength(1);
  });

  it('does not sell what another checkout holds', async () => {
    const first = await shopper();
    const second = await shopper();
    await api.database.db.update(variants).set({ stock: 1 }).where(eq(variants.id, first.variantId));
    payments.behaviour = 'redirect';
    await call(api.app, 'place-order', placing(first.checkout), { cookie: first.cookie });
    const { body } = await callFailing(api.app, 'place-order', placing(second.checkout), {
      cookie: second.cookie,
    });
    expect(body.code).toBe('out_of_stock');
    await api.database.db.delete(stockHolds);
  });
});

describe('order-status', () => {
  it('shows an order to its owner only', async () => {
    const { cookie, checkout } = await shopper();
    const { data } = await call(api.app, 'place-order', placing(checkout), { cookie });
    const other = await createMember(api, 'other-buyer@example.com');
    const fields = { store_id: 1, orderId: data.orderId };
    for (const cookieOfOther of [other.cookie, undefined]) {
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      const { status } = await callFailing(api.app, 'order-status', fields, { cookie: cookieOfOther });
      expect(status).toBe(404);
    }
  });
});
