import { eq } from 'drizzle-orm';
import { idempotencyKeys, stockHolds, variants } from '../../../db/schema/index.ts';
import { basketOf } from '../../../testing/baskets.ts';
import { createMember } from '../../../testing/new-member.ts';
import {
  beginPayment,
  paymentMailKinds,
  setAtProvider,
  stockOf,
} from '../../../testing/orders/begun-payments.ts';
import {
  checkoutOf,
  completeCheckout,
  fillBasket,
  placing,
  statusOf,
} from '../../../testing/orders/checkouts.ts';
import { applyDiscount, givePoints, insertCode } from '../../../testing/orders/discounts.ts';
import {
  differencesOf,
  openChangeTest,
  pass,
  sweepOnce,
  type ChangeTest,
} from '../../../testing/orders/order-changes.ts';
import { setStock } from '../../../testing/orders/placed-orders.ts';
import { call, callFailing } from '../../../testing/test-api.ts';
import { onPaymentDecided } from '../payment/settle.ts';

const minuteMs = 60 * 1000;

let api: ChangeTest;

beforeAll(async () => {
  api = await openChangeTest();
});
beforeEach(() => setStock(api, 20));
afterAll(() => api.close());

describe('sweep', () => {
  it('places an order whose payment was authorised although the answer was lost', async () => {
    const { cookie, email, placed, variantId } = await beginPayment(api, 'lost');
    expect(placed.outcome).toBe('pending');
    expect((await checkoutOf(api, cookie)).pendingOrder).toEqual({ orderId: placed.orderId, redirect: null });
    pass(api, 2 * minuteMs);
    await sweepOnce(api);
    expect(await statusOf(api, cookie, placed.orderId)).toMatchObject({
      state: 'placed',
      paymentState: 'authorised',
    });
    expect(await stockOf(api, variantId)).toBe(19);
    expect(await paymentMailKinds(api, email)).toEqual(['order-received']);
    await sweepOnce(api);
    expect(await stockOf(api, variantId)).toBe(19);
  });

  it('ends an order whose payment the provider does not know, and keeps the basket', async () => {
    const { cookie, email, placed, variantId } = await beginPayment(api, 'unreachable');
    pass(api, 2 * minuteMs);
    await sweepOnce(api);
    expect(await statusOf(api, cookie, placed.orderId)).toMatchObject({
      state: 'draft',
      paymentState: 'failed',
    });
    expect((await basketOf(api, cookie)).items).toHaveLength(1);
    expect(await stockOf(api, variantId)).toBe(20);
    expect(await api.database.db.select().from(stockHolds)).toEqual([]);
    expect(await paymentMailKinds(api, email)).toEqual(['payment-failed']);
  });

  it('voids and ends a payment that is not made in time, and mails the shopper once', async () => {
    const { cookie, email, placed, reference } = await beginPayment(api, 'redirect');
    expect(placed).toMatchObject({ outcome: 'redirect', redirect: `https://pay.example/${reference}` });
    pass(api, 29 * minuteMs);
    await sweepOnce(api);
    expect((await statusOf(api, cookie, placed.orderId)).state).toBe('pending_payment');
    pass(api, 2 * minuteMs);
    await sweepOnce(api);
    pass(api, 2 * minuteMs);
    await sweepOnce(api);
    expect(await statusOf(api, cookie, placed.orderId)).toMatchObject({
      state: 'canceled',
      paymentState: 'expired',
    });
    expect(api.payments.payments.get(reference)?.status).toBe('voided');
    expect(await paymentMailKinds(api, email)).toEqual(['payment-expired']);
  });

  it('deletes the key of a call after 24 hours', async () => {
    const { placed } = await beginPayment(api, 'authorise');
    const isOfOrder = eq(idempotencyKeys.orderId, placed.orderId);
    pass(api, 24 * 60 * minuteMs - 1000);
    await sweepOnce(api);
    expect(await api.database.db.$count(idempotencyKeys, isOfOrder)).toBe(1);
    pass(api, 2000);
    await sweepOnce(api);
    expect(await api.database.db.$count(idempotencyKeys, isOfOrder)).toBe(0);
  });

  it('keeps the hold of a payment without a page for 10 minutes', async () => {
    const { reference } = await beginPayment(api, 'wait');
    pass(api, 10 * minuteMs - 1000);
    await sweepOnce(api);
    expect(await api.database.db.select().from(stockHolds)).not.toEqual([]);
    pass(api, 2000);
    await sweepOnce(api);
    expect(await api.database.db.select().from(stockHolds)).toEqual([]);
    setAtProvider(api, reference, 'rejected');
    pass(api, 2 * minuteMs);
    await sweepOnce(api);
  });

  it('keeps the hold of a shopper on the page of the provider for 30 minutes', async () => {
    await beginPayment(api, 'redirect');
    pass(api, 30 * minuteMs - 1000);
    await sweepOnce(api);
    expect(await api.database.db.select().from(stockHolds)).not.toEqual([]);
    pass(api, 2000);
    await sweepOnce(api);
    expect(await api.database.db.select().from(stockHolds)).toEqual([]);
    pass(api, 2 * minuteMs);
    await sweepOnce(api);
    // Recorded as expired, then voided.
    await sweepOnce(api);
  });

  it('voids an authorisation that comes while an expired payment is being voided', async () => {
    const { cookie, placed, reference, variantId } = await beginPayment(api, 'redirect');
    api.payments.beforeVoid = async () => {
      api.payments.beforeVoid = async () => {};
      await api.database.db.transaction((tx) =>
        onPaymentDecided(tx, { reference, status: 'authorised' }, api.app.orderServices, api.clock.now),
      );
    };
    pass(api, 31 * minuteMs);
    await sweepOnce(api);
    await sweepOnce(api);
    expect((await statusOf(api, cookie, placed.orderId)).state).toBe('canceled');
    expect(api.payments.payments.get(reference)?.status).toBe('voided');
    expect(await stockOf(api, variantId)).toBe(20);
  });

  it('refunds a payment that must be voided and was charged at once', async () => {
    const { cookie, placed, reference, variantId } = await beginPayment(api, 'redirect');
    pass(api, 31 * minuteMs);
    await sweepOnce(api);
    const payment = api.payments.payments.get(reference);
    const captured = payment?.request.amount.amount;
    Object.assign(payment ?? {}, { status: 'captured', captured });
    await sweepOnce(api);
    await sweepOnce(api);
    expect(payment).toMatchObject({ status: 'refunded', captured, refunded: captured });
    expect(await differencesOf(api)).toEqual([]);
    expect((await statusOf(api, cookie, placed.orderId)).state).toBe('canceled');
    expect(await stockOf(api, variantId)).toBe(20);
  });

  it('places an order that is paid after its hold has expired, if the goods are still there', async () => {
    const { cookie, placed, reference, variantId } = await beginPayment(api, 'wait');
    pass(api, 20 * minuteMs);
    await sweepOnce(api);
    expect(await api.database.db.select().from(stockHolds)).toEqual([]);
    setAtProvider(api, reference, 'authorised');
    pass(api, 2 * minuteMs);
    await sweepOnce(api);
    expect((await statusOf(api, cookie, placed.orderId)).state).toBe('placed');
    expect(await stockOf(api, variantId)).toBe(19);
  });

  it('voids a payment that comes after its hold has expired and the goods are sold', async () => {
    const { cookie, email, placed, reference, variantId } = await beginPayment(api, 'wait');
    pass(api, 20 * minuteMs);
    await api.database.db.update(variants).set({ stock: 0 }).where(eq(variants.id, variantId));
    setAtProvider(api, reference, 'authorised');
    await sweepOnce(api);
    await sweepOnce(api);
    expect(await statusOf(api, cookie, placed.orderId)).toMatchObject({
      state: 'canceled',
      paymentState: 'voided',
    });
    expect(api.payments.payments.get(reference)?.status).toBe('voided');
    expect(await stockOf(api, variantId)).toBe(0);
    expect(await paymentMailKinds(api, email)).toEqual(['payment-expired']);
  });

  it('keeps what the shopper has added while the payment was open, in a new basket', async () => {
    const { cookie, reference, placed } = await beginPayment(api, 'wait');
    await fillBasket(api, cookie, { quantity: 2 });
    setAtProvider(api, reference, 'authorised');
    pass(api, 2 * minuteMs);
    await sweepOnce(api);
    expect((await statusOf(api, cookie, placed.orderId)).items[0]?.qtyOrdered).toBe(1);
    const basket = await basketOf(api, cookie);
    expect(basket.items.map(({ qty }) => qty)).toEqual([2]);
  });

  it('voids the payment of a page that the shopper left for another method', async () => {
    const { cookie, placed, reference } = await beginPayment(api, 'redirect');
    api.payments.behaviour = 'authorise';
    const checkout = await checkoutOf(api, cookie);
    const fields = placing(checkout, { methodCode: 'braintree_paypal' });
    const { data } = await call(api.app, 'place-order', fields, { cookie });
    expect(data).toMatchObject({ orderId: placed.orderId, outcome: 'placed' });
    setAtProvider(api, reference, 'authorised');
    pass(api, 2 * minuteMs);
    await sweepOnce(api);
    await sweepOnce(api);
    expect(api.payments.payments.get(reference)?.status).toBe('voided');
    expect((await statusOf(api, cookie, placed.orderId)).paymentState).toBe('authorised');
  });
});

