import type { FastifyInstance } from 'fastify';
import { formAnswerHeader } from 'shared-contracts/api/form';
import type { RenderJob } from '../rendering/render-job.ts';
import { buildShell, startFakeApi, type FakeAnswer, type FakeApi } from '../testing/shell-fixture.ts';

let api: FakeApi;
let app: FastifyInstance;
let answer: FakeAnswer;
let job: RenderJob | undefined;

/** A rejection of the API that allows to keep these fields. */
const rejectionOf = (...keeps: string[]): FakeAnswer => ({
  status: 401,
  body: { code: 'invalid_credentials' },
  headers: { [formAnswerHeader]: JSON.stringify({ keeps }) },
});
const wrongPassword = rejectionOf('email');
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

async function post(
  endpoint: string,
  fields: Record<string, string>,
  origin = 'http://localhost',
  shell = app,
) {
  const response = await shell.inject({
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

  it('are the fields that the API names, and never a secret', async () => {
    answer = rejectionOf(
      'firstname',
      'lastname',
      'email',
      'password',
      'captcha_token',
      'cardNumber',
      'absent',
    );
    const secrets = { captcha_token: 'x', cardNumber: '4111111111111111', newsletter: 'on' };
    const { cookie } = await post('signup', { ...sent, ...secrets, firstname: 'Anna', lastname: 'Berg' });
    const kept: unknown = JSON.parse(Buffer.from(cookie?.value ?? '', 'base64url').toString());
    expect(kept).toEqual({ firstname: 'Anna', lastname: 'Berg', email: 'anna@example.com' });
  });

  it('are fields of a group too', async () => {
    answer = rejectionOf('address[city]', 'address[token]', 'address[a][b]');
    const fields = { 'address[city]': 'Leeds', 'address[token]': 'x', 'address[a][b]': 'x' };
    const { cookie } = await post('address-create', fields);
    const page = await open('/customer/address/new/?form_error=invalid_request', cookie?.value ?? '');
    expect(page.values).toEqual({ 'address[city]': 'Leeds' });
  });

  it('are the fields of a list, of which the API names the list', async () => {
    answer = rejectionOf('items');
    const fields = { 'items[7][qty]': '2', 'items[7][token]': 'x', 'items[x][qty]': '1', itemsOther: '1' };
    const { cookie } = await post('create-return', fields);
    const page = await open('/sales/returns/?form_error=invalid_request', cookie?.value ?? '');
    expect(page.values).toEqual({ 'items[7][qty]': '2' });
  });

  it('are kept too when the API does not answer, if it has named them before', async () => {
    const silent = await startFakeApi(() => wrongPassword);
    const shell = await buildShell({ apiUrl: silent.url });
    await post('login', sent, 'http://localhost', shell);
    await silent.close();
    const { response, cookie } = await post('login', sent, 'http://localhost', shell);
    expect(response.headers['location']).toBe('/customer/account/login?form_error=unavailable');
    expect(cookie?.value).toBe(encode({ email: 'anna@example.com' }));
    expect((await post('signup', sent, 'http://localhost', shell)).cookie).toBeUndefined();
    await shell.close();
  });

  it.each([
    ['that the API does not name', { firstname: 'Anna' }, undefined],
    ['that are blank', { email: '' }, undefined],
    ['that are too long', { email: 'a'.repeat(255) }, undefined],
    ['of another site', sent, 'https://evil.example'],
    ['of this host by another scheme', sent, 'https://localhost'],
  ])('are not kept %s', async (_, fields, origin) => {
    expect((await post('login', fields, origin)).cookie).toBeUndefined();
  });

  it('are not kept if the API says nothing about the form', async () => {
    answer = { status: 503, body: { code: 'unavailable' } };
    const { response, cookie } = await post('login', sent);
    expect(response.statusCode).toBe(303);
    expect(cookie).toBeUndefined();
  });

  it('are not kept if they do not fit into a cookie', async () => {
    const names = Array.from({ length: 15 }, (_, index) => `street${index}`);
    answer = rejectionOf(...names);
    const fields = Object.fromEntries(names.map((name) => [name, 'a'.repeat(254)]));
    expect((await post('address-create', fields)).cookie).toBeUndefined();
    const [first = ''] = names;
    expect((await post('address-create', { [first]: 'a' })).cookie).toBeDefined();
  });

  it('are not kept after a success', async () => {
    answer = { ...wrongPassword, status: 200, body: { redirect: '/' } };
    expect((await post('login', sent)).cookie).toBeUndefined();
  });

  it.each([
    ['no JSON', 'x'],
    ['no object', encode('anna')],
    ['a list', encode(['anna'])],
    ['a secret', encode({ password: 'x' })],
    ['a name of the prototype', Buffer.from('{"__proto__":"x"}').toString('base64url')],
    ['no text', encode({ email: { toString: 'x' } })],
    ['a text that is too long', encode({ email: 'a'.repeat(255) })],
    ['more than the shell writes', encode({ email: 'a@example.com', city: 'a'.repeat(3500) })],
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
