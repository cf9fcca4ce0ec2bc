import { eq } from 'drizzle-orm';
import { returnItems, returns } from '../../../db/schema/index.ts';
import {
  differencesOf,
  openChangeTest,
  paymentOf,
  type ChangeTest,
} from '../../../testing/orders/order-changes.ts';
import { operateOn } from '../../../testing/orders/placed-orders.ts';
import { deliveredOrder, requestReturn, returnCode } from '../../../testing/orders/returns.ts';
import { eraseAccount } from '../../privacy/account-deletion.ts';
import { send } from '../../../testing/test-api.ts';
import { newMemberPassword } from '../../../testing/new-member.ts';
import { orderData } from '../personal-data.ts';

let api: ChangeTest;

beforeAll(async () => {
  api = await openChangeTest();
});
afterAll(() => api.close());

const dayMs = 24 * 60 * 60_000;

async function erase({ customerId, cookie }: { customerId: number; cookie: string }): Promise<void> {
  const fields = { store_id: 1, current_password: newMemberPassword };
  const answer = await send(api.app, 'account-deletion-request', fields, { cookie });
  expect(answer.statusCode).toBe(200);
  await eraseAccount(api.database.db, customerId, new Date(api.clock.now.getTime() + 60 * dayMs));
}

describe('the data of a member', () => {
  it('contains returns with their comments, which a deletion erases', async () => {
    const order = await deliveredOrder(api);
    const id = order.items[1]?.id ?? 0;
    const comment = 'I have a wide head';
    await requestReturn(api, order, { items: [{ id, qty: 2, reason: 'too_small', comment }] });
    const exported = await orderData.exportOf(api.database.db, order.customerId);
    expect(exported).toMatchObject([
      { returns: [{ kind: 'return', state: 'requested', qty: 2, reason: 'too_small', comment }] },
    ]);
    await erase(order);
    const rows = await api.database.db
      .select({ comment: returnItems.comment })
      .from(returnItems)
      .innerJoin(returns, eq(returns.id, returnItems.returnId))
      .where(eq(returns.orderId, order.orderId));
    expect(rows).toEqual([{ comment: null }]);
  });

  it('may be deleted while a return is under way, which is then refunded to the payment', async () => {
    const order = await deliveredOrder(api);
    const pieces = [{ id: order.items[0]?.id ?? 0, qty: 1 }];
    const code = await returnCode(api, order, pieces, 'credit');
    await erase(order);
    await operateOn(api, order.number, 'receive', { code });
    const [{ subtotal, discount } = { subtotal: 0, discount: 0 }] = order.items;
    expect(paymentOf(api, order.orderId)?.refunded).toBe(subtotal - discount);
  });

  it('may be deleted after a credit, which is not refunded again as money', async () => {
    const order = await deliveredOrder(api);
    const pieces = order.items.map(({ id, qtyOrdered: qty }) => ({ id, qty }));
    await operateOn(api, order.number, 'receive', { code: await returnCode(api, order, pieces, 'credit') });
    await erase(order);
    const goods = order.items.reduce((sum, { subtotal, discount }) => sum + subtotal - discount, 0);
    const charged = paymentOf(api, order.orderId)?.captured ?? 0;
    const refund = (amount: number) => operateOn(api, order.number, 'refund', { amount });
    await expect(refund(charged - goods + 1)).rejects.toThrow('order_not_changeable');
  });
});

it('Deletions and returns leave nothing that reconcile reports', async () => {
  expect(await differencesOf(api)).toEqual([]);
});
