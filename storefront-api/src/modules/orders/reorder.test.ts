import { eq } from 'drizzle-orm';
import { variants } from '../../db/schema/index.ts';
import { basketOf } from '../../testing/baskets.ts';
import { openChangeTest, placedOrder, type ChangeTest } from '../../testing/orders/order-changes.ts';
import { orderRow, setStock } from '../../testing/orders/placed-orders.ts';
import { call } from '../../testing/test-api.ts';

let api: ChangeTest;
const store = { store_id: 1 };

beforeAll(async () => {
  api = await openChangeTest();
});
afterAll(() => api.close());

describe('reorder', () => {
  it('adds what is available, and says what is not', async () => {
    const { cookie, orderId } = await placedOrder(api);
    const { items } = await orderRow(api, orderId);
    const [jacket, helmets] = items;
    const setTo = (sku: string, stock: number) =>
      api.database.db.update(variants).set({ stock }).where(eq(variants.sku, sku));
    await setTo(jacket?.sku ?? '', 0);
    await setTo(helmets?.sku ?? '', 1);
    const { data } = await call(api.app, 'reorder', { ...store, orderId }, { cookie });
    await setStock(api, 200);
    const [line] = (await basketOf(api, cookie)).items;
    expect(data).toEqual({
      added: [{ itemId: helmets?.id, name: helmets?.name, qty: 1, cartItemId: line?.cartItemId }],
      missing: [
        { itemId: jacket?.id, name: jacket?.name, qty: 1, reason: 'sold_out' },
        { itemId: helmets?.id, name: helmets?.name, qty: 1, reason: 'sold_out' },
      ],
      redirect: `/sales/order/view/order_id/${orderId}?status=reordered&added=1&sold_out=${jacket?.id}.1-${helmets?.id}.1`,
    });
    expect(line?.qty).toBe(1);
    const { data: again } = await call(api.app, 'reorder', { ...store, orderId }, { cookie });
    expect(again.missing).toEqual([]);
  });
});
