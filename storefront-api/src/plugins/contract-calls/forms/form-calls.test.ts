import type { LightMyRequestResponse } from 'fastify';
import { endpoints, type ResponseOf } from 'shared-contracts/api';
import { basketAdd } from 'shared-contracts/api/basket';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import { parseFormAnswer } from 'shared-contracts/api/form';
import { demoPassword } from 'demo-shop/data/members';
import { variants } from '../../../db/schema/index.ts';
import { basketOf, chooseOptions, productOf } from '../../../testing/baskets.ts';
import {
  buildTestApi,
  callFailing,
  cookieOf,
  ownOrigin,
  send,
  type TestApi,
} from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

type Fields = Record<string, string>;

function post(
  name: string,
  fields: Fields | string,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return api.app.inject({
    method: 'POST',
    url: `/api/${name}`,
    headers: { ...ownOrigin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ code?: string }>().code];
const formOf = (answer: LightMyRequestResponse) =>
  parseFormAnswer((answer.headers['x-form-answer'] as string | undefined) ?? null);

const credentials = { email: 'anna@example.com', password: demoPassword };
const others = (Object.values(endpoints) as readonly Endpoint[]).filter(
  ({ method, form }) => method !== 'GET' && form === undefined,
);

describe('contractRoute with a form', () => {
  it('is answered like JSON', async () => {
    const answer = await post('login', { ...credentials, referer: '/products/skis', back: '/a' });
    const json = await send(api.app, 'login', { ...credentials, referer: '/products/skis', store_id: 1 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ redirect: '/products/skis' });
    expect(Object.keys(answer.json<object>())).toEqual(Object.keys(json.json<object>()));
    expect(cookieOf(answer)).toMatch(/^sid=./);
    expect(formOf(answer)).toEqual({ keeps: ['email'] });
    expect(json.headers['x-form-answer']).toBeUndefined();
  });

  it('changes the basket like JSON, with the default of a field that it leaves out', async () => {
    const cookie = cookieOf(await post('login', credentials));
    await api.database.db.update(variants).set({ stock: 20 });
    const { options } = await productOf(api, 1, cookie);
    const choices = Object.entries(chooseOptions(options)).map(([id, value]) => [
      `options[${id}]`,
      `${value}`,
    ]);
    const fields: Fields = { productID: '1', back: '/', ...(Object.fromEntries(choices) as Fields) };
    const added = await post('basket-add', fields, { cookie });
    expect(added.json()).toMatchObject({ added: { productId: 1, qty: 1 } });
    expect(formOf(added)).toEqual({ done: '/checkout/cart/', keeps: [] });

    const { added: line, basket } = added.json<ResponseOf<'basket-add'>>();
    const change = { cartItemId: `${line.cartItemId}`, qty: '3', version: `${basket.version}` };
    expect((await post('basket-update', change, { cookie })).json()).toMatchObject({ basketCount: 3 });
    expect((await basketOf(api, cookie)).basketCount).toBe(3);
    expect(codeOf(await post('basket-update', change, { cookie }))).toEqual([409, 'basket_changed']);
  });

  it('is rejected with the codes of JSON', async () => {
    const answer = await post('login', { ...credentials, password: 'Wrong-Pass-1' });
    expect(codeOf(answer)).toEqual([401, 'invalid_credentials']);
    expect(formOf(answer)).toEqual({ keeps: ['email'] });
  });

  it('welcomes a new member at the next page, once, unlike JSON', async () => {
    const fields = { password: 'Deep-Snow-1', firstname: 'A', lastname: 'B' };
    const joined = await post('signup', { ...fields, email: 'forms-new@example.com' });
    const more = { country_id: 'GB', language: 'en_GB', newsletter: false, store_id: 1 };
    const json = await send(api.app, 'signup', { ...fields, ...more, email: 'json-new@example.com' });
    const messagesOf = async (cookie: string) =>
      (await send(api.app, 'session-data', { store_id: 1 }, { cookie })).json<ResponseOf<'session-data'>>()
        .flash_messages.success;
    const [welcome] = await messagesOf(cookieOf(joined));
    expect(welcome).toMatch(/^Welcome, .* open the link in it to confirm your address\.$/);
    expect(await messagesOf(cookieOf(joined))).toEqual([]);
    expect(await messagesOf(cookieOf(json))).toEqual([]);
  });

  it('belongs to the store of the host, whatever store it names', async () => {
    const headers = { host: 'fr.localhost', origin: 'http://fr.localhost' };
    const fields = { ...credentials, email: 'forms-fr@example.com', firstname: 'A', lastname: 'B' };
    const forged = { ...fields, password: 'Deep-Snow-1', store_id: '1', country_id: 'GB', language: 'en_GB' };
    const answer = await post('signup', forged, headers);
    expect(answer.statusCode).toBe(200);
    const session = await send(api.app, 'session-data', { store_id: 13 }, { cookie: cookieOf(answer) });
    expect(session.json()).toMatchObject({ email: 'forms-fr@example.com', delivery_country: 'FR' });
  });
});

describe('contractRoute with a malformed form', () => {
  it.each([
    ['an unknown field', { ...credentials, admin: '1' }, { admin: 'unknown' }],
    ['an unknown blank field', { ...credentials, admin: '' }, { admin: 'unknown' }],
    ['a field of the prototype', { ...credentials, constructor: '1' }, { constructor: 'unknown' }],
    ['a group in place of a field', { email: 'a@b.io', 'password[length]': '9' }, { password: 'required' }],
    ['a zero byte', { ...credentials, referer: '/\u0000' }, { referer: 'invalid' }],
  ])('with %s is rejected', async (_what, fields, expected) => {
    const answer = await post('login', fields as unknown as Fields);
    expect(codeOf(answer)).toEqual([400, 'invalid_request']);
    expect(answer.json()).toMatchObject({ fields: expected });
  });

  it.each([
    ['a field given twice', 'email=anna%40example.com&email=b%40example.com&password=x'],
    ['a field and a group of one name', 'email=anna%40example.com&email[a]=1&password=x'],
    ['the name __proto__', '__proto__=1'],
    ['the group __proto__', '__proto__[isAdmin]=1'],
    ['an encoded __proto__', 'email%5B__proto__%5D=1'],
    ['a list', 'email[]=anna%40example.com'],
    ['many fields', Array.from({ length: 5_000 }, (_, index) => `f${index}=1`).join('&')],
    ['no field', ''],
  ])('with %s is rejected', async (_what, body) => {
    expect(codeOf(await post('login', body))).toEqual([400, 'invalid_request']);
  });

  it('with an option that is no id is rejected', async () => {
    const answer = await post('basket-add', { productID: '1', 'options[x]': '1' });
    expect(codeOf(answer)).toEqual([400, 'invalid_request']);
  });

  it('that is too large is rejected', async () => {
    const answer = await post('login', { ...credentials, referer: 'x'.repeat(64 * 1024) });
    expect(codeOf(answer)).toEqual([413, 'payload_too_large']);
  });

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'http://fr.localhost' }],
    [{ origin: '' }],
  ])('of another site is rejected: %j', async (headers) => {
    const answer = await post('login', credentials, headers as unknown as Fields);
    expect(codeOf(answer)).toEqual([403, 'forbidden_origin']);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(formOf(answer)).toBeNull();
  });

  it.each(['text/plain', 'multipart/form-data; boundary=b', 'application/x-www-form-urlencoded2'])(
    'of the type %s is rejected',
    async (type) => {
      const answer = await post('login', credentials, { 'content-type': type });
      expect(codeOf(answer)).toEqual([415, 'unsupported_media_type']);
    },
  );

  it.each(others.map((entry) => [entry.name, entry] as const))(
    'for %s, which has no form, is rejected',
    async (_name, { method, path }) => {
      const answer = await api.app.inject({
        method,
        url: path.replaceAll(/:\w+/g, '1'),
        headers: { ...ownOrigin, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'store_id=1',
      });
      expect(codeOf(answer)).toEqual([415, 'unsupported_media_type']);
      expect(formOf(answer)).toBeNull();
    },
  );

  it.each(['no-such-endpoint', 'constructor', 'navigation'])('for %s is not found', async (name) => {
    const answer = await post(name, {});
    expect(codeOf(answer)).toEqual([404, 'not_found']);
    expect(formOf(answer)).toBeNull();
  });
});

describe('the rate limit of an endpoint', () => {
  it('counts forms and JSON together', async () => {
    const max = 2;
    const limited = await buildTestApi({ rateLimitFactor: max / basketAdd.limit.max });
    const form = () =>
      limited.app.inject({
        method: 'POST',
        url: basketAdd.path,
        headers: { ...ownOrigin, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'productID=1',
      });
    expect((await form()).statusCode).toBe(401);
    const json = await callFailing(limited.app, 'basket-add', { store_id: 1, productID: 1, quantity: 1 });
    expect(json.status).toBe(401);
    const third = await form();
    expect(codeOf(third)).toEqual([429, 'too_many_attempts']);
    expect(third.headers['retry-after']).toMatch(/^\d+$/);
    expect(formOf(third)).not.toBeNull();
    await limited.close();
  });
});
