import { defaultStore, stores } from 'shared-contracts/stores';
import { firstSold } from '../../testing/baskets.ts';
import { buildTestApi, call, signIn, type TestApi } from '../../testing/test-api.ts';
import { storeOverrides } from '../../db/schema/index.ts';
import { formatStoreMoney } from '../pricing/format-store-money.ts';
import { productDelivery } from './product-delivery.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
  api.clock.now = new Date('2026-11-23T09:00:00Z');
});
afterAll(() => api.close());

const open = stores.filter(({ access }) => access !== 'login_required');
const seconds = (day: string | undefined) => Date.parse(day ?? '') / 1000;

it.each(open.map(({ id, code }) => [code, id]))(
  'the product, stock and dispatch endpoints of store %s return the same days in the same words',
  async (_code, storeId) => {
    const { app } = api;
    const ids = { store_id: storeId, product_ids: '1' };
    const product = (await call(app, 'single-product', { productId: 1, store_id: storeId })).data;
    const [stock] = (await call(app, 'get-stock-delivery', ids)).data.deliveries;
    const dispatch = await call(app, 'product-dispatch-date', {
      store_id: storeId,
      productIds: '1',
      returnTimestamps: true,
    });
    expect(product.delivery).toMatchObject({ from: stock?.deliveryFrom, to: stock?.deliveryTo });
    expect(product.delivery?.message).toBe(stock?.message);
    expect(dispatch.data.estimates).toMatchObject([
      { start: seconds(stock?.deliveryFrom), end: seconds(stock?.deliveryTo) },
    ]);
  },
);

const writeSpaces = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

const messageIn = async (storeId: number, productId: number, cookie?: string) =>
  writeSpaces(
    (await call(api.app, 'single-product', { productId, store_id: storeId }, { cookie })).data.delivery
      ?.message,
  );

