import Fastify from 'fastify';
import { endpoints, type EndpointName } from 'shared-contracts/api';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import { parseFormAnswer } from 'shared-contracts/api/form';
import * as z from 'zod/mini';
import { errorAnswers } from '../../error-answers.ts';
import { acceptForms, createFormReader } from './form-requests.ts';

/** Posts a form to the endpoint at the host of the French store, and returns what a handler would get. */
async function post(entry: Endpoint, fields: Record<string, string>) {
  const app = Fastify();
  await app.register(errorAnswers);
  acceptForms(app);
  const readForm = createFormReader(entry, entry.form ?? {});
  app.post('/', (request, reply) => readForm(request, reply) ?? { noForm: true });
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      host: 'fr.localhost:3000',
    },
    payload: new URLSearchParams(fields).toString(),
  });
  await app.close();
  return {
    status: answer.statusCode,
    body: answer.json<Record<string, unknown>>(),
    form: parseFormAnswer(String(answer.headers['x-form-answer'])),
  };
}

const endpointOf = (name: EndpointName): Endpoint => endpoints[name];

describe('createFormReader', () => {
  it.each<[EndpointName, Record<string, string>, object]>([
    [
      'login',
      { email: 'anna@example.com', password: 'x', remember: 'on', referer: '/a' },
      {
        email: 'anna@example.com',
        password: 'x',
        remember: true,
        referer: '/a',
        connect_social_login: false,
        store_id: 13,
      },
    ],
    [
      'signup',
      { email: 'a@b.io', password: 'x', firstname: 'A', lastname: 'B' },
      {
        email: 'a@b.io',
        password: 'x',
        firstname: 'A',
        lastname: 'B',
        country_id: 'FR',
        language: 'fr_FR',
        newsletter: false,
        connect_social_login: false,
        store_id: 13,
      },
    ],
    ['logout', {}, { store_id: 13 }],
    [
      'basket-add',
      { productID: '101', 'options[93]': '12' },
      { productID: 101, quantity: 1, options: { 93: 12 }, store_id: 13 },
    ],
    [
      'basket-add',
      {
        productID: '103',
        quantity: '2',
        'bundleOptions[12][3]': '7',
        'bundleOptions[12][4]': '8',
        'bundleOptions[13][3]': '9',
        'fittingForm[soleLengthMm]': '305',
        'fittingForm[bootNorm]': 'gripwalk',
        'fittingForm[weightKg]': '72.5',
        'fittingForm[heightCm]': '',
      },
      {
        productID: 103,
        quantity: 2,
        bundleOptions: { 12: { 3: 7, 4: 8 }, 13: { 3: 9 } },
        fittingForm: { soleLengthMm: 305, bootNorm: 'gripwalk', weightKg: 72.5 },
        store_id: 13,
      },
    ],
    [
      'basket-update',
      { cartItemId: '5', qty: '0', version: '2' },
      { cartItemId: 5, qty: 0, version: 2, groupItems: false, store_id: 13 },
    ],
    [
      'cookie-preferences',
      { accepted_functional: 'true' },
      { accepted_functional: true, accepted_advertising: false, store_id: 13 },
    ],
  ])('converts the fields of %s', async (name, fields, expected) => {
    const { status, body } = await post(endpointOf(name), { ...fields, back: '/products' });
    expect([status, body]).toEqual([200, expected]);
  });

  it('does not remember a member who has cleared the checkbox', async () => {
    const { body } = await post(endpoints.login, { email: 'anna@example.com', password: 'x' });
    expect(body).toMatchObject({ remember: false });
  });

  it('leaves a blank field without its default', async () => {
    const { body } = await post(endpoints['basket-add'], { productID: 'many', quantity: '' });
    expect(body).toEqual({ productID: 'many', store_id: 13 });
  });

  it('does not let a form choose the store, its country or its language', async () => {
    const forged = { store_id: '1', country_id: 'AT', language: 'de_AT' };
    const { body } = await post(endpoints.signup, forged);
    expect(body).toMatchObject({ store_id: 13, country_id: 'FR', language: 'fr_FR' });
  });

  it('sets the store by its other name', async () => {
    const request = z.strictObject({ storeId: z.int() });
    expect((await post({ ...endpoints.logout, request }, { storeId: '1' })).body).toEqual({ storeId: 13 });
  });

  it('throws for an endpoint without a field for the store', () => {
    const entry = { ...endpoints.logout, request: z.strictObject({ store_ids: z.string() }) };
    expect(() => createFormReader(entry, {})).toThrow('logout has a form and no field for the store');
  });

  it('marks the answer as that of a form, also after a malformed body', async () => {
    expect((await post(endpoints['basket-add'], {})).form).toEqual({ done: '/checkout/cart/', keeps: [] });
    const malformed = await post(endpoints.signup, { 'a[]': '1' });
    expect(malformed.status).toBe(400);
    expect(malformed.form?.keeps).toEqual(['firstname', 'lastname', 'email', 'gender', 'referral_code']);
  });

  it('takes no JSON as a form', () => {
    const headers: Record<string, unknown> = {};
    const reply = { header: (name: string, value: unknown) => Object.assign(headers, { [name]: value }) };
    const readForm = createFormReader(endpoints.logout, {});
    const body = { text: 'store_id=1' };
    expect(readForm({ body, host: 'localhost' }, reply as never)).toBeUndefined();
    expect(headers).toEqual({});
  });
});
