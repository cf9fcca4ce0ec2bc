import { apiContractLimit } from 'shared-contracts/releases';
import { apiOffering, startFakeApi, type FakeApi } from '../testing/fake-api.ts';
import { readApiContract } from './read-api-contract.ts';

let api: FakeApi;
beforeEach(async () => {
  api = await startFakeApi(apiOffering({}));
});
afterEach(() => api.stop());

describe('readApiContract', () => {
  it('reads the document below the origin, or at the address that is given', async () => {
    expect(await readApiContract(api.url)).toEqual({ ok: true, api: apiOffering({}) });
    await readApiContract(new URL('/builds/7.json', api.url));
    expect(api.requests).toEqual(['/api/contract', '/builds/7.json']);
  });

  it('accepts fields that it does not know', async () => {
    const body = { ...apiOffering({}), version: 7 };
    api.answer(body);
    expect(await readApiContract(api.url)).toEqual({ ok: true, api: apiOffering({}) });
  });

  it.each([
    ['another status', '{}', 503, 'answers with status 503'],
    ['text', 'hello', 200, 'is not JSON'],
    ['a key __proto__', '{"schema":1,"endpoints":[],"__proto__":{"a":1}}', 200, 'has a key __proto__'],
    [
      'a nested key __proto__',
      '{"schema":1,"endpoints":[{"request":{"__proto__":{}}}]}',
      200,
      'a key __proto__',
    ],
    ['another document', '{"schema":2,"endpoints":[]}', 200, 'is no contract of an API: schema: '],
    ['an endpoint without a schema', '{"schema":1,"endpoints":[{"name":"a"}]}', 200, 'endpoints.0.'],
    ['null', 'null', 200, 'is no contract of an API: document: '],
    ['a large document', ' '.repeat(apiContractLimit + 1), 200, 'is larger than 2048 kB'],
  ])('resolves with a failure for %s', async (_what, body, status, failure) => {
    api.answer(body, status);
    const reading = await readApiContract(api.url);
    expect(reading).toEqual({ ok: false, failure: expect.stringContaining(failure) as string });
    expect(reading).toMatchObject({
      failure: expect.stringContaining(`${api.url.origin}/api/contract`) as string,
    });
  });

  it('follows no redirect', async () => {
    api.answer('', 302, { location: `${api.url.origin}/elsewhere` });
    expect(await readApiContract(api.url)).toMatchObject({ ok: false });
    expect(api.requests).toHaveLength(1);
  });

  it('resolves with a failure in time, without an answer and without a server', async () => {
    api.answer(null);
    const failure = `${api.url.origin}/api/contract does not answer`;
    expect(await readApiContract(api.url, { timeoutMs: 50 })).toEqual({ ok: false, failure });
    await api.stop();
    expect(await readApiContract(api.url)).toEqual({ ok: false, failure });
  });

  it('does not show a password of the address', async () => {
    const url = new URL(api.url);
    url.username = 'shop';
    url.password = 'secret';
    expect(JSON.stringify(await readApiContract(url))).not.toContain('secret');
  });
});
