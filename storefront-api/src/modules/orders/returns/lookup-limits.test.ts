import { createFakePayments } from '../../../testing/orders/fake-payments.ts';
import { placing, plainProduct } from '../../../testing/orders/checkouts.ts';
import { completeGuestCheckout } from '../../../testing/orders/guest-checkout.ts';
import { orderOfMember } from '../../../testing/orders/placed-orders.ts';
import { buildTestApi, call, send, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await buildTestApi({ paymentProvider: createFakePayments(), rateLimitFactor: 1 });
});
afterAll(() => api.close());

interface Order {
  number: string;
  email: string;
  storeId: number;
}

/** Resolves with the status of a look-up from a network. */
async function lookUp({ number: order, email, storeId }: Order, network: string, cookie?: string) {
  const options = { headers: { 'x-forwarded-for': network }, cookie };
  return (await send(api.app, 'withdrawal-order', { store_id: storeId, order, email }, options)).statusCode;
}

/** Guesses the address of an order from many networks, until the order is locked for unknown ones. */
async function guess(order: Order): Promise<void> {
  const wrong = { ...order, email: 'guess@example.com' };
  for (let network = 0; network < 20; network += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one guess after the other
    expect(await lookUp(wrong, `203.0.113.${network}`)).toBe(404);
  }
  expect(await lookUp(wrong, '203.0.113.99')).toBe(429);
}

describe('Guesses of the address of an order', () => {
  it('do not lock out its member, and lock every other unknown network', async () => {
    const { number, cookie } = await orderOfMember(api, 'locked-out@example.com');
    const order = { number, email: 'locked-out@example.com', storeId: 1 };
    await guess(order);
    expect(await lookUp(order, '198.51.100.1')).toBe(429);
    expect(await lookUp(order, '198.51.100.1', cookie)).toBe(200);
    const { cookie: other } = await orderOfMember(api, 'another-member@example.com');
    expect(await lookUp(order, '198.51.100.1', other)).toBe(429);
  });

  it('do not lock out the network from which a guest has placed it, nor one from which it was found', async () => {
    const email = 'guest-of-the-outlet@example.com';
    const item = { ...(await plainProduct(api, 'helmet')), quantity: 1, email };
    const { cookie, checkout } = await completeGuestCheckout(api, item);
    const fields = placing(checkout, { store_id: 19 });
    const options = { cookie, headers: { 'x-forwarded-for': '192.0.2.1' } };
    const { data } = await call(api.app, 'place-order', fields, options);
    const order = { number: data.incrementId, email, storeId: 19 };
    expect(await lookUp(order, '192.0.3.1')).toBe(200);
    await guess(order);
    expect(await lookUp(order, '192.0.4.1')).toBe(429);
    expect(await lookUp(order, '192.0.2.1')).toBe(200);
    expect(await lookUp(order, '192.0.3.1')).toBe(200);
  });
});
