import { storeLocales } from 'shared-contracts/locales';
import { variants } from '../../db/schema/index.ts';
import { createMember } from '../../testing/new-member.ts';
import { createFakePayments } from '../../testing/orders/fake-payments.ts';
import {
  checkoutOf,
  completeCheckout,
  fillBasket,
  plainProduct,
  testAddress,
} from '../../testing/orders/checkouts.ts';
import {
  buildTestApi,
  call,
  callFailing,
  cookieOf,
  send,
  signIn,
  type TestApi,
} from '../../testing/test-api.ts';
import { requirementMessages } from './requirement-messages.ts';

let api: TestApi;
let members = 0;

beforeAll(async () => {
  api = await buildTestApi({ paymentProvider: createFakePayments() });
  await api.database.db.update(variants).set({ stock: 20 });
});
afterAll(() => api.close());

async function shopper(artKind?: string) {
  members += 1;
  const member = await createMember(api, `checkout-${members}@example.com`);
  const product = artKind === undefined ? {} : await plainProduct(api, artKind);
  await fillBasket(api, member.cookie, product);
  return { ...member, checkout: await checkoutOf(api, member.cookie) };
}

const store = { store_id: 1 };

describe('checkout-data', () => {
  it('requires sign-in in a store with hidden prices', async () => {
    const { status } = await callFailing(api.app, 'checkout-data', store);
    expect(status).toBe(401);
  });

  it('has neither an address nor methods for a member without an address', async () => {
    const { checkout, email } = await shopper();
    expect(checkout.account).toEqual({
      isMember: true,
      email,
      firstname: 'Kim',
      lastname: expect.any(String) as string,
    });
    expect(checkout.delivery).toMatchObject({ address: null, methods: [], methodCode: null });
    expect(checkout.requirements).toEqual([
      { step: 'delivery', field: 'address', code: 'address_required', message: 'Tell us where to deliver.' },
    ]);
  });

  it('begins with the default address of the member', async () => {
    const cookie = await signIn(api.app, 'anna@example.com');
    await fillBasket(api, cookie);
    const { delivery } = await checkoutOf(api, cookie);
    expect(delivery.address).toMatchObject({ street1: '14 Corn Mill Lane', city: 'Leeds' });
    expect(delivery.methods.map(({ code }) => code)).toEqual(['standard', 'express', 'collect-pickup-plus']);
  });

  it('offers stored cards to members', async () => {
    const { checkout } = await shopper();
    const oneClick = checkout.payment.methods.find(({ kind }) => kind === 'one_click');
    expect(oneClick?.tokens).toEqual([{ id: 'card-1', label: 'Visa •••• 1111' }]);
  });

  it('says that an empty basket has no checkout', async () => {
    const { cookie } = await createMember(api, 'empty-checkout@example.com');
    const checkout = await checkoutOf(api, cookie);
    expect(checkout.quoteId).toBeNull();
    expect(checkout.requirements.map(({ code }) => code)).toEqual(['empty']);
  });
});

