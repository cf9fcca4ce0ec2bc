import { endpoints } from 'shared-contracts/api';
import { serverEndpoints } from 'shared-contracts/api/server-endpoints';
import { apiContractLimit, apiContractSchema } from 'shared-contracts/releases';
import { buildTestApi, type TestApi } from '../../testing/test-api.ts';
import type { OfferedContract, OfferedEndpoint } from './contract.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const get = (headers: Record<string, string> = {}) => api.app.inject({ url: '/api/contract', headers });

async function offered(name: string): Promise<OfferedEndpoint | undefined> {
  const document = (await get()).json<OfferedContract>();
  return document.endpoints.find((each) => each.name === name);
}

describe('GET /api/contract', () => {
  it('lists every endpoint that the API answers, with its caller', async () => {
    const document = (await get()).json<OfferedContract>();
    const listed = document.endpoints.map(({ caller, name, method, path }) =>
      [caller, name, method, path].join(' '),
    );
    const expected = [
      ...Object.values(endpoints).map(({ name, method, path }) => `browser ${name} ${method} ${path}`),
      ...Object.values(serverEndpoints).map(({ name, method, path }) => `server ${name} ${method} ${path}`),
    ];
    expect(document.schema).toBe(1);
    expect(listed.toSorted()).toEqual(expected.toSorted());
    const routes = document.endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(routes.toSorted()).toEqual([...api.app.apiRoutes].toSorted());
  });

  it('is what the registry reads, at an address of its own network', async () => {
    const { body, statusCode } = await get({ host: 'storefront-api:3001' });
    const parsed = apiContractSchema.safeParse(JSON.parse(body));
    expect([statusCode, parsed.success]).toEqual([200, true]);
    expect(body.length).toBeLessThan(apiContractLimit / 4);
  });

  it('describes request, answer, access and error codes of an endpoint', async () => {
    expect(await offered('basket-data')).toMatchObject({
      access: 'shop',
      request: {
        type: 'object',
        required: ['store_id', 'variant'],
        properties: { variant: { enum: ['mini', 'default_shipping'] } },
        additionalProperties: false,
      },
      response: { type: 'object', properties: { basketCount: { type: 'integer' } } },
      errors: expect.arrayContaining(['authentication_required', 'unavailable']) as string[],
    });
    const add = await offered('basket-add');
    expect(add?.errors).toEqual(expect.arrayContaining(['out_of_stock', 'too_many_attempts']));
    expect((await offered('config'))?.errors).not.toContain('too_many_attempts');
  });

  it.each([
    ['basket-add', true],
    ['login', true],
    ['password-strength', false],
    ['basket-data', false],
    ['newsletter-one-click-unsubscribe', false],
  ])('says whether %s has a form', async (name, hasForm) => {
    expect(await offered(name)).toMatchObject({ hasForm });
  });

  it('describes an endpoint for servers without an access of visitors', async () => {
    expect(await offered('newsletter-one-click-unsubscribe')).toMatchObject({
      caller: 'server',
      access: null,
      errors: expect.arrayContaining(['invalid_token']) as string[],
    });
  });

  it('is the same for every caller, and cached by its tag', async () => {
    const first = await get();
    const other = await get({ host: 'fr.localhost', cookie: 'sid=none' });
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(other.body).toBe(first.body);
    expect(other.headers.etag).toBe(first.headers.etag);
    expect(other.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['its tag', (tag: string) => tag],
    ['its tag, weakened by a proxy', (tag: string) => `W/${tag}`],
    ['several tags', (tag: string) => `"other", ${tag}`],
    ['any tag', () => '*'],
  ])('is answered with 304 for %s', async (_, ifNoneMatch) => {
    const { etag } = (await get()).headers;
    const again = await get({ 'if-none-match': ifNoneMatch(String(etag)) });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  });

  it('is sent again for another tag', async () => {
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });
});
