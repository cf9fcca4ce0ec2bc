import { eq } from 'drizzle-orm';
import { orderPayments, outbox, pointEntries, promotionUses } from '../../../db/schema/index.ts';
import { createMember } from '../../../testing/new-member.ts';
import { setAtProvider } from '../../../testing/orders/begun-payments.ts';
import {
  checkoutOf,
  completeCheckout,
  fillBasket,
  placing,
  statusOf,
} from '../../../testing/orders/checkouts.ts';
import { applyDiscount, givePoints, insertCode } from '../../../testing/orders/discounts.ts';
import { openChangeTest, pass, sweepOnce, type ChangeTest } from '../../../testing/orders/order-changes.ts';
import { call } from '../../../testing/test-api.ts';
import { onPaymentDecided } from './settle.ts';

const minuteMs = 60 * 1000;

let api: ChangeTest;
let members = 0;

beforeAll(async () => {
  api = await openChangeTest();
});
afterAll(() => api.close());

async function shopper() {
  members += 1;
  const { cookie, email } = await createMember(api, `late-${members}@example.com`);
  await fillBasket(api, cookie);
  await completeCheckout(api, cookie);
  return { cookie, email };
}

/** Places an order whose payment is decided later, and returns the reference of the payment. */
async function placePending(cookie: string) {
  api.payments.behaviour = 'redirect';
  const { data } = await call(api.app, 'place-order', placing(await checkoutOf(api, cookie)), { cookie });
  const [attempt] = await api.database.db
    .select()
    .from(orderPayments)
    .where(eq(orderPayments.orderId, data.orderId));
  return { orderId: data.orderId, reference: attempt?.reference ?? '' };
}

const decide = (reference: string, status: 'authorised' | 'rejected' | 'expired') => {
  setAtProvider(api, reference, status);
  return api.database.db.transaction((tx) =>
    onPaymentDecided(tx, { reference, status }, api.app.orderServices, api.clock.now),
  );
};

describe('a clock that is changed', () => {
  it.each([-60 * minuteMs, 9 * minuteMs])(
    'by %i ms does not stop a payment from placing its order',
    async (ms) => {
      const { cookie } = await shopper();
      const { orderId, reference } = await placePending(cookie);
      pass(api, ms);
      await sweepOnce(api);
      expect((await statusOf(api, cookie, orderId)).state).toBe('pending_payment');
      await decide(reference, 'authorised');
      expect((await statusOf(api, cookie, orderId)).state).toBe('placed');
      pass(api, -ms);
    },
  );
});

describe('a payment that comes after it had failed', () => {
  it('places the order and takes points and code again', async () => {
    const { cookie, email } = await shopper();
    await givePoints(api, email, 500);
    await insertCode(api, 'LATE-AGAIN', 1);
    await applyDiscount(api, cookie, 'points', '500');
    await applyDiscount(api, cookie, 'promo', 'LATE-AGAIN');
    const { orderId, reference } = await placePending(cookie);
    await decide(reference, 'rejected');
    expect(await api.database.db.$count(promotionUses, eq(promotionUses.orderId, orderId))).toBe(0);
    await decide(reference, 'authorised');
    const status = await statusOf(api, cookie, orderId);
    expect([status.state, status.rewardPoints]).toEqual(['placed', 500]);
    expect(await api.database.db.$count(promotionUses, eq(promotionUses.orderId, orderId))).toBe(1);
    const entries = await api.database.db
      .select()
      .from(pointEntries)
      .where(eq(pointEntries.orderId, orderId));
    expect(entries.reduce((sum, { points }) => sum + points, 0)).toBe(-500);
  });

  it.each(['code', 'points'])('is voided if another order has taken the %s meanwhile', async (what) => {
    const { cookie, email } = await shopper();
    await givePoints(api, email, 500);
    const code = `LATE-${what.toUpperCase()}`;
    await insertCode(api, code, 1);
    await applyDiscount(api, cookie, 'points', '500');
    await applyDiscount(api, cookie, 'promo', code);
    const { orderId, reference } = await placePending(cookie);
    await decide(reference, 'expired');
    if (what === 'points') await givePoints(api, email, -500);
    else {
      const other = await shopper();
      const checkout = await applyDiscount(api, other.cookie, 'promo', code);
      api.payments.behaviour = 'authorise';
      await call(api.app, 'place-order', placing(checkout), { cookie: other.cookie });
    }
    await decide(reference, 'authorised');
    await sweepOnce(api);
    const status = await statusOf(api, cookie, orderId);
    expect([status.state, status.paymentState]).toEqual(['canceled', 'expired']);
    expect(api.payments.payments.get(reference)?.status).toBe('voided');
    const entries = await api.database.db
      .select()
      .from(pointEntries)
      .where(eq(pointEntries.orderId, orderId));
    expect(entries.reduce((sum, { points }) => sum + points, 0)).toBe(0);
    expect(await api.database.db.$count(promotionUses, eq(promotionUses.orderId, orderId))).toBe(0);
    const mails = await api.database.db.select().from(outbox).where(eq(outbox.recipient, email));
    expect(mails.map(({ kind }) => kind)).toContain('payment-expired');
  });
});
