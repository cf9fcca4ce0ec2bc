import { jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { historicalOrders, variants } from '../../../db/schema/index.ts';
import { basketOf } from '../../../testing/baskets.ts';
import { createMember, newMemberPassword } from '../../../testing/new-member.ts';
import { historicalContent } from '../../../testing/orders/historical-content.ts';
import { openChangeTest, placedOrder, type ChangeTest } from '../../../testing/orders/order-changes.ts';
import { operateOn, orderRow, placeOrderOf, setStock } from '../../../testing/orders/placed-orders.ts';
import { statusOf } from '../../../testing/orders/checkouts.ts';
import { call, callFailing } from '../../../testing/test-api.ts';
import { PaymentProviderError } from '../../payments/payment-provider.ts';

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

describe('stored payments', () => {
  it('are listed for their provider, and none if it does not answer', async () => {
    const { cookie } = await createMember(api, 'cards@example.com');
    const list = async (provider: string) =>
      (await call(api.app, 'payment-provider-list', { ...store, provider }, { cookie })).data.agreements;
    expect(await list('adyen')).toEqual([{ agreementId: 'card-1', label: 'Visa •••• 1111' }]);
    expect(await list('other')).toEqual([]);
    jest.spyOn(api.payments, 'listTokens').mockRejectedValueOnce(new PaymentProviderError('down'));
    expect(await list('adyen')).toEqual([]);
  });

  it('are deleted with the password only', async () => {
    const { cookie } = await createMember(api, 'deletes-cards@example.com');
    const deleted: string[] = [];
    api.payments.deleteToken = async (_shopper, id) => void deleted.push(id);
    const fields = { ...store, provider: 'adyen', agreementId: 'card-1' };
    const wrong = { ...fields, current_password: 'Wrong-Pass-1' };
    const { body } = await callFailing(api.app, 'payment-provider-delete', wrong, { cookie });
    expect([body.code, deleted]).toEqual(['invalid_credentials', []]);
    const right = { ...fields, current_password: newMemberPassword };
    const { data } = await call(api.app, 'payment-provider-delete', right, { cookie });
    expect([data.agreements.length, deleted]).toEqual([1, ['card-1']]);
  });

  it('are not said to be deleted if the provider does not answer', async () => {
    const { cookie } = await createMember(api, 'keeps-cards@example.com');
    api.payments.deleteToken = () => Promise.reject(new PaymentProviderError('down'));
    const fields = { ...store, provider: 'adyen', agreementId: 'card-1' };
    const right = { ...fields, current_password: newMemberPassword };
    const { status, body } = await callFailing(api.app, 'payment-provider-delete', right, { cookie });
    expect([status, body.code]).toEqual([502, 'provider_unavailable']);
  });
});
