import { serverEndpoints } from 'shared-contracts/api/server-endpoints';
import { storeOverrides, orders } from '../../../db/schema/index.ts';
import { createMember } from '../../../testing/new-member.ts';
import { pointBalance } from '../../points/points.ts';
import {
  differencesOf,
  openChangeTest,
  orderMailKinds,
  pass,
  paymentOf,
  placedOrder,
  sweepOnce,
  type ChangeTest,
} from '../../../testing/orders/order-changes.ts';
import { operateOn, orderRow, placeOrderOf, refer } from '../../../testing/orders/placed-orders.ts';
import { returnCode } from '../../../testing/orders/returns.ts';

let api: ChangeTest;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

beforeAll(async () => {
  api = await openChangeTest();
});
beforeEach(() => {
  api.payments.operations = 'accept';
});
afterAll(() => api.close());

describe('refunding an order', () => {
  it('refunds once for each reference, and never more than was charged', async () => {
    const { orderId, number, email } = await placedOrder(api);
    const { total } = await orderRow(api, orderId);
    await expect(operateOn(api, number, 'refund', { amount: 100 })).rejects.toThrow('order_not_changeable');
    await operateOn(api, number, 'ship', {});
    const first = await operateOn(api, number, 'refund', { amount: 100 }, 'refund-once');
    const second = await operateOn(api, number, 'refund', { amount: 100 }, 'refund-once');
    expect([first.result, second.result]).toEqual(['done', 'repeated']);
    expect(paymentOf(api, orderId)?.refunded).toBe(100);
    await expect(operateOn(api, number, 'refund', { amount: 200 }, 'refund-once')).rejects.toThrow(
      'idempotency_key_reused',
    );
    await expect(operateOn(api, number, 'refund', { amount: total })).rejects.toThrow('order_not_changeable');
    const { paymentState } = await operateOn(api, number, 'refund', {});
    expect([paymentState, paymentOf(api, orderId)?.refunded]).toEqual(['refunded', total]);
    await expect(operateOn(api, number, 'refund', {})).rejects.toThrow('order_not_changeable');
    expect(await orderMailKinds(api, email)).toEqual([
      'order-received',
      'order-dispatched',
      'order-refunded',
      'order-refunded',
    ]);
  });

  it('that the provider rejects is shown to operations, and not mailed', async () => {
    const { orderId, number, email } = await placedOrder(api);
    await operateOn(api, number, 'ship', {});
    api.payments.operations = 'reject';
    const outcome = await operateOn(api, number, 'refund', { amount: 100 });
    expect(outcome.payments.at(-1)).toMatchObject({
      kind: 'refund',
      status: 'rejected',
      rejection: 'refused',
    });
    expect(outcome.events.at(-1)).toMatchObject({ actor: 'provider', action: 'refund-rejected' });
    expect(outcome.paymentState).toBe('captured');
    expect(await orderMailKinds(api, email)).not.toContain('order-refunded');
    api.payments.operations = 'accept';
    await operateOn(api, number, 'refund', { amount: 100 });
    expect(paymentOf(api, orderId)?.refunded).toBe(100);
  });

  it.each(['lost', 'unreachable'] as const)(
    'whose answer is %s is finished by the sweeper, once',
    async (operations) => {
      const { orderId, number, email } = await placedOrder(api);
      await operateOn(api, number, 'ship', {});
      api.payments.operations = operations;
      const { payments: shown } = await operateOn(api, number, 'refund', { amount: 100 });
      expect(shown.at(-1)).toMatchObject({ kind: 'refund', status: 'started' });
      expect(await orderMailKinds(api, email)).not.toContain('order-refunded');
      api.payments.operations = 'accept';
      pass(api, 2 * minuteMs);
      await sweepOnce(api);
      await sweepOnce(api);
      expect(paymentOf(api, orderId)?.refunded).toBe(100);
      expect((await orderRow(api, orderId)).paymentState).toBe('partially_refunded');
      expect((await orderMailKinds(api, email)).filter((kind) => kind === 'order-refunded')).toHaveLength(1);
    },
  );
});

