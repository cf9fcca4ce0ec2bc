import { eq } from 'drizzle-orm';
import { customers, orders, type OrderState } from '../../db/schema/index.ts';
import { createMember } from '../../testing/new-member.ts';
import { insertPlacedOrder } from '../../testing/orders/placed-order.ts';
import { buildTestApi, type TestApi } from '../../testing/test-api.ts';
import { isFirstOrder } from './first-order.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

describe('isFirstOrder', () => {
  it('does not count orders that were not paid, but those that are being paid, and not the order of the basket itself', async () => {
    const { db } = api.database;
    const email = 'first-order@example.com';
    await createMember(api, email);
    const [member] = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email));
    const customerId = member?.id ?? 0;
    const otherBasket = 1;
    expect(await isFirstOrder(db, customerId, otherBasket)).toBe(true);

    const orderId = await insertPlacedOrder(db, { customerId, email });
    const ownBasket = -customerId;
    const results: [OrderState, string, boolean, boolean][] = [];
    const cases = [
      ['draft', 'none'],
      ['draft', 'failed'],
      ['pending_payment', 'pending'],
      ['placed', 'authorised'],
      ['completed', 'captured'],
      ['canceled', 'expired'],
    ] as const;
    for (const [state, paymentState] of cases) {
      // oxlint-disable no-await-in-loop -- one state after another
      await db.update(orders).set({ state, paymentState }).where(eq(orders.id, orderId));
      results.push([
        state,
        paymentState,
        await isFirstOrder(db, customerId, otherBasket),
        await isFirstOrder(db, customerId, ownBasket),
      ]);
      // oxlint-enable no-await-in-loop
    }
    expect(results).toEqual([
      ['draft', 'none', false, true],
      ['draft', 'failed', true, true],
      ['pending_payment', 'pending', false, true],
      ['placed', 'authorised', false, true],
      ['completed', 'captured', false, true],
      ['canceled', 'expired', true, true],
    ]);
  });
});
