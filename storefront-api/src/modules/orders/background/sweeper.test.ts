import { eq } from 'drizzle-orm';
import {
  basketLines,
  idempotencyKeys,
  orderEvents,
  orderPayments,
  outbox,
  stockHolds,
  variants,
} from '../../../db/schema/index.ts';
import { basketOf } from '../../../testing/baskets.ts';
import { createMember } from '../../../testing/new-member.ts';
import {
  completeCheckout,
  checkoutOf,
  fillBasket,
  placing,
  statusOf,
} from '../../../testing/orders/checkouts.ts';
import {
  createFakePayments,
  type FakeBehaviour,
  type FakePayments,
} from '../../../testing/orders/fake-payments.ts';
import { applyDiscount, givePoints, insertCode } from '../../../testing/orders/discounts.ts';
import { buildTestApi, call, callFailing, type TestApi } from '../../../testing/test-api.ts';
import { changeOrder } from '../changes/change-order.ts';
import { shipOrder } from '../changes/ship-order.ts';
import { onPaymentDecided } from '../payment/settle.ts';
import { sweep } from './sweeper.ts';

const minuteMs = 60 * 1000;

let api: TestApi;
let payments: FakePayments;
let members = 0;

beforeAll(async () => {
  payments = createFakePayments();
  api = await buildTestApi({ paymentProvider: payments });
});
beforeEach(async () => {
  await api.database.db.update(variants).set({ stock: 20 });
});
afterAll(() => api.close());

/** A member whose order has a payment with this behaviour. */
async function order(behaviour: FakeBehaviour) {
  members += 1;
  const { cookie, email } = await createMember(api, `waiting-${members}@example.com`);
  const { data } = await fillBasket(api, cookie);
  const checkout = await completeCheckout(api, cookie);
  const line = await api.database.db.query.basketLines.findFirst({
    where: eq(basketLines.id, data.added.cartItemId),
  });
  payments.behaviour = behaviour;
  const { data: placed } = await call(api.app, 'place-order', placing(checkout), { cookie });
  const attempt = await api.database.db.query.orderPayments.findFirst({
    where: eq(orderPayments.orderId, placed.orderId),
  });
  return {
    cookie,
    email,
    placed,
    checkout,
    variantId: line?.variantId ?? 0,
    reference: attempt?.reference ?? '',
  };
}

const sweepNow = () =>
  sweep({ db: api.database.db, services: api.app.orderServices, now: () => api.clock.now });

function pass(ms: number): void {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
}

function provide(reference: string, status: 'authorised' | 'rejected' | 'captured'): void {
  const payment = payments.payments.get(reference);
  if (payment !== undefined) payment.status = status;
}

async function stockOf(variantId: number): Promise<number> {
  const row = await api.database.db.query.variants.findFirst({ where: eq(variants.id, variantId) });
  return row?.stock ?? Number.NaN;
}

async function mailKinds(email: string): Promise<string[]> {
  const rows = await api.database.db.select().from(outbox).where(eq(outbox.recipient, email));
  return rows
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('order-') || kind.startsWith('payment-'));
}

