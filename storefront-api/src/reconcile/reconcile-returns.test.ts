import { linesAfter } from '../testing/orders/lines-after.ts';
import { openChangeTest, placedOrder, type ChangeTest } from '../testing/orders/order-changes.ts';
import { operateOn, orderRow } from '../testing/orders/placed-orders.ts';
import { cancelReturn, returnCode, sendWithdrawal } from '../testing/orders/returns.ts';

let api: ChangeTest;

/** An order of which a piece was returned and restocked, one credited, one withdrawn, one is in a return, and one was in a canceled one. */
beforeAll(async () => {
  api = await openChangeTest();
  const order = await placedOrder(api, 700);
  const { number } = order;
  const [jacket, helmet] = (await orderRow(api, order.orderId)).items.map(({ id }) => ({ id, qty: 1 }));
  if (jacket === undefined || helmet === undefined) throw new Error('The order has other items');
  await operateOn(api, number, 'ship', {});
  await operateOn(api, number, 'deliver', {});
  const refunded = await returnCode(api, order, [jacket]);
  await operateOn(api, number, 'receive', { code: refunded });
  await operateOn(api, number, 'restock', { items: [jacket] });
  const credited = await returnCode(api, order, [helmet], 'credit');
  await operateOn(api, number, 'receive', { code: credited });
  await cancelReturn(api, order, await returnCode(api, order, [helmet]));
  await returnCode(api, order, [helmet]);
  await sendWithdrawal(api, await placedOrder(api));
});
afterAll(() => api.close());

describe('reconcile of returns', () => {
  it('finds no difference', async () => {
    expect(await linesAfter(api, 'select 1')).toEqual([]);
  });

  it.each<[string, string, RegExp]>([
    [
      'a return whose pieces are not back',
      `update order_items set qty_returned = 0`,
      /came 0 back, and its returns have received 1/,
    ],
    [
      'more pieces in returns than are left',
      `update return_items set qty = 5 where qty_received = 0`,
      /got back 1, and 5 are in returns/,
    ],
    [
      'a withdrawal that did not cancel',
      `update order_items set qty_canceled = 0`,
      /were \d withdrawn before dispatch, and 0 canceled/,
    ],
    [
      'a refunded return without pieces',
      `update return_items set qty_received = 0`,
      /is refunded with 0 of 1 pieces/,
    ],
    [
      'a canceled return that came into its state otherwise',
      `update returns set state = 'canceled' where state = 'requested'`,
      /is canceled, and was canceled 0 times/,
    ],
    [
      'a return that goes on after its cancellation',
      `update returns set state = 'approved' where state = 'canceled'`,
      /is approved, and was canceled 1 times/,
    ],
    [
      'a received return that nothing refunds',
      `update returns set state = 'received', refunded_at = null where state = 'refunded'`,
      /is received, with 0 refunds under way/,
    ],
    [
      'a return that was refunded before the provider did',
      `update payment_operations set status = 'started' where kind = 'refund'`,
      /is refunded, with 1 refunds under way/,
    ],
    [
      'stock that its return does not know of',
      `update return_items set qty_restocked = 0`,
      /were 1 put back, and its returns say 0/,
    ],
    [
      'a credit without points',
      `delete from point_entries where kind = 'credit' and order_id is not null`,
      /it was credited \d+, and its points are 0/,
    ],
    [
      'a refund of more than the pieces cost',
      `update payment_operations set amount = amount + 5000 where kind = 'refund'`,
      /it has refunded \d+ and credited \d+, for returns of \d+/,
    ],
  ])('reports %s', async (_what, statement, expected) => {
    expect(await linesAfter(api, statement)).toContainEqual(expect.stringMatching(expected));
  });
});
