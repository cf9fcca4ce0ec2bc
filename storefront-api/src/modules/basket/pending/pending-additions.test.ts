import type { Product } from 'shared-contracts/api/product';
import { eq } from 'drizzle-orm';
import { paths } from 'shared-contracts/routes';
import { pendingAdditions, sessions, variants } from '../../../db/schema/index.ts';
import { demoPassword } from 'demo-shop/data/members';
import {
  basketOf,
  bundleAddition,
  bundleOf,
  chooseOptions,
  emptyBasket,
  productOf,
  soleAnswers,
} from '../../../testing/baskets.ts';
import {
  buildTestApi,
  call,
  callFailing,
  cookieOf,
  secureOrigin,
  send,
  signIn,
  type TestApi,
} from '../../../testing/test-api.ts';

let api: TestApi;
let ski: Product;
let skiSet: Product;

beforeAll(async () => {
  api = await buildTestApi();
  const annas = await signIn(api.app, 'anna@example.com');
  ski = await productOf(api, 1, annas);
  skiSet = await bundleOf(api, 'ski-bundle', annas);
});
beforeEach(async () => {
  await api.database.db.update(variants).set({ stock: 20 });
  await api.database.db.delete(pendingAdditions);
});
afterEach(async () => {
  api.clock.now = new Date();
  await emptyBasket(api, await signIn(api.app, 'anna@example.com'));
});
afterAll(() => api.close());

const addition = (quantity = 1, index = 0, product = ski) => ({
  store_id: 1,
  productID: product.productId,
  quantity,
  options: chooseOptions(product.options, index),
});

/** Makes an addition that the API rejects for a guest. Returns the guest's cookie. */
async function addAsGuest(fields: object = addition(), cookie?: string, address = '203.0.113.7') {
  const headers = { 'x-forwarded-for': address };
  const { status, response } = await callFailing(api.app, 'basket-add', { ...fields }, { cookie, headers });
  expect(status).toBe(401);
  return cookieOf(response, 'pending_add');
}

const login = async (cookie: string, referer?: string, storeId = 1) =>
  call(
    api.app,
    'login',
    { email: 'anna@example.com', password: demoPassword, store_id: storeId, ...(referer ? { referer } : {}) },
    { cookie },
  );

const countRows = async () => (await api.database.db.select().from(pendingAdditions)).length;

