import type { RequestOf } from 'shared-contracts/api';
import { mailsTo } from '../../../testing/new-member.ts';
import {
  differencesOf,
  openChangeTest,
  orderMailKinds,
  paymentOf,
  placedOrder,
  stocksOf,
  type ChangeTest,
} from '../../../testing/orders/order-changes.ts';
import { operateOn, orderRow } from '../../../testing/orders/placed-orders.ts';
import {
  deliveredOrder,
  returnCode,
  returnsOf,
  sendForm,
  sendWithdrawal,
} from '../../../testing/orders/returns.ts';
import { send } from '../../../testing/test-api.ts';
import { durationStepMs } from '../../accounts/rounded-duration.ts';
import { pointBalance } from '../../points/points.ts';

let api: ChangeTest;

beforeAll(async () => {
  api = await openChangeTest();
});
afterAll(() => api.close());

type Named = { number: string; email: string };

const lookUp = ({ number: order, email }: Named, network = '198.51.99.1') =>
  send(
    api.app,
    'withdrawal-order',
    { store_id: 1, order, email },
    { headers: { 'x-forwarded-for': network } },
  );

const withdraw = (order: Named, fields?: Partial<RequestOf<'withdrawal'>>) =>
  sendWithdrawal(api, order, fields);

describe('withdrawal-order', () => {
  it('answers a guest what may be withdrawn, by number and address in any case', async () => {
    const order = await placedOrder(api);
    const { items } = await orderRow(api, order.orderId);
    const answer = await lookUp({ ...order, email: order.email.toUpperCase() });
    expect(answer.json()).toEqual({
      order: order.number,
      items: items.map(({ id, name, brandName, qtyOrdered: qty }) => ({ id, name, brandName, qty })),
      redirect: expect.stringMatching(/^\/sales\/withdrawal\/\?token=[\w.-]+$/) as string,
    });
  });

  it('answers a form with the page of its items, which shows them for half an hour', async () => {
    const order = await placedOrder(api);
    const { redirect, items } = (await lookUp(order)).json<{ redirect: string; items: unknown[] }>();
    const token = new URL(redirect, 'http://shop').searchParams.get('token') ?? '';
    const read = (fields: object) => send(api.app, 'withdrawal-items', { store_id: 1, token, ...fields });
    expect((await read({})).json()).toEqual({ order: order.number, email: order.email, items });
    const rejected = await Promise.all([
      read({ token: `${Number(token.split('.')[0]) + 1}${token.slice(token.indexOf('.'))}` }),
      read({ token: 'forged' }),
      // Another website.
      read({ store_id: 19 }),
    ]);
    expect(rejected.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422]);
    const start = api.clock.now;
    api.clock.now = new Date(start.getTime() + 30 * 60_000);
    expect((await read({})).json()).toMatchObject({ code: 'invalid_token' });
    api.clock.now = start;
  });

  it('answers a wrong address like an unknown order, and after as long', async () => {
    const order = await placedOrder(api);
    const answers = [];
    for (const lookup of [
      { ...order, email: 'other@example.com' },
      { ...order, number: '1999999999' },
    ]) {
      const start = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await lookUp(lookup);
      expect(performance.now() - start).toBeGreaterThanOrEqual(durationStepMs - 20);
      const { requestId: _request, ...body } = answer.json<{ requestId: string }>();
      answers.push({ status: answer.statusCode, body });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('is limited for each order and network, known or not, and not by successes', async () => {
    const order = await placedOrder(api);
    const address = '192.0.2.77';
    for (const number of [order.number, '1888888888']) {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        statuses.push((await lookUp({ number, email: 'guess@example.com' }, address)).statusCode);
      }
      expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
    }
    const own = await placedOrder(api);
    for (let attempt = 0; attempt < 7; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await lookUp(own, '192.0.2.99')).statusCode).toBe(200);
    }
  });
});

