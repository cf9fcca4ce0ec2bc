import { createMember } from '../../../testing/new-member.ts';
import { openChangeTest, placedOrder, type ChangeTest } from '../../../testing/orders/order-changes.ts';
import { operateOn } from '../../../testing/orders/placed-orders.ts';
import { deliveredOrder, requestReturn, returnCode, returnsOf } from '../../../testing/orders/returns.ts';
import { call } from '../../../testing/test-api.ts';

let api: ChangeTest;
beforeAll(async () => {
  api = await openChangeTest();
});
afterAll(() => api.close());

const overview = async (cookie: string) =>
  (await call(api.app, 'member-returns', { store_id: 1 }, { cookie })).data;

describe('member-returns', () => {
  it('lists orders of which something may be returned, with the pieces that are left', async () => {
    const order = await deliveredOrder(api);
    const id = order.items[1]?.id ?? 0;
    await requestReturn(api, order, { items: [{ id, qty: 1, reason: 'late' }] });
    const { returnableUntil } = await returnsOf(api, order);
    const { orders, returns } = await overview(order.cookie);
    expect(orders).toMatchObject([{ id: order.orderId, incrementId: order.number, qty: 2, returnableUntil }]);
    expect(orders[0]?.images).toHaveLength(2);
    expect(returns).toMatchObject([
      { orderId: order.orderId, incrementId: order.number, state: 'requested', items: [{ id, qty: 1 }] },
    ]);
  });

  it('lists a finished return apart from the others, and no order after its window', async () => {
    const order = await deliveredOrder(api);
    const pieces = order.items.map(({ id, qtyOrdered: qty }) => ({ id, qty }));
    const code = await returnCode(api, order, pieces);
    expect((await overview(order.cookie)).orders).toEqual([]);
    await operateOn(api, order.number, 'reject', { code });
    const finished = [{ orderId: order.orderId, code, state: 'rejected' }];
    expect(await overview(order.cookie)).toMatchObject({ orders: [{ qty: 3 }], returns: [], finished });
    const start = api.clock.now;
    api.clock.now = new Date((await returnsOf(api, order)).returnableUntil ?? '');
    expect(await overview(order.cookie)).toMatchObject({ orders: [], returns: [], finished });
    api.clock.now = start;
  });

  it('lists nothing of an order that is not delivered, nor of another member', async () => {
    const order = await placedOrder(api);
    await deliveredOrder(api);
    const { cookie } = await createMember(api, 'returns-nothing@example.com');
    expect(await overview(order.cookie)).toEqual({ orders: [], returns: [], finished: [] });
    expect(await overview(cookie)).toEqual({ orders: [], returns: [], finished: [] });
  });
});
