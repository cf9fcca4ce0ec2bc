import { eq } from 'drizzle-orm';
import { storeLocales } from 'shared-contracts/locales';
import {
  addresses,
  orders,
  pointEntries,
  promotions,
  promotionUses,
  stockHolds,
  variants,
  type Localised,
} from '../../../db/schema/index.ts';
import { reconcile } from '../../../reconcile/reconcile.ts';
import { emptyBasket } from '../../../testing/baskets.ts';
import { createMember, signInMember } from '../../../testing/new-member.ts';
import { checkoutOf, completeCheckout, fillBasket, placing } from '../../../testing/orders/checkouts.ts';
import { createFakePayments, type FakePayments } from '../../../testing/orders/fake-payments.ts';
import { buildTestApi, call, send, type TestApi } from '../../../testing/test-api.ts';
import { recordCountedStock } from '../../stock/record-counted-stock.ts';
import { grantPoints } from '../../points/points.ts';

/**
 * Races that need many rounds, on PostgreSQL; the embedded database executes one call after the other. `pnpm test:races`
 * runs the full number.
 */
const rounds = Number(process.env['RACE_ROUNDS'] ?? 5);
const buyers = 50;

let api: TestApi;
let payments: FakePayments;
let members = 0;

beforeAll(async () => {
  payments = createFakePayments('authorise');
  // All calls come from one address.
  api = await buildTestApi({ paymentProvider: payments, rateLimitFactor: 1_000_000 });
  await setStock(10_000);
});
beforeEach(() => payments.payments.clear());
afterAll(() => api.close());

/** Sets the stock of one variant, or of all, as an import does. */
async function setStock(stock: number, variantId?: number): Promise<void> {
  await api.database.db.transaction(async (tx) => {
    const update = tx.update(variants).set({ stock });
    await (variantId === undefined ? update : update.where(eq(variants.id, variantId)));
    await recordCountedStock(tx);
  });
}

/** A member whose address is the default one, so that each basket needs a delivery method only. */
async function member() {
  members += 1;
  const created = await createMember(api, `rounds-${members}@example.com`);
  await fillBasket(api, created.cookie);
  await completeCheckout(api, created.cookie);
  const isOwn = eq(addresses.customerId, created.id);
  await api.database.db.update(addresses).set({ isDefaultShipping: true }).where(isOwn);
  return created;
}

/** Chooses the standard delivery for the basket of a member, and returns the checkout. */
async function chooseDelivery(cookie: string, storeId = 1) {
  const { version } = await checkoutOf(api, cookie, storeId);
  const fields = { store_id: storeId, version, methodCode: 'standard' };
  return (await call(api.app, 'checkout-method', fields, { cookie })).data;
}

async function place(fields: object, cookie: string): Promise<string> {
  const response = await send(api.app, 'place-order', { ...fields }, { cookie });
  const body: { code?: string; outcome?: string } = response.json();
  return body.code ?? body.outcome ?? '';
}

const charged = () => [...payments.payments.values()].filter(({ status }) => status === 'authorised').length;
const counted = (outcomes: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(outcomes, (each) => each)].map(([each, all]) => [each, all.length]));

it(`place-order sells the last piece to one of ${buyers} shoppers, in every round`, async () => {
  const shoppers = await Promise.all(Array.from({ length: buyers }, member));
  const fields = await Promise.all(
    shoppers.map(async ({ cookie }) => placing(await checkoutOf(api, cookie))),
  );
  const line = await api.database.db.query.basketLines.findFirst();
  const variantId = line?.variantId ?? 0;
  for (let round = 1; round <= rounds; round += 1) {
    // oxlint-disable no-await-in-loop -- one round after the other
    await setStock(1, variantId);
    const outcomes = await Promise.all(
      shoppers.map(({ cookie }, index) => place({ ...fields[index], ...newKey() }, cookie)),
    );
    expect(counted(outcomes)).toEqual({ placed: 1, out_of_stock: buyers - 1 });
    expect(charged()).toBe(round);
    const [row] = await api.database.db.select().from(variants).where(eq(variants.id, variantId));
    expect(row?.stock).toBe(0);
    expect(await api.database.db.$count(stockHolds)).toBe(0);
    const winner = outcomes.indexOf('placed');
    await setStock(1, variantId);
    const { cookie } = shoppers[winner] ?? { cookie: '' };
    await fillBasket(api, cookie);
    fields[winner] = placing(await chooseDelivery(cookie));
    // oxlint-enable no-await-in-loop
  }
  await setStock(10_000);
});

