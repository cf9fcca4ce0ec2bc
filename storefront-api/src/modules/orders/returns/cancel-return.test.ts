import { createMember } from '../../../testing/new-member.ts';
import {
  differencesOf,
  openChangeTest,
  orderMailKinds,
  type ChangeTest,
} from '../../../testing/orders/order-changes.ts';
import { operateOn } from '../../../testing/orders/placed-orders.ts';
import {
  deliveredOrder,
  requestReturn,
  returnCode,
  returnsOf,
  sendCancellation,
  sendForm,
  sendWithdrawal,
} from '../../../testing/orders/returns.ts';
import { call, send } from '../../../testing/test-api.ts';

let api: ChangeTest;
beforeAll(async () => {
  api = await openChangeTest();
});
afterAll(() => api.close());

type Delivered = Awaited<ReturnType<typeof deliveredOrder>>;
const all = ({ items }: Delivered) => items.map(({ id, qtyOrdered: qty }) => ({ id, qty }));
const pieces = (returnable: readonly { id: number; qty: number }[]) =>
  returnable.map(({ id, qty }) => ({ id, qty }));
const codeOf = (answer: { body: string }) => (JSON.parse(answer.body) as { code: string }).code;

describe('cancel-return', () => {
  it.each(['requested', 'approved'] as const)(
    'cancels a return that is %s, once, and its pieces can be returned again',
    async (state) => {
      const order = await deliveredOrder(api);
      const code = await returnCode(api, order, all(order));
      if (state === 'approved') await operateOn(api, order.number, 'approve', { code });
      expect(await returnsOf(api, order)).toMatchObject({
        returns: [{ state, canCancel: true }],
        returnable: [],
      });
      const answer = await sendCancellation(api, order, code);
      expect(answer.json()).toMatchObject({
        code,
        state: 'canceled',
        stateLabel: 'Cancelled',
        canCancel: false,
        hasLabel: false,
        redirect: `/sales/returns/?order=${order.orderId}&status=canceled`,
      });
      const again = await sendCancellation(api, order, code);
      expect(again.json()).toEqual(answer.json());
      const { returns, returnable } = await returnsOf(api, order);
      expect([returns.length, pieces(returnable)]).toEqual([1, all(order)]);
      const kinds = await orderMailKinds(api, order.email);
      expect(kinds.filter((kind) => kind === 'order-return-canceled')).toHaveLength(1);
      const overview = await call(api.app, 'member-returns', { store_id: 1 }, order);
      expect(overview.data).toMatchObject({ orders: [{ id: order.orderId }], returns: [] });
      const second = await returnCode(api, order, all(order));
      await operateOn(api, order.number, 'receive', { code: second });
    },
  );

  it('makes the label and the code invalid', async () => {
    const order = await deliveredOrder(api);
    const code = await returnCode(api, order, all(order));
    await operateOn(api, order.number, 'approve', { code });
    const id = (await returnsOf(api, order)).returns[0]?.id ?? 0;
    const label = () => send(api.app, 'return-label', { store_id: 1, id }, order);
    expect((await label()).statusCode).toBe(200);
    await sendCancellation(api, order, code);
    expect((await label()).headers['location']).toBe('/sales/returns/?form_error=not_found');
    for (const action of ['approve', 'reject', 'receive'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(operateOn(api, order.number, action, { code })).rejects.toThrow('order_not_changeable');
    }
  });

  it('gives nothing back after the window', async () => {
    const order = await deliveredOrder(api);
    const code = await returnCode(api, order, all(order));
    const start = api.clock.now;
    api.clock.now = new Date((await returnsOf(api, order)).returnableUntil ?? '');
    expect((await sendCancellation(api, order, code)).statusCode).toBe(200);
    const items = all(order).map((each) => ({ ...each, reason: 'late' as const }));
    expect(await returnsOf(api, order)).toMatchObject({ returnable: [] });
    expect((await requestReturn(api, order, { items })).statusCode).toBe(409);
    api.clock.now = start;
  });

  it('is rejected after the return has arrived or was rejected, and for a withdrawal', async () => {
    const order = await deliveredOrder(api);
    const [jacket, helmets] = all(order);
    const received = await returnCode(api, order, [jacket!]);
    await operateOn(api, order.number, 'receive', { code: received });
    const rejected = await returnCode(api, order, [{ ...helmets!, qty: 1 }]);
    await operateOn(api, order.number, 'reject', { code: rejected });
    const withdrawn = codeOf(await sendWithdrawal(api, order, { items: [helmets!] }));
    expect((await returnsOf(api, order)).returns.map(({ canCancel }) => canCancel)).toEqual([
      false,
      false,
      false,
    ]);
    for (const code of [received, rejected, withdrawn]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await sendCancellation(api, order, code);
      expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'order_not_changeable']);
    }
  });

  it('finds no return of another member, nor an unknown one', async () => {
    const order = await deliveredOrder(api);
    await returnCode(api, order, all(order));
    const id = (await returnsOf(api, order)).returns[0]?.id ?? 0;
    const { cookie } = await createMember(api, 'cancels-others@example.com');
    const cancel = async (return_id: number, headers: { cookie?: string }) =>
      (await send(api.app, 'cancel-return', { store_id: 1, return_id }, headers)).statusCode;
    expect(await cancel(id, { cookie })).toBe(404);
    expect(await cancel(999_999, order)).toBe(404);
    expect(await cancel(id, {})).toBe(401);
    expect((await returnsOf(api, order)).returns).toMatchObject([{ state: 'requested' }]);
  });

  it('takes a form', async () => {
    const order = await deliveredOrder(api);
    await returnCode(api, order, all(order));
    const id = (await returnsOf(api, order)).returns[0]?.id ?? 0;
    const answer = await sendForm(api, 'cancel-return', { return_id: `${id}` }, order.cookie);
    expect(answer.json()).toMatchObject({ state: 'canceled' });
  });
});

it('Cancelled returns leave nothing that reconcile reports', async () => {
  expect(await differencesOf(api)).toEqual([]);
});
