import { eq } from 'drizzle-orm';
import { prices, promotions, stockHolds, variants, variantPrices } from '../../../db/schema/index.ts';
import { createMember, signInMember } from '../../../testing/new-member.ts';
import {
  checkoutOf,
  completeCheckout,
  fillBasket,
  placing,
  plainProduct,
  testAddress,
} from '../../../testing/orders/checkouts.ts';
import { applyDiscount, insertCode } from '../../../testing/orders/discounts.ts';
import { createFakePayments, type FakePayments } from '../../../testing/orders/fake-payments.ts';
import { buildTestApi, call, callFailing, type TestApi } from '../../../testing/test-api.ts';

/** What changes after the shopper has seen the total, and before the button is pressed. */
let api: TestApi;
let payments: FakePayments;
let members = 0;

beforeAll(async () => {
  payments = createFakePayments();
  api = await buildTestApi({ paymentProvider: payments });
  await api.database.db.update(variants).set({ stock: 20 });
});
afterAll(() => api.close());

async function shopper() {
  members += 1;
  const { cookie, email } = await createMember(api, `before-payment-${members}@example.com`);
  await fillBasket(api, cookie);
  return { cookie, email, checkout: await completeCheckout(api, cookie) };
}

/** Places an order that is rejected. Nothing is paid then, and nothing is held. */
async function fail(cookie: string, fields: object) {
  const { status, body } = await callFailing(api.app, 'place-order', { ...fields }, { cookie });
  expect(payments.sessionCalls).toBe(0);
  expect(await api.database.db.select().from(stockHolds)).toEqual([]);
  return { answer: [status, body.code], total: body.basket?.order.total?.amount, fields: body.fields };
}

describe('place-order answers the basket as it is now', () => {
  it('after the price has changed', async () => {
    const { cookie, checkout } = await shopper();
    const { db } = api.database;
    const { productId } = await plainProduct(api);
    const price = eq(prices.productId, productId);
    const before = await db.select().from(prices).where(price);
    await db.update(prices).set({ special: 12_300, retail: 99_900 }).where(price);
    await db.delete(variantPrices);
    const { answer, total } = await fail(cookie, placing(checkout));
    expect(answer).toEqual([409, 'cart_changed']);
    expect(total).toBe(12_300);
    expect(before.some(({ special }) => special === 12_300)).toBe(false);
  });

  it.each([
    ['has ended', { endsAt: new Date(0) }],
    ['was disabled', { isEnabled: false }],
    ['was used up', { maxUses: 0 }],
    ['gives less', { rules: { effect: { kind: 'percentage', percent: 1 } } }],
  ])('after its promotion %s', async (what, change) => {
    const { cookie } = await shopper();
    const code = `GONE-${what.replaceAll(' ', '-').toUpperCase()}`;
    await insertCode(api, code);
    const checkout = await applyDiscount(api, cookie, 'promo', code);
    await api.database.db.update(promotions).set(change).where(eq(promotions.code, code));
    const { answer, total } = await fail(cookie, placing(checkout));
    expect(answer).toEqual([409, 'cart_changed']);
    expect(total).toBeGreaterThan(checkout.basket.order.total?.amount ?? Infinity);
  });

  it('after another tab has changed the delivery', async () => {
    const { cookie, checkout } = await shopper();
    await completeCheckout(api, cookie, 'express');
    const { answer, total } = await fail(cookie, placing(checkout));
    expect(answer).toEqual([409, 'basket_changed']);
    expect(total).toBe((checkout.basket.order.total?.amount ?? 0) + 995);
  });

  it('after another tab has changed the address', async () => {
    const { cookie, checkout } = await shopper();
    const { version } = checkout;
    const address = { ...testAddress, street1: '15 Corn Mill Lane' };
    await call(api.app, 'checkout-address', { store_id: 1, version, address }, { cookie });
    expect((await fail(cookie, placing(checkout))).answer).toEqual([409, 'basket_changed']);
  });

  it('but not that of another store, whose currency is another one', async () => {
    const { cookie, email, checkout } = await shopper();
    const fields = placing(checkout, { store_id: 11 });
    expect((await fail(cookie, fields)).answer).toEqual([401, 'authentication_required']);
    const german = await signInMember(api, email, 11);
    expect((await fail(german, fields)).answer).toEqual([404, 'not_found']);
    await fillBasket(api, german, { storeId: 11 });
    const { answer, total } = await fail(german, placing(checkout, { store_id: 11 }));
    expect(answer).toEqual([409, 'basket_changed']);
    expect(total).toBe((await checkoutOf(api, german, 11)).basket.order.total?.amount);
    expect((await checkoutOf(api, cookie)).basket.order.total).toEqual(checkout.basket.order.total);
  });
});

describe('place-order rejects', () => {
  it.each([
    ['a method that the store does not offer', { methodCode: 'adyen_hpp' }],
    ['a method that does not exist', { methodCode: 'cash' }],
    ['a stored card without its name', { methodCode: 'adyen_oneclick' }],
  ])('%s', async (_what, change) => {
    const { cookie, checkout } = await shopper();
    const { answer, fields } = await fail(cookie, placing(checkout, change));
    expect(answer).toEqual([422, 'requirements_missing']);
    expect(fields).toEqual({ paymentMethod: 'required' });
  });
});