describe('points of an order', () => {
  const configure = (key: string, value: number) =>
    api.database.db.insert(storeOverrides).values({ storeId: 1, key, value });
  afterEach(() => api.database.db.delete(storeOverrides));

  it('are earned when it is completed, for its member and the one who has invited them, and available after the window', async () => {
    await configure('earnedPointsPercent', 2);
    const inviter = await createMember(api, 'inviter@example.com');
    const { customerId, number, orderId, cookie } = await placedOrder(api);
    await refer(api, customerId, inviter.id);
    const { db } = api.database;
    await operateOn(api, number, 'ship', {});
    expect((await pointBalance(db, customerId, api.clock.now)).pending).toBe(0);
    await operateOn(api, number, 'deliver', {});
    const { items } = await orderRow(api, orderId);
    const paid = items.reduce((sum, { subtotal, discount }) => sum + subtotal - discount, 0);
    const points = Math.floor((paid * 2) / 100);
    expect(await pointBalance(db, customerId, api.clock.now)).toMatchObject({
      pending: points,
      available: 0,
    });
    expect(await pointBalance(db, inviter.id, api.clock.now)).toMatchObject({ pending: 500, available: 0 });
    const afterWindow = new Date(api.clock.now.getTime() + 15 * dayMs);
    expect(await pointBalance(db, inviter.id, afterWindow)).toMatchObject({ pending: 0, available: 500 });
    const second = await placeOrderOf(api, cookie);
    await operateOn(api, second.number, 'ship', {});
    await operateOn(api, second.number, 'deliver', {});
    expect((await pointBalance(db, inviter.id, api.clock.now)).pending).toBe(500);
  });

  it('are not gained by buying and cancelling, nor by buying and returning', async () => {
    await configure('earnedPointsPercent', 5);
    const inviter = await createMember(api, 'farmer@example.com');
    const { customerId, number, cookie } = await placedOrder(api, 300);
    await refer(api, customerId, inviter.id);
    const { clock, database } = api;
    await operateOn(api, number, 'cancel', {});
    const { orderId, number: second } = await placeOrderOf(api, cookie);
    await operateOn(api, second, 'ship', {});
    await operateOn(api, second, 'deliver', {});
    const pieces = (await orderRow(api, orderId)).items.map(({ id, qtyOrdered: qty }) => ({ id, qty }));
    const code = await returnCode(api, { orderId, cookie }, pieces);
    await operateOn(api, second, 'receive', { code });
    const later = new Date(clock.now.getTime() + 60 * dayMs);
    expect(await pointBalance(database.db, customerId, later)).toMatchObject({ pending: 0, available: 300 });
    expect(await pointBalance(database.db, inviter.id, later)).toMatchObject({ pending: 0, available: 0 });
    await expect(operateOn(api, second, 'receive', { code })).rejects.toThrow('order_not_changeable');
  });

  it.each([
    ['after it was completed', ['ship', 'deliver', 'refund']],
    ['before it was completed', ['ship', 'refund', 'deliver']],
  ] as const)('are not farmed by a refund without a return %s', async (_title, actions) => {
    await configure('earnedPointsPercent', 5);
    const inviter = await createMember(api, `inviter-${actions[1]}@example.com`);
    const { customerId, number, orderId } = await placedOrder(api);
    await refer(api, customerId, inviter.id);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const action of actions) await operateOn(api, number, action, {});
    expect((await orderRow(api, orderId)).paymentState).toBe('refunded');
    const later = new Date(api.clock.now.getTime() + 60 * dayMs);
    const { db } = api.database;
    expect(await pointBalance(db, customerId, later)).toMatchObject({ pending: 0, available: 0 });
    expect(await pointBalance(db, inviter.id, later)).toMatchObject({ pending: 0, available: 0 });
  });

  it('are kept in part after a refund of a part', async () => {
    await configure('earnedPointsPercent', 5);
    const { customerId, number, orderId } = await placedOrder(api);
    await operateOn(api, number, 'ship', {});
    await operateOn(api, number, 'deliver', {});
    await operateOn(api, number, 'refund', { amount: 1_000 });
    const { items } = await orderRow(api, orderId);
    const paid = items.reduce((sum, { subtotal, discount }) => sum + subtotal - discount, 0);
    const { pending } = await pointBalance(api.database.db, customerId, api.clock.now);
    const earned = Math.floor((paid * 5) / 100);
    expect(pending).toBe(Math.floor((earned * (paid - 1_000)) / paid));
  });
});

describe('a notice of a chargeback', () => {
  it('is recorded once, changes no state, and is shown to operations', async () => {
    const { orderId, number } = await placedOrder(api);
    await operateOn(api, number, 'ship', {});
    const payment = paymentOf(api, orderId);
    const update = await api.payments.confirm(payment?.request.reference ?? '');
    api.payments.parseWebhook = (body) => JSON.parse(body) as never;
    const notify = () =>
      api.app.inject({
        method: 'POST',
        url: serverEndpoints['payment-webhook'].path,
        headers: { 'content-type': 'application/json' },
        payload: { ...update, eventId: `chargeback-${orderId}`, notice: 'chargeback' },
      });
    expect((await notify()).json()).toEqual({ result: 'applied' });
    expect((await notify()).json()).toEqual({ result: 'duplicate' });
    const { events, paymentState } = await operateOn(api, number, 'show', {});
    expect(paymentState).toBe('captured');
    expect(events.filter(({ action }) => action === 'chargeback')).toMatchObject([
      { actor: 'provider', details: { amount: update?.amount.amount, currency: 'GBP' } },
    ]);
  });
});

it('Refunds and points leave nothing that reconcile reports', async () => {
  expect(await api.database.db.$count(orders)).toBeGreaterThan(0);
  expect(await differencesOf(api)).toEqual([]);
});
