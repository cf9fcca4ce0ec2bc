import { eq } from 'drizzle-orm';
import { serverEndpoints } from 'shared-contracts/api/server-endpoints';
import { orderItems, orders } from '../../../db/schema/index.ts';
import { signBody } from '../../../testing/sign-body.ts';
import {
  differencesOf,
  openChangeTest,
  operationsSecret,
  placedOrder,
  type ChangeTest,
} from '../../../testing/orders/order-changes.ts';
import { operateOn, orderRow } from '../../../testing/orders/placed-orders.ts';

let api: ChangeTest;

beforeAll(async () => {
  api = await openChangeTest();
});
beforeEach(() => {
  api.payments.operations = 'accept';
});
afterAll(() => api.close());

describe('order-operation', () => {
  const operate = (
    fields: object,
    key = operationsSecret,
    path = serverEndpoints['order-operation'].path,
  ) => {
    const body = JSON.stringify(fields);
    return api.app.inject({
      method: 'POST',
      url: path,
      headers: {
        'content-type': 'application/json',
        'x-operations-signature': signBody(key, Buffer.from(body), api.clock.now),
      },
      payload: body,
    });
  };

  it('changes an order for a caller with the secret, and records the operator', async () => {
    const { number: order } = await placedOrder(api);
    const operation = { operator: 'kim', reference: 'ship-it-now', order, action: 'ship' };
    expect((await operate(operation, Buffer.alloc(32, 'wrong'))).statusCode).toBe(401);
    const answer = await operate(operation);
    expect(answer.json()).toMatchObject({ result: 'done', events: [{ actor: 'ops:kim', action: 'ship' }] });
    expect((await operate(operation)).json()).toMatchObject({ result: 'repeated' });
    expect((await operate({ ...operation, order: '1' })).statusCode).toBe(404);
    expect((await operate({ ...operation, action: 'burn' })).statusCode).toBe(400);
  });

  it('lists what is to be packed, without what was sent or canceled', async () => {
    const { number, orderId } = await placedOrder(api);
    const { items } = await orderRow(api, orderId);
    await operateOn(api, number, 'ship', { items: [{ id: items[1]?.id ?? 0, qty: 1 }] });
    const path = serverEndpoints['picking-list'].path;
    const list = async () =>
      (await operate({ limit: 1000 }, operationsSecret, path))
        .json<{ parcels: { order: string; items: { id: number; qty: number }[] }[] }>()
        .parcels.filter((parcel) => parcel.order === number);
    const [jacket, helmet] = items;
    const isPlain = { parts: [], needsWorkshop: false, fitting: null };
    expect(await list()).toMatchObject([
      {
        dispatch: 'Standard delivery',
        items: [
          { id: jacket?.id, sku: jacket?.sku, qty: 1, options: jacket?.options, ...isPlain },
          { id: helmet?.id, sku: helmet?.sku, qty: 1, units: [helmet?.units[0]?.sku], ...isPlain },
        ],
      },
    ]);
    await operateOn(api, number, 'cancel', {});
    expect(await list()).toEqual([]);
  });

  it('lists the answers for the workshop, and no more parcels than asked for', async () => {
    const first = await placedOrder(api);
    const second = await placedOrder(api);
    const answers = { mondopoint: 26.5 };
    await api.database.db
      .update(orderItems)
      .set({ fittingForm: answers })
      .where(eq(orderItems.orderId, second.orderId));
    const { path } = serverEndpoints['picking-list'];
    const list = async (limit: number) =>
      (await operate({ limit, warehouse: 'warehouse' }, operationsSecret, path)).json<{
        parcels: { order: string; items: object[] }[];
      }>().parcels;
    const all = await list(1000);
    const numbers = all.map(({ order }) => order);
    expect(numbers.indexOf(first.number)).toBeLessThan(numbers.indexOf(second.number));
    expect(all.find(({ order }) => order === second.number)?.items[0]).toMatchObject({
      needsWorkshop: true,
      fitting: answers,
    });
    expect(await list(1)).toEqual(all.slice(0, 1));
  });
});

it('Operations leave nothing that reconcile reports', async () => {
  expect(await api.database.db.$count(orders)).toBeGreaterThan(0);
  expect(await differencesOf(api)).toEqual([]);
});