describe('checkout-address', () => {
  it('stores the new address of a member in the address book, once', async () => {
    const { cookie, checkout } = await shopper();
    const fields = { ...store, address: testAddress };
    const first = await call(
      api.app,
      'checkout-address',
      { ...fields, version: checkout.version },
      { cookie },
    );
    expect(first.data.version).toBe(checkout.version + 1);
    await call(api.app, 'checkout-address', { ...fields, version: first.data.version }, { cookie });
    const { data } = await call(api.app, 'address-list', store, { cookie });
    expect(data.addresses.map(({ addressId }) => addressId)).toEqual([
      first.data.delivery.address?.addressId ?? 0,
    ]);
  });

  it('does not find the address of another member', async () => {
    const anna = await signIn(api.app, 'anna@example.com');
    const { data } = await call(api.app, 'address-list', store, { cookie: anna });
    const { cookie, checkout } = await shopper();
    const fields = { ...store, version: checkout.version, addressId: data.addresses[0]?.addressId ?? 0 };
    const { status } = await callFailing(api.app, 'checkout-address', fields, { cookie });
    expect(status).toBe(404);
    expect((await checkoutOf(api, cookie)).delivery.address).toBeNull();
  });

  it('rejects another version with the basket', async () => {
    const { cookie, checkout } = await shopper();
    const fields = { ...store, version: checkout.version - 1, address: testAddress };
    const { status, body } = await callFailing(api.app, 'checkout-address', fields, { cookie });
    expect([status, body.code, body.basket?.version]).toEqual([409, 'basket_changed', checkout.version]);
  });

  it.each([[{}], [{ addressId: 1, address: testAddress }]])(
    'rejects a call that does not name exactly one address: %j',
    async (chosen) => {
      const { cookie, checkout } = await shopper();
      const fields = { ...store, version: checkout.version, ...chosen };
      const { status } = await callFailing(api.app, 'checkout-address', fields, { cookie });
      expect(status).toBe(400);
    },
  );

  it('rejects a country without delivery', async () => {
    const { cookie, checkout } = await shopper();
    const swiss = { ...testAddress, country_id: 'CH', postcode: '8001', telephone: '+41446681800' };
    const fields = { ...store, version: checkout.version, address: swiss };
    const { body } = await callFailing(api.app, 'checkout-address', fields, { cookie });
    expect(body).toMatchObject({ code: 'invalid_request', fields: { 'address.country_id': 'is' } });
  });

  it('decides the VAT', async () => {
    const { cookie, checkout } = await shopper();
    const french = {
      ...testAddress,
      country_id: 'FR',
      city: 'Paris',
      postcode: '75001',
      telephone: '+33199004531',
    };
    const fields = { ...store, version: checkout.version, address: french };
    const { data } = await call(api.app, 'checkout-address', fields, { cookie });
    const { total, vat } = data.basket.order;
    expect(vat?.amount).toBe(Math.round(((total?.amount ?? 0) * 2000) / 12_000));
  });
});

describe('checkout-method', () => {
  it('changes the fee, the total and the carrier of the basket', async () => {
    const { cookie } = await shopper();
    const standard = await completeCheckout(api, cookie);
    const fields = { ...store, version: standard.version, methodCode: 'express' };
    const { data } = await call(api.app, 'checkout-method', fields, { cookie });
    expect(data.basket.order.deliveryFee).toEqual({ amount: 995, currency: 'GBP' });
    expect(data.basket.selected_carrier).toBe('express');
    expect(data.version).toBe(standard.version + 1);
    const { subtotal, total } = data.basket.order;
    expect(total?.amount).toBe((subtotal?.amount ?? 0) + 995);
  });

  it('adds the surcharge for skis to every method, and offers no collect point for them', async () => {
    const { cookie } = await shopper('ski');
    const { delivery } = await completeCheckout(api, cookie);
    expect(delivery.methods.map(({ code }) => code)).toEqual(['standard', 'express']);
    expect(delivery.methods.map(({ oversize }) => oversize?.amount)).toEqual([1200, 1200]);
    const [standard] = delivery.methods;
    expect(standard?.price.amount).toBe(1200);
  });

  it('asks for the collect point and a mobile number', async () => {
    const { cookie } = await shopper();
    const { version } = await completeCheckout(api, cookie);
    const near = { ...store, methodCode: 'collect-pickup-plus', postcode: 'ls1 4ab' };
    const { data } = await call(api.app, 'collect-points', near, { cookie });
    const distances = data.points.map(({ distance }) => distance ?? 0);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    expect(data.points.map(({ city }) => city)).toEqual(['Leeds', 'Leeds', 'Leeds']);
    const fields = { ...store, methodCode: 'collect-pickup-plus' };
    const bare = await call(api.app, 'checkout-method', { ...fields, version }, { cookie });
    expect(bare.data.requirements.map(({ field }) => field)).toEqual(['collectPoint', 'phone_collect']);
    const complete = {
      ...fields,
      version: bare.data.version,
      collectPointId: data.points[0]?.id ?? '',
      phone_collect: '07400 123456',
    };
    const chosen = await call(api.app, 'checkout-method', complete, { cookie });
    expect(chosen.data.requirements).toEqual([]);
    expect(chosen.data.delivery.phone_collect).toBe('+447400123456');
    expect(chosen.data.delivery.collectPoint?.name).toBe(data.points[0]?.name);
  });

  it('rejects a landline for the message of the collect point', async () => {
    const { cookie } = await shopper();
    const { version } = await completeCheckout(api, cookie);
    const fields = { ...store, version, methodCode: 'collect-pickup-plus', phone_collect: '0113 243 0000' };
    const { body } = await callFailing(api.app, 'checkout-method', fields, { cookie });
    expect(body.fields).toEqual({ phone_collect: 'phone_collect' });
  });

  it.each(['collect-relais', 'teleport'])('does not find the method %s', async (methodCode) => {
    const { cookie } = await shopper();
    const { version } = await completeCheckout(api, cookie);
    const { status } = await callFailing(
      api.app,
      'checkout-method',
      { ...store, version, methodCode },
      { cookie },
    );
    expect(status).toBe(404);
  });
});

