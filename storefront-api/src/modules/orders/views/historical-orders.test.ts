import { historicalOrders } from '../../../db/schema/index.ts';
import { createMember } from '../../../testing/new-member.ts';
import { historicalContent } from '../../../testing/orders/historical-content.ts';
import { openChangeTest, type ChangeTest } from '../../../testing/orders/order-changes.ts';
import { call, callFailing } from '../../../testing/test-api.ts';

let api: ChangeTest;
const store = { store_id: 1 };

beforeAll(async () => {
  api = await openChangeTest();
});
afterAll(() => api.close());

describe('historical orders', () => {
  it('are listed by year and shown to their member only', async () => {
    const member = await createMember(api, 'former@example.com');
    const other = await createMember(api, 'newcomer@example.com');
    for (const [incrementId, day] of [
      ['A1', '2019-02-01'],
      ['A2', '2021-12-24'],
      ['A3', '2021-03-02'],
    ] as const) {
      const orderedAt = new Date(`${day}T10:00:00Z`);
      // oxlint-disable-next-line no-await-in-loop -- ids in this order
      await api.database.db
        .insert(historicalOrders)
        .values({ customerId: member.id, incrementId, orderedAt, content: historicalContent });
    }
    const list = async (fields: object, { cookie }: { cookie: string }) =>
      (await call(api.app, 'historical-orders', { ...store, ...fields }, { cookie })).data;
    const latest = await list({}, member);
    expect(latest).toMatchObject({ years: [2021, 2019], year: 2021 });
    expect(latest.orders.map(({ incrementId }) => incrementId)).toEqual(['A2', 'A3']);
    expect((await list({ year: 2019 }, member)).orders).toMatchObject([{ incrementId: 'A1' }]);
    expect(await list({}, other)).toEqual({ years: [], year: null, orders: [] });
    const view = { ...store, id: latest.orders[0]?.id ?? 0 };
    const shown = await call(api.app, 'historical-order-view', view, member);
    expect(shown.data).toMatchObject({ incrementId: 'A2', items: [{ sku: 'OLD-1' }] });
    expect((await callFailing(api.app, 'historical-order-view', view, other)).status).toBe(404);
  });
});
