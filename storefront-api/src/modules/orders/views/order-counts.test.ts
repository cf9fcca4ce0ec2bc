import { openChangeTest, placedOrder, type ChangeTest } from '../../../testing/orders/order-changes.ts';
import { operateOn, placeOrderOf } from '../../../testing/orders/placed-orders.ts';
import { statusOf } from '../../../testing/orders/checkouts.ts';
import { call } from '../../../testing/test-api.ts';

let api: ChangeTest;
const store = { store_id: 1 };

beforeAll(async () => {
  api = await openChangeTest();
});
afterAll(() => api.close());

describe('the number of orders', () => {
  it('is in the session while they are under way, and with the order for the first one', async () => {
    const { cookie, number, orderId } = await placedOrder(api);
    const current = async () => (await call(api.app, 'session-data', store, { cookie })).data.current_orders;
    expect(await current()).toBe(1);
    expect((await statusOf(api, cookie, orderId)).orders_total_count).toBe(1);
    await operateOn(api, number, 'ship', {});
    await operateOn(api, number, 'deliver', {});
    expect(await current()).toBe(0);
    const second = await placeOrderOf(api, cookie);
    expect((await statusOf(api, cookie, second.orderId)).orders_total_count).toBe(2);
    expect(await current()).toBe(1);
  });
});
