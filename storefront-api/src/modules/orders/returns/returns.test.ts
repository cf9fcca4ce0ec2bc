import { eq } from 'drizzle-orm';
import { orders, storeOverrides } from '../../../db/schema/index.ts';
import { createMember, mailsTo } from '../../../testing/new-member.ts';
import {
  differencesOf,
  openChangeTest,
  orderMailKinds,
  pass,
  paymentOf,
  placedOrder,
  stocksOf,
  sweepOnce,
  type ChangeTest,
} from '../../../testing/orders/order-changes.ts';
import { operateOn, orderRow } from '../../../testing/orders/placed-orders.ts';
import {
  deliveredOrder,
  requestReturn,
  returnCode,
  returnsOf,
  sendForm,
} from '../../../testing/orders/returns.ts';
import { pointBalance } from '../../points/points.ts';

let api: ChangeTest;
const dayMs = 24 * 60 * 60_000;

beforeAll(async () => {
  api = await openChangeTest();
});
beforeEach(() => {
  api.payments.operations = 'accept';
});
afterAll(() => api.close());

type Delivered = Awaited<ReturnType<typeof deliveredOrder>>;
const first = ({ items }: Delivered) => [{ id: items[0]?.id ?? 0, qty: 1 }];
const all = ({ items }: Delivered) => items.map(({ id, qtyOrdered: qty }) => ({ id, qty }));

describe('order-returns', () => {
  it('names the order as it is shown', async () => {
    const order = await deliveredOrder(api);
    expect(await returnsOf(api, order)).toMatchObject({ incrementId: order.number, returns: [] });
  });

  it('answers that nothing may be returned or withdrawn of an order that waits for its payment', async () => {
    const order = await placedOrder(api);
    const { placedAt } = await orderRow(api, order.orderId);
    const set = (changes: Partial<typeof orders.$inferInsert>) =>
      api.database.db.update(orders).set(changes).where(eq(orders.id, order.orderId));
    await set({ state: 'pending_payment', placedAt: null });
    expect(await returnsOf(api, order)).toEqual({
      incrementId: order.number,
      returns: [],
      returnable: [],
      returnableUntil: null,
      canWithdraw: false,
    });
    await set({ state: 'placed', placedAt });
  });
});

