import { and, eq, ne } from 'drizzle-orm';
import { basketLines, catalogueRevision, variants } from '../../../db/schema/index.ts';
import { productOf } from '../../../testing/baskets.ts';
import { createMember } from '../../../testing/new-member.ts';
import { createFakePayments, type FakePayments } from '../../../testing/orders/fake-payments.ts';
import { completeCheckout, fillBasket, placing, plainProduct } from '../../../testing/orders/checkouts.ts';
import { buildTestApi, call, type TestApi } from '../../../testing/test-api.ts';
import { untilTrue } from '../../../testing/until-true.ts';

let api: TestApi;
let payments: FakePayments;
let product: { productId: number };

beforeAll(async () => {
  payments = createFakePayments();
  api = await buildTestApi({ paymentProvider: payments });
  product = await plainProduct(api);
});
afterAll(() => api.close());

async function revision(): Promise<number> {
  const [row] = await api.database.db.select().from(catalogueRevision);
  return row?.revision ?? 0;
}

/** Ids of the products in stock that a search for the product finds. */
async function idsInStock(name: string): Promise<number[]> {
  const search = { store_id: 1, s: name, in_stock: true } as const;
  const { data } = await call(api.app, 'cat-products-es', search);
  return data.items.map(({ productId }) => productId);
}

/** Prepares the order of one piece of a product of which one variant has this stock, and no other one any. */
async function prepare(email: string, stock: number) {
  const { db } = api.database;
  const isOfProduct = eq(variants.productId, product.productId);
  await db.update(variants).set({ stock }).where(isOfProduct);
  const { cookie } = await createMember(api, email);
  const { data } = await fillBasket(api, cookie, product);
  const { cartItemId, name } = data.added;
  const line = await db.query.basketLines.findFirst({ where: eq(basketLines.id, cartItemId) });
  await db
    .update(variants)
    .set({ stock: 0 })
    .where(and(isOfProduct, ne(variants.id, line?.variantId ?? 0)));
  return { cookie, name, checkout: await completeCheckout(api, cookie) };
}

describe('an order that takes the last piece', () => {
  it('takes the product out of listings and searches for goods in stock, and its page says so', async () => {
    const { cookie, checkout, name } = await prepare('last-piece@example.com', 1);
    expect(await idsInStock(name)).toContain(product.productId);
    expect((await productOf(api, product.productId, cookie)).inStock).toBe(true);
    await call(api.app, 'place-order', placing(checkout), { cookie });
    const isListed = async () => {
      // Processes look for a new revision every five seconds.
      api.clock.now = new Date(api.clock.now.getTime() + 6_000);
      return (await idsInStock(name)).includes(product.productId);
    };
    await untilTrue(async () => !(await isListed()));
    expect((await productOf(api, product.productId, cookie)).inStock).toBe(false);
  });

  it('is the only one that makes the listings new', async () => {
    const before = await revision();
    const plenty = await prepare('plenty@example.com', 5);
    await call(api.app, 'place-order', placing(plenty.checkout), { cookie: plenty.cookie });
    expect(await revision()).toBe(before);
    const last = await prepare('last@example.com', 1);
    await call(api.app, 'place-order', placing(last.checkout), { cookie: last.cookie });
    expect(await revision()).toBe(before + 1);
  });

  it('leaves the listings alone if its payment is rejected', async () => {
    const { cookie, checkout } = await prepare('rejected@example.com', 1);
    const before = await revision();
    payments.behaviour = 'reject';
    await call(api.app, 'place-order', placing(checkout), { cookie }).catch(() => null);
    expect(await revision()).toBe(before);
  });
});
