import { eq } from 'drizzle-orm';
import { orderItems, orders, sales, variants } from '../../../db/schema/index.ts';
import { basketOf } from '../../../testing/baskets.ts';
import { createMember } from '../../../testing/new-member.ts';
import { checkoutOf, completeCheckout, fillBasket, placing } from '../../../testing/orders/checkouts.ts';
import { completeGuestCheckout } from '../../../testing/orders/guest-checkout.ts';
import { createFakePayments, type FakePayments } from '../../../testing/orders/fake-payments.ts';
import { limitJacket } from '../../../testing/orders/limited-sale.ts';
import { buildTestApi, call, callFailing, send, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let payments: FakePayments;
let jacket: { productId: number };
let shoppers = 0;

beforeAll(async () => {
  payments = createFakePayments();
  api = await buildTestApi({ paymentProvider: payments });
  await api.database.db.update(variants).set({ stock: 100 });
  jacket = await limitJacket(api, 2);
});
beforeEach(() => {
  payments.behaviour = 'authorise';
});
afterAll(() => api.close());

const newEmail = () => `limited-${(shoppers += 1)}@example.com`;

/** A member who has ordered so many pieces. */
async function memberWithOrder(quantity: number) {
  const { cookie, email } = await createMember(api, newEmail());
  await fillBasket(api, cookie, { ...jacket, quantity });
  const checkout = await completeCheckout(api, cookie);
  const { data } = await call(api.app, 'place-order', placing(checkout), { cookie });
  return { cookie, email, orderId: data.orderId };
}

const addingPieces = (cookie: string, quantity: number) =>
  fillBasket(api, cookie, { ...jacket, quantity }).then(
    () => 'added',
    (error: unknown) => String(error),
  );

describe('the maximum of a sale per customer', () => {
  it('counts pieces of earlier orders when more are added to the basket', async () => {
    const { cookie } = await memberWithOrder(1);
    expect(await addingPieces(cookie, 2)).toMatch(/out_of_stock/);
    expect(await addingPieces(cookie, 1)).toBe('added');
    const { items, order } = await basketOf(api, cookie);
    expect(items[0]?.maxQty).toBe(1);
    expect(order.errorMessages).toEqual([]);
  });

  it('blocks a basket that was filled before the earlier order, and its order', async () => {
    const { cookie, orderId } = await memberWithOrder(2);
    const setState = (state: 'placed' | 'canceled') =>
      api.database.db.update(orders).set({ state }).where(eq(orders.id, orderId));
    await setState('canceled');
    await fillBasket(api, cookie, { ...jacket, quantity: 1 });
    await completeCheckout(api, cookie);
    await setState('placed');
    const checkout = await checkoutOf(api, cookie);
    expect(checkout.requirements).toMatchObject([{ step: 'payment', code: 'max_per_customer' }]);
    expect(checkout.basket.order.errorMessages).toEqual([
      expect.stringMatching(/^You can order at most 2 of .*, including earlier orders\.$/),
    ]);
    const { status, body } = await callFailing(api.app, 'place-order', placing(checkout), { cookie });
    expect([status, body.code, body.fields]).toEqual([
      422,
      'requirements_missing',
      { items: 'max_per_customer' },
    ]);
  });

  it('counts neither canceled pieces nor orders from before the sale', async () => {
    const canceled = await memberWithOrder(2);
    await api.database.db
      .update(orderItems)
      .set({ qtyCanceled: 2 })
      .where(eq(orderItems.orderId, canceled.orderId));
    expect(await addingPieces(canceled.cookie, 2)).toBe('added');
    const earlier = await memberWithOrder(2);
    await api.database.db
      .update(orders)
      .set({ createdAt: new Date(api.clock.now.getTime() - 2 * 24 * 60 * 60 * 1000) })
      .where(eq(orders.id, earlier.orderId));
    expect(await addingPieces(earlier.cookie, 2)).toBe('added');
  });

  it('counts an order of 40 days ago in a sale that began before it', async () => {
    const { cookie, orderId } = await memberWithOrder(2);
    const daysAgo = (days: number) => new Date(api.clock.now.getTime() - days * 24 * 60 * 60 * 1000);
    await api.database.db
      .update(orders)
      .set({ createdAt: daysAgo(40) })
      .where(eq(orders.id, orderId));
    const { db } = api.database;
    const [before] = await db.select().from(sales).where(eq(sales.maxPerCustomer, 2));
    await db
      .update(sales)
      .set({ startsAt: daysAgo(50) })
      .where(eq(sales.maxPerCustomer, 2));
    expect(await addingPieces(cookie, 1)).toMatch(/out_of_stock/);
    await db.update(sales).set({ startsAt: before?.startsAt }).where(eq(sales.maxPerCustomer, 2));
  });

  it('counts an order whose payment is still open', async () => {
    payments.behaviour = 'wait';
    const { cookie, orderId } = await memberWithOrder(2);
    // A new basket of the same member, such as in another store.
    await api.database.db.update(orders).set({ quoteId: -1 }).where(eq(orders.id, orderId));
    expect(await addingPieces(cookie, 1)).toMatch(/out_of_stock/);
  });

  it('holds for a guest by e-mail address, in another session and after an order as a member', async () => {
    const email = newEmail();
    const first = await completeGuestCheckout(api, { ...jacket, email, quantity: 2 });
    await call(api.app, 'place-order', placing(first.checkout, { store_id: 19 }), first);
    const second = await completeGuestCheckout(api, { ...jacket, email: email.toUpperCase(), quantity: 1 });
    expect(second.checkout.requirements).toMatchObject([{ code: 'max_per_customer' }]);
    const fields = placing(second.checkout, { store_id: 19 });
    const { body } = await callFailing(api.app, 'place-order', fields, second);
    expect(body.fields).toEqual({ items: 'max_per_customer' });

    const member = await memberWithOrder(2);
    const third = await completeGuestCheckout(api, { ...jacket, email: member.email, quantity: 1 });
    expect(third.checkout.requirements).toMatchObject([{ code: 'max_per_customer' }]);
    const other = await completeGuestCheckout(api, { ...jacket, email: newEmail(), quantity: 2 });
    expect(other.checkout.requirements).toEqual([]);
  });

  it('is not exceeded by two guests with one address who order at the same time', async () => {
    const email = newEmail();
    // Of two sizes: the lock of a variant would let them order one after the other, too.
    const both = [
      await completeGuestCheckout(api, { ...jacket, email, quantity: 2, index: 0 }),
      await completeGuestCheckout(api, { ...jacket, email, quantity: 2, index: 1 }),
    ];
    const answers = await Promise.all(
      both.map(({ checkout, cookie }) =>
        send(api.app, 'place-order', { ...placing(checkout, { store_id: 19 }) }, { cookie }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 422,
    ]);
  });
});