describe('checkout-billing', () => {
  it('keeps another address than that of the delivery until it is the same again', async () => {
    const { cookie } = await shopper();
    const { version } = await completeCheckout(api, cookie);
    const fields = { ...store, isSame: false, address: { ...testAddress, street1: '9 Mill Yard' } };
    const other = await call(api.app, 'checkout-billing', { ...fields, version }, { cookie });
    expect(other.data.payment.billingAddress?.street1).toBe('9 Mill Yard');
    const same = { ...store, isSame: true, version: other.data.version };
    const { data } = await call(api.app, 'checkout-billing', same, { cookie });
    expect(data.payment.billingAddress).toEqual(data.delivery.address);
  });
});

describe('a guest', () => {
  const outlet = { store_id: 19 };

  async function guest() {
    const { productId } = await plainProduct(api);
    const { response } = await fillBasket(api, undefined, { productId, storeId: 19 });
    const cookie = cookieOf(response);
    return { cookie, version: (await checkoutOf(api, cookie, 19)).version };
  }

  it('may order in a store with guest checkout', async () => {
    const { cookie, version } = await guest();
    const email = { ...outlet, version, email: ' Gina@Example.com ' };
    const named = await call(api.app, 'checkout-account', email, { cookie });
    expect(named.data.account).toEqual({ isMember: false, email: 'gina@example.com' });
    const address = { ...outlet, version: named.data.version, address: testAddress };
    const addressed = await call(api.app, 'checkout-address', address, { cookie });
    expect(addressed.data.delivery.address).toMatchObject({ addressId: null, city: 'Leeds' });
    const method = { ...outlet, version: addressed.data.version, methodCode: 'standard' };
    const { data } = await call(api.app, 'checkout-method', method, { cookie });
    expect(data.requirements).toEqual([]);
  });

  it('leaves neither the address nor the e-mail address to the member who signs in after', async () => {
    const { cookie, version } = await guest();
    await call(api.app, 'checkout-address', { ...outlet, version, address: testAddress }, { cookie });
    const response = await send(
      api.app,
      'login',
      { email: 'kirsty@example.com', password: 'Powder-Day-24', store_id: 19 },
      { cookie },
    );
    const checkout = await checkoutOf(api, cookieOf(response), 19);
    expect(checkout.basket.items).toHaveLength(1);
    expect(checkout.account.email).toBe('kirsty@example.com');
    expect(checkout.delivery.address?.street1).not.toBe(testAddress.street1);
  });
});

it.each(storeLocales)('requirementMessages has every text in %s', (locale) => {
  const texts = Object.values(requirementMessages[locale]);
  expect(texts).toHaveLength(Object.keys(requirementMessages.en_GB).length);
  expect(new Set(texts).size).toBe(texts.length);
});
