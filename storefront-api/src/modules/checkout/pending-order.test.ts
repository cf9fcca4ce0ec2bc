import { eq } from 'drizzle-orm';
import { jest } from '@jest/globals';
import { orderPayments, variants } from '../../db/schema/index.ts';
import { createMember } from '../../testing/new-member.ts';
import { checkoutOf, completeCheckout, fillBasket, placing } from '../../testing/orders/checkouts.ts';
import {
  createFakePayments,
  type FakeBehaviour,
  type FakePayments,
} from '../../testing/orders/fake-payments.ts';
import { buildTestApi, call, callFailing, type TestApi } from '../../testing/test-api.ts';
import { sweep } from '../orders/background/sweeper.ts';
import { PaymentProviderError } from '../payments/payment-provider.ts';
import { describePendingOrder } from './pending-order.ts';

let api: TestApi;
let payments: FakePayments;
let members = 0;

beforeAll(async () => {
  payments = createFakePayments();
  api = await buildTestApi({ paymentProvider: payments });
});
beforeEach(async () => {
  await api.database.db.update(variants).set({ stock: 20 });
});
afterAll(() => api.close());

/** A member who has pressed the button; the payment has this behaviour. */
async function shopper(behaviour: FakeBehaviour) {
  members += 1;
  const { cookie } = await createMember(api, `pending-${members}@example.com`);
  await fillBasket(api, cookie);
  const checkout = await completeCheckout(api, cookie);
  payments.behaviour = behaviour;
  const press = placing(checkout);
  if (behaviour === 'reject') {
    await callFailing(api.app, 'place-order', press, { cookie });
    return { cookie, orderId: 0, payment: undefined };
  }
  const { data } = await call(api.app, 'place-order', press, { cookie });
  const attempt = await api.database.db.query.orderPayments.findFirst({
    where: eq(orderPayments.orderId, data.orderId),
  });
  return { cookie, orderId: data.orderId, payment: payments.payments.get(attempt?.reference ?? '') };
}

const sweepNow = () =>
  sweep({ db: api.database.db, services: api.app.orderServices, now: () => api.clock.now });

describe('describePendingOrder', () => {
  it('has the page of the provider while it waits for the shopper, and not after they have done their part', async () => {
    const { cookie, orderId, payment } = await shopper('redirect');
    const redirect = payment?.redirect;
    expect((await checkoutOf(api, cookie)).pendingOrder).toEqual({ orderId, redirect });
    if (payment) payment.redirect = null;
    expect((await checkoutOf(api, cookie)).pendingOrder).toEqual({ orderId, redirect: null });
  });

  it('does not offer the page of a payment that was decided, before the shop has recorded it', async () => {
    const { cookie, orderId, payment } = await shopper('redirect');
    if (payment) payment.status = 'authorised';
    expect((await checkoutOf(api, cookie)).pendingOrder).toEqual({ orderId, redirect: null });
  });

  it('does not offer the page while the provider does not answer', async () => {
    const { cookie, orderId } = await shopper('redirect');
    const confirm = jest
      .spyOn(payments, 'confirm')
      .mockRejectedValueOnce(new PaymentProviderError('Unreachable'));
    expect((await checkoutOf(api, cookie)).pendingOrder).toEqual({ orderId, redirect: null });
    expect(confirm).toHaveBeenCalledTimes(1);
    confirm.mockRestore();
  });

  it('waits two seconds for the provider, and then does not offer the page', async () => {
    jest.useFakeTimers();
    const provider = { ...payments, confirm: () => new Promise<never>(() => {}) };
    const order = { orderId: 7, methodCode: 'adyen_cc', isPending: true, lastFailure: undefined };
    const page = { reference: 'pay_7', redirect: 'https://pay.example/7' };
    const onAnswer = jest.fn();
    const services = { provider, log: api.app.log };
    const described = describePendingOrder({ ...order, ...page }, services).then(onAnswer);
    await jest.advanceTimersByTimeAsync(1_999);
    expect(onAnswer).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onAnswer.mock.calls).toEqual([[{ orderId: 7, redirect: null }]]);
    await described;
    jest.useRealTimers();
  });
});

describe('lastFailure of the checkout', () => {
  it('says that the last payment was rejected', async () => {
    const { cookie } = await shopper('reject');
    const { pendingOrder, payment } = await checkoutOf(api, cookie);
    expect([pendingOrder, payment.lastFailure]).toEqual([null, 'rejected']);
  });

  it('says that the time of the last payment has ended, and nothing once the shopper pays again', async () => {
    const { cookie } = await shopper('redirect');
    expect((await checkoutOf(api, cookie)).payment.lastFailure).toBeUndefined();
    api.clock.now = new Date(api.clock.now.getTime() + 31 * 60 * 1000);
    await sweepNow();
    const expired = await checkoutOf(api, cookie);
    expect([expired.pendingOrder, expired.payment.lastFailure]).toEqual([null, 'expired']);
    payments.behaviour = 'redirect';
    await call(api.app, 'place-order', placing(expired), { cookie });
    const again = await checkoutOf(api, cookie);
    expect(again.payment.lastFailure).toBeUndefined();
    expect(again.pendingOrder?.redirect).toMatch(/^https:\/\/pay\.example\//);
  });
});
