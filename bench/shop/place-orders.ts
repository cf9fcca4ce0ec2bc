import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fillBasket } from './fill-basket.ts';
import type { MemberCall } from './member-call.ts';

const store_id = 1;
const address = {
  firstname: 'Anna',
  lastname: 'Berg',
  street1: '14 Corn Mill Lane',
  city: 'Leeds',
  postcode: 'LS1 4AB',
  country_id: 'GB',
  telephone: '+441132430000',
};
/** The card that the payment simulator accepts without a challenge. */
const card = { action: 'approve', number: '4111111111111111', expiry: '12/49', code: '123' };
const timeoutMs = 15_000;

/** Places orders of a member, one after the other, so that the order history has a full page and a second one. */
export async function placeOrders(call: MemberCall, count: number): Promise<void> {
  for (let placed = 0; placed < count; placed += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a member has one basket
    await placeOrder(call);
  }
}

async function placeOrder(call: MemberCall): Promise<void> {
  await fillBasket(call);
  let { version } = await call('checkout-data', { store_id: String(store_id) });
  ({ version } = await call('checkout-address', { store_id, version, address }));
  const seen = await call('checkout-data', { store_id: String(store_id) });
  const method = seen.delivery.methods.find(({ kind }) => kind !== 'collect');
  if (method === undefined) throw new Error('The checkout offers no delivery to an address');
  const checkout = await call('checkout-method', { store_id, version, methodCode: method.code });
  const { orderId, redirect } = await call('place-order', {
    store_id,
    idempotencyKey: randomUUID(),
    quoteId: checkout.quoteId ?? 0,
    version: checkout.version,
    expectedTotal: checkout.basket.order.total?.amount ?? 0,
    methodCode: 'adyen_cc',
    termsAccepted: true,
  });
  await fetch(redirect, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });
  await waitUntilPlaced(call, orderId);
}

/** The provider reports the payment a moment after its page was left. */
async function waitUntilPlaced(call: MemberCall, orderId: number): Promise<void> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- asks again until the order is placed
    const { state } = await call('order-status', { store_id: String(store_id), orderId: String(orderId) });
    if (state === 'placed') return;
    if (Date.now() > until) throw new Error(`The order ${orderId} is still ${state}`);
    // oxlint-disable-next-line no-await-in-loop -- see above
    await wait(200);
  }
}
