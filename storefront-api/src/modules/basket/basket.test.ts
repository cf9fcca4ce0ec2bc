import type { Basket } from 'shared-contracts/api/basket';
import type { Product } from 'shared-contracts/api/product';
import { and, eq } from 'drizzle-orm';
import { basketLines, pendingAdditions, prices, productTexts, variants } from '../../db/schema/index.ts';
import { basketOf, chooseOptions, emptyBasket } from '../../testing/baskets.ts';
import { buildTestApi, call, callFailing, send, signIn, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let annas: string;
let bens: string;
let ski: Product;
let glovesId: number;
let backpackId: number;

beforeAll(async () => {
  api = await buildTestApi();
  annas = await signIn(api.app, 'anna@example.com');
  bens = await signIn(api.app, 'ben@example.com');
  ski = (await call(api.app, 'single-product', { productId: 1, store_id: 1 }, { cookie: annas })).data;
  glovesId = await productIdOf('VEL-APPROCHE-LINER');
  backpackId = await productIdOf('SIG-RELAY-22');
  await api.database.db.update(variants).set({ stock: 20 });
});
afterAll(() => api.close());
afterEach(async () => {
  await emptyBasket(api, annas);
  await emptyBasket(api, bens);
});

async function productIdOf(sku: string): Promise<number> {
  const product = await api.database.db.query.products.findFirst({
    where: (table, is) => is.eq(table.sku, sku),
  });
  return product?.id ?? 0;
}

function addition(quantity = 1, index = 0) {
  return { store_id: 1, productID: ski.productId, quantity, options: chooseOptions(ski.options, index) };
}

async function update(cartItemId: number, qty: number, version: number): Promise<Basket> {
  const fields = { store_id: 1, cartItemId, qty, version };
  return (await call(api.app, 'basket-update', fields, { cookie: annas })).data;
}

describe('basket-add', () => {
  it('returns the basket and the line, with sums calculated by the server', async () => {
    const { data } = await call(api.app, 'basket-add', addition(2), { cookie: annas });
    expect(data.added).toMatchObject({
      productId: ski.productId,
      qty: 2,
      unitPrice: { amount: 44_900, currency: 'GBP' },
      subtotal: { amount: 89_800, currency: 'GBP' },
      rrp: { amount: 129_800, currency: 'GBP' },
      discount: 30,
      options: [{ name: 'Length', selected_value: { value: '164 cm' } }],
      image: {
        alt: 'Varnhorn Ravine 98 all-mountain skis',
        url: expect.stringContaining(`/media/product.${data.added.sku}.main.`) as string,
      },
    });
    expect(data.basket.order).toMatchObject({
      subtotal: { amount: 89_800 },
      // With the surcharge for an oversize parcel.
      total: { amount: 91_000 },
      rrpSavings: { amount: 40_000 },
      hasSavings: true,
      deliveryFee: { amount: 1_200 },
      hasDeliveryFee: true,
    });
    expect(data.basket.basketCount).toBe(2);
    const wanted = { store_id: 1, variant: 'default_shipping' } as const;
    expect((await call(api.app, 'basket-data', wanted, { cookie: annas })).data).toEqual({
      ...data.basket,
      groups: [expect.objectContaining({ cartItemIds: [data.added.cartItemId] })],
      view: 'default_shipping',
    });
  });

  it('adds a delivery fee below 75, and none from 75', async () => {
    const gloves = (
      await call(api.app, 'single-product', { productId: glovesId, store_id: 1 }, { cookie: annas })
    ).data;
    const fields = { store_id: 1, productID: glovesId, options: chooseOptions(gloves.options) };
    const below = await call(api.app, 'basket-add', { ...fields, quantity: 2 }, { cookie: annas });
    expect(below.data.basket.order).toMatchObject({
      subtotal: { amount: 5_000 },
      deliveryFee: { amount: 495 },
      total: { amount: 5_495 },
      hasDeliveryFee: true,
    });
    const from = await call(api.app, 'basket-add', { ...fields, quantity: 1 }, { cookie: annas });
    expect(from.data.basket.order).toMatchObject({ total: { amount: 7_500 }, hasDeliveryFee: false });
  });

  it('adds the same options to one line and other options to another', async () => {
    await call(api.app, 'basket-add', addition(1, 0), { cookie: annas });
    await call(api.app, 'basket-add', addition(1, 0), { cookie: annas });
    const { data } = await call(api.app, 'basket-add', addition(1, 1), { cookie: annas });
    expect(data.basket.items.map((item) => item.qty)).toEqual([2, 1]);
  });

  it('accepts a product without options', async () => {
    const { data } = await call(
      api.app,
      'basket-add',
      { store_id: 1, productID: backpackId, quantity: 1 },
      { cookie: annas },
    );
    expect(data.added).toMatchObject({ productType: 'simple', options: [], sku: 'SIG-RELAY-22' });
  });

  it('names the missing option', async () => {
    const { status, body } = await callFailing(
      api.app,
      'basket-add',
      { ...addition(), options: {} },
      { cookie: annas },
    );
    expect([status, body.code]).toEqual([422, 'option_required']);
    expect(Object.keys(body.fields ?? {})).toEqual([`options.${ski.options[0]?.super_attribute_id}`]);
  });

  it.each([
    [
      'a value of another product',
      (fields: ReturnType<typeof addition>) => ({ ...fields, options: { 2: 999_999 } }),
    ],
    [
      'an attribute of another product',
      (fields: ReturnType<typeof addition>) => ({ ...fields, options: { ...fields.options, 99: 1 } }),
    ],
    [
      'a product that does not exist',
      (fields: ReturnType<typeof addition>) => ({ ...fields, productID: 2 ** 31 }),
    ],
  ])('does not find %s', async (_name, change) => {
    const { status } = await callFailing(api.app, 'basket-add', change(addition()), { cookie: annas });
    expect(status).toBe(404);
  });

  it.each([
    [
      'without a price in the store',
      () =>
        api.database.db.delete(prices).where(and(eq(prices.productId, 3), eq(prices.list, 'standard-SEK'))),
    ],
    [
      'without a name in its language',
      () =>
        api.database.db
          .delete(productTexts)
          .where(and(eq(productTexts.productId, 4), eq(productTexts.locale, 'sv_SE'))),
    ],
  ])('neither stores nor finds a product %s', async (_name, remove) => {
    const removed = await remove().returning();
    const productId = removed[0]?.productId ?? 0;
    const cookie = await signIn(api.app, 'anna@example.com', 16);
    const { options } = (await call(api.app, 'single-product', { productId, store_id: 1 }, { cookie: annas }))
      .data;
    const fields = { store_id: 16, productID: productId, quantity: 1, options: chooseOptions(options) };
    expect((await callFailing(api.app, 'basket-add', fields, { cookie })).status).toBe(404);
    expect((await callFailing(api.app, 'basket-add', fields)).status).toBe(401);
    for (const table of [basketLines, pendingAdditions])
      // oxlint-disable-next-line no-await-in-loop -- two tables
      expect(await api.database.db.select().from(table).where(eq(table.productId, productId))).toEqual([]);
    const inStore = { ...fields, store_id: 1 };
    expect((await call(api.app, 'basket-add', inStore, { cookie: annas })).data.added).toMatchObject({
      productId,
    });
  });

  it.each([0, 11, 1.5, -1])('rejects a quantity of %s', async (quantity) => {
    const { status } = await callFailing(api.app, 'basket-add', addition(quantity), { cookie: annas });
    expect(status).toBe(400);
  });

  it('limits a line to ten pieces, also with concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(api.app, 'basket-add', addition(2), { cookie: annas })),
    );
    expect(answers.filter((response) => response.statusCode === 200)).toHaveLength(5);
    expect(answers.filter((response) => response.statusCode === 409)).toHaveLength(3);
    expect((await basketOf(api, annas)).basketCount).toBe(10);
  });

  it('limits a line to the stock', async () => {
    const [size] = ski.options[0]?.values ?? [];
    const line = (await call(api.app, 'basket-add', addition(1), { cookie: annas })).data.added;
    await api.database.db.update(variants).set({ stock: 2 }).where(eq(variants.sku, line.sku));
    const { body } = await callFailing(api.app, 'basket-add', addition(2), { cookie: annas });
    expect(body.code).toBe('out_of_stock');
    const { data } = await call(api.app, 'single-product', { productId: 1, store_id: 1 }, { cookie: annas });
    expect(data.options[0]?.values.find((value) => value.id === size?.id)).toMatchObject({ lastItems: 2 });

    await api.database.db.update(variants).set({ stock: 0 }).where(eq(variants.sku, line.sku));
    expect((await basketOf(api, annas)).order.errorMessages[0]).toMatch(/^Sold out: /);
    await api.database.db.update(variants).set({ stock: 20 }).where(eq(variants.sku, line.sku));
  });
});

