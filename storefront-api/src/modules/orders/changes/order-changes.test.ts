import { eq, sql } from 'drizzle-orm';
import { orderEvents, storeOverrides, variants, orders } from '../../../db/schema/index.ts';
import { pointBalance } from '../../points/points.ts';
import { createMember, mailsTo } from '../../../testing/new-member.ts';
import { testAddress } from '../../../testing/orders/checkouts.ts';
import {
  detailsOf,
  differencesOf,
  openChangeTest,
  orderMailKinds,
  pass,
  paymentOf,
  placedOrder,
  stocksOf,
  type ChangeTest,
} from '../../../testing/orders/order-changes.ts';
import { operateOn, orderRow, setStock } from '../../../testing/orders/placed-orders.ts';
import { call, callFailing, send } from '../../../testing/test-api.ts';

let api: ChangeTest;
const store = { store_id: 1 };
const minuteMs = 60_000;

beforeAll(async () => {
  api = await openChangeTest();
});
beforeEach(() => {
  api.payments.operations = 'accept';
});
afterAll(() => api.close());

describe('shipping an order', () => {
  it('charges the goods of each parcel, and the delivery with the first one', async () => {
    const { orderId, number, cookie, email } = await placedOrder(api);
    const { items, delivery, deliveryDiscount, total } = await orderRow(api, orderId);
    const [jacket, helmets] = items;
    const tracking = {
      trackingNumber: 'JD01',
      trackingUrl: 'https://track.example/JD01',
      carrier: 'Nordpost',
    };
    await operateOn(api, number, 'ship', { items: [{ id: helmets?.id ?? 0, qty: 1 }], ...tracking });
    const first = (helmets?.price ?? 0) + delivery - deliveryDiscount;
    expect(paymentOf(api, orderId)?.captured).toBe(first);
    const shown = await detailsOf(api, cookie, orderId);
    expect(shown).toMatchObject({ statusLabel: 'Partly dispatched', paymentState: 'captured' });
    expect(shown.items[1]?.shippedItems).toEqual([
      {
        shipmentId: expect.any(Number) as number,
        tracking: {
          trackingUrl: 'https://track.example/JD01',
          trackingNumber: 'JD01',
          trackingProvider: 'Nordpost',
        },
        shippedQty: 1,
        shippedDate: api.clock.now.toISOString(),
        status: 'Dispatched',
        subtotal: { amount: helmets?.price, currency: 'GBP' },
        warehouse: 'warehouse',
        deliveryZone: 'GB',
      },
    ]);
    await operateOn(api, number, 'ship', {});
    expect(paymentOf(api, orderId)?.captured).toBe(total);
    expect((await detailsOf(api, cookie, orderId)).items[0]).toMatchObject({
      qtyShipped: jacket?.qtyOrdered,
      statusLabel: 'Dispatched',
    });
    expect(await orderMailKinds(api, email)).toEqual([
      'order-received',
      'order-dispatched',
      'order-dispatched',
    ]);
    await expect(operateOn(api, number, 'ship', {})).rejects.toThrow('order_not_changeable');
  });

  it('rejects more pieces than are left, unknown items, and items of another order', async () => {
    const { orderId, number } = await placedOrder(api);
    const other = await orderRow(api, (await placedOrder(api)).orderId);
    const { items } = await orderRow(api, orderId);
    const ship = (id: number, qty: number) => operateOn(api, number, 'ship', { items: [{ id, qty }] });
    await expect(ship(items[1]?.id ?? 0, 3)).rejects.toThrow('order_not_changeable');
    await expect(ship(other.items[0]?.id ?? 0, 1)).rejects.toThrow('invalid_request');
    const twice = { id: items[1]?.id ?? 0, qty: 1 };
    await expect(operateOn(api, number, 'ship', { items: [twice, twice] })).rejects.toThrow(
      'invalid_request',
    );
    expect((await orderRow(api, orderId)).items.map(({ qtyShipped }) => qtyShipped)).toEqual([0, 0]);
  });

  it('says where a parcel is, to its member only, and without events if the carrier fails', async () => {
    const { number, cookie } = await placedOrder(api);
    const { shipments } = await operateOn(api, number, 'ship', {});
    const shipmentId = shipments[0]?.id ?? 0;
    const fields = { ...store, shipmentId, locale: 'de_DE' as const };
    const { data } = await call(api.app, 'tracking-details', fields, { cookie });
    expect(data.events).toEqual([
      { at: api.clock.now.toISOString(), state: 'in_transit', label: 'Unterwegs' },
    ]);
    const other = await createMember(api, `tracker-${api.clock.now.getTime()}@example.com`);
    expect((await callFailing(api.app, 'tracking-details', fields, other)).status).toBe(404);
    const { tracking } = api.app.orderServices;
    api.app.orderServices.tracking = { find: () => Promise.reject(new Error('down')) };
    const answer = await call(api.app, 'tracking-details', fields, { cookie });
    api.app.orderServices.tracking = tracking;
    expect(answer.data).toMatchObject({ shipmentId, events: [] });
  });
});