describe('create-return', () => {
  it('takes a form, without the items of which no piece is chosen', async () => {
    const order = await deliveredOrder(api);
    const [jacket, helmets] = order.items.map(({ id }) => id);
    const common = { idempotencyKey: 'return-of-a-form-123', order_id: `${order.orderId}`, refund: 'credit' };
    const fields = {
      [`items[${jacket}][qty]`]: '',
      [`items[${jacket}][reason]`]: 'too_small',
      [`items[${helmets}][qty]`]: '2',
      [`items[${helmets}][reason]`]: 'faulty',
      [`items[${helmets}][comment]`]: 'The strap is short',
    };
    const answer = await sendForm(api, 'create-return', { ...common, ...fields }, order.cookie);
    expect(answer.json()).toMatchObject({
      refund: 'credit',
      items: [{ id: helmets, qty: 2, reason: 'faulty', comment: 'The strap is short' }],
      redirect: `/sales/returns/?order=${order.orderId}&status=requested`,
    });
    const none = { ...common, [`items[${jacket}][qty]`]: ' ' };
    const rejected = await sendForm(api, 'create-return', none, order.cookie);
    expect([rejected.statusCode, rejected.json<{ fields: object }>().fields]).toEqual([
      400,
      { items: 'invalid' },
    ]);
  });

  it('requests a return once for each key, and answers it with its items', async () => {
    const order = await deliveredOrder(api);
    const item = order.items[1];
    const items = [{ id: item?.id ?? 0, qty: 1, reason: 'other' as const, comment: ' The strap is short ' }];
    const idempotencyKey = 'return-with-one-key';
    const answer = await requestReturn(api, order, { idempotencyKey, items });
    expect(answer.json()).toMatchObject({
      kind: 'return',
      state: 'requested',
      stateLabel: 'Requested',
      refund: 'original',
      items: [{ id: item?.id, name: item?.name, qty: 1, qtyReceived: 0, comment: 'The strap is short' }],
      refunded: { amount: 0, currency: 'GBP' },
      hasLabel: false,
    });
    const again = await requestReturn(api, order, { idempotencyKey, items });
    expect(again.json()).toEqual(answer.json());
    const others = [
      { refund: 'credit' as const },
      { items: [{ id: item?.id ?? 0, qty: 1, reason: 'other' as const, comment: 'Another one' }] },
    ];
    for (const fields of others) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const other = await requestReturn(api, order, { idempotencyKey, items, ...fields });
      expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([
        422,
        'idempotency_key_reused',
      ]);
    }
    const { returns, returnable } = await returnsOf(api, order);
    expect(returns).toHaveLength(1);
    expect(returnable.map(({ id, qty }) => ({ id, qty }))).toEqual([
      { id: order.items[0]?.id, qty: 1 },
      { id: item?.id, qty: 1 },
    ]);
    expect(await orderMailKinds(api, order.email)).toContain('order-return-requested');
  });

  it('is rejected for more pieces than were delivered, in one return or in several', async () => {
    const order = await deliveredOrder(api);
    const id = order.items[1]?.id ?? 0;
    const request = async (qty: number) =>
      (await requestReturn(api, order, { items: [{ id, qty, reason: 'late' }] })).statusCode;
    expect([
      await request(3),
      await request(1),
      await request(2),
      await request(1),
      await request(1),
    ]).toEqual([409, 200, 409, 200, 409]);
    const twice = [
      { id, qty: 1, reason: 'late' as const },
      { id, qty: 1, reason: 'late' as const },
    ];
    expect((await requestReturn(api, order, { items: twice })).statusCode).toBe(400);
  });

  it('is open until the end of the last day of the store’s window after the delivery', async () => {
    const start = api.clock.now;
    const order = await deliveredOrder(api);
    const sent = await placedOrder(api);
    await operateOn(api, sent.number, 'ship', {});
    const { returnableUntil } = await returnsOf(api, order);
    const end = new Date(returnableUntil ?? '');
    const days = (end.getTime() - start.getTime()) / dayMs;
    expect([days > 14, days <= 15.1]).toEqual([true, true]);
    const status = async () => {
      const items = [{ ...first(order)[0]!, reason: 'late' as const }];
      return (await requestReturn(api, order, { items })).statusCode;
    };
    expect(await returnsOf(api, sent)).toMatchObject({
      returnable: [],
      returnableUntil: null,
      canWithdraw: true,
    });
    api.clock.now = end;
    expect(await status()).toBe(409);
    expect(await returnsOf(api, order)).toMatchObject({ returnable: [], canWithdraw: false });
    api.clock.now = new Date(end.getTime() - 1);
    expect(await status()).toBe(200);
    await api.database.db.insert(storeOverrides).values({ storeId: 1, key: 'returnValidityDays', value: 30 });
    const { returnableUntil: later } = await returnsOf(api, order);
    await api.database.db.delete(storeOverrides);
    expect(Math.round((new Date(later ?? '').getTime() - end.getTime()) / dayMs)).toBe(16);
    api.clock.now = start;
  });

  it('finds no order of another member', async () => {
    const order = await deliveredOrder(api);
    const idempotencyKey = 'a-key-that-others-know';
    const items = first(order).map((each) => ({ ...each, reason: 'late' as const }));
    await requestReturn(api, order, { idempotencyKey, items });
    const { cookie } = await createMember(api, 'curious@example.com');
    const other = await requestReturn(api, { ...order, cookie }, { idempotencyKey, items });
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([404, 'not_found']);
  });
});

