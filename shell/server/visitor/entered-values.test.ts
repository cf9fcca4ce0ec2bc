import type { FastifyInstance } from 'fastify';
import type { RenderJob } from '../rendering/render-job.ts';
import { buildShell, startFakeApi, type FakeAnswer, type FakeApi } from '../testing/shell-fixture.ts';

let api: FakeApi;
let app: FastifyInstance;
let answer: FakeAnswer;
let job: RenderJob | undefined;

const wrongPassword: FakeAnswer = { status: 401, body: { code: 'invalid_credentials' } };
const sent = { email: 'anna@example.com', password: 'Wrong-Pass-1', back: '/customer/account/login' };

beforeAll(async () => {
  api = await startFakeApi(() => answer);
  app = await buildShell({
    apiUrl: api.url,
    renderPage: async (given) => {
      job = given;
      return { kind: 'document', status: 200, html: Buffer.from(''), encoding: 'identity' };
    },
  });
});
beforeEach(() => {
  answer = wrongPassword;
  job = undefined;
});
afterAll(async () => {
  await app.close();
  await api.close();
});

async function post(endpoint: string, fields: Record<string, string>, origin = 'http://localhost') {
  const response = await app.inject({
    method: 'POST',
    url: `/form/${endpoint}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost', origin },
    payload: new URLSearchParams(fields).toString(),
  });
  return { response, cookie: response.cookies.find(({ name }) => name === 'form_values') };
}

async function open(url: string, formValues: string) {
  const response = await app.inject({ url, cookies: { form_values: formValues } });
  return { response, values: job?.enteredValues };
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('the values of a rejected form', () => {
  it('are shown once on the page that the form returns to, for this browser only', async () => {
    const { response, cookie } = await post('login', sent);
    const location = String(response.headers['location']);
    expect(location).toBe('/customer/account/login?form_error=invalid_credentials');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 60, path: '/' });
    const page = await open(location, cookie?.value ?? '');
    expect(page.values).toEqual({ email: 'anna@example.com' });
    expect(job).toMatchObject({ isPersonal: true, session: { id: null } });
    expect(job?.url).not.toContain('anna');
    expect(page.response.headers['cache-control']).toBe('no-store');
    expect(page.response.cookies).toContainEqual(
      expect.objectContaining({ name: 'form_values', value: '', path: '/' }),
    );
  });

  it('never contain a password', async () => {
    const { cookie } = await post('signup', { ...sent, firstname: 'Anna', lastname: 'Berg' });
    const kept: unknown = JSON.parse(Buffer.from(cookie?.value ?? '', 'base64url').toString());
    expect(kept).toEqual({ firstname: 'Anna', lastname: 'Berg', email: 'anna@example.com' });
  });

  it.each([
    ['of a form without such fields', 'basket-add', { productID: '1', email: 'a@example.com' }, undefined],
    ['that are too long', 'login', { email: 'a'.repeat(255) }, undefined],
    ['of another site', 'login', sent, 'https://evil.example'],
  ])('are not kept %s', async (_, endpoint, fields, origin) => {
    expect((await post(endpoint, fields, origin)).cookie).toBeUndefined();
  });

  it('are not kept after a success', async () => {
    answer = { body: { redirect: '/' } };
    expect((await post('login', sent)).cookie).toBeUndefined();
  });

  it.each([
    ['no JSON', 'x'],
    ['no object', encode('anna')],
    ['another field', encode({ password: 'x', ['__proto__']: { email: 'x' } })],
    ['no text', encode({ email: { toString: 'x' } })],
    ['a text that is too long', encode({ email: 'a'.repeat(255) })],
  ])('are ignored in a forged cookie with %s', async (_, value) => {
    expect((await open('/customer/account/login?form_error=internal', value)).values).toBeUndefined();
  });

  it('do not affect pages without a rejected form', async () => {
    expect(
      (await open('/customer/account/login', encode({ email: 'a@example.com' }))).values,
    ).toBeUndefined();
    expect(job?.isPersonal).toBe(false);
  });
});
