import { eq } from 'drizzle-orm';
import { orderEvents, orderPayments } from '../../../db/schema/index.ts';
import {
  beginPayment,
  paymentMailKinds,
  setAtProvider,
  stockOf,
} from '../../../testing/orders/begun-payments.ts';
import { checkoutOf, placing, statusOf } from '../../../testing/orders/checkouts.ts';
import { openChangeTest, type ChangeTest } from '../../../testing/orders/order-changes.ts';
import { setStock } from '../../../testing/orders/placed-orders.ts';
import { call } from '../../../testing/test-api.ts';
import { changeOrder } from '../changes/change-order.ts';
import { shipOrder } from '../changes/ship-order.ts';
import { onPaymentDecided } from './settle.ts';

let api: ChangeTest;

beforeAll(async () => {
  api = await openChangeTest();
});
beforeEach(() => setStock(api, 20));
afterAll(() => api.close());

describe('onPaymentDecided', () => {
  const decide = (reference: string, status: 'authorised' | 'rejected' | 'voided') =>
    api.database.db.transaction((tx) =>
      onPaymentDecided(tx, { reference, status }, api.app.orderServices, api.clock.now),
    );

  it('places the order once, however often the payment is reported', async () => {
    const { cookie, email, placed, reference, variantId } = await beginPayment(api, 'redirect');
    await decide(reference, 'authorised');
    await decide(reference, 'authorised');
    await decide(reference, 'rejected');
    expect(await statusOf(api, cookie, placed.orderId)).toMatchObject({
      state: 'placed',
      paymentState: 'authorised',
    });
    const { records } = api.app.orderServices;
    setAtProvider(api, reference, 'authorised');
    const { total } = await statusOf(api, cookie, placed.orderId);
    const answer = await api.payments.capture(`psp-${reference}`, total, 'capture');
    await api.database.db.transaction((tx) => records.applyUpdate(tx, answer));
    expect((await statusOf(api, cookie, placed.orderId)).paymentState).toBe('captured');
    expect(await stockOf(api, variantId)).toBe(19);
    expect(await paymentMailKinds(api, email)).toEqual(['order-received']);
  });

  it('keeps the basket of a rejected payment and mails the shopper', async () => {
    const { cookie, email, placed, reference } = await beginPayment(api, 'redirect');
    await decide(reference, 'rejected');
    expect(await statusOf(api, cookie, placed.orderId)).toMatchObject({
      state: 'draft',
      paymentState: 'failed',
    });
    expect((await checkoutOf(api, cookie)).pendingOrder).toBeNull();
    expect(await paymentMailKinds(api, email)).toEqual(['payment-failed']);
  });

  it('mails a shopper whose payments are rejected again and again once in an hour', async () => {
    const { cookie, email, placed, reference } = await beginPayment(api, 'redirect');
    await decide(reference, 'rejected');
    await call(api.app, 'place-order', placing(await checkoutOf(api, cookie)), { cookie });
    const attempts = await api.database.db.query.orderPayments.findMany({
      where: eq(orderPayments.orderId, placed.orderId),
    });
    expect(attempts).toHaveLength(2);
    for (const attempt of attempts) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      if (attempt.reference !== reference) await decide(attempt.reference, 'rejected');
    }
    expect(await paymentMailKinds(api, email)).toEqual(['payment-failed']);
  });

  it('shows an operator that the provider has ended the authorisation of a placed order, which is not sent then', async () => {
    const { cookie, placed, reference } = await beginPayment(api, 'redirect');
    await decide(reference, 'authorised');
    await decide(reference, 'voided');
    expect(await statusOf(api, cookie, placed.orderId)).toMatchObject({
      state: 'placed',
      paymentState: 'voided',
    });
    const events = await api.database.db.query.orderEvents.findMany({
      where: eq(orderEvents.orderId, placed.orderId),
    });
    expect(events).toMatchObject([{ actor: 'provider', action: 'payment-voided' }]);
    const shipping = { orderId: placed.orderId, actor: 'ops:kim', action: 'ship', payload: {} } as const;
    await expect(
      changeOrder(api.database.db, shipping, api.app.orderServices, api.clock.now, (locked) =>
        shipOrder(locked, {}),
      ),
    ).rejects.toMatchObject({ code: 'order_not_changeable' });
  });

  it('may come before the answer to the call that began the payment', async () => {
    api.payments.beforeSession = async () => {
      api.payments.beforeSession = async () => {};
      const [attempt] = await api.database.db
        .select()
        .from(orderPayments)
        .where(eq(orderPayments.status, 'started'));
      await decide(attempt?.reference ?? '', 'authorised');
    };
    const { placed, variantId } = await beginPayment(api, 'redirect');
    expect(placed.outcome).toBe('placed');
    expect(await stockOf(api, variantId)).toBe(19);
  });
});