describe('a pending addition', () => {
  it('is applied at sign-in, with its options and quantity, and the response has the basket', async () => {
    const guest = await addAsGuest(addition(2, 1));
    const { data, response } = await login(guest);
    const [item] = data.additions?.basket.items ?? [];
    expect(data.additions?.added).toEqual([{ cartItemId: item?.cartItemId, qty: 2 }]);
    expect(item).toMatchObject({
      productId: ski.productId,
      qty: 2,
      unitPrice: { amount: 44_900, currency: 'GBP' },
      options: [{ selected_value: { id: addition(1, 1).options[ski.options[0]?.super_attribute_id ?? 0] } }],
    });
    expect(data.session.flash_messages).toEqual({ error: [], success: [] });
    expect(response.cookies.find(({ name }) => name === 'pending_add')).toMatchObject({ value: '' });
    expect(await countRows()).toBe(0);
  });

  it('can be a bundle with its parts and its fitting form', async () => {
    const guest = await addAsGuest(bundleAddition(skiSet));
    const { data } = await login(guest);
    expect(data.additions?.basket.items).toEqual([
      expect.objectContaining({ productId: skiSet.productId, qty: 1, fittingForm: soleAnswers }),
    ]);
  });

  it('is applied at registration', async () => {
    const guest = await addAsGuest();
    const form = {
      email: 'pending@example.com',
      password: 'Powder-Day-24',
      firstname: 'Pia',
      lastname: 'Lund',
      country_id: 'GB',
      language: 'en_GB',
      newsletter: false,
      store_id: 1,
    };
    const { data, response } = await call(api.app, 'signup', form, { cookie: guest });
    expect(data.additions?.added).toHaveLength(1);
    expect(data.session.isSignupEvent).toBe(true);
    expect((await basketOf(api, cookieOf(response))).basketCount).toBe(1);
  });

  it('is applied once, also with concurrent sign-ins', async () => {
    const guest = await addAsGuest();
    const answers = await Promise.all([login(guest), login(guest), login(guest)]);
    expect(answers.filter(({ data }) => data.additions !== undefined)).toHaveLength(1);
    const member = cookieOf(answers[0].response);
    expect((await basketOf(api, member)).basketCount).toBe(1);
    await login(guest);
    expect((await basketOf(api, member)).basketCount).toBe(1);
  });

  it('remains after a wrong password', async () => {
    const guest = await addAsGuest();
    const wrong = { email: 'anna@example.com', password: 'Wrong-Guess-1', store_id: 1 };
    await callFailing(api.app, 'login', wrong, { cookie: guest });
    expect((await login(guest)).data.additions?.added).toHaveLength(1);
  });

  it('starts no session, and scripts cannot read its cookie', async () => {
    const before = (await api.database.db.select().from(sessions)).length;
    const { response } = await callFailing(api.app, 'basket-add', addition(), {
      headers: secureOrigin,
    });
    expect((await api.database.db.select().from(sessions)).length).toBe(before);
    expect(response.cookies).toEqual([
      expect.objectContaining({
        name: 'pending_add',
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: 3600,
      }),
    ]);
    const [row] = await api.database.db.select().from(pendingAdditions);
    expect(response.cookies[0]?.value).not.toBe(row?.tokenHash);
  });

  it('is not stored without required options or for an unknown product', async () => {
    for (const fields of [
      { ...addition(), options: {} },
      { ...addition(), productID: 999_999 },
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { status, response } = await callFailing(api.app, 'basket-add', fields);
      expect([status, response.cookies]).toEqual([401, []]);
    }
    expect(await countRows()).toBe(0);
  });

  it('is stored in a store that requires sign-in', async () => {
    const fields = { ...addition(), store_id: 22 };
    const { response } = await callFailing(api.app, 'basket-add', fields);
    const { data } = await login(cookieOf(response, 'pending_add'), undefined, 22);
    expect(data.additions?.basket.basketCount).toBe(1);
    await emptyBasket(api, await signIn(api.app, 'anna@example.com', 22), 22);
  });

  it('belongs to the store in which it was requested', async () => {
    const guest = await addAsGuest();
    expect((await login(guest, undefined, 13)).data.additions).toBeUndefined();
    expect((await login(guest)).data.additions?.added).toHaveLength(1);
  });

  it('expires after an hour, and the next addition deletes its row', async () => {
    const guest = await addAsGuest();
    api.clock.now = new Date(Date.now() + 60 * 60 * 1000 + 1);
    expect((await login(guest)).data.additions).toBeUndefined();
    await addAsGuest(addition(), undefined, '203.0.113.8');
    expect(await countRows()).toBe(1);
  });

  it('replaces one of the same product, and is stored beside those of others', async () => {
    const guest = await addAsGuest(addition(1, 0));
    expect(await addAsGuest(addition(3, 1), guest)).toBe(guest);
    expect(await addAsGuest(bundleAddition(skiSet), guest)).toBe(guest);
    const { data } = await login(guest);
    expect(data.additions?.basket.items.map(({ productId, qty }) => [productId, qty])).toEqual([
      [ski.productId, 3],
      [skiSet.productId, 1],
    ]);
  });

  it('gets a new token if the cookie has an unknown one', async () => {
    const planted = `pending_add=${'x'.repeat(43)}`;
    expect(await addAsGuest(addition(), planted)).not.toBe(planted);
  });

  it('counts the addresses of one IPv6 /64 as one network', async () => {
    await addAsGuest(addition(), undefined, '2001:db8:3:1::1');
    await addAsGuest(addition(), undefined, '2001:db8:3:1::2');
    await addAsGuest(addition(), undefined, '2001:db8:3:2::1');
    const rows = await api.database.db.select().from(pendingAdditions);
    expect(new Set(rows.map(({ addressHash }) => addressHash)).size).toBe(2);
  });

  it('replaces the oldest one beyond 10 of a browser and 100 of a network', async () => {
    const others = await api.database.db.query.products.findMany({ limit: 11, orderBy: (table) => table.id });
    const now = api.clock.now;
    const row = (tokenHash: string, productId: number, ageMs: number) => ({
      tokenHash,
      productId,
      storeId: 1,
      addition: { productId, quantity: 1, options: {}, bundleOptions: {} },
      addressHash: 'other',
      createdAt: new Date(now.getTime() - ageMs),
      expiresAt: new Date(now.getTime() + 1000),
    });
    const guest = await addAsGuest(addition());
    const [own] = await api.database.db.select().from(pendingAdditions);
    const rest = others.filter(({ id }) => id !== ski.productId);
    await api.database.db
      .insert(pendingAdditions)
      .values(rest.map(({ id }, index) => row(own?.tokenHash ?? '', id, index + 1)));
    await addAsGuest(addition(), guest);
    expect(await countRows()).toBe(10);

    await api.database.db.insert(pendingAdditions).values(
      Array.from({ length: 120 }, (_, index) => ({
        ...row(`token ${index}`, 2, index + 1),
        addressHash: own?.addressHash ?? '',
      })),
    );
    await addAsGuest(addition());
    const ofAddress = await api.database.db
      .select()
      .from(pendingAdditions)
      .where(eq(pendingAdditions.addressHash, own?.addressHash ?? ''));
    expect(ofAddress).toHaveLength(100);
  });
});

describe('the response of login', () => {
  const inStock = (stock: number) => api.database.db.update(variants).set({ stock });

  it('says on the basket page why nothing was added', async () => {
    const guest = await addAsGuest();
    await inStock(0);
    const { data } = await login(guest, '/products/skis');
    expect(data.additions).toMatchObject({ added: [], basket: { basketCount: 0 } });
    expect(data.session.flash_messages.error).toEqual([
      expect.stringMatching(/^We couldn’t add .+ to your basket: there aren’t enough left\.$/),
    ]);
    expect(data.redirect).toBe('/checkout/cart/?form_error=out_of_stock');
  });

  it('says how many pieces were added if stock was too low', async () => {
    const guest = await addAsGuest(addition(5));
    await inStock(2);
    const { data } = await login(guest);
    expect(data.additions?.added).toEqual([expect.objectContaining({ qty: 2 })]);
    expect(data.session.flash_messages.error).toEqual([expect.stringContaining('We could only add 2 of')]);
  });

  it('takes the pieces in the member’s basket into account', async () => {
    const member = await signIn(api.app, 'anna@example.com');
    await call(api.app, 'basket-add', addition(8), { cookie: member });
    const { data } = await login(await addAsGuest(addition(4)));
    expect(data.additions?.basket.items.map(({ qty }) => qty)).toEqual([10]);
    expect(data.additions?.added).toEqual([expect.objectContaining({ qty: 2 })]);
  });

  it('redirects from the product or from no page to the basket, whose URL names the added lines, and else to the wanted page', async () => {
    const product = paths.product(ski.productId);
    for (const referer of [product, `${product}?a=1`, undefined]) {
      // oxlint-disable-next-line no-await-in-loop -- each sign-in continues with the basket of the one before
      const { data } = await login(await addAsGuest(), referer);
      expect(data.redirect).toBe(`/checkout/cart/?added=${data.additions?.added[0]?.cartItemId}`);
    }
    expect((await login(await addAsGuest(), '/customer/account')).data.redirect).toBe('/customer/account');
    expect((await login('', product)).data.redirect).toBe(product);
    expect((await login('', '//evil.example')).data.redirect).toBe('/');
  });
});

describe('pending-addition', () => {
  const read = async (productId: number, cookie?: string) =>
    (await call(api.app, 'pending-addition', { store_id: 1, productId }, { cookie })).data.addition;

  it('returns the options and the fitting form that this browser chose for the product', async () => {
    const guest = await addAsGuest(bundleAddition(skiSet, 2));
    expect(await read(skiSet.productId, guest)).toEqual({
      quantity: 2,
      options: {},
      bundleOptions: bundleAddition(skiSet).bundleOptions,
      fittingForm: soleAnswers,
    });
    expect(await read(ski.productId, guest)).toBeNull();
  });

  it('returns null for other browsers and after sign-in', async () => {
    const guest = await addAsGuest();
    expect(await read(ski.productId)).toBeNull();
    expect(await read(ski.productId, `pending_add=${'x'.repeat(43)}`)).toBeNull();
    expect((await send(api.app, 'pending-addition', { store_id: 1, productId: 1 })).statusCode).toBe(200);
    await login(guest);
    expect(await read(ski.productId, guest)).toBeNull();
  });
});
