import { eq } from 'drizzle-orm';
import { orderPayments, orders, stockHolds, storeOverrides, variants } from '../../../db/schema/index.ts';
import { createMember } from '../../../testing/new-member.ts';
import {
  checkoutOf,
  completeCheckout,
  fillBasket,
  placing,
  plainProduct,
} from '../../../testing/orders/checkouts.ts';
import { createFakePayments, type FakePayments } from '../../../testing/orders/fake-payments.ts';
import { completeGuestCheckout } from '../../../testing/orders/guest-checkout.ts';
import { buildTestApi, call, callFailing, send, type TestApi } from '../../../testing/test-api.ts';
import { sweep } from '../background/sweeper.ts';

const minuteMs = 60 * 1000;
const outlet = { store_id: 19 };
const limits = {
  maxLines: 2,
  maxPieces: 6,
  maxHoldMinutes: 60,
  holdPauseMinutes: 60,
  maxOpenPayments: 3,
  maxHeldPieces: 8,
};

let api: TestApi;
let payments: FakePayments;
let shoppers = 0;
let productId = 0;

beforeAll(async () => {
  payments = createFakePayments();
  // The limits by network are multiplied by it.
  api = await buildTestApi({ paymentProvider: payments, rateLimitFactor: 1 });
  const value = limits;
  await api.database.db
    .insert(storeOverrides)
    .values([1, 19].map((storeId) => ({ storeId, key: 'orderLimits', value })));
  ({ productId } = await plainProduct(api));
});
beforeEach(async () => {
  payments.behaviour = 'redirect';
  await api.database.db.update(variants).set({ stock: 1_000 });
  await api.database.db.delete(stockHolds);
  // Calls are counted by the minute, and series of payments by the hour.
  pass(3 * 60 * minuteMs);
});
afterAll(() => api.close());

const pass = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};

const sweepNow = () =>
  sweep({ db: api.database.db, services: api.app.orderServices, now: () => api.clock.now });

async function member() {
  shoppers += 1;
  return (await createMember(api, `limited-${shoppers}@example.com`)).cookie;
}

async function guest(quantity: number) {
  shoppers += 1;
  const email = `limited-guest-${shoppers}@example.com`;
  return completeGuestCheckout(api, { productId, quantity, email });
}

/** Returns the outcome, or the code of the failure. */
async function place(cookie: string, fields: object, headers: Record<string, string> = {}): Promise<string> {
  const response = await send(api.app, 'place-order', { ...fields }, { cookie, headers });
  const body: { code?: string; outcome?: string } = response.json();
  return body.code ?? body.outcome ?? '';
}

const held = async () => {
  const rows = await api.database.db.select().from(stockHolds);
  return rows.filter(({ expiresAt }) => expiresAt > api.clock.now).reduce((sum, { qty }) => sum + qty, 0);
};

describe('the size of an order', () => {
  it('is checked when a line is added, or gets more pieces', async () => {
    const cookie = await member();
    const add = (quantity: number, index: number) =>
      fillBasket(api, cookie, { productId, quantity, index }).then(
        () => 'added',
        (error: unknown) => /"code":"(\w+)"/.exec(String(error))?.[1],
      );
    expect(await add(4, 0)).toBe('added');
    expect(await add(3, 1)).toBe('basket_full');
    expect(await add(2, 1)).toBe('added');
    expect(await add(1, 0)).toBe('basket_full');
    const { basket, version } = await checkoutOf(api, cookie);
    const [line] = basket.items;
    const update = { store_id: 1, cartItemId: line?.cartItemId, version };
    const { body } = await callFailing(api.app, 'basket-update', { ...update, qty: 5 }, { cookie });
    expect(body.code).toBe('basket_full');
    await call(
      api.app,
      'basket-update',
      { ...update, cartItemId: line?.cartItemId ?? 0, qty: 1 },
      { cookie },
    );
    expect(await add(1, 2)).toBe('basket_full');
  });

  it('is checked again when the order is placed, such as after the limit was lowered', async () => {
    const { db } = api.database;
    const cookie = await member();
    await fillBasket(api, cookie, { productId, quantity: 5 });
    const checkout = await completeCheckout(api, cookie);
    const lowered = eq(storeOverrides.storeId, 1);
    await db
      .update(storeOverrides)
      .set({ value: { ...limits, maxPieces: 4 } })
      .where(lowered);
    const { status, body } = await callFailing(api.app, 'place-order', placing(checkout), { cookie });
    const { requirements } = await checkoutOf(api, cookie);
    await db.update(storeOverrides).set({ value: limits }).where(lowered);
    expect([status, body.code, body.fields]).toEqual([
      422,
      'requirements_missing',
      { items: 'order_too_large' },
    ]);
    expect(requirements).toEqual([
      expect.objectContaining({
        message: expect.stringContaining('2 different items and 4 pieces') as string,
      }),
    ]);
    expect(await held()).toBe(0);
  });
});