describe('cancelling an order', () => {
  it('by its member voids the payment, puts stock and points back, releases the code, and mails once', async () => {
    const before = await stocksOf(api);
    const { orderId, cookie, email, customerId } = await placedOrder(api, 700);
    const { data } = await call(api.app, 'self-cancel-order', { ...store, order_id: orderId }, { cookie });
    expect(data).toMatchObject({ state: 'canceled', paymentState: 'voided', statusLabel: 'Cancelled' });
    expect(data).toMatchObject({ isSelfCancelEnable: false, isSelfEditEnable: false });
    expect(data.canceledAmount).toEqual(data.total);
    expect(data.redirect).toBe(`/sales/order/view/order_id/${orderId}?status=canceled`);
    expect(paymentOf(api, orderId)?.status).toBe('voided');
    expect(await stocksOf(api)).toEqual(before);
    expect(await pointBalance(api.database.db, customerId, api.clock.now)).toMatchObject({ available: 700 });
    const again = await callFailing(
      api.app,
      'self-cancel-order',
      { ...store, order_id: orderId },
      { cookie },
    );
    expect([again.status, again.body.code]).toEqual([409, 'order_not_changeable']);
    expect(again.body.message).toBe('This order can’t be changed any more.');
    expect(await orderMailKinds(api, email)).toEqual(['order-received', 'order-canceled']);
    const [mail] = await mailsTo(api, email, 'order-canceled');
    expect(mail?.payload).toMatchObject({ isWhole: 'yes', page: `/sales/order/view/order_id/${orderId}` });
  });

  it('is not allowed to its member after a parcel has left, after the minutes, and where it is turned off', async () => {
    const { orderId, number, cookie } = await placedOrder(api);
    const cancel = async () =>
      (await send(api.app, 'self-cancel-order', { ...store, order_id: orderId }, { cookie })).statusCode;
    const override = { storeId: 1, key: 'orderSelfCancelEnabled', value: false };
    await api.database.db.insert(storeOverrides).values(override);
    expect(await cancel()).toBe(409);
    await api.database.db.delete(storeOverrides);
    const { now } = api.clock;
    pass(api, 60 * minuteMs);
    expect(await cancel()).toBe(409);
    api.clock.now = now;
    const { items } = await orderRow(api, orderId);
    await operateOn(api, number, 'ship', { items: [{ id: items[1]?.id ?? 0, qty: 1 }] });
    expect(await cancel()).toBe(409);
  });

  it('in part charges only what is sent, and completes the order when that has arrived', async () => {
    const { orderId, number, customerId, email, cookie } = await placedOrder(api, 700);
    const { items } = await orderRow(api, orderId);
    await operateOn(api, number, 'cancel', { items: [{ id: items[1]?.id ?? 0, qty: 1 }] });
    expect((await mailsTo(api, email, 'order-canceled'))[0]?.payload).toMatchObject({ isWhole: 'no' });
    await operateOn(api, number, 'ship', {});
    const order = await orderRow(api, orderId);
    const helmet = order.items[1];
    const returned = Math.floor((helmet?.points ?? 0) / 2);
    const paid = (helmet?.price ?? 0) - ((helmet?.points ?? 0) - returned);
    const { canceledAmount } = await detailsOf(api, cookie, orderId);
    expect(paymentOf(api, orderId)?.captured).toBe(order.total - (canceledAmount?.amount ?? 0));
    expect(paymentOf(api, orderId)?.captured).toBeGreaterThanOrEqual(order.total - paid - 1);
    expect(paymentOf(api, orderId)?.captured).toBeLessThan(order.total);
    const { available } = await pointBalance(api.database.db, customerId, api.clock.now);
    expect(Math.abs(available - returned)).toBeLessThanOrEqual(1);
    const { state } = await operateOn(api, number, 'deliver', {});
    expect(state).toBe('completed');
  });

  it('shows products that were sold out in listings again', async () => {
    const { orderId, number } = await placedOrder(api);
    const { items } = await orderRow(api, orderId);
    const sku = items[0]?.sku ?? '';
    const { rows } = (await api.database.db.execute(
      sql`select revision from catalogue_revision`,
    )) as unknown as { rows: { revision: number }[] };
    await api.database.db.update(variants).set({ stock: 0 }).where(eq(variants.sku, sku));
    await operateOn(api, number, 'cancel', {});
    const after = (await api.database.db.execute(
      sql`select revision from catalogue_revision`,
    )) as unknown as { rows: { revision: number }[] };
    expect(after.rows[0]?.revision).toBe((rows[0]?.revision ?? 0) + 1);
    await setStock(api, 200);
  });

  it('is not found by another member, and neither are the other changes', async () => {
    const { orderId } = await placedOrder(api);
    const other = await createMember(api, `thief-${api.clock.now.getTime()}@example.com`);
    const fields = { ...store, order_id: orderId };
    const edit = { ...fields, address: testAddress };
    expect((await callFailing(api.app, 'self-cancel-order', fields, other)).status).toBe(404);
    expect((await callFailing(api.app, 'self-edit-address-order', edit, other)).status).toBe(404);
    expect((await callFailing(api.app, 'reorder', { ...store, orderId }, other)).status).toBe(404);
    expect((await orderRow(api, orderId)).state).toBe('placed');
  });

  it('ignores what the provider says of the payment afterwards', async () => {
    const { orderId, number } = await placedOrder(api);
    await operateOn(api, number, 'cancel', {});
    const payment = paymentOf(api, orderId);
    const reference = payment?.request.reference ?? '';
    const { records } = api.app.orderServices;
    const update = await api.payments.confirm(reference);
    if (update === null) throw new Error('The provider does not know the payment');
    const next = { ...update, eventId: 'another', status: 'authorised' as const };
    await api.database.db.transaction((tx) => records.applyUpdate(tx, next));
    expect(await orderRow(api, orderId)).toMatchObject({ state: 'canceled', paymentState: 'voided' });
  });
});

