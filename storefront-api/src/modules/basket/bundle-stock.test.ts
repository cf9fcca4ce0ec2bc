import type { FittingAnswers } from 'shared-contracts/forms/fitting';
import type { Product } from 'shared-contracts/api/product';
import { eq, inArray } from 'drizzle-orm';
import { bundleParts, variants } from '../../db/schema/index.ts';
import {
  basketOf,
  bundleAddition,
  bundleIn,
  bundleOf,
  chooseOptions,
  emptyBasket,
  soleAnswers,
  variantsOfLine,
} from '../../testing/baskets.ts';
import { buildTestApi, call, callFailing, cookieOf, signIn, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let annas: string;
let set: Product;

beforeAll(async () => {
  api = await buildTestApi();
  annas = await signIn(api.app, 'anna@example.com');
  await api.database.db.update(variants).set({ stock: 20 });
  set = await bundleOf(api, 'ski-bundle', annas);
});
beforeEach(async () => {
  const productIds = set.parts.map((part) => part.productId);
  await api.database.db.update(variants).set({ stock: 20 }).where(inArray(variants.productId, productIds));
});
afterEach(() => emptyBasket(api, annas));
afterAll(() => api.close());

const addition = (quantity = 1, index = 0, answers: FittingAnswers = soleAnswers) =>
  bundleAddition(set, quantity, index, answers);
const add = async (fields: ReturnType<typeof addition>, cookie = annas) =>
  (await call(api.app, 'basket-add', fields, { cookie })).data;
const rejectionOf = (fields: Record<string, unknown>) =>
  callFailing(api.app, 'basket-add', fields, { cookie: annas });

describe('the stock of a part', () => {
  it('is shared between the bundle and the single product', async () => {
    const { added } = await add(addition(2));
    const [skiVariant = 0] = await variantsOfLine(api, added.cartItemId);
    await api.database.db.update(variants).set({ stock: 3 }).where(eq(variants.id, skiVariant));
    const part = set.parts[0];
    const single = {
      store_id: 1,
      productID: part?.productId ?? 0,
      options: chooseOptions(part?.options ?? [], 0),
    };
    expect((await rejectionOf({ ...single, quantity: 2 })).body.code).toBe('out_of_stock');
    const one = await call(api.app, 'basket-add', { ...single, quantity: 1 }, { cookie: annas });

    const { version } = one.data.basket;
    const more = { store_id: 1, cartItemId: added.cartItemId, qty: 3, version };
    const { body } = await callFailing(api.app, 'basket-update', more, { cookie: annas });
    expect(body.code).toBe('out_of_stock');
    const otherAnswers = await rejectionOf(addition(1, 0, { ...soleAnswers, weightKg: 90 }));
    expect(otherAnswers.body.code).toBe('out_of_stock');
  });

  it('is named if it is the one that is short', async () => {
    const [, binding] = set.parts;
    const ofBinding = eq(variants.productId, binding?.productId ?? 0);
    await api.database.db.update(variants).set({ stock: 1 }).where(ofBinding);
    const { body } = await rejectionOf(addition(2));
    expect(body).toMatchObject({
      code: 'out_of_stock',
      fields: { [`bundleOptions.${binding?.partId}`]: 'max_value' },
    });
    await add(addition(1));
    // In the basket already.
    const otherAnswers = await rejectionOf(addition(1, 0, { ...soleAnswers, weightKg: 90 }));
    expect(Object.keys(otherAnswers.body.fields ?? {})).toEqual([`bundleOptions.${binding?.partId}`]);
  });

  it('limits the bundle', async () => {
    const { added } = await add(addition(2));
    const held = await variantsOfLine(api, added.cartItemId);
    await api.database.db
      .update(variants)
      .set({ stock: 1 })
      .where(eq(variants.id, held[1] ?? 0));
    const [short] = (await basketOf(api, annas)).items;
    expect(short).toMatchObject({ maxQty: 1, estimatedDeliveryStart: expect.any(Number) });

    await api.database.db.update(variants).set({ stock: 0 }).where(inArray(variants.id, held));
    const basket = await basketOf(api, annas);
    expect(basket.items).toMatchObject([
      { maxQty: 0, estimatedDeliveryStart: null, estimatedDeliveryEnd: null },
    ]);
    expect(basket.order.errorMessages).toEqual([expect.stringMatching(/^Sold out: /)]);
  });
});

describe('mergeGuestBasket with a bundle', () => {
  /** Of a store whose guests see prices. It sells others than the store of `set`. */
  let openSet: Product;

  beforeAll(async () => {
    openSet = await bundleIn(api, 20, 'ski-bundle');
  });

  const inOpenStore = (quantity = 1, index = 0, answers: FittingAnswers = soleAnswers) => ({
    ...bundleAddition(openSet, quantity, index, answers),
    store_id: 20,
  });

  async function startGuest(fields: ReturnType<typeof addition>): Promise<string> {
    const { response } = await call(api.app, 'basket-add', fields);
    return cookieOf(response);
  }

  async function signInAs(guest: string): Promise<string> {
    const { response } = await call(
      api.app,
      'login',
      { email: 'ida@example.com', password: 'Powder-Day-24', store_id: 20 },
      { cookie: guest },
    );
    return cookieOf(response);
  }

  it('keeps parts and answers, and the newer quantity of equal content', async () => {
    const members = await signIn(api.app, 'ida@example.com', 20);
    await add(inOpenStore(5), members);
    await add(inOpenStore(1, 1), members);
    const guest = await startGuest(inOpenStore(2));
    await add(inOpenStore(1, 0, { ...soleAnswers, skierType: 3 }), guest);

    const member = await signInAs(guest);
    const { items } = await basketOf(api, member, 20);
    expect(items.map((item) => [item.qty, item.parts.length])).toEqual([
      [2, 2],
      [1, 2],
      [1, 2],
    ]);
    expect(items[2]?.fittingForm).toMatchObject({ skierType: 3 });
    expect((await basketOf(api, guest, 20)).items).toEqual([]);
    await emptyBasket(api, member, 20);
  });

  it('reduces the quantity to the stock of the parts', async () => {
    const guest = await startGuest(inOpenStore(4));
    const parts = await api.database.db.query.bundleParts.findMany({
      where: eq(bundleParts.bundleId, openSet.productId),
      orderBy: bundleParts.position,
    });
    await api.database.db
      .update(variants)
      .set({ stock: 3 })
      .where(eq(variants.productId, parts[1]?.productId ?? 0));
    const member = await signInAs(guest);
    expect((await basketOf(api, member, 20)).items.map((item) => item.qty)).toEqual([3]);
    await emptyBasket(api, member, 20);
  });
});
