import { basketOf, chooseOptions, productOf } from '../../testing/baskets.ts';
import { createMember, newMemberPassword } from '../../testing/new-member.ts';
import { buildTestApi, call, callFailing, cookieOf, type TestApi } from '../../testing/test-api.ts';

const british = 1;
const french = 13;
/** Of another brand and website. */
const outlet = 19;

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

async function signInAt(email: string, storeId: number): Promise<string> {
  const fields = { email, password: newMemberPassword, store_id: storeId };
  return cookieOf((await call(api.app, 'login', fields)).response);
}

const sessionOf = async (cookie: string, storeId: number) =>
  (await call(api.app, 'session-data', { store_id: storeId }, { cookie })).data;

async function addSki(cookie: string, storeId: number): Promise<void> {
  const ski = await productOf(api, 1, cookie);
  const fields = { store_id: storeId, productID: 1, quantity: 1, options: chooseOptions(ski.options) };
  await call(api.app, 'basket-add', fields, { cookie });
}

/** Returns the cookies of a British member in both stores. */
async function inBothStores(email: string): Promise<{ home: string; abroad: string }> {
  const { cookie: home } = await createMember(api, email);
  return { home, abroad: await signInAt(email, french) };
}

describe('a member who signs in to another store of the website', () => {
  it('has the same account, with the country of delivery that they have chosen', async () => {
    const { home, abroad } = await inBothStores('two-stores@example.com');
    const [there, here] = [await sessionOf(abroad, french), await sessionOf(home, british)];
    expect(there).toMatchObject({
      id: here.id,
      email: 'two-stores@example.com',
      delivery_country: 'GB',
      store_id: french,
      store_locale: 'fr_FR',
    });
  });

  it('has the same address book', async () => {
    const { home, abroad } = await inBothStores('two-books@example.com');
    const address = {
      firstname: 'Kim',
      lastname: 'Lund',
      street1: '14 Corn Mill Lane',
      city: 'Leeds',
      postcode: 'LS1 4AB',
      country_id: 'GB',
      telephone: '0113 243 0000',
    };
    await call(api.app, 'address-create', { store_id: british, address }, { cookie: home });
    const { data } = await call(api.app, 'address-list', { store_id: french }, { cookie: abroad });
    expect(data.addresses).toEqual([expect.objectContaining({ city: 'Leeds', isDefaultBilling: true })]);
  });

  it('has a basket of its own in each, with prices in its currency', async () => {
    const { home, abroad } = await inBothStores('two-baskets@example.com');
    await addSki(home, british);
    expect((await basketOf(api, abroad, french)).basketCount).toBe(0);
    await addSki(abroad, french);
    await addSki(abroad, french);
    const [there, here] = [await basketOf(api, abroad, french), await basketOf(api, home, british)];
    expect([there.basketCount, there.order.total?.currency]).toEqual([2, 'EUR']);
    expect([here.basketCount, here.order.total?.currency]).toEqual([1, 'GBP']);
  });

  it('stays signed in to the first one, and is signed out of one alone', async () => {
    const { home, abroad } = await inBothStores('two-sessions@example.com');
    await call(api.app, 'logout', { store_id: french }, { cookie: abroad });
    expect((await sessionOf(home, british)).email).toBe('two-sessions@example.com');
  });
});

it('a member of one website has no account on another', async () => {
  await createMember(api, 'one-website@example.com');
  const fields = { email: 'one-website@example.com', password: newMemberPassword, store_id: outlet };
  const { body } = await callFailing(api.app, 'login', fields);
  expect(body.code).toBe('invalid_credentials');
});