describe('the stock that a basket holds', () => {
  it('ends with its series of payments, and can be held again after a pause', async () => {
    const { cookie, checkout } = await guest(2);
    const fields = () => placing(checkout, outlet);
    expect(await place(cookie, fields())).toBe('redirect');
    pass(40 * minuteMs);
    await sweepNow();
    expect(await held()).toBe(0);
    expect(await place(cookie, { ...fields(), methodCode: 'braintree_paypal' })).toBe('redirect');
    expect(await held()).toBe(2);
    // The page of the provider is open for half an hour, the stock is held until the hour is over.
    pass(20 * minuteMs);
    expect(await held()).toBe(0);
    expect(await place(cookie, fields())).toBe('too_many_attempts');
    pass(39 * minuteMs);
    expect(await place(cookie, fields())).toBe('too_many_attempts');
    pass(2 * minuteMs);
    expect(await place(cookie, fields())).toBe('redirect');
    expect(await held()).toBe(2);
  });

  it('is not prolonged by payments that alternate', async () => {
    const { cookie, checkout } = await guest(2);
    const outcomes: string[] = [];
    for (let minute = 0; minute < 75; minute += 15) {
      const methodCode = minute % 2 === 0 ? 'adyen_cc' : 'braintree_paypal';
      payments.behaviour = minute % 2 === 0 ? 'reject' : 'redirect';
      // oxlint-disable-next-line no-await-in-loop -- one payment after the other
      outcomes.push(await place(cookie, placing(checkout, { ...outlet, methodCode })));
      pass(15 * minuteMs);
    }
    expect(outcomes.slice(0, 4).every((each) => each === 'redirect' || each === 'payment_failed')).toBe(true);
    expect(outcomes[4]).toBe('too_many_attempts');
    expect(await held()).toBe(0);
  });

  it('is rejected while too many of its payments are open', async () => {
    const { cookie, checkout } = await guest(1);
    const methods = ['adyen_cc', 'braintree_paypal'];
    const outcomes: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      const methodCode = methods[count % 2] ?? '';
      // oxlint-disable-next-line no-await-in-loop -- one payment after the other
      outcomes.push(await place(cookie, placing(checkout, { ...outlet, methodCode })));
    }
    expect(outcomes).toEqual(['redirect', 'redirect', 'redirect', 'too_many_attempts']);
    const [order] = await api.database.db
      .select()
      .from(orders)
      .where(eq(orders.quoteId, checkout.quoteId ?? 0));
    const isOfOrder = eq(orderPayments.orderId, order?.id ?? 0);
    expect(await api.database.db.$count(orderPayments, isOfOrder)).toBe(3);
  });
});

describe('the pieces that one holder has', () => {
  it('are limited for all guests of a network together, also where they pay at once, and not for others', async () => {
    const { db } = api.database;
    const guests = [await guest(5), await guest(3), await guest(5), await guest(1)];
    const before = await db.$count(orders);
    const outcomes = await Promise.all(
      guests.slice(0, 3).map(({ cookie, checkout }) => place(cookie, placing(checkout, outlet))),
    );
    expect(outcomes.filter((each) => each === 'too_many_attempts')).toHaveLength(1);
    expect(await held()).toBeLessThanOrEqual(limits.maxHeldPieces);
    expect(await db.$count(orders)).toBe(before + 2);
    const last = guests[3];
    const [, rejected] = [guests[0], guests[outcomes.indexOf('too_many_attempts')]];
    if (last === undefined || rejected === undefined) throw new Error('A guest is missing');
    const elsewhere = { 'x-forwarded-for': '198.51.100.7' };
    expect(await place(rejected.cookie, placing(rejected.checkout, outlet), elsewhere)).toBe('redirect');
    pass(31 * minuteMs);
    await sweepNow();
    expect(await place(last.cookie, placing(last.checkout, outlet))).toBe('redirect');
  });

  it('are limited for a /48 of IPv6 networks together', async () => {
    const { db } = api.database;
    const site = (network: number) => ({ 'x-forwarded-for': `2001:db8:1:${network.toString(16)}::1` });
    const first = await guest(5);
    expect(await place(first.cookie, placing(first.checkout, outlet), site(1))).toBe('redirect');
    await db.update(stockHolds).set({ qty: 16 * limits.maxHeldPieces - 4 });
    const second = await guest(5);
    expect(await place(second.cookie, placing(second.checkout, outlet), site(2))).toBe('too_many_attempts');
    await db.update(stockHolds).set({ qty: 16 * limits.maxHeldPieces - 5 });
    expect(await place(second.cookie, placing(second.checkout, outlet), site(2))).toBe('redirect');
  });

  it('of a member are not those of the guests of the same network', async () => {
    const first = await guest(5);
    expect(await place(first.cookie, placing(first.checkout, outlet))).toBe('redirect');
    const cookie = await member();
    await fillBasket(api, cookie, { productId, quantity: 5 });
    expect(await place(cookie, placing(await completeCheckout(api, cookie)))).toBe('redirect');
    const rows = await api.database.db.select().from(stockHolds);
    expect(new Set(rows.map(({ holderKey }) => holderKey)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  });
});
