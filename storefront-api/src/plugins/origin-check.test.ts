import { endpoints, type EndpointName } from 'shared-contracts/api';
import { buildTestApi, send, signIn, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

async function change(headers: Record<string, string>, remoteAddress = '127.0.0.1') {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/cookie-preferences',
    headers,
    remoteAddress,
    payload: { store_id: 1, accepted_functional: false, accepted_advertising: false },
  });
  return response.statusCode;
}

describe('originCheck', () => {
  it('accepts a change from the shop itself', async () => {
    expect(await change({ host: 'localhost:3000', origin: 'http://localhost:3000' })).toBe(200);
    expect(await change({ host: 'localhost', 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await change({ host: 'localhost', 'sec-fetch-site': 'none' })).toBe(200);
  });

  it('accepts a change through the shop server, which names the public host', async () => {
    const headers = {
      host: '127.0.0.1:3001',
      'x-forwarded-host': 'fr.localhost:3000',
      origin: 'http://fr.localhost:3000',
    };
    expect(await change(headers)).toBe(200);
    expect(await change(headers, '203.0.113.5')).toBe(403);
  });

  it('compares the scheme that the shop server or a proxy names', async () => {
    const https = {
      host: '127.0.0.1:3001',
      'x-forwarded-host': 'shop.example',
      'x-forwarded-proto': 'https',
    };
    expect(await change({ ...https, origin: 'https://shop.example' })).toBe(200);
    expect(await change({ ...https, origin: 'http://shop.example' })).toBe(403);
    expect(await change({ ...https, 'x-forwarded-proto': 'http', origin: 'https://shop.example' })).toBe(403);
  });

  it.each([
    { host: 'localhost', origin: 'https://localhost' },
    { host: 'localhost', origin: 'http://evil.example' },
    { host: 'localhost', origin: 'http://localhost.evil.example' },
    { host: 'localhost:3000', origin: 'http://localhost:4000' },
    { host: 'localhost', origin: 'null' },
    { host: 'localhost', 'sec-fetch-site': 'cross-site' },
    { host: 'localhost', 'sec-fetch-site': 'same-site' },
    { host: 'localhost', 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
    { host: 'localhost' },
  ])('rejects a change from another origin or without one: %j', async (headers) => {
    expect(await change(headers as Record<string, string>)).toBe(403);
  });

  const changing = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => endpoints[name].method !== 'GET',
  );

  it.each([
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
  ])(
    'protects every endpoint that changes something, also with the cookie of a member: %j',
    async (given) => {
      const headers = given as Record<string, string>;
      const cookie = await signIn(api.app, 'anna@example.com');
      const codes = [];
      for (const name of changing) {
        // oxlint-disable-next-line no-await-in-loop -- the embedded database has one connection
        codes.push(
          (await send(api.app, name, { store_id: 1 }, { cookie, headers })).json<{ code: string }>().code,
        );
      }
      expect(codes.length).toBeGreaterThan(20);
      expect(new Set(codes)).toEqual(new Set(['forbidden_origin']));
    },
  );
});
