import { eq } from 'drizzle-orm';
import {
  basketLines,
  orderItems,
  orders,
  products,
  storeOverrides,
  variants,
} from '../../../db/schema/index.ts';
import { bundleAddition, bundleOf, soleAnswersOf } from '../../../testing/baskets.ts';
import { createMember } from '../../../testing/new-member.ts';
import { createFakePayments, type FakePayments } from '../../../testing/orders/fake-payments.ts';
import { completeCheckout, fillBasket, placing, statusOf } from '../../../testing/orders/checkouts.ts';
import { buildTestApi, call, callFailing, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let payments: FakePayments;
let members = 0;

beforeAll(async () => {
  payments = createFakePayments();
  api = await buildTestApi({ paymentProvider: payments });
  await api.database.db.update(variants).set({ stock: 100 });
});
beforeEach(() => {
  payments.behaviour = 'authorise';
});
afterAll(() => api.close());

async function member() {
  members += 1;
  return createMember(api, `reader-${members}@example.com`);
}

/** Places an order of a jacket, and of what else is in the basket. */
async function order(cookie: string) {
  await fillBasket(api, cookie, { quantity: 2 });
  const checkout = await completeCheckout(api, cookie);
  return { checkout, ...(await call(api.app, 'place-order', placing(checkout), { cookie })).data };
}

const detailsOf = async (cookie: string, id: number, fields: { withSavings?: boolean } = {}) =>
  (await call(api.app, 'order-details-new', { store_id: 1, id, ...fields }, { cookie })).data;

describe('order-details-new', () => {
  it('returns an order with everything that order-status says, statuses, and what may be changed', async () => {
    const { cookie } = await member();
    const { orderId, checkout } = await order(cookie);
    const details = await detailsOf(cookie, orderId);
    const {
      orderId: id,
      isGuest: _guest,
      savingAmount: _saving,
      orders_total_count: _count,
      items,
      ...status
    } = await statusOf(api, cookie, orderId);
    expect(details).toMatchObject({ ...status, id, items });
    expect(details.total).toEqual(checkout.basket.order.total);
    expect(details).toMatchObject({
      currencyFormat: '£#',
      deliveryZone: 'GB',
      warehouse: 'warehouse',
      isSelfEditEnable: true,
      isSelfCancelEnable: true,
    });
    const [item] = details.items;
    expect(item).toMatchObject({
      qtyOrdered: 2,
      qtyShipped: 0,
      statusLabel: 'Being prepared',
      statuses: [{ qty: 2, status: 'Processing', statusLabel: 'Being prepared' }],
      bundleType: null,
      fittingForm: null,
      shippedItems: [],
    });
    expect(item?.options).not.toEqual([]);
    expect(item?.estimatedDelivery).toEqual({ start: details.etaFrom, end: details.etaTo });
    expect(details.groups).toEqual([
      {
        id: 'warehouse',
        label: 'Sent from our warehouse',
        itemIds: [item?.id],
        dispatchDays: expect.any(Number),
      },
    ]);
  });

  it('says what was saved only if it is asked for', async () => {
    const { cookie } = await member();
    const { orderId } = await order(cookie);
    await api.database.db.update(orders).set({ saving: 2_500 }).where(eq(orders.id, orderId));
    await api.database.db
      .update(orderItems)
      .set({ retail: 5_000, price: 3_750 })
      .where(eq(orderItems.orderId, orderId));
    expect(await detailsOf(cookie, orderId)).toMatchObject({ savingAmount: null, savingPercent: null });
    expect(await detailsOf(cookie, orderId, { withSavings: true })).toMatchObject({
      savingAmount: { amount: 2_500, currency: 'GBP' },
      savingPercent: 25,
    });
  });

  it('keeps the parcels of the basket, and the answers for the workshop', async () => {
    const { cookie } = await member();
    const bundle = await bundleOf(api, 'ski-pack');
    await call(api.app, 'basket-add', bundleAddition(bundle), { cookie });
    const { data } = await fillBasket(api, cookie);
    const line = await api.database.db.query.basketLines.findFirst({
      where: eq(basketLines.id, data.added.cartItemId),
    });
    const isJacket = eq(products.id, line?.productId ?? 0);
    await api.database.db.update(products).set({ isDropship: true }).where(isJacket);
    const { orderId } = await order(cookie);
    await api.database.db.update(products).set({ isDropship: false }).where(isJacket);
    const { groups, warehouse, items } = await detailsOf(cookie, orderId);
    const status = await statusOf(api, cookie, orderId);
    const answers = soleAnswersOf(bundle);
    expect(status.items.map(({ fittingForm }) => fittingForm)).toEqual([answers, undefined]);
    expect(items).toMatchObject([
      { bundleType: 'ski-pack', fittingForm: answers },
      { bundleType: null, fittingForm: null },
    ]);
    expect(groups).toMatchObject([
      { id: 'warehouse', itemIds: [items[0]?.id] },
      {
        id: expect.stringMatching(/^supplier-\d+$/),
        label: `Sent directly by ${items[1]?.brandName}`,
        itemIds: [items[1]?.id],
      },
    ]);
    expect(warehouse).toBeNull();
  });

  it('derives statuses from the quantities of the items', async () => {
    const { cookie } = await member();
    const { orderId } = await order(cookie);
    await api.database.db.update(orderItems).set({ qtyShipped: 1 }).where(eq(orderItems.orderId, orderId));
    const details = await detailsOf(cookie, orderId);
    expect(details).toMatchObject({
      statusLabel: 'Partly dispatched',
      isSelfEditEnable: false,
      isSelfCancelEnable: false,
    });
    expect(details.items[0]).toMatchObject({
      qtyShipped: 1,
      statusLabel: 'Partly dispatched',
      statuses: [
        { qty: 1, status: 'Processing' },
        { qty: 1, status: 'Shipped' },
      ],
    });
  });

  it('allows no change where the store has turned it off, and none after its minutes', async () => {
    const { db } = api.database;
    const { cookie } = await member();
    const { orderId } = await order(cookie);
    await db.insert(storeOverrides).values({ storeId: 1, key: 'orderSelfCancelEnabled', value: false });
    expect(await detailsOf(cookie, orderId)).toMatchObject({
      isSelfEditEnable: true,
      isSelfCancelEnable: false,
    });
    await db.delete(storeOverrides);
    const { now } = api.clock;
    api.clock.now = new Date(now.getTime() + 60 * 60_000);
    const afterAnHour = await detailsOf(cookie, orderId);
    api.clock.now = now;
    expect(afterAnHour).toMatchObject({ isSelfEditEnable: false, isSelfCancelEnable: false });
  });

  it('expects no delivery of an order that was not paid in time', async () => {
    const { cookie } = await member();
    const { orderId } = await order(cookie);
    await api.database.db
      .update(orders)
      .set({ state: 'canceled', paymentState: 'expired' })
      .where(eq(orders.id, orderId));
    const details = await detailsOf(cookie, orderId);
    expect(details.statusLabel).toBe('Not paid');
    expect(details.items[0]).toMatchObject({ statusLabel: 'Cancelled', estimatedDelivery: null });
  });

  it('does not find another member’s order', async () => {
    const { cookie } = await member();
    const { orderId } = await order(cookie);
    const other = await member();
    const fields = { store_id: 1, id: orderId };
    const { status, body } = await callFailing(api.app, 'order-details-new', fields, other);
    expect([status, body.code]).toEqual([404, 'not_found']);
  });

  it('does not find an order of another store', async () => {
    const { cookie } = await member();
    const { orderId } = await order(cookie);
    await api.database.db.update(orders).set({ storeId: 6 }).where(eq(orders.id, orderId));
    const { status } = await callFailing(
      api.app,
      'order-details-new',
      { store_id: 1, id: orderId },
      { cookie },
    );
    expect(status).toBe(404);
  });

  it('does not find an order whose payment was rejected: it is a basket still', async () => {
    const { cookie } = await member();
    await fillBasket(api, cookie);
    const checkout = await completeCheckout(api, cookie);
    payments.behaviour = 'reject';
    await callFailing(api.app, 'place-order', placing(checkout), { cookie });
    const row = await api.database.db.query.orders.findFirst({
      where: eq(orders.quoteId, checkout.quoteId ?? 0),
    });
    const fields = { store_id: 1, id: row?.id ?? 0 };
    const { status } = await callFailing(api.app, 'order-details-new', fields, { cookie });
    expect(status).toBe(404);
  });

  it.each([[0], [999_999_999]])('does not find the order %i', async (id) => {
    const { cookie } = await member();
    const { status } = await callFailing(api.app, 'order-details-new', { store_id: 1, id }, { cookie });
    expect(status).toBe(404);
  });

  it('asks a guest to sign in', async () => {
    const { status, body } = await callFailing(api.app, 'order-details-new', { store_id: 1, id: 1 });
    expect([status, body.code]).toEqual([401, 'authentication_required']);
  });
});
