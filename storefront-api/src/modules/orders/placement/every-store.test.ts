import { asc, eq, isNull } from 'drizzle-orm';
import * as fc from 'fast-check';
import { stores, type Store } from 'shared-contracts/stores';
import { addresses, customers, products, storeOverrides, variants } from '../../../db/schema/index.ts';
import { reconcile } from '../../../reconcile/reconcile.ts';
import { newMemberPassword } from '../../../testing/new-member.ts';
import { checkoutOf, fillBasket, placing, testAddress } from '../../../testing/orders/checkouts.ts';
import { givePoints, insertCode } from '../../../testing/orders/discounts.ts';
import { createFakePayments, type FakePayments } from '../../../testing/orders/fake-payments.ts';
import { buildTestApi, call, cookieOf, send, type TestApi } from '../../../testing/test-api.ts';
import { createAddress } from '../../addresses/service.ts';
import { recordCountedStock } from '../../stock/record-counted-stock.ts';

/** Orders of random goods, with a code and points, are recalculated by code that shares no arithmetic with the shop. */
let api: TestApi;
let payments: FakePayments;
let productIds: number[] = [];
const code = 'EVERY-STORE';

beforeAll(async () => {
  payments = createFakePayments('authorise');
  api = await buildTestApi({ paymentProvider: payments, rateLimitFactor: 10_000 });
  const { db } = api.database;
  await db.transaction(async (tx) => {
    await tx.update(variants).set({ stock: 1_000 });
    await recordCountedStock(tx);
  });
  await db
    .insert(storeOverrides)
    .values(stores.map(({ id }) => ({ storeId: id, key: 'confirmedEmailRequired', value: false })));
  await insertCode(api, code);
  const plain = await db
    .select({ id: products.id })
    .from(products)
    .where(isNull(products.fittingForm))
    .orderBy(asc(products.id))
    .limit(60);
  productIds = plain.map(({ id }) => id);
});
afterAll(() => api.close());

async function memberOf(store: Store) {
  const email = `store-${store.id}@example.com`;
  const fields = {
    email,
    password: newMemberPassword,
    firstname: 'Kim',
    lastname: 'Lund',
    country_id: store.country,
    language: store.locale,
    newsletter: false,
    store_id: store.id,
  };
  const { data, response } = await call(api.app, 'signup', fields);
  const customerId = data.session.id ?? 0;
  await api.database.db.update(customers).set({ isConfirmed: true }).where(eq(customers.id, customerId));
  const address = { ...testAddress, country_id: store.country };
  await createAddress(api.database.db, customerId, address, api.clock.now);
  const isOwn = eq(addresses.customerId, customerId);
  await api.database.db.update(addresses).set({ isDefaultShipping: true }).where(isOwn);
  return { cookie: cookieOf(response), email };
}

const orders = fc.record({
  lines: fc.uniqueArray(
    fc.record({ product: fc.nat({ max: 59 }), quantity: fc.integer({ min: 1, max: 4 }) }),
    {
      selector: ({ product }) => product,
      minLength: 2,
      maxLength: 5,
    },
  ),
  points: fc.option(fc.integer({ min: 1, max: 5_000 })),
  hasCode: fc.boolean(),
});

it.each(stores.map((store) => [store.id, store] as const))(
  'an order in store %i costs exactly what its lines, its delivery and its discounts say',
  async (storeId, store) => {
    const { cookie, email } = await memberOf(store);
    await givePoints(api, email, 10_000);
    const [given] = fc.sample(orders, { seed: storeId, numRuns: 1 });
    if (given === undefined) throw new Error('There is no order');
    for (const { product, quantity } of given.lines) {
      const productId = productIds[product] ?? 0;
      // oxlint-disable-next-line no-await-in-loop -- one basket
      await fillBasket(api, cookie, { productId, quantity, storeId }).catch(() => undefined);
    }
    const apply = async (type: 'promo' | 'points', info: string) => {
      const { version } = await checkoutOf(api, cookie, storeId);
      await send(api.app, 'basket-apply-discount', { store_id: storeId, version, type, info }, { cookie });
    };
    if (given.hasCode) await apply('promo', code);
    if (given.points !== null) await apply('points', String(given.points));
    const { version, delivery } = await checkoutOf(api, cookie, storeId);
    const method = delivery.methods.find(({ kind }) => kind !== 'collect');
    const chosen = { store_id: storeId, version, methodCode: method?.code ?? '' };
    const { data } = await call(api.app, 'checkout-method', chosen, { cookie });
    const placed = await call(api.app, 'place-order', placing(data, { store_id: storeId }), { cookie });
    expect(placed.data.outcome).toBe('placed');
    expect(data.basket.order.currency).toBe(store.currency);
  },
);

it('Orders of every store leave nothing that reconcile reports', async () => {
  const found = await reconcile(api.database.db, { now: api.clock.now, provider: null });
  expect(found.differences).toEqual([]);
  expect(found.orders).toBe(stores.length);
});
