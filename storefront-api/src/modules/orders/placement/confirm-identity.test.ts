import { eq } from 'drizzle-orm';
import { idempotencyKeys, orders } from '../../../db/schema/index.ts';
import { createMember, newMemberPassword } from '../../../testing/new-member.ts';
import { completeCheckout, fillBasket, placing } from '../../../testing/orders/checkouts.ts';
import { createFakePayments, type FakePayments } from '../../../testing/orders/fake-payments.ts';
import { setStock } from '../../../testing/orders/placed-orders.ts';
import { buildTestApi, ownOrigin, send, type TestApi } from '../../../testing/test-api.ts';

const minuteMs = 60_000;
const card = { methodCode: 'adyen_oneclick', tokenId: 'card-1' };

let api: TestApi;
let payments: FakePayments;
let members = 0;
beforeAll(async () => {
  payments = createFakePayments();
  api = await buildTestApi({ paymentProvider: payments });
  await setStock(api, 200);
});
beforeEach(() => {
  payments.behaviour = 'authorise';
  payments.sessionCalls = 0;
});
afterAll(() => api.close());

const pass = (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * minuteMs);
};

/** A member who signed in some minutes ago, and whose order is complete but for the payment. */
async function shopper(minutesAgo: number) {
  members += 1;
  const { cookie, id } = await createMember(api, `identity-${members}@example.com`);
  await fillBasket(api, cookie);
  const checkout = await completeCheckout(api, cookie);
  pass(minutesAgo);
  return { cookie, id, fields: placing(checkout, card) };
}

type Shopper = Awaited<ReturnType<typeof shopper>>;

const place = ({ cookie, fields }: Shopper, change: object = {}) =>
  send(api.app, 'place-order', { ...fields, ...change }, { cookie });
const placeWith = ({ cookie, fields }: Shopper, current_password?: string, change: object = {}) =>
  send(
    api.app,
    'place-order-with-password',
    { ...fields, ...(current_password === undefined ? {} : { current_password }), ...change },
    { cookie },
  );
const outcomeOf = ({ body }: { body: string }) => {
  const { outcome, code, fields } = JSON.parse(body) as { outcome?: string; code?: string; fields?: object };
  return outcome ?? [code, fields];
};
const passwordRequired = ['password_required', { current_password: 'required' }];

describe('an order that is paid with a stored card', () => {
  it('needs no password within half an hour after sign-in', async () => {
    const buyer = await shopper(29);
    expect(outcomeOf(await place(buyer))).toBe('placed');
  });

  it('needs it after that, and nothing is begun without it', async () => {
    const buyer = await shopper(30);
    const answer = await place(buyer);
    expect([answer.statusCode, outcomeOf(answer)]).toEqual([403, passwordRequired]);
    for (const none of [undefined, '']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(outcomeOf(await placeWith(buyer, none))).toEqual(passwordRequired);
    }
    expect(payments.sessionCalls).toBe(0);
    expect(await api.database.db.$count(orders, eq(orders.customerId, buyer.id))).toBe(0);
    const key = eq(idempotencyKeys.key, buyer.fields.idempotencyKey);
    expect(await api.database.db.$count(idempotencyKeys, key)).toBe(0);
  });

  it('is placed with it, which is enough for another half hour', async () => {
    const buyer = await shopper(60);
    expect(outcomeOf(await placeWith(buyer, 'Wrong-Pass-1'))).toEqual([
      'invalid_credentials',
      { current_password: 'is' },
    ]);
    payments.behaviour = 'reject';
    expect(outcomeOf(await placeWith(buyer, newMemberPassword))).toEqual(['payment_failed', undefined]);
    payments.behaviour = 'authorise';
    pass(29);
    const idempotencyKey = 'another-press-of-the-button';
    expect(outcomeOf(await place(buyer, { idempotencyKey }))).toBe('placed');
    await fillBasket(api, buyer.cookie);
    const next = { ...buyer, fields: placing(await completeCheckout(api, buyer.cookie), card) };
    pass(1);
    expect(outcomeOf(await place(next))).toEqual(passwordRequired);
  });

  it('is answered again without it, by the key of the first call only', async () => {
    const buyer = await shopper(29);
    const first = await place(buyer);
    pass(60);
    expect((await place(buyer)).json()).toEqual(first.json());
    const idempotencyKey = 'a-key-of-another-call';
    expect(outcomeOf(await place(buyer, { idempotencyKey }))).toEqual(passwordRequired);
  });

  it('is locked after five wrong passwords, also for the right one', async () => {
    const buyer = await shopper(60);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await placeWith(buyer, 'Wrong-Pass-1')).statusCode).toBe(401);
    }
    const locked = await placeWith(buyer, newMemberPassword);
    expect([locked.statusCode, Number(locked.headers['retry-after']) > 0]).toEqual([429, true]);
    pass(15);
    expect(outcomeOf(await placeWith(buyer, newMemberPassword))).toBe('placed');
  });

  it('takes a form without JavaScript', async () => {
    const { cookie, fields } = await shopper(60);
    const texts = Object.entries({ ...fields, current_password: newMemberPassword })
      .filter(([name]) => name !== 'store_id')
      .map(([name, value]): [string, string] => [name, String(value)]);
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/place-order-with-password',
      headers: { ...ownOrigin, cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(texts).toString(),
    });
    expect(outcomeOf(answer)).toBe('placed');
  });
});

describe('an order that is paid in another way', () => {
  it('needs no password, however long ago the member signed in', async () => {
    const buyer = await shopper(24 * 60);
    const other = { methodCode: 'adyen_cc', tokenId: undefined };
    expect(outcomeOf(await place(buyer, other))).toBe('placed');
  });

  it.each(['', 'Wrong-Pass-1'])('does not look at the password %j', async (password) => {
    const buyer = await shopper(24 * 60);
    const other = { methodCode: 'adyen_cc', tokenId: undefined };
    expect(outcomeOf(await placeWith(buyer, password, other))).toBe('placed');
  });
});
