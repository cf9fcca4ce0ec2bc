import { linesAfter } from '../testing/orders/lines-after.ts';
import { openChangeTest, placedOrder, type ChangeTest } from '../testing/orders/order-changes.ts';
import { operateOn, orderRow } from '../testing/orders/placed-orders.ts';

let api: ChangeTest;

/** An order of which pieces were canceled, sent and delivered, and an amount was refunded. */
beforeAll(async () => {
  api = await openChangeTest();
  const { number, orderId } = await placedOrder(api, 700);
  const { items } = await orderRow(api, orderId);
  await operateOn(api, number, 'cancel', { items: [{ id: items[1]?.id ?? 0, qty: 1 }] });
  await operateOn(api, number, 'ship', { items: [{ id: items[0]?.id ?? 0, qty: 1 }] });
  await operateOn(api, number, 'deliver', {});
  await operateOn(api, number, 'refund', { amount: 500 });
});
afterAll(() => api.close());

describe('reconcile of an order that was changed', () => {
  it('finds no difference', async () => {
    expect(await linesAfter(api, 'select 1')).toEqual([]);
  });

  const sent = 'where qty_shipped > 0';

  it.each<[string, string, RegExp]>([
    [
      'a piece without a parcel',
      `update order_items set qty_shipped = 2 ${sent}`,
      /it has sent 2 and delivered/,
    ],
    ['a delivery without its parcel', `update shipments set delivered_at = null`, /its parcels 1 and 0/],
    [
      'more returned than delivered',
      `update order_items set qty_returned = 2 ${sent}`,
      /delivered 1 and got back 2/,
    ],
    [
      'another amount of a parcel',
      `update shipment_items set amount = amount + 1`,
      /it charges \d+ for 1 of 1/,
    ],
    [
      'the delivery fee of a parcel',
      `update shipments set delivery = delivery + 1`,
      /its parcels charge \d+ for the delivery/,
    ],
    [
      'a parcel that is not charged',
      `delete from payment_operations where kind = 'capture'`,
      /its parcels charge \d+, and its payment 0/,
    ],
    ['a state that is over', `update orders set state = 'completed'`, /it is completed, with 1 pieces left/],
    [
      'a refund that the shop did not make',
      `update payment_attempts set refunded_amount = 501`,
      /refunded 501, and its order \d+ and 500/,
    ],
    [
      'an operation that nothing checks',
      `update payment_operations set status = 'started', check_at = null where kind = 'refund'`,
      /the refund \S+ is started, and nothing checks it/,
    ],
    [
      'a capture that was rejected',
      `update payment_operations set status = 'rejected', rejection = 'expired' where kind = 'capture'`,
      /the provider has rejected to charge \d+ GBP: expired/,
    ],
    [
      'points of an order that is not completed',
      `insert into point_entries (customer_id, points, kind, order_id, created_at, available_at) select customer_id, 9, 'earned', id, now(), now() from orders`,
      /of 9 earned points, and it is placed/,
    ],
    [
      'points that were not returned',
      `delete from point_entries where kind = 'returned'`,
      /and returned 0 instead of \d+/,
    ],
    [
      'stock that was put back without a return',
      `insert into stock_movements (sku, qty, kind, order_id, created_at) select sku, 1, 'return', order_id, now() from order_items limit 1`,
      /were 1 put back and 0 returned/,
    ],
    [
      'canceled pieces that are not back in the stock',
      `delete from stock_movements where kind = 'cancel'`,
      /it took 2 of \S+ instead of 1/,
    ],
  ])('reports %s', async (_what, statement, expected) => {
    expect(await linesAfter(api, statement)).toContainEqual(expect.stringMatching(expected));
  });
});
