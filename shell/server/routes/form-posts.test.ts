import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { formAnswerHeader, formatFormAnswer, type EndpointForm } from 'shared-contracts/api/form';
import { buildShell, startFakeApi, type FakeAnswer, type FakeApi } from '../testing/shell-fixture.ts';

/** An answer of an endpoint that has a form. */
function formAnswer(answer: FakeAnswer = { body: {} }, form: EndpointForm = {}): FakeAnswer {
  return { ...answer, headers: { [formAnswerHeader]: formatFormAnswer(form), ...answer.headers } };
}

describe('registerFormPosts', () => {
  let api: FakeApi;
  let app: FastifyInstance;
  let answer: FakeAnswer;

  beforeAll(async () => {
    api = await startFakeApi(() => answer);
    app = await buildShell({ apiUrl: api.url });
  });
  beforeEach(() => {
    api.asked.length = 0;
    answer = formAnswer();
  });
  afterAll(async () => {
    await app.close();
    await api.close();
  });

  function post(endpoint: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    return app.inject({
      method: 'POST',
      url: `/form/${endpoint}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'fr.localhost:3000', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=b'])(
    'rejects a body of the type %s',
    async (type) => {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/form/basket-add',
        headers: { 'content-type': type },
        payload: '{"productID":1}',
      });
      expect(statusCode).toBe(415);
      expect(api.asked).toEqual([]);
    },
  );

  it('forwards the body unchanged', async () => {
    const payload = 'productID=101&options%5B93%5D=12&a=1&a=2&__proto__[x]=1&back=%2Fproducts&empty=';
    await app.inject({
      method: 'POST',
      url: '/form/basket-add',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
      payload,
    });
    expect(api.asked).toMatchObject([{ url: '/api/basket-add', body: payload }]);
    expect(api.asked[0]?.headers).toMatchObject({ 'content-type': 'application/x-www-form-urlencoded' });
  });

  it('forwards a form without fields', async () => {
    expect((await post('logout', {})).headers['location']).toBe('/');
    expect(api.asked).toMatchObject([{ url: '/api/logout', body: '' }]);
  });

  it('forwards the form of an endpoint that this build does not know', async () => {
    const name = `z${randomBytes(8).toString('hex')}-${randomBytes(4).toString('hex')}`;
    const newer = await startFakeApi((url) =>
      url === `/api/${name}`
        ? formAnswer({ body: { id: 7 }, headers: { 'set-cookie': 'a=b' } }, { done: '/wish-lists/7' })
        : { status: 404, body: { code: 'not_found' } },
    );
    const shell = await buildShell({ apiUrl: newer.url });
    const send = (endpoint: string) =>
      shell.inject({
        method: 'POST',
        url: `/form/${endpoint}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'title=For+Zermatt&back=/wish-lists',
      });
    const [known, unknown] = [await send(name), await send(`${name}x`)];
    expect([known.statusCode, known.headers['location']]).toEqual([303, '/wish-lists/7']);
    expect(known.headers['set-cookie']).toBe('a=b');
    expect([unknown.statusCode, unknown.body]).toEqual([404, 'No such form']);
    await shell.close();
    await newer.close();
  });

  it('answers 413 for a body that is larger than those of the API', async () => {
    const { statusCode } = await post('login', { email: 'x'.repeat(64 * 1024) });
    expect(statusCode).toBe(413);
    expect(api.asked).toEqual([]);
  });

  it('forwards origin headers, so that the API can reject other sites', async () => {
    await post(
      'logout',
      {},
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', cookie: 'sid=1' },
    );
    expect(api.asked[0]?.headers).toMatchObject({
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
      cookie: 'sid=1',
      'x-forwarded-host': 'fr.localhost:3000',
    });
  });

  it('passes on cookies and follows the API’s redirect', async () => {
    answer = { body: { redirect: '/customer/account' }, headers: { 'set-cookie': ['sid=2; Path=/', 'a=b'] } };
    const { statusCode, headers } = await post('login', {});
    expect(statusCode).toBe(303);
    expect(headers['location']).toBe('/customer/account');
    expect(headers['set-cookie']).toEqual(['sid=2; Path=/', 'a=b']);
  });

  it('redirects to the path that the API names, and back to the page without one', async () => {
    answer = formAnswer({ body: {} }, { done: '/checkout/cart/' });
    expect((await post('basket-add', { back: '/products' })).headers['location']).toBe('/checkout/cart/');
    answer = formAnswer();
    expect((await post('basket-update', { back: '/products?p=2' })).headers['location']).toBe(
      '/products?p=2',
    );
  });

  it('encodes the path to which it redirects', async () => {
    expect((await post('login', { back: '/événement?s=日本#é' })).headers['location']).toBe(
      '/%C3%A9v%C3%A9nement?s=%E6%97%A5%E6%9C%AC#%C3%A9',
    );
    expect((await post('login', { back: '/a%2Fb?s=%E6%97%A5' })).headers['location']).toBe(
      '/a%2Fb?s=%E6%97%A5',
    );
  });

  it('prefers the redirect of the answer to the path of the form', async () => {
    answer = formAnswer({ body: { redirect: '/customer/account' } }, { done: '/checkout/cart/' });
    expect((await post('login', { back: '/products' })).headers['location']).toBe('/customer/account');
  });

  it('redirects back with the code of a rejection', async () => {
    answer = { status: 401, body: { code: 'invalid_credentials' } };
    const { statusCode, headers } = await post('login', { back: '/customer/account/login?a=1' });
    expect(statusCode).toBe(303);
    expect(headers['location']).toBe('/customer/account/login?a=1&form_error=invalid_credentials');
  });

  it('redirects back with the invalid fields and their rules, without those of an earlier rejection', async () => {
    const fields = { email: 'email', password: 'min_password_length', admin: 'unknown', 'a.b.c': 'max' };
    answer = { status: 400, body: { code: 'invalid_request', fields } };
    const back = '/customer/account/create?form_error=x&form_fields=firstname.max';
    const invalid = '/customer/account/create?form_error=invalid_request';
    expect((await post('signup', { back, password: 'short' })).headers['location']).toBe(
      `${invalid}&form_fields=email.email-password.min_password_length`,
    );
    answer = { status: 400, body: { code: 'invalid_request', fields: { password: 'Deep-Snow-1' } } };
    expect((await post('signup', { back })).headers['location']).toBe(invalid);
  });

  it('redirects back with the time to wait after a lock, and without that of an earlier one', async () => {
    answer = { status: 429, body: { code: 'too_many_attempts' }, headers: { 'retry-after': '840' } };
    const back = '/customer/account/login?form_error=x&retry_after=5';
    const locked = '/customer/account/login?form_error=too_many_attempts&retry_after=840';
    expect((await post('login', { back })).headers['location']).toBe(locked);
    answer = { status: 422, body: { code: 'captcha_required' }, headers: { 'retry-after': '600' } };
    const challenged = '/customer/account/login?form_error=captcha_required&retry_after=600';
    expect((await post('login', { back })).headers['location']).toBe(challenged);
    answer = { status: 401, body: { code: 'invalid_credentials' }, headers: { 'retry-after': '840' } };
    const rejected = '/customer/account/login?form_error=invalid_credentials';
    expect((await post('login', { back: locked })).headers['location']).toBe(rejected);
  });

  it('redirects back to the fragment that the form names', async () => {
    answer = {
      status: 401,
      body: { code: 'authentication_required' },
      headers: { 'set-cookie': ['pending_add=x'] },
    };
    const { headers } = await post('basket-add', { back: '/catalog/product/view/id/1/#add-to-basket' });
    expect(headers['location']).toBe(
      '/catalog/product/view/id/1/?form_error=authentication_required#add-to-basket',
    );
    expect(headers['set-cookie']).toBe('pending_add=x');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
  ])('never redirects to %s', async (target) => {
    answer = { status: 403, body: { code: 'forbidden_origin' } };
    expect((await post('logout', { back: target })).headers['location']).toBe(
      '/?form_error=forbidden_origin',
    );
    answer = { body: { redirect: target } };
    expect((await post('logout', {})).headers['location']).toBe('/');
    answer = { body: {}, headers: { [formAnswerHeader]: JSON.stringify({ done: target, keeps: [] }) } };
    expect((await post('logout', {})).headers['location']).toBe('/');
  });

  it.each(['__proto__', 'Login', 'a_b', '..', '%2e%2e', 'docs%2fjson', 'login%3fa', 'x%0d%0a', '-'])(
    'answers 404 for the malformed name %s without calling the API',
    async (endpoint) => {
      expect((await post(endpoint, {})).statusCode).toBe(404);
      expect(api.asked).toEqual([]);
    },
  );

  it.each([
    ['an unknown endpoint', 404, 'not_found'],
    ['an endpoint without a form', 415, 'unsupported_media_type'],
  ])('answers 404 for %s', async (_what, status, code) => {
    answer = { status, body: { code }, headers: { 'set-cookie': 'a=b' } };
    const { statusCode, body, headers } = await post('session-data', { back: '/products' });
    expect([statusCode, body]).toEqual([404, 'No such form']);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('redirects back with the code of a form that has not found its record', async () => {
    answer = formAnswer({ status: 404, body: { code: 'not_found' } });
    const { headers } = await post('basket-update', { back: '/checkout/cart/' });
    expect(headers['location']).toBe('/checkout/cart/?form_error=not_found');
  });

  it('redirects back with a code when the API is down', async () => {
    const alone = await buildShell({ apiUrl: 'http://127.0.0.1:9' });
    const { statusCode, headers } = await alone.inject({
      method: 'POST',
      url: '/form/logout',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'back=/customer/account',
    });
    expect([statusCode, headers['location']]).toEqual([303, '/customer/account?form_error=unavailable']);
    await alone.close();
  });
});
