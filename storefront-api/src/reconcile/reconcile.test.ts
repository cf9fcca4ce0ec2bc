import { eq, sql } from 'drizzle-orm';
import { customers, variants } from '../db/schema/index.ts';
import { recordCountedStock } from '../modules/stock/record-counted-stock.ts';
import { grantPoints } from '../modules/points/points.ts';
import { createMember } from '../testing/new-member.ts';
import {
  checkoutOf,
  completeCheckout,
  fillBasket,
  placing,
  plainProduct,
} from '../testing/orders/checkouts.ts';
import { createFakePayments, type FakePayments } from '../testing/orders/fake-payments.ts';
import { buildTestApi, call, type TestApi } from '../testing/test-api.ts';
import type { ProviderPayment } from './provider-records.ts';
import { reconcile } from './reconcile.ts';

let api: TestApi;
let payments: FakePayments;
let placed: string;
let pending: string;

beforeAll(async () => {
  payments = createFakePayments();
  api = await buildTestApi({ paymentProvider: payments });
  await api.database.db.transaction(async (tx) => {
    await tx.update(variants).set({ stock: 20 });
    await recordCountedStock(tx);
  });
  placed = await order('placed@example.com', 'WELCOME10', 700);
  payments.behaviour = 'redirect';
  pending = await order('pending@example.com', 'FREESHIP', 300);
  payments.behaviour = 'reject';
  await order('rejected@example.com', 'POWDER20', 100).catch(() => undefined);
});
afterAll(() => api.close());

/** Places the order of a member with two products, a code and points. Returns its number. */
async function order(email: string, code: string, points: number): Promise<string> {
  const { db } = api.database;
  const { cookie } = await createMember(api, email);
  const [member] = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email));
  const grant = { customerId: member?.id ?? 0, points: 1_000, kind: 'credit' as const, now: api.clock.now };
  await db.transaction((tx) => grantPoints(tx, grant));
  await fillBasket(api, cookie);
  await fillBasket(api, cookie, { ...(await plainProduct(api, 'helmet')), quantity: 2 });
  for (const [type, info] of [
    ['promo', code],
    ['points', String(points)],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one change after the other
    const { version } = await checkoutOf(api, cookie);
    // oxlint-disable-next-line no-await-in-loop
    await call(api.app, 'basket-apply-discount', { store_id: 1, version, type, info }, { cookie });
  }
  const checkout = await completeCheckout(api, cookie, 'express');
  const { data } = await call(api.app, 'place-order', placing(checkout), { cookie });
  return data.incrementId;
}

const providerOf = (find: (reference: string) => ProviderPayment | null) => ({
  find: async (reference: string) => find(reference),
});
const fakeRecord = (reference: string): ProviderPayment | null => {
  const payment = payments.payments.get(reference);
  return payment === undefined ? null : { status: payment.status, amount: payment.request.amount };
};