describe('productDelivery', () => {
  it('has the surcharge of skis for a member and for a guest, who sees no prices, and is null for a voucher', async () => {
    const cookie = await signIn(api.app, 'anna@example.com');
    expect(await messageIn(1, 1, cookie)).toBe('Delivery £12, with you Tue 24 – Wed 25 Nov');
    expect(await messageIn(1, 1)).toBe('Delivery from £12, with you Tue 24 – Wed 25 Nov');
    expect(await messageIn(1, 3955, cookie)).toBeUndefined();
  });

  it('is the same for a member from abroad', async () => {
    const cookie = await signIn(api.app, 'anna@example.com', 24);
    expect(await messageIn(24, 1, cookie)).toContain('with you Fri 27 Nov – Wed 2 Dec');
  });

  it('has the store’s fee below the threshold', () => {
    const delivery = productDelivery({
      store: defaultStore,
      country: 'GB',
      now: new Date('2026-11-23T09:00:00Z'),
      dispatchDays: 1,
      price: 2_500,
      isOversize: false,
      hasFreeStandard: false,
    });
    expect(writeSpaces(delivery?.message)).toBe('Delivery £4.95, with you Tue 24 – Wed 25 Nov');
  });

  it.each([
    ['what is missing from the threshold', { price: 2_500 }, { amount: 5_000, currency: 'GBP' }],
    ['null at the threshold', { price: 7_500 }, null],
    ['null for skis, whose surcharge remains', { price: 2_500, isOversize: true }, null],
    ['null with free standard delivery', { price: 2_500, hasFreeStandard: true }, null],
    ['null without a price', { price: null }, null],
  ])('has as the distance to free delivery %s', (_what, change, untilFree) => {
    const delivery = productDelivery({
      store: defaultStore,
      country: 'GB',
      now: new Date('2026-11-23T09:00:00Z'),
      dispatchDays: 1,
      isOversize: false,
      hasFreeStandard: false,
      ...change,
    });
    expect(delivery?.untilFree).toEqual(untilFree);
  });

  it('is as far from free delivery as a basket with one piece of the product', async () => {
    const cookie = await signIn(api.app, 'anna@example.com');
    const list = await call(
      api.app,
      'cat-products-es',
      { store_id: 1, s: 'wax', in_stock: '1', order: 'price', dir: 'asc' },
      { cookie },
    );
    const simple = list.data.items.find((item) => item.productType === 'simple');
    const productId = simple?.productId ?? 0;
    const { data } = await call(api.app, 'single-product', { productId, store_id: 1 }, { cookie });
    const added = await call(
      api.app,
      'basket-add',
      { store_id: 1, productID: productId, quantity: 1 },
      { cookie },
    );
    expect(data.delivery?.untilFree?.amount).toBeGreaterThan(0);
    expect(data.delivery?.untilFree).toEqual(added.data.basket.order.untilFreeDelivery);
    expect(data.delivery?.fee).toEqual(added.data.basket.order.deliveryFee);
  });

  it('has no fee for a member with free standard delivery', () => {
    const delivery = productDelivery({
      store: defaultStore,
      country: 'GB',
      now: new Date('2026-11-23T09:00:00Z'),
      dispatchDays: 1,
      price: 2_500,
      isOversize: false,
      hasFreeStandard: true,
    });
    expect(writeSpaces(delivery?.message)).toBe('Free delivery, with you Tue 24 – Wed 25 Nov');
  });

  it.each([
    [8_000, 'Free delivery'],
    [null, 'Free delivery from £75'],
  ])('depends for %s pence only on the threshold, without an oversize parcel', (price, expected) => {
    const delivery = productDelivery({
      store: defaultStore,
      country: 'GB',
      now: new Date('2026-11-23T09:00:00Z'),
      dispatchDays: 1,
      price,
      isOversize: false,
      hasFreeStandard: false,
    });
    expect(writeSpaces(delivery?.message)).toBe(`${expected}, with you Tue 24 – Wed 25 Nov`);
  });

  it.each([
    [11, 'Versand ab 12 €, bei dir zwischen dem 25. und dem 27. November'],
    [12, 'Levering fra 90 kr., hos dig mellem den 26. og den 30. november'],
    [13, 'Livraison à partir de 12 €, chez toi entre le 25 et le 27 novembre'],
    [14, 'Envío desde 12 €, en tu casa entre el 26 de noviembre y el 1 de diciembre'],
    [15, 'Spedizione da 12 €, da te tra il 26 novembre e il 1º dicembre'],
    [16, 'Frakt från 120 kr, hos dig mellan den 26 november och den 1 december'],
    [24, 'Delivery from kr 130, with you Fri 27 Nov – Wed 2 Dec'],
  ])('is in the language of store %i', async (storeId, expected) => {
    expect(await messageIn(storeId, 1)).toBe(expected);
  });
});

it('the delivery page states the fee and the days of returns that the structured data of products are made of', async () => {
  const store = stores.find(({ code }) => code === 'outlet') ?? defaultStore;
  const { app, database } = api;
  const waxes = await database.db.query.products.findMany({
    where: (products, { eq }) => eq(products.artKind, 'wax'),
    orderBy: ({ id }) => id,
  });
  await database.db
    .insert(storeOverrides)
    .values({ storeId: store.id, key: 'returnValidityDays', value: 37 });
  const wax = await firstSold(
    api,
    store.id,
    waxes.map(({ id }) => id),
  );
  const config = await call(app, 'config', { store_id: store.id, keys: 'returnValidityDays' });
  const page = await call(app, 'cms-page', { storeId: store.id, identifier: 'delivery-and-returns' });
  await database.db.delete(storeOverrides);
  const text = JSON.stringify(page.data);
  const amount = wax.delivery?.fee?.amount ?? 0;
  expect(amount).toBeGreaterThan(0);
  expect(text).toContain(formatStoreMoney(amount, store));
  expect(config.data).toEqual({ returnValidityDays: 37 });
  expect(text).toContain('37 days');
});