describe('sweep', () => {
  it('places an order whose payment was authorised although the answer was lost', async () => {
    const { cookie, email, placed, variantId } = await order('lost');
    expect(placed.outcome).toBe('pending');
    expect((await checkoutOf(api, cookie)).pendingOrder).toEqual({ orderId: placed.orderId, redirect: null });
    pass(2 * minuteMs);
    await sweepNow();
    expect(await statusOf(api, cookie, placed.orderId)).toMatchObject({
      state: 'placed',
      paymentState: 'authorised',
    });
    expect(await stockOf(variantId)).toBe(19);
    expect(await mailKinds(email)).toEqual(['order-received']);
    await sweepNow();
    expect(await stockOf(variantId)).toBe(19);
  });

  it('ends an order whose payment the provider does not know, and keeps the basket', async () => {
    const { cookie, email, placed, variantId } = await order('unreachable');
    pass(2 * minuteMs);
    await sweepNow();
    expect(await statusOf(api, cookie, placed.orderId)).toMatchObject({
      state: 'draft',
      paymentState: 'failed',
    });
    expect((await basketOf(api, cookie)).items).toHaveLength(1);
    expect(await stockOf(variantId)).toBe(20);
    expect(await api.database.db.select().from(stockHolds)).toEqual([]);
    expect(await mailKinds(email)).toEqual(['payment-failed']);
  });

  it('voids and ends a payment that is not made in time, and tells the shopper once', async () => {
    const { cookie, email, placed, reference } = await order('redirect');
    expect(placed).toMatchObject({ outcome: 'redirect', redirect: `https://pay.example/${reference}` });
    pass(29 * minuteMs);
    await sweepNow();
    expect((await statusOf(api, cookie, placed.orderId)).state).toBe('pending_payment');
    pass(2 * minuteMs);
    await sweepNow();
    pass(2 * minuteMs);
    await sweepNow();
    expect(await statusOf(api, cookie, placed.orderId)).toMatchObject({
      state: 'canceled',
      paymentState: 'expired',
    });
    expect(payments.payments.get(reference)?.status).toBe('voided');
    expect(await mailKinds(email)).toEqual(['payment-expired']);
  });

  it('forgets the key of a call after 24 hours', async () => {
    const { placed } = await order('authorise');
    const isOfOrder = eq(idempotencyKeys.orderId, placed.orderId);
    pass(24 * 60 * minuteMs - 1000);
    await sweepNow();
    expect(await api.database.db.$count(idempotencyKeys, isOfOrder)).toBe(1);
    pass(2000);
    await sweepNow();
    expect(await api.database.db.$count(idempotencyKeys, isOfOrder)).toBe(0);
  });

  it('keeps the hold of a payment without a page for 10 minutes', async () => {
    const { reference } = await order('wait');
    pass(10 * minuteMs - 1000);
    await sweepNow();
    expect(await api.database.db.select().from(stockHolds)).not.toEqual([]);
    pass(2000);
    await sweepNow();
    expect(await api.database.db.select().from(stockHolds)).toEqual([]);
    provide(reference, 'rejected');
    pass(2 * minuteMs);
    await sweepNow();
  });

  it('keeps the hold of a shopper on the page of the provider for 30 minutes', async () => {
    await order('redirect');
    pass(30 * minuteMs - 1000);
    await sweepNow();
    expect(await api.database.db.select().from(stockHolds)).not.toEqual([]);
    pass(2000);
    await sweepNow();
    expect(await api.database.db.select().from(stockHolds)).toEqual([]);
    pass(2 * minuteMs);
    await sweepNow();
    // Recorded as expired, then voided.
    await sweepNow();
  });

  it('voids an authorisation that comes while an expired payment is being voided', async () => {
    const { cookie, placed, reference, variantId } = await order('redirect');
    payments.beforeVoid = async () => {
      payments.beforeVoid = async () => {};
      await api.database.db.transaction((tx) =>
        onPaymentDecided(tx, { reference, status: 'authorised' }, api.app.orderServices, api.clock.now),
      );
    };
    pass(31 * minuteMs);
    await sweepNow();
    await sweepNow();
    expect((await statusOf(api, cookie, placed.orderId)).state).toBe('canceled');
    expect(payments.payments.get(reference)?.status).toBe('voided');
    expect(await stockOf(variantId)).toBe(20);
  });

  it('places an order that is paid after its hold has expired, if the goods are still there', async () => {
    const { cookie, placed, reference, variantId } = await order('wait');
    pass(20 * minuteMs);
    await sweepNow();
    expect(await api.database.db.select().from(stockHolds)).toEqual([]);
    provide(reference, 'authorised');
    pass(2 * minuteMs);
    await sweepNow();
    expect((await statusOf(api, cookie, placed.orderId)).state).toBe('placed');
    expect(await stockOf(variantId)).toBe(19);
  });

  it('voids a payment that comes after its hold has expired and the goods are sold', async () => {
    const { cookie, email, placed, reference, variantId } = await order('wait');
    pass(20 * minuteMs);
    await api.database.db.update(variants).set({ stock: 0 }).where(eq(variants.id, variantId));
    provide(reference, 'authorised');
    await sweepNow();
    await sweepNow();
    expect(await statusOf(api, cookie, placed.orderId)).toMatchObject({
      state: 'canceled',
      paymentState: 'voided',
    });
    expect(payments.payments.get(reference)?.status).toBe('voided');
    expect(await stockOf(variantId)).toBe(0);
    expect(await mailKinds(email)).toEqual(['payment-expired']);
  });

  it('keeps what the shopper has added while the payment was open, in a new basket', async () => {
    const { cookie, reference, placed } = await order('wait');
    await fillBasket(api, cookie, { quantity: 2 });
    provide(reference, 'authorised');
    pass(2 * minuteMs);
    await sweepNow();
    expect((await statusOf(api, cookie, placed.orderId)).items[0]?.qtyOrdered).toBe(1);
    const basket = await basketOf(api, cookie);
    expect(basket.items.map(({ qty }) => qty)).toEqual([2]);
  });

  it('voids the payment of a page that the shopper left for another method', async () => {
    const { cookie, placed, reference } = await order('redirect');
    payments.behaviour = 'authorise';
    const checkout = await checkoutOf(api, cookie);
    const fields = placing(checkout, { methodCode: 'braintree_paypal' });
    const { data } = await call(api.app, 'place-order', fields, { cookie });
    expect(data).toMatchObject({ orderId: placed.orderId, outcome: 'placed' });
    provide(reference, 'authorised');
    pass(2 * minuteMs);
    await sweepNow();
    await sweepNow();
    expect(payments.payments.get(reference)?.status).toBe('voided');
    expect((await statusOf(api, cookie, placed.orderId)).paymentState).toBe('authorised');
  });
});