describe('a return', () => {
  it('is approved, received and refunded to the payment, and each step is mailed and recorded', async () => {
    const order = await deliveredOrder(api, 300);
    const code = await returnCode(api, order, all(order));
    await operateOn(api, order.number, 'approve', { code });
    const outcome = await operateOn(api, order.number, 'receive', { code });
    const paid = order.items.reduce(
      (sum, { subtotal, discount, points }) => sum + subtotal - discount - points,
      0,
    );
    expect(paymentOf(api, order.orderId)?.refunded).toBe(paid);
    const { returns, returnable } = await returnsOf(api, order);
    expect(returns).toMatchObject([{ state: 'refunded', refunded: { amount: paid }, hasLabel: false }]);
    expect(returnable).toEqual([]);
    expect(await pointBalance(api.database.db, order.customerId, api.clock.now)).toMatchObject({
      available: 300,
    });
    expect((await orderMailKinds(api, order.email)).slice(2)).toEqual([
      'order-return-requested',
      'order-return-approved',
      'order-return-received',
      'order-refunded',
    ]);
    expect(outcome.events.slice(2)).toMatchObject([
      { actor: 'member', action: 'request-return' },
      { actor: 'ops:kim', action: 'approve', details: { code } },
      { actor: 'shop', action: 'take-back' },
      { actor: 'ops:kim', action: 'receive', details: { code } },
    ]);
    for (const action of ['approve', 'reject', 'receive'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(operateOn(api, order.number, action, { code })).rejects.toThrow('order_not_changeable');
    }
  });

  it('is refunded as reward points that do not expire, and not a second time as money', async () => {
    const order = await deliveredOrder(api);
    const code = await returnCode(api, order, all(order), 'credit');
    await operateOn(api, order.number, 'receive', { code });
    const paid = order.items.reduce((sum, { subtotal, discount }) => sum + subtotal - discount, 0);
    const later = new Date(api.clock.now.getTime() + 5000 * dayMs);
    expect((await pointBalance(api.database.db, order.customerId, later)).available).toBe(paid);
    expect((await returnsOf(api, order)).returns).toMatchObject([
      { state: 'refunded', refunded: { amount: paid } },
    ]);
    const { total } = await orderRow(api, order.orderId);
    await expect(operateOn(api, order.number, 'refund', { amount: total - paid + 1 })).rejects.toThrow(
      'order_not_changeable',
    );
    const [mail] = await mailsTo(api, order.email, 'order-return-credited');
    expect(mail?.payload).toMatchObject({ code, page: `/sales/returns/?order=${order.orderId}` });
  });

  it('of which less arrives is refunded for that, and the rest may be returned again', async () => {
    const order = await deliveredOrder(api);
    const helmets = order.items[1];
    const id = helmets?.id ?? 0;
    const code = await returnCode(api, order, [{ id, qty: 2 }]);
    const receive = (items: { id: number; qty: number }[]) =>
      operateOn(api, order.number, 'receive', { code, items });
    await expect(receive([{ id, qty: 3 }])).rejects.toThrow('order_not_changeable');
    await expect(receive([{ id: order.items[0]?.id ?? 0, qty: 1 }])).rejects.toThrow('invalid_request');
    await receive([{ id, qty: 1 }]);
    const half = Math.round(((helmets?.subtotal ?? 0) - (helmets?.discount ?? 0)) / 2);
    expect(paymentOf(api, order.orderId)?.refunded).toBe(half);
    expect((await returnsOf(api, order)).returnable).toContainEqual(expect.objectContaining({ id, qty: 1 }));
  });

  it('that is rejected refunds nothing, and its pieces may be returned again', async () => {
    const order = await deliveredOrder(api);
    const code = await returnCode(api, order, first(order));
    await operateOn(api, order.number, 'reject', { code });
    await expect(operateOn(api, order.number, 'receive', { code })).rejects.toThrow('order_not_changeable');
    expect(await orderMailKinds(api, order.email)).toContain('order-return-rejected');
    expect((await returnsOf(api, order)).returns).toMatchObject([{ state: 'rejected', hasLabel: false }]);
    await returnCode(api, order, first(order));
    await expect(operateOn(api, order.number, 'approve', { code: 'RNOTTHERE' })).rejects.toThrow('not_found');
  });

  it('is restocked by operations, up to what has come back', async () => {
    const order = await deliveredOrder(api);
    const [piece] = first(order);
    const sku = order.items[0]?.units[0]?.sku ?? '';
    const items = [{ id: piece?.id ?? 0, qty: 1 }];
    await expect(operateOn(api, order.number, 'restock', { items })).rejects.toThrow('order_not_changeable');
    const code = await returnCode(api, order, items);
    await operateOn(api, order.number, 'receive', { code });
    const before = (await stocksOf(api)).get(sku) ?? 0;
    await operateOn(api, order.number, 'restock', { items });
    expect((await stocksOf(api)).get(sku)).toBe(before + 1);
    await expect(operateOn(api, order.number, 'restock', { items })).rejects.toThrow('order_not_changeable');
  });

  it('waits as received until the provider has answered, also after a rejection', async () => {
    const order = await deliveredOrder(api);
    const code = await returnCode(api, order, first(order));
    const stateOf = async () => (await returnsOf(api, order)).returns[0]?.state;
    api.payments.operations = 'reject';
    await operateOn(api, order.number, 'receive', { code });
    expect(await stateOf()).toBe('received');
    await expect(operateOn(api, order.number, 'reject', { code })).rejects.toThrow('order_not_changeable');
    api.payments.operations = 'lost';
    await operateOn(api, order.number, 'receive', { code });
    expect(await stateOf()).toBe('received');
    await expect(operateOn(api, order.number, 'receive', { code })).rejects.toThrow('order_not_changeable');
    api.payments.operations = 'accept';
    pass(api, 120_000);
    await sweepOnce(api);
    const [{ subtotal, discount } = { subtotal: 0, discount: 0 }] = order.items;
    expect([await stateOf(), paymentOf(api, order.orderId)?.refunded]).toEqual([
      'refunded',
      subtotal - discount,
    ]);
  });

  it('is not received while it is not known what was charged', async () => {
    const order = await placedOrder(api);
    api.payments.operations = 'unreachable';
    await operateOn(api, order.number, 'ship', {});
    await operateOn(api, order.number, 'deliver', {});
    const delivered = { ...order, items: (await orderRow(api, order.orderId)).items };
    const code = await returnCode(api, order, first(delivered));
    await expect(operateOn(api, order.number, 'receive', { code })).rejects.toThrow('order_not_changeable');
    api.payments.operations = 'accept';
    pass(api, 120_000);
    await sweepOnce(api);
    await operateOn(api, order.number, 'receive', { code });
    expect(paymentOf(api, order.orderId)?.refunded).toBeGreaterThan(0);
  });
});

it('Returns leave nothing that reconcile reports', async () => {
  expect(await differencesOf(api)).toEqual([]);
});
