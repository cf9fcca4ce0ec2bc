import { eq } from 'drizzle-orm';
import { customers, orderItems } from '../../../db/schema/index.ts';
import { createMember } from '../../../testing/new-member.ts';
import { insertPlacedOrder } from '../../../testing/orders/placed-order.ts';
import { buildTestApi, call, callFailing, type TestApi } from '../../../testing/test-api.ts';

const dayMs = 24 * 60 * 60 * 1000;

let api: TestApi;

beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

/** A member with an order of one item. */
async function buyer(email: string) {
  const { db } = api.database;
  const { cookie } = await createMember(api, email);
  const customer = await db.query.customers.findFirst({ where: eq(customers.email, email) });
  const orderId = await insertPlacedOrder(db, { customerId: customer?.id ?? 0, email, now: api.clock.now });
  const item = await db.query.orderItems.findFirst({ where: eq(orderItems.orderId, orderId) });
  return { cookie, orderId, itemId: item?.id ?? 0 };
}

describe('product-dispatch-date with orderItemId', () => {
  it('answers the estimate of the page of the order, also on a later day', async () => {
    const { cookie, orderId, itemId } = await buyer('awaiting@example.com');
    const { data: order } = await call(
      api.app,
      'order-details-new',
      { store_id: 1, id: orderId },
      { cookie },
    );
    const fields = { store_id: 1, orderItemId: itemId, returnTimestamps: true };
    api.clock.now = new Date(api.clock.now.getTime() + dayMs);
    const { data } = await call(api.app, 'product-dispatch-date', fields, { cookie });
    expect(order.items[0]?.estimatedDelivery).not.toBeNull();
    expect(data.estimates).toEqual([
      { productId: 1, cartItemId: null, ...order.items[0]?.estimatedDelivery },
    ]);
  });

  it('answers no estimate for an item that has been delivered', async () => {
    const { cookie, itemId } = await buyer('delivered@example.com');
    const delivered = { qtyAllocated: 0, qtyShipped: 1, qtyDelivered: 1 };
    await api.database.db.update(orderItems).set(delivered).where(eq(orderItems.id, itemId));
    const fields = { store_id: 1, orderItemId: itemId };
    const { data } = await call(api.app, 'product-dispatch-date', fields, { cookie });
    expect(data.estimates).toEqual([]);
  });

  it('does not find the item of the order of another member', async () => {
    const { itemId } = await buyer('owner@example.com');
    const { cookie } = await createMember(api, 'other@example.com');
    const fields = { store_id: 1, orderItemId: itemId };
    expect((await callFailing(api.app, 'product-dispatch-date', fields, { cookie })).status).toBe(404);
    expect((await callFailing(api.app, 'product-dispatch-date', fields)).status).toBe(404);
  });
});