describe('a page of the provider that the shopper has left', () => {
  it('is closed when its time is over, although the order was paid in another way', async () => {
    const { cookie, placed, reference } = await beginPayment(api, 'redirect');
    api.payments.behaviour = 'authorise';
    const other = placing(await checkoutOf(api, cookie), { methodCode: 'braintree_paypal' });
    await call(api.app, 'place-order', other, { cookie });
    pass(api, 31 * minuteMs);
    await sweepOnce(api);
    await sweepOnce(api);
    expect(api.payments.payments.get(reference)?.status).toBe('voided');
    expect(await statusOf(api, cookie, placed.orderId)).toMatchObject({
      state: 'placed',
      paymentState: 'authorised',
    });
  });
});

describe('place-order after the shopper has left the page of the provider', () => {
  it('has the total that the checkout shows, with the code and the points of the first attempt', async () => {
    const { cookie, email } = await createMember(api, 'left-page@example.com');
    await fillBasket(api, cookie);
    await completeCheckout(api, cookie);
    await insertCode(api, 'LEFT7', 1);
    await givePoints(api, email, 500);
    await applyDiscount(api, cookie, 'promo', 'LEFT7');
    const checkout = await applyDiscount(api, cookie, 'points', '500');
    api.payments.behaviour = 'redirect';
    await call(api.app, 'place-order', placing(checkout), { cookie });
    const again = await checkoutOf(api, cookie);
    expect(again.basket.order.discounts).toEqual(checkout.basket.order.discounts);
    expect(again.basket.order.total).toEqual(checkout.basket.order.total);
    api.payments.behaviour = 'authorise';
    const other = placing(again, { methodCode: 'braintree_paypal' });
    expect((await call(api.app, 'place-order', other, { cookie })).data.outcome).toBe('placed');
  });
});

it('place-order answers a call that another call is making with completion_in_progress', async () => {
  let second: Awaited<ReturnType<typeof callFailing>> | undefined;
  const { cookie } = await createMember(api, 'double-click@example.com');
  await fillBasket(api, cookie);
  const fields = placing(await completeCheckout(api, cookie));
  api.payments.behaviour = 'authorise';
  api.payments.beforeSession = async () => {
    api.payments.beforeSession = async () => {};
    second = await callFailing(api.app, 'place-order', fields, { cookie });
  };
  const { data } = await call(api.app, 'place-order', fields, { cookie });
  expect(data.outcome).toBe('placed');
  expect([second?.status, second?.body.code]).toEqual([409, 'completion_in_progress']);
});