describe('withdrawal', () => {
  it('before dispatch cancels the order, and mails its time at once', async () => {
    const order = await placedOrder(api, 300);
    const before = await stocksOf(api);
    const answer = await withdraw(order);
    const { code, receivedAt } = answer.json<{ code: string; receivedAt: string }>();
    expect([answer.statusCode, receivedAt]).toEqual([200, api.clock.now.toISOString()]);
    const { state, paymentState, items } = await orderRow(api, order.orderId);
    expect({ state, paymentState }).toEqual({ state: 'canceled', paymentState: 'voided' });
    const sku = items[1]?.units[0]?.sku ?? '';
    expect((await stocksOf(api)).get(sku)).toBe((before.get(sku) ?? 0) + 2);
    const [mail] = await mailsTo(api, order.email, 'order-withdrawal');
    const page = `/sales/returns/?order=${order.orderId}`;
    expect(mail).toMatchObject({ createdAt: api.clock.now, payload: { code, hasParcel: 'no', page } });
    const { events } = await operateOn(api, order.number, 'show', {});
    expect(events).toMatchObject([{ actor: 'guest', action: 'withdraw' }]);
  });

  it('is done once for each key, and once for a whole order', async () => {
    const order = await placedOrder(api);
    const idempotencyKey = 'withdrawal-with-one-key';
    const first = await withdraw(order, { idempotencyKey });
    const again = await withdraw(order, { idempotencyKey });
    const otherKey = await withdraw(order);
    expect([again.json(), otherKey.json()]).toEqual([first.json(), first.json()]);
    const reused = await withdraw(order, { idempotencyKey, reason: 'late' });
    expect(reused.statusCode).toBe(422);
    expect(await mailsTo(api, order.email, 'order-withdrawal')).toHaveLength(1);
    const { email, number } = order;
    expect((await lookUp({ email, number })).json()).toMatchObject({ items: [] });
  });

  it('cancels pieces that are left and returns those that were sent, with the delivery fee of a whole order', async () => {
    const order = await placedOrder(api);
    const { items, total } = await orderRow(api, order.orderId);
    const helmet = items[1]?.id ?? 0;
    await operateOn(api, order.number, 'ship', { items: [{ id: helmet, qty: 1 }] });
    const { code } = (await withdraw(order)).json<{ code: string }>();
    expect((await returnsOf(api, order)).returns).toMatchObject([
      { code, kind: 'withdrawal', state: 'approved', items: [{ id: helmet, qty: 1, reason: null }] },
      { kind: 'withdrawal', state: 'canceled', items: [{ qty: 1 }, { id: helmet, qty: 1 }] },
    ]);
    expect((await returnsOf(api, order)).canWithdraw).toBe(false);
    // Another press of the button answers what the mail says.
    expect((await withdraw(order)).json()).toMatchObject({ code });
    const [mail] = await mailsTo(api, order.email, 'order-withdrawal');
    expect(mail?.payload).toMatchObject({ code, hasParcel: 'yes' });
    // The parcel comes back without having been delivered.
    await operateOn(api, order.number, 'receive', { code });
    const payment = paymentOf(api, order.orderId);
    expect(payment?.captured).toBeLessThan(total);
    expect(payment?.refunded).toBe(payment?.captured);
    expect(await orderRow(api, order.orderId)).toMatchObject({
      state: 'completed',
      paymentState: 'refunded',
    });
  });

  it('of some items leaves the others, and needs no reason', async () => {
    const order = await deliveredOrder(api);
    const [jacket, helmets] = order.items;
    const items = [{ id: helmets?.id ?? 0, qty: 1 }];
    expect((await withdraw(order, { items: [{ id: helmets?.id ?? 0, qty: 3 }] })).statusCode).toBe(409);
    expect((await withdraw(order, { items: [{ id: 1, qty: 1 }] })).statusCode).toBe(400);
    const { code } = (await withdraw(order, { items, reason: 'changed_mind' })).json<{ code: string }>();
    expect((await lookUp(order)).json()).toMatchObject({
      items: [
        { id: jacket?.id, qty: 1 },
        { id: helmets?.id, qty: 1 },
      ],
    });
    await operateOn(api, order.number, 'receive', { code });
    const half = Math.round(((helmets?.subtotal ?? 0) - (helmets?.discount ?? 0)) / 2);
    expect(paymentOf(api, order.orderId)?.refunded).toBe(half);
    expect(await orderMailKinds(api, order.email)).toContain('order-return-received');
  });

  it('takes pieces out of returns that have not arrived, and is refunded to the payment', async () => {
    const order = await deliveredOrder(api);
    const [jacket, helmets] = order.items.map(({ id, qtyOrdered: qty }) => ({ id, qty }));
    if (jacket === undefined || helmets === undefined) throw new Error('The order has two items');
    const whole = await returnCode(api, order, [jacket], 'credit');
    const part = await returnCode(api, order, [helmets], 'credit');
    await operateOn(api, order.number, 'approve', { code: whole });
    expect((await returnsOf(api, order)).canWithdraw).toBe(true);
    expect((await lookUp(order)).json()).toMatchObject({ items: [jacket, helmets] });
    const items = [jacket, { ...helmets, qty: 1 }];
    const { code } = (await withdraw(order, { items })).json<{ code: string }>();
    expect((await returnsOf(api, order)).returns).toMatchObject([
      { code: whole, state: 'canceled', items: [jacket] },
      { code: part, state: 'requested', items: [{ ...helmets, qty: 1 }] },
      { code, kind: 'withdrawal', state: 'approved', refund: 'original', items },
    ]);
    // An operator who gets a parcel with the former code finds that of the withdrawal.
    expect(await operateOn(api, order.number, 'show', {})).toMatchObject({
      returns: [{ code: whole }, { code: part }, { code, kind: 'withdrawal', state: 'approved' }],
    });
    await expect(operateOn(api, order.number, 'receive', { code: whole })).rejects.toThrow(
      'order_not_changeable',
    );
    await operateOn(api, order.number, 'receive', { code });
    await operateOn(api, order.number, 'receive', { code: part });
    const { captured = 0, refunded = 0 } = paymentOf(api, order.orderId) ?? {};
    const { available } = await pointBalance(api.database.db, order.customerId, api.clock.now);
    const { delivery, deliveryDiscount } = await orderRow(api, order.orderId);
    expect(refunded + available).toBe(captured - delivery + deliveryDiscount);
    expect([refunded > 0, available > 0]).toEqual([true, true]);
  });

  it('of all pieces of one item leaves the other items of a return', async () => {
    const order = await deliveredOrder(api);
    const [jacket, helmets] = order.items.map(({ id, qtyOrdered: qty }) => ({ id, qty }));
    if (jacket === undefined || helmets === undefined) throw new Error('The order has two items');
    const code = await returnCode(api, order, [jacket, helmets]);
    await withdraw(order, { items: [jacket] });
    expect((await returnsOf(api, order)).returns).toMatchObject([
      { code, state: 'requested', items: [helmets] },
      { kind: 'withdrawal', items: [jacket] },
    ]);
  });

  it('does not take pieces that have arrived', async () => {
    const order = await deliveredOrder(api);
    const [jacket] = order.items.map(({ id, qtyOrdered: qty }) => ({ id, qty }));
    const code = await returnCode(api, order, jacket === undefined ? [] : [jacket]);
    await operateOn(api, order.number, 'receive', { code });
    const items = jacket === undefined ? [] : [jacket];
    expect((await withdraw(order, { items })).statusCode).toBe(409);
  });

  it('ends with the window after the last delivery', async () => {
    const order = await deliveredOrder(api);
    const start = api.clock.now;
    const { returnableUntil } = await returnsOf(api, order);
    api.clock.now = new Date(returnableUntil ?? '');
    expect((await withdraw(order)).statusCode).toBe(409);
    api.clock.now = new Date(api.clock.now.getTime() - 1);
    expect((await withdraw(order)).statusCode).toBe(200);
    api.clock.now = start;
  });

  it('is shown by its code at its website, with whether a parcel is to be sent back', async () => {
    const order = await deliveredOrder(api);
    const { code, receivedAt, redirect } = (await withdraw(order)).json<Record<string, string>>();
    expect(redirect).toBe(`/sales/withdrawal/?receipt=${code}`);
    const read = (fields: object) => send(api.app, 'withdrawal-receipt', { store_id: 1, code, ...fields });
    expect((await read({})).json()).toEqual({ code, receivedAt, hasParcel: true });
    const others = await Promise.all([read({ store_id: 19 }), read({ code: 'RACDEFGHJK' })]);
    expect(others.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    const unsent = (await withdraw(await placedOrder(api))).json<{ code: string }>();
    expect((await read({ code: unsent.code })).json()).toMatchObject({ hasParcel: false });
  });

  it('by a form names its items by their ids, and never means the whole order by none', async () => {
    const order = await deliveredOrder(api);
    const id = order.items[1]?.id ?? 0;
    const form = (fields: Record<string, string>) =>
      sendForm(api, 'withdrawal', {
        idempotencyKey: 'withdrawal-of-a-form-1',
        order: order.number,
        email: order.email,
        ...fields,
      });
    const none = await form({ [`items[${id}][id]`]: `${id}` });
    expect([none.statusCode, none.json<{ fields: object }>().fields]).toEqual([400, { items: 'invalid' }]);
    const some = await form({ [`items[${id}][qty]`]: '1' });
    expect(some.json()).toMatchObject({ redirect: expect.stringContaining('receipt=R') as string });
    expect((await returnsOf(api, order)).returns).toMatchObject([{ items: [{ id, qty: 1 }] }]);
  });

  it('finds no order with another address', async () => {
    const order = await placedOrder(api);
    expect((await withdraw({ ...order, email: 'other@example.com' })).statusCode).toBe(404);
    expect((await orderRow(api, order.orderId)).state).toBe('placed');
  });
});

it('Withdrawals leave nothing that reconcile reports', async () => {
  expect(await differencesOf(api)).toEqual([]);
});
