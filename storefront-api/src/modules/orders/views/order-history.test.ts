import { openChangeTest, placedOrder, type ChangeTest } from '../../../testing/orders/order-changes.ts';
import { operateOn, placeOrderOf } from '../../../testing/orders/placed-orders.ts';
import { call } from '../../../testing/test-api.ts';

let api: ChangeTest;
const store = { store_id: 1 };

beforeAll(async () => {
  api = await openChangeTest();
});
afterAll(() => api.close());

describe('helpdesk-orders', () => {
  it('returns five orders a page, the newest first, and the last page for one that does not exist', async () => {
    const { cookie, number } = await placedOrder(api);
    const numbers = [number];
    for (let count = 0; count < 5; count += 1) {
      api.clock.now = new Date(api.clock.now.getTime() + 1000);
      // oxlint-disable-next-line no-await-in-loop -- one order after the other
      numbers.unshift((await placeOrderOf(api, cookie)).number);
    }
    const page = async (fields: object) =>
      (await call(api.app, 'helpdesk-orders', { ...store, ...fields }, { cookie })).data;
    const first = await page({});
    expect(first).toMatchObject({ pagesCount: 2, currentPage: 1, total: 6 });
    expect(first.orders.map(({ incrementId }) => incrementId)).toEqual(numbers.slice(0, 5));
    expect(first.orders[0]).toMatchObject({ statusLabel: 'Being prepared', qty: 3, details: null });
    const last = await page({ page: 9 });
    expect(last).toMatchObject({ currentPage: 2, orders: [{ incrementId: numbers.at(-1) }] });
    expect((await page({ limit: 4, page: 2 })).orders).toHaveLength(2);
  });

  it('returns what order-details-new returns if details are asked for, and nothing of other members', async () => {
    const { cookie, orderId, number } = await placedOrder(api);
    await operateOn(api, number, 'ship', {});
    const { data } = await call(api.app, 'helpdesk-orders', { ...store, withDetails: true }, { cookie });
    const details = await call(api.app, 'order-details-new', { ...store, id: orderId }, { cookie });
    expect(data.orders.map((order) => order.details)).toEqual([details.data]);
    expect(details.data.items[0]?.shippedItems).toHaveLength(1);
  });
});