const newKey = () => ({ idempotencyKey: crypto.randomUUID() });

it('place-order makes one order and one charge of a basket from two tabs with double clicks, in every round', async () => {
  const { cookie } = await member();
  for (let round = 1; round <= rounds; round += 1) {
    // oxlint-disable no-await-in-loop -- one round after the other
    if (round > 1) await fillBasket(api, cookie);
    const checkout = await chooseDelivery(cookie);
    const [one, other] = [placing(checkout), placing(checkout)];
    const outcomes = await Promise.all([one, one, other, other].map((fields) => place(fields, cookie)));
    const rest = outcomes.filter((each) => each !== 'placed' && each !== 'completion_in_progress');
    expect(rest).toEqual([]);
    expect(outcomes).toContain('placed');
    expect(charged()).toBe(round);
    const isOfBasket = eq(orders.quoteId, checkout.quoteId ?? 0);
    expect(await api.database.db.$count(orders, isOfBasket)).toBe(1);
    // oxlint-enable no-await-in-loop
  }
});

it('place-order gives the last use of a code to one of five shoppers, in every round', async () => {
  const { db } = api.database;
  const shoppers = await Promise.all(Array.from({ length: 5 }, member));
  for (let round = 1; round <= rounds; round += 1) {
    // oxlint-disable no-await-in-loop -- one round after the other
    const code = `LAST${round}`;
    const name = Object.fromEntries(storeLocales.map((locale) => [locale, code])) as Localised;
    const rules = { effect: { kind: 'percentage', percent: 5 } };
    const [promotion] = await db.insert(promotions).values({ code, name, rules, maxUses: 1 }).returning();
    const checkouts = await Promise.all(
      shoppers.map(async ({ cookie }) => {
        await fillBasket(api, cookie);
        const { version } = await chooseDelivery(cookie);
        const fields = { store_id: 1, version, type: 'promo' as const, info: code };
        await call(api.app, 'basket-apply-discount', fields, { cookie });
        return checkoutOf(api, cookie);
      }),
    );
    const outcomes = await Promise.all(
      checkouts.map((checkout, index) => place(placing(checkout), shoppers[index]?.cookie ?? '')),
    );
    expect(counted(outcomes)).toEqual({ placed: 1, cart_changed: 4 });
    expect(await db.$count(promotionUses, eq(promotionUses.promotionId, promotion?.id ?? 0))).toBe(1);
    await empty(shoppers);
    // oxlint-enable no-await-in-loop
  }
});

it('place-order spends points once that two baskets of a member ask for, in every round', async () => {
  const { db } = api.database;
  const { id: customerId, email, cookie } = await member();
  await empty([{ cookie }]);
  const baskets = [
    { store_id: 1, cookie },
    { store_id: 11, cookie: await signInMember(api, email, 11) },
  ];
  for (let round = 1; round <= rounds; round += 1) {
    // oxlint-disable no-await-in-loop -- one round after the other
    const { now } = api.clock;
    await db.transaction((tx) => grantPoints(tx, { customerId, points: 500, kind: 'credit', now }));
    const placings = await Promise.all(
      baskets.map(async ({ store_id, cookie: own }) => {
        await fillBasket(api, own, { storeId: store_id });
        const { version } = await chooseDelivery(own, store_id);
        const fields = { store_id, version, type: 'points' as const, info: '500' };
        await call(api.app, 'basket-apply-discount', fields, { cookie: own });
        return placing(await checkoutOf(api, own, store_id), { store_id });
      }),
    );
    const outcomes = await Promise.all(
      placings.map((fields, index) => place(fields, baskets[index]?.cookie ?? '')),
    );
    expect(counted(outcomes)).toEqual({ placed: 1, cart_changed: 1 });
    const entries = await db.select().from(pointEntries).where(eq(pointEntries.customerId, customerId));
    expect(entries.reduce((sum, { points }) => sum + points, 0)).toBe(0);
    await Promise.all(baskets.map(({ store_id, cookie: own }) => empty([{ cookie: own }], store_id)));
    // oxlint-enable no-await-in-loop
  }
});

/** Removes all lines from the baskets. */
async function empty(shoppers: readonly { cookie: string }[], storeId = 1): Promise<void> {
  await Promise.all(shoppers.map(({ cookie }) => emptyBasket(api, cookie, storeId)));
}

it('all of these races leave money, stock and points that agree', async () => {
  const { differences, orders: count } = await reconcile(api.database.db, {
    now: api.clock.now,
    provider: null,
  });
  expect(differences).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(4 * rounds);
});