describe('changing the address of an order', () => {
  it('changes where the goods go, and mails the new address', async () => {
    const { orderId, cookie, email } = await placedOrder(api);
    const address = { ...testAddress, street1: '3 Quarry Row', company: 'Zzyzx Ltd' };
    const fields = { ...store, order_id: orderId, address };
    const { data } = await call(api.app, 'self-edit-address-order', fields, { cookie });
    expect(data.shippingAddress).toMatchObject({ street1: '3 Quarry Row', company: 'Zzyzx Ltd' });
    expect(data.billingAddress).toMatchObject({ street1: testAddress.street1 });
    expect(data.redirect).toBe(`/sales/order/view/order_id/${orderId}?status=address-changed`);
    const [mail] = await mailsTo(api, email, 'order-address-changed');
    expect(mail?.payload).toMatchObject({
      address: 'Anna Berg\nZzyzx Ltd\n3 Quarry Row\nLeeds\nLS1 4AB\nUnited Kingdom',
    });
    const events = await api.database.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
    expect(events).toMatchObject([{ actor: 'member', action: 'edit-address', payload: {} }]);
  });

  it('is rejected for another country, and after a parcel has left', async () => {
    const { orderId, number, cookie } = await placedOrder(api);
    const address = { ...testAddress, country_id: 'FR', postcode: '75001', telephone: '+33140205050' };
    const edit = (to: object) =>
      callFailing(
        api.app,
        'self-edit-address-order',
        { ...store, order_id: orderId, address: to },
        { cookie },
      );
    expect((await edit(address)).body).toMatchObject({
      code: 'invalid_request',
      fields: { 'address.country_id': 'is' },
    });
    await operateOn(api, number, 'ship', {});
    expect((await edit(testAddress)).body.code).toBe('order_not_changeable');
  });
});

it('Parcels, cancellations and new addresses leave nothing that reconcile reports', async () => {
  expect(await api.database.db.$count(orders)).toBeGreaterThan(0);
  expect(await differencesOf(api)).toEqual([]);
});
