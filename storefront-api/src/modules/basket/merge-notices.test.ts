import type { Product } from 'shared-contracts/api/product';
import { storeLocales } from 'shared-contracts/locales';
import { eq } from 'drizzle-orm';
import { variants, type MergeNotice } from '../../db/schema/index.ts';
import { basketOf, chooseOptions, productOf } from '../../testing/baskets.ts';
import {
  buildTestApi,
  call,
  cookieOf,
  ownOrigin,
  send,
  signIn,
  type TestApi,
} from '../../testing/test-api.ts';
import { describeMerge } from './merge-messages.ts';

/** A store with visible prices, whose guests have baskets. */
const openStore = 19;
const password = 'Powder-Day-24';

let api: TestApi;
let ski: Product;
let boot: Product;

beforeAll(async () => {
  api = await buildTestApi();
  const cookie = await signIn(api.app, 'anna@example.com');
  [ski, boot] = [await productOf(api, 1, cookie), await productOf(api, 2, cookie)];
});
beforeEach(() => api.database.db.update(variants).set({ stock: 20 }));
afterAll(() => api.close());

async function add(product: Product, quantity: number, cookie?: string) {
  const { productId: productID, options } = product;
  const fields = { store_id: openStore, productID, quantity, options: chooseOptions(options) };
  return call(api.app, 'basket-add', fields, cookie === undefined ? {} : { cookie });
}

async function enterCode(cookie: string, code: string): Promise<void> {
  const { version } = await basketOf(api, cookie, openStore);
  const fields = { store_id: openStore, version, type: 'promo' as const, info: code };
  await call(api.app, 'basket-apply-discount', fields, { cookie });
}

/** Signs in with the basket of a guest, and returns the messages of the answer. */
async function signInWith(guest: string, email: string) {
  const { data, response } = await call(
    api.app,
    'login',
    { email, password, store_id: openStore },
    { cookie: guest },
  );
  return { messages: data.session.flash_messages, cookie: cookieOf(response) };
}

const setStock = (stock: number) =>
  api.database.db.update(variants).set({ stock }).where(eq(variants.productId, ski.productId));

describe('sign-in with the basket of a guest', () => {
  it('tells what was merged in the answer, and not once more on the next page', async () => {
    const member = await signIn(api.app, 'anna@example.com', openStore);
    await add(ski, 1, member);
    const guest = cookieOf((await add(ski, 3)).response);
    await add(boot, 1, guest);
    await enterCode(guest, 'welcome10');

    const { messages, cookie } = await signInWith(guest, 'anna@example.com');
    expect(messages).toEqual({
      error: [],
      success: [
        expect.stringMatching(/: your basket now has the quantity 3, as you chose it before signing in\.$/),
        'Your promotion code WELCOME10 is still in your basket.',
      ],
    });
    const { data } = await call(api.app, 'session-data', { store_id: openStore }, { cookie });
    expect(data.flash_messages).toEqual({ error: [], success: [] });
  });

  it('tells that a quantity was reduced to the stock, and what has sold out', async () => {
    const guest = cookieOf((await add(ski, 4)).response);
    await setStock(2);
    expect((await signInWith(guest, 'ben@example.com')).messages.error).toEqual([
      expect.stringMatching(/: we only have 2 left, so that’s what is in your basket\.$/),
    ]);

    const other = cookieOf((await add(ski, 1)).response);
    await setStock(0);
    expect((await signInWith(other, 'ben@example.com')).messages.error).toEqual([
      expect.stringMatching(/: sorry, this has sold out/),
    ]);
  });

  it('tells it on the next page, once, without JavaScript', async () => {
    const guest = cookieOf((await add(ski, 4)).response);
    await setStock(2);
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: {
        ...ownOrigin,
        host: 'outlet.localhost',
        origin: 'http://outlet.localhost',
        cookie: guest,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ email: 'anna@example.com', password, store_id: '19' }).toString(),
    });
    const cookie = cookieOf(response);
    const messagesOf = async () => {
      const answer = await send(api.app, 'session-data', { store_id: openStore }, { cookie });
      return answer.json<{ flash_messages: unknown }>().flash_messages;
    };
    expect(await messagesOf()).toEqual({
      error: [expect.stringMatching(/: we only have 2 left/)],
      success: [],
    });
    expect(await messagesOf()).toEqual({ error: [], success: [] });
  });

  it('tells nothing about a basket that is merely taken over', async () => {
    const guest = cookieOf((await add(boot, 1)).response);
    const { messages } = await signInWith(guest, 'ben@example.com');
    expect(messages).toEqual({ error: [], success: [] });
  });
});

describe('describeMerge', () => {
  it.each(storeLocales)('has texts with names and numbers in %s', async (locale) => {
    const { productId } = ski;
    const notices: MergeNotice[] = [
      { kind: 'quantity', productId, qty: 3 },
      { kind: 'capped', productId, qty: 2 },
      { kind: 'sold_out', productId },
      { kind: 'codes', codes: ['ONE', 'TWO'] },
    ];
    const { error, success } = await describeMerge(api.database.db, notices, locale);
    expect(error).toEqual([expect.stringContaining('2'), expect.not.stringMatching(/undefined|\d{4}/)]);
    expect(success).toEqual([expect.stringContaining('3'), expect.stringContaining('ONE, TWO')]);
  });
});
