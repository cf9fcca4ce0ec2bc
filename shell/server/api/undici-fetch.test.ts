import { createUndiciFetch, maxAnswerBytes, undiciFetch } from './undici-fetch.ts';
import { startFakeApi, type FakeAnswer, type FakeApi } from '../testing/shell-fixture.ts';

describe('createUndiciFetch', () => {
  let api: FakeApi;
  let answer: FakeAnswer;

  beforeAll(async () => {
    api = await startFakeApi(() => answer);
  });
  beforeEach(() => {
    api.asked.length = 0;
    answer = { body: { page: 2 } };
  });
  afterAll(() => api.close());

  const get = { method: 'GET', headers: { cookie: 'sid=abc' }, signal: null };

  it('returns status and body, and sends method, headers and body', async () => {
    const found = await undiciFetch(`${api.url}/api/a?b=c`, get);
    expect([found.ok, found.status, await found.json()]).toEqual([true, 200, { page: 2 }]);
    expect(api.asked).toMatchObject([{ url: '/api/a?b=c', headers: { cookie: 'sid=abc' } }]);
    const body = JSON.stringify({ query: 'ski' });
    const headers = { 'content-type': 'application/json' };
    await undiciFetch(`${api.url}/api/a`, { method: 'POST', headers, body, signal: null });
    expect(api.asked[1]).toMatchObject({ body: { query: 'ski' } });
  });

  it('sets ok to false for an error status, and reads headers case-insensitively', async () => {
    answer = { status: 429, headers: { 'Retry-After': '30' }, body: { code: 'locked' } };
    const failure = await undiciFetch(api.url, get);
    expect([failure.ok, failure.status]).toEqual([false, 429]);
    expect(failure.headers.get('Retry-After')).toBe('30');
    expect(failure.headers.get('x-request-id')).toBeNull();
    expect(await failure.json()).toEqual({ code: 'locked' });
  });

  it('calls back with the cookies that the API sets', async () => {
    const received: (readonly string[])[] = [];
    const fetch = createUndiciFetch((cookies) => received.push(cookies));
    await fetch(api.url, get);
    answer = { headers: { 'set-cookie': ['sid=x; HttpOnly', 'vid=y'] }, body: {} };
    await fetch(api.url, get);
    expect(received).toEqual([[], ['sid=x; HttpOnly', 'vid=y']]);
  });

  it('rejects an answer that is too large to be one of the API, and reads the next one', async () => {
    answer = { body: { text: 'x'.repeat(maxAnswerBytes) } };
    const large = await undiciFetch(api.url, get);
    await expect(large.json()).rejects.toThrow(/more than 16777216 bytes/);
    answer = { body: { page: 3 } };
    expect(await (await undiciFetch(api.url, get)).json()).toEqual({ page: 3 });
  });

  it('keeps letters that two parts of an answer share', async () => {
    answer = { body: { text: 'é'.repeat(100_000) } };
    const found = await undiciFetch(api.url, get);
    expect(await found.json()).toEqual(answer.body);
  });

  it('rejects when the API is unreachable or the signal aborts', async () => {
    await expect(undiciFetch('http://127.0.0.1:9/', get)).rejects.toThrow(/ECONNREFUSED/);
    await expect(undiciFetch(api.url, { ...get, signal: AbortSignal.abort() })).rejects.toThrow(/abort/);
  });
});