describe('a page of the provider that the shopper has left', () => {
  it('is closed when its time is over, although the order was paid in another way', async () => {
    const { cookie, placed, reference } = await order('redirect');
    payments.behaviour = 'authorise';
    const other = placing(await checkoutOf(api, cookie), { methodCode: 'braintree_paypal' });
    await call(api.app, 'place-order', other, { cookie });
    pass(31 * minuteMs);
    await sweepNow();
    await sweepNow();
    expect(payments.payments.get(reference)?.status).toBe('voided');
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
    payments.behaviour = 'redirect';
    await call(api.app, 'place-order', placing(checkout), { cookie });
    const again = await checkoutOf(api, cookie);
    expect(again.basket.order.discounts).toEqual(checkout.basket.order.discounts);
    expect(again.basket.order.total).toEqual(checkout.basket.order.total);
    payments.behaviour = 'authorise';
    const other = placing(again, { methodCode: 'braintree_paypal' });
    expect((await call(api.app, 'place-order', other, { cookie })).data.outcome).toBe('placed');
  });
});

describe('onPaymentDecided', () => {
  const decide = (reference: string, status: 'authorised' | 'rejected' | 'voided') =>
    api.database.db.transaction((tx) =>
      onPaymentDecided(tx, { reference, status }, api.app.orderServices, api.clock.now),
    );

  it('places the order once, however often the payment is reported', async () => {
    const { cookie, email, placed, reference, variantId } = await order('redirect');
    await decide(reference, 'authorised');
    await decide(reference, 'authorised');
    await decide(reference, 'rejected');
    expect(await statusOf(api, cookie, placed.orderId)).toMatchObject({
      state: 'placed',
      paymentState: 'authorised',
    });
    const { records } = api.app.orderServices;
    provide(reference, 'authorised');
    const { total } = await statusOf(api, cookie, placed.orderId);
    const answer = await payments.capture(`psp-${reference}`, total, 'capture');
    await api.database.db.transaction((tx) => records.applyUpdate(tx, answer));
    expect((await statusOf(api, cookie, placed.orderId)).paymentState).toBe('captured');
    expect(await stockOf(variantId)).toBe(19);
    expect(await mailKinds(email)).toEqual(['order-received']);
  });

  it('keeps the basket of a rejected payment and tells the shopper', async () => {
    const { cookie, email, placed, reference } = await order('redirect');
    await decide(reference, 'rejected');
    expect(await statusOf(api, cookie, placed.orderId)).toMatchObject({
      state: 'draft',
      paymentState: 'failed',
    });
    expect((await checkoutOf(api, cookie)).pendingOrder).toBeNull();
    expect(await mailKinds(email)).toEqual(['payment-failed']);
  });

  it('mails a shopper whose payments are rejected again and again once in an hour', async () => {
    const { cookie, email, placed, reference } = await order('redirect');
    await decide(reference, 'rejected');
    await call(api.app, 'place-order', placing(await checkoutOf(api, cookie)), { cookie });
    const attempts = await api.database.db.query.orderPayments.findMany({
      where: eq(orderPayments.orderId, placed.orderId),
    });
    expect(attempts).toHaveLength(2);
    for (const attempt of attempts) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      if (attempt.reference !== reference) await decide(attempt.reference, 'rejected');
    }
    expect(await mailKinds(email)).toEqual(['payment-failed']);
  });

  it('shows an operator that the provider has ended the authorisation of a placed order, which is not sent then', async () => {
    const { cookie, placed, reference } = await order('redirect');
    await decide(reference, 'authorised');
    await decide(reference, 'voided');
    expect(await statusOf(api, cookie, placed.orderId)).toMatchObject({
      state: 'placed',
      paymentState: 'voided',
    });
    const events = await api.database.db.query.orderEvents.findMany({
      where: eq(orderEvents.orderId, placed.orderId),
    });
    expect(events).toMatchObject([{ actor: 'provider', action: 'payment-voided' }]);
    const shipping = { orderId: placed.orderId, actor: 'ops:kim', action: 'ship', payload: {} } as const;
    await expect(
      changeOrder(api.database.db, shipping, api.app.orderServices, api.clock.now, (locked) =>
        shipOrder(locked, {}),
      ),
    ).rejects.toMatchObject({ code: 'order_not_changeable' });
  });

  it('may come before the answer to the call that began the payment', async () => {
    payments.beforeSession = async () => {
      payments.beforeSession = async () => {};
      const [attempt] = await api.database.db
        .select()
        .from(orderPayments)
        .where(eq(orderPayments.status, 'started'));
      await decide(attempt?.reference ?? '', 'authorised');
    };
    const { placed, variantId } = await order('redirect');
    expect(placed.outcome).toBe('placed');
    expect(await stockOf(variantId)).toBe(19);
  });
});

it('place-order answers a call that another call is making with completion_in_progress', async () => {
  let second: Awaited<ReturnType<typeof callFailing>> | undefined;
  const { cookie } = await createMember(api, 'double-click@example.com');
  await fillBasket(api, cookie);
  const fields = placing(await completeCheckout(api, cookie));
  payments.behaviour = 'authorise';
  payments.beforeSession = async () => {
    payments.beforeSession = async () => {};
    second = await callFailing(api.app, 'place-order', fields, { cookie });
  };
  const { data } = await call(api.app, 'place-order', fields, { cookie });
  expect(data.outcome).toBe('placed');
  expect([second?.status, second?.body.code]).toEqual([409, 'completion_in_progress']);
});
