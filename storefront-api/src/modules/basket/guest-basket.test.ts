import type { Product } from 'shared-contracts/api/product';
import { variants } from '../../db/schema/index.ts';
import { basketOf, chooseOptions } from '../../testing/baskets.ts';
import { buildTestApi, call, callFailing, cookieOf, signIn, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let ski: Product;

beforeAll(async () => {
  api = await buildTestApi();
  const cookie = await signIn(api.app, 'anna@example.com');
  ski = (await call(api.app, 'single-product', { productId: 1, store_id: 1 }, { cookie })).data;
  await api.database.db.update(variants).set({ stock: 20 });
});
afterAll(() => api.close());

function addition(quantity = 1, index = 0) {
  return { store_id: 1, productID: ski.productId, quantity, options: chooseOptions(ski.options, index) };
}

describe('the basket of a guest', () => {
  it('gets neither a session nor a cookie from an addition that fails', async () => {
    const before = await api.database.db.query.sessions.findMany();
    const failures = await Promise.all([
      callFailing(api.app, 'basket-add', { ...addition(), store_id: 19, productID: 999_999 }),
      callFailing(api.app, 'basket-add', { ...addition(), store_id: 19, options: {} }),
    ]);
    expect(failures.map(({ status }) => status)).toEqual([404, 422]);
    expect(failures.map(({ response }) => response.headers['set-cookie'])).toEqual([undefined, undefined]);
    expect(await api.database.db.query.sessions.findMany()).toEqual(before);
  });

  it('requires sign-in in a store with hidden prices', async () => {
    expect((await callFailing(api.app, 'basket-add', addition())).body.code).toBe('authentication_required');
    const update = { store_id: 1, cartItemId: 1, qty: 1, version: 0 };
    expect((await callFailing(api.app, 'basket-update', update)).status).toBe(401);
    expect((await basketOf(api, '')).order).toMatchObject({
      total: null,
      deliveryFee: null,
      hasDeliveryFee: false,
    });
  });

  it('exists in an open store and is merged at sign-in', async () => {
    const open = { ...addition(3, 0), store_id: 19 };
    const members = await signIn(api.app, 'anna@example.com', 19);
    await call(api.app, 'basket-add', { ...addition(1, 0), store_id: 19 }, { cookie: members });
    await call(api.app, 'basket-add', { ...addition(1, 1), store_id: 19 }, { cookie: members });

    const { response } = await call(api.app, 'basket-add', open);
    const guest = cookieOf(response);
    expect((await basketOf(api, guest, 19)).basketCount).toBe(3);
    const fewer = {
      store_id: 19,
      qty: 2,
      version: 1,
      cartItemId: (await basketOf(api, guest, 19)).items[0]?.cartItemId ?? 0,
    };
    await call(api.app, 'basket-update', fewer, { cookie: guest });

    const login = await call(
      api.app,
      'login',
      { email: 'anna@example.com', password: 'Powder-Day-24', store_id: 19 },
      { cookie: guest },
    );
    const member = cookieOf(login.response);
    expect((await basketOf(api, member, 19)).items.map((item) => item.qty)).toEqual([2, 1]);
    expect((await basketOf(api, guest, 19)).basketCount).toBe(0);
  });

  it('is a new one after a member of an open store has signed out, whose own basket is kept', async () => {
    const cookie = await signIn(api.app, 'ben@example.com', 19);
    await call(api.app, 'basket-add', { ...addition(2, 0), store_id: 19 }, { cookie });
    const own = await basketOf(api, cookie, 19);
    expect(own.items.map(({ qty }) => qty)).toEqual([2]);

    await call(api.app, 'logout', { store_id: 19 }, { cookie });
    expect((await basketOf(api, cookie, 19)).items).toEqual([]);
    const { data, response } = await call(
      api.app,
      'basket-add',
      { ...addition(1, 1), store_id: 19 },
      { cookie },
    );
    expect(data.basket.items.map(({ qty }) => qty)).toEqual([1]);
    expect((await basketOf(api, cookieOf(response), 19)).items).toEqual(data.basket.items);

    const otherDevice = await signIn(api.app, 'ben@example.com', 19);
    expect((await basketOf(api, otherDevice, 19)).items).toEqual(own.items);
  });
});
