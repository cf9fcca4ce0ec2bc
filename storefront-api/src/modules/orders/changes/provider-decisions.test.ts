import { jest } from '@jest/globals';
import { storeOverrides } from '../../../db/schema/index.ts';
import type { PaymentUpdate } from '../../payments/payment-provider.ts';
import { call } from '../../../testing/test-api.ts';
import {
  openChangeTest,
  orderMailKinds,
  pass,
  paymentOf,
  placedOrder,
  sweepOnce,
  type ChangeTest,
} from '../../../testing/orders/order-changes.ts';
import { operateOn, orderRow } from '../../../testing/orders/placed-orders.ts';
import { deliveredOrder, returnCode } from '../../../testing/orders/returns.ts';
import { pointBalance } from '../../points/points.ts';

let api: ChangeTest;

beforeAll(async () => {
  api = await openChangeTest();
});
afterAll(() => api.close());

/** Applies what the provider says of the payment of an order, as a webhook does. */
async function report(orderId: number, changes: Partial<PaymentUpdate>): Promise<PaymentUpdate> {
  const known = await api.payments.confirm(paymentOf(api, orderId)?.request.reference ?? '');
  if (known === null) throw new Error('The provider does not know the payment');
  const update = { ...known, eventId: `reported-${orderId}-${changes.status ?? changes.notice}`, ...changes };
  await api.database.db.transaction((tx) => api.app.orderServices.records.applyUpdate(tx, update));
  return update;
}

describe('an order that the provider has charged without being asked', () => {
  it('is refunded completely when it is canceled before dispatch', async () => {
    const { orderId, cookie, email } = await placedOrder(api);
    const { total } = await orderRow(api, orderId);
    const payment = paymentOf(api, orderId);
    Object.assign(payment ?? {}, { captured: total, status: 'captured' });
    await report(orderId, { status: 'captured' });
    const fields = { store_id: 1, order_id: orderId };
    const { data } = await call(api.app, 'self-cancel-order', fields, { cookie });
    expect(data).toMatchObject({ state: 'canceled', paymentState: 'refunded' });
    expect(payment?.refunded).toBe(total);
    expect(await orderMailKinds(api, email)).toEqual(['order-received', 'order-canceled', 'order-refunded']);
  });
});

describe('an order that is canceled while the provider charges it', () => {
  it.each([
    ['before the void has arrived', 'reject', 'captured'],
    ['though it has answered that it is voided', 'accept', 'voided'],
  ] as const)('is refunded %s', async (_title, answer, statusAtProvider) => {
    const { orderId, number, cookie } = await placedOrder(api);
    const { total } = await orderRow(api, orderId);
    const payment = paymentOf(api, orderId);
    api.payments.operations = answer;
    await call(api.app, 'self-cancel-order', { store_id: 1, order_id: orderId }, { cookie });
    api.payments.operations = 'accept';
    Object.assign(payment ?? {}, { captured: total, status: statusAtProvider });
    await report(orderId, { status: 'captured', amount: { amount: total, currency: 'GBP' } });
    // The provider may say so more than once.
    await report(orderId, { status: 'captured', eventId: `again-${orderId}`, rejection: null });
    pass(api, 60_001);
    await sweepOnce(api);
    expect(payment?.refunded).toBe(total);
    const { payments, events } = await operateOn(api, number, 'show', {});
    expect(payments.map(({ kind, status }) => `${kind}: ${status}`)).toEqual([
      answer === 'reject' ? 'void: rejected' : 'void: done',
      'refund: done',
    ]);
    expect(events).toContainEqual(
      expect.objectContaining({ actor: 'shop', action: 'refund', details: { amount: total } }),
    );
  });
});

describe('a payment that ends before dispatch', () => {
  it('is an error in the log, and nothing is sent for it', async () => {
    const error = jest.spyOn(api.app.orderServices.log, 'error').mockImplementation(() => {});
    const { orderId, number } = await placedOrder(api);
    const { reference } = await report(orderId, { status: 'voided' });
    expect(error.mock.calls).toEqual([
      [{ reference, status: 'voided' }, 'the payment of a placed order has ended'],
    ]);
    error.mockRestore();
    await expect(operateOn(api, number, 'ship', {})).rejects.toThrow('order_not_changeable');
  });
});

describe('a chargeback', () => {
  it('is an error in the log', async () => {
    const error = jest.spyOn(api.app.orderServices.log, 'error').mockImplementation(() => {});
    const { orderId } = await deliveredOrder(api);
    const { reference } = await report(orderId, { notice: 'chargeback' });
    expect(error.mock.calls).toEqual([
      [{ reference, notice: 'chargeback' }, 'the payment provider has reported a chargeback'],
    ]);
    error.mockRestore();
  });

  it('is not refunded a second time, neither as money nor as points, when the goods come back', async () => {
    const order = await deliveredOrder(api);
    const { orderId, number, customerId, items } = order;
    await report(orderId, { notice: 'chargeback' });
    const [first, second] = items.map(({ id, qtyOrdered: qty }) => ({ id, qty }));
    for (const [piece, refund] of [
      [first, 'original'],
      [second, 'credit'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one return after the other
      const code = await returnCode(api, order, piece === undefined ? [] : [piece], refund);
      // oxlint-disable-next-line no-await-in-loop -- one return after the other
      await operateOn(api, number, 'receive', { code });
    }
    expect((await orderRow(api, orderId)).items.map(({ qtyReturned }) => qtyReturned)).toEqual(
      items.map(({ qtyOrdered }) => qtyOrdered),
    );
    expect(paymentOf(api, orderId)?.refunded).toBeUndefined();
    const { available, pending } = await pointBalance(api.database.db, customerId, api.clock.now);
    expect([available, pending]).toEqual([0, 0]);
  });

  it('takes back the points that were earned', async () => {
    const { db } = api.database;
    await db.insert(storeOverrides).values({ storeId: 1, key: 'earnedPointsPercent', value: 5 });
    const { orderId, customerId } = await deliveredOrder(api);
    await db.delete(storeOverrides);
    const pending = async () => (await pointBalance(db, customerId, api.clock.now)).pending;
    expect(await pending()).toBeGreaterThan(0);
    await report(orderId, { notice: 'chargeback' });
    expect(await pending()).toBe(0);
  });

  it('of a part leaves the rest to be refunded, and an operator may refund more by its amount', async () => {
    const { orderId, number } = await deliveredOrder(api);
    const { total, currency } = await orderRow(api, orderId);
    await report(orderId, { notice: 'chargeback', amount: { amount: 1_000, currency } });
    await operateOn(api, number, 'refund', {});
    expect(paymentOf(api, orderId)?.refunded).toBe(total - 1_000);
    await expect(operateOn(api, number, 'refund', {})).rejects.toThrow('order_not_changeable');
    await expect(operateOn(api, number, 'refund', { amount: 1_001 })).rejects.toThrow('order_not_changeable');
    await operateOn(api, number, 'refund', { amount: 1_000 });
    expect(paymentOf(api, orderId)?.refunded).toBe(total);
  });
});