describe('reconcile', () => {
  it('finds no difference after orders that were placed, wait for their payment, and were rejected', async () => {
    const options = { now: api.clock.now, provider: providerOf(fakeRecord) };
    expect(await reconcile(api.database.db, options)).toEqual({
      differences: [],
      orders: 3,
      openPayments: 1,
    });
    const [facts] = (
      (await api.database.db.execute(
        sql`select bool_and(points > 0) as points, bool_or(discount > 0) as discount, bool_or(delivery_discount > 0) as delivery from orders`,
      )) as unknown as { rows: object[] }
    ).rows;
    expect(facts).toEqual({ points: true, discount: true, delivery: true });
  });

  const line = 'where id = (select min(id) from order_items)';
  const first = 'where id = (select min(id) from orders)';
  const second = 'where id = (select min(id) + 1 from orders)';

  /** Statements that each make one thing wrong, and what is reported of it. */
  it.each<[string, string, RegExp]>([
    [
      'the subtotal of a line',
      `update order_items set subtotal = subtotal + 1 ${line}`,
      /^order P: the subtotal of line 1 is/,
    ],
    [
      'the discount of a line',
      `update order_items set discount = discount + 1 ${line}`,
      /^order P: promotion \d+ gives \d+ instead of \d+$/,
    ],
    [
      'a discount without a promotion',
      `update order_items set promotion_id = null ${line}`,
      /^order P: line 1 has a discount or a promotion/,
    ],
    [
      'the points of a line',
      `update order_items set points = points - 1 ${line}`,
      /^order P: the points of line 1 is/,
    ],
    ['the VAT of a line', `update order_items set vat = vat + 1 ${line}`, /^order P: the VAT of line 1 is/],
    [
      'an order without lines',
      `delete from order_items where order_id = (select min(id) from orders)`,
      /^order P: it has no lines/,
    ],
    ['the subtotal', `update orders set subtotal = subtotal + 1 ${first}`, /^order P: the subtotal is/],
    ['the discount', `update orders set discount = discount - 1 ${first}`, /^order P: the discount is/],
    ['the total', `update orders set total = total - 1 ${first}`, /^order P: the total is/],
    ['the VAT', `update orders set vat = vat - 1 ${first}`, /^order P: the VAT is/],
    [
      'the VAT rate',
      `update orders set vat_basis_points = 1900 ${first}`,
      /^order P: the VAT rate is 1900 instead of 2000/,
    ],
    [
      'the VAT of the delivery',
      `update orders set delivery_vat = 0 ${first}`,
      /^order P: the VAT of the delivery is 0/,
    ],
    [
      'the delivery',
      `update orders set delivery = 1 ${first}`,
      /^order P: the delivery is 1 instead of 995 or 2195/,
    ],
    [
      'a part of the delivery',
      `update orders set delivery_discount = 1 ${first}`,
      /^order P: the delivery of 995 is reduced by 1/,
    ],
    ['the saving', `update orders set saving = 0 ${first}`, /^order P: the saving is 0/],
    [
      'an accepted order without a time',
      `update orders set placed_at = null ${first}`,
      /^order P: it is placed without a time/,
    ],
    [
      'a basket that is left',
      `insert into baskets (id, store_id, customer_id, version, updated_at) select quote_id, 1, customer_id, 1, now() from orders ${first}`,
      /^order P: its basket still exists/,
    ],
    [
      'two orders of a basket',
      `drop index orders_quote; update orders set quote_id = (select quote_id from orders ${first}) ${second}`,
      /^order P: basket \d+ has become 2 orders/,
    ],
    [
      'the key of another shopper',
      `update idempotency_keys set owner = 'customer:1' where order_id = (select min(id) from orders)`,
      /^order P: a key of customer:1 answers with it/,
    ],
    [
      'the key with another payment',
      `update idempotency_keys set attempt_id = (select max(id) from order_payments) where order_id = (select min(id) from orders)`,
      /^order P: a key answers with a payment of another order/,
    ],
    [
      'a key that is too old',
      `update idempotency_keys set created_at = created_at - interval '26 hours'`,
      /^order P: an idempotency key has not expired/,
    ],
    [
      'an order that is not paid',
      `update order_payments set status = 'rejected' where order_id = (select min(id) from orders)`,
      /^order P: it is placed and has 0 payments/,
    ],
    [
      'an order that is paid twice',
      `insert into order_payments (order_id, reference, method_code, amount, currency, status, request, created_at, expires_at) select order_id, 'twice', method_code, amount, currency, status, request, created_at, expires_at from order_payments where order_id = (select min(id) from orders)`,
      /^order P: it is placed and has 2 payments/,
    ],
    [
      'a payment of an order that is not placed',
      `update order_payments set status = 'authorised' where status = 'pending'`,
      /^order W: it is pending_payment and payment \S+ is authorised/,
    ],
    [
      'the amount of a payment',
      `update order_payments set amount = amount - 1 where status = 'authorised'`,
      /^order P: payment \S+ is \d+ GBP instead of \d+ GBP/,
    ],
    [
      'the state of the payment',
      `update orders set payment_state = 'captured' ${first}`,
      /^order P: its payment is captured instead of authorised/,
    ],
    [
      'an order that waits for nothing',
      `update order_payments set status = 'rejected' where status = 'pending'`,
      /^order W: it waits for payment \S+, which is rejected/,
    ],
    [
      'a payment that nothing checks',
      `update order_payments set check_at = null where status = 'pending'`,
      /^order W: payment \S+ is pending, and nothing checks it/,
    ],
    [
      'the book of payments',
      `update payment_attempts set state = 'voided' where state = 'authorised'`,
      /^order P: payment \S+ differs in the two books/,
    ],
    [
      'too much captured',
      `update payment_attempts set captured_amount = amount + 1 where state = 'authorised'`,
      /^order P: payment \S+ has captured/,
    ],
    [
      'the stock',
      `update variants set stock = stock + 1 where id = (select min(id) from variants)`,
      /^stock \S+: it is \d+ instead of \d+/,
    ],
    [
      'a negative stock',
      `update variants set stock = -1 where id = (select min(id) from variants)`,
      /^stock \S+: it is negative: -1/,
    ],
    [
      'a missing movement',
      `delete from stock_movements where id = (select min(id) from stock_movements where kind = 'sale')`,
      /^order P: it took 0 of \S+ instead of \d/,
    ],
    [
      'a movement too many',
      `insert into stock_movements (sku, qty, kind, order_id, created_at) select sku, -1, 'sale', (select max(id) from orders), now() from variants limit 1`,
      /^order R: it took 1 of \S+ instead of 0/,
    ],
    [
      'the allocated pieces',
      `update order_items set qty_allocated = 0 ${line}`,
      /^order P: it is placed and has allocated 0 of 1/,
    ],
    [
      'half of a hold',
      `delete from stock_holds where variant_id = (select min(variant_id) from stock_holds)`,
      /^order W: it holds 0 of variant \d+ instead of \d/,
    ],
    [
      'the hold of a placed order',
      `insert into stock_holds (quote_id, variant_id, qty, holder_key, expires_at, ends_at) select o.quote_id, v.id, 1, '', now() + interval '1 day', now() + interval '1 day' from orders o, variants v where o.id = (select min(id) from orders) and v.id = (select min(id) from variants)`,
      /^order P: it holds 1 of variant \d+ instead of 0/,
    ],
    [
      'more held than there is',
      `update variants set stock = 0 where id = (select min(variant_id) from stock_holds)`,
      /^stock \S+: \d+ of 0 are held/,
    ],
    [
      'points that were not spent',
      `delete from point_entries where kind = 'spent'`,
      /^order P: it has reserved 0 and spent 0 points instead of 0 and 700/,
    ],
    [
      'points that are not reserved',
      `delete from point_entries where kind = 'reserved' and order_id = (select min(id) + 1 from orders)`,
      /^order W: it has reserved 0 and spent 0 points instead of 300 and 0/,
    ],
    [
      'points that were not there',
      `delete from point_entries where kind = 'credit'`,
      /^member \d+: 700 points were spent and not there/,
    ],
    [
      'points of another member',
      `update point_entries set customer_id = (select min(id) from customers) where kind = 'spent'`,
      /^order P: points of member \d+ are for it/,
    ],
    [
      'points that had expired',
      `update point_entries set expires_at = created_at where kind = 'credit'`,
      /^member \d+: 300 points were spent and not there/,
    ],
    [
      'too many uses',
      `update promotions set max_uses = 0 where code = 'WELCOME10'`,
      /^promotion \d+: 1 uses instead of at most 0/,
    ],
    [
      'too many uses of a member',
      `update promotions set max_uses_per_member = 0 where code = 'WELCOME10'`,
      /^promotion \d+: member \d+ has used it 1 times instead of at most 0/,
    ],
    [
      'a use that is not counted',
      `delete from promotion_uses where order_id = (select min(id) from orders)`,
      /^order P: it applies promotion \d+, whose use is not counted/,
    ],
    [
      'a use that was not released',
      `insert into promotion_uses (promotion_id, order_id, used_at) select promotion_id, order_id, now() from order_items where order_id = (select max(id) from orders) and promotion_id is not null limit 1`,
      /^order R: a use of promotion \d+ is counted/,
    ],
    [
      'a use that the order does not apply',
      `insert into promotion_uses (promotion_id, order_id, used_at) select (select id from promotions where code = 'FREESHIP'), min(id), now() from orders`,
      /^order P: a use of promotion \d+ is counted for it, which it does not apply/,
    ],
    [
      'free delivery without a promotion',
      `update orders set delivery_promotion_id = null ${second}`,
      /^order W: its delivery is reduced by 995, promotion none/,
    ],
  ])('reports %s', async (_what, statements, expected) => {
    const lines = await linesAfter(statements);
    expect(lines).toContainEqual(expect.stringMatching(expected));
  });

  it.each<[string, string, ProviderPayment | null]>([
    ['a payment that the provider does not know', 'is authorised, and the provider does not know it', null],
    [
      'a payment that was voided',
      'is authorised, and voided at the provider',
      { status: 'voided', amount: { amount: 1, currency: 'GBP' } },
    ],
    [
      'another amount',
      'GBP, and 1 GBP at the provider',
      { status: 'authorised', amount: { amount: 1, currency: 'GBP' } },
    ],
  ])("reports %s in the provider's records", async (_what, expected, record) => {
    const provider = providerOf((reference) =>
      fakeRecord(reference)?.status === 'authorised' ? record : fakeRecord(reference),
    );
    const { differences } = await reconcile(api.database.db, { now: api.clock.now, provider });
    expect(differences).toEqual([
      { subject: `order ${placed}`, text: expect.stringContaining(expected) as string },
    ]);
  });
});

/** Returns what is reported after the statements, which are undone. `P` stands for the placed order, and so on. */
async function linesAfter(statements: string): Promise<string[]> {
  const undo = new Error('undo');
  let lines: string[] = [];
  await api.database.db
    .transaction(async (tx) => {
      for (const statement of statements.split(';')) {
        // oxlint-disable-next-line no-await-in-loop -- one connection
        await tx.execute(sql.raw(statement));
      }
      const { differences } = await reconcile(tx, { now: api.clock.now, provider: null });
      lines = differences.map(({ subject, text }) => `${subject}: ${text}`);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  const names = new Map([
    [placed, 'P'],
    [pending, 'W'],
  ]);
  return lines.map((line) =>
    line.replace(/^order (\d+)/, (_all, number: string) => `order ${names.get(number) ?? 'R'}`),
  );
}