describe('basket-update', () => {
  it('changes the sums, and removes the line with quantity 0', async () => {
    const { data } = await call(api.app, 'basket-add', addition(1), { cookie: annas });
    const change = { store_id: 1, cartItemId: data.added.cartItemId };
    const more = await call(
      api.app,
      'basket-update',
      { ...change, qty: 3, version: data.basket.version },
      { cookie: annas },
    );
    expect(more.data).toMatchObject({ basketCount: 3, order: { subtotal: { amount: 134_700 } } });
    const none = await call(
      api.app,
      'basket-update',
      { ...change, qty: 0, version: more.data.version },
      { cookie: annas },
    );
    expect(none.data).toMatchObject({ basketCount: 0, items: [], order: { total: { amount: 0 } } });
  });

  it('rejects a change of an outdated basket and returns the current one', async () => {
    const first = (await call(api.app, 'basket-add', addition(1, 0), { cookie: annas })).data;
    await call(api.app, 'basket-add', addition(1, 1), { cookie: annas });
    const { status, body } = await callFailing(
      api.app,
      'basket-update',
      { store_id: 1, cartItemId: first.added.cartItemId, qty: 5, version: first.basket.version },
      { cookie: annas },
    );
    expect([status, body.code]).toEqual([409, 'basket_changed']);
    expect(body.basket).toMatchObject({ basketCount: 2, version: first.basket.version + 1 });
  });

  it('restores the line that was removed last, with the requested quantity', async () => {
    const first = (await call(api.app, 'basket-add', addition(2, 0), { cookie: annas })).data.added;
    const { added, basket } = (await call(api.app, 'basket-add', addition(1, 1), { cookie: annas })).data;
    const removed = await update(first.cartItemId, 0, basket.version);
    expect(removed.items.map((item) => item.cartItemId)).toEqual([added.cartItemId]);
    const restored = await update(first.cartItemId, 2, removed.version);
    expect(restored.items.map((item) => item.cartItemId)).toEqual([first.cartItemId, added.cartItemId]);
    expect(restored.items[0]).toEqual(first);
  });

  it('deletes a removed line when another line is removed or something is added', async () => {
    const first = (await call(api.app, 'basket-add', addition(1, 0), { cookie: annas })).data.added;
    const { added, basket } = (await call(api.app, 'basket-add', addition(1, 1), { cookie: annas })).data;
    const one = await update(first.cartItemId, 0, basket.version);
    const two = await update(added.cartItemId, 0, one.version);
    const attempt = { store_id: 1, cartItemId: first.cartItemId, qty: 1, version: two.version };
    expect((await send(api.app, 'basket-update', attempt, { cookie: annas })).statusCode).toBe(404);
    const { version } = (await call(api.app, 'basket-add', addition(1, 0), { cookie: annas })).data.basket;
    const other = { store_id: 1, cartItemId: added.cartItemId, qty: 1, version };
    expect((await send(api.app, 'basket-update', other, { cookie: annas })).statusCode).toBe(404);
  });

  it('creates a new line for a product that is added again after its removal', async () => {
    const { added, basket } = (await call(api.app, 'basket-add', addition(3), { cookie: annas })).data;
    await update(added.cartItemId, 0, basket.version);
    const again = (await call(api.app, 'basket-add', addition(1), { cookie: annas })).data;
    expect(again.basket.items.map((item) => item.qty)).toEqual([1]);
  });

  it('does not remove a line twice', async () => {
    const { added, basket } = (await call(api.app, 'basket-add', addition(), { cookie: annas })).data;
    const { version } = await update(added.cartItemId, 0, basket.version);
    const attempt = { store_id: 1, cartItemId: added.cartItemId, qty: 0, version };
    expect((await send(api.app, 'basket-update', attempt, { cookie: annas })).statusCode).toBe(404);
  });

  it('does not find a line of another visitor', async () => {
    const { added } = (await call(api.app, 'basket-add', addition(), { cookie: annas })).data;
    await call(api.app, 'basket-add', addition(), { cookie: bens });
    const { version } = await basketOf(api, bens);
    const attempt = { store_id: 1, cartItemId: added.cartItemId, qty: 0, version };
    expect((await send(api.app, 'basket-update', attempt, { cookie: bens })).statusCode).toBe(404);
    expect((await basketOf(api, annas)).basketCount).toBe(1);
  });

  it.each([2 ** 31, 999_999])('does not find line %s', async (cartItemId) => {
    await call(api.app, 'basket-add', addition(), { cookie: annas });
    const { version } = await basketOf(api, annas);
    const fields = { store_id: 1, cartItemId, qty: 1, version };
    expect((await send(api.app, 'basket-update', fields, { cookie: annas })).statusCode).toBe(404);
  });
});
