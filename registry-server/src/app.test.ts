import { bearer, injectedRegistry, release } from './testing/injected-registry.ts';
import { stopRegistries } from './testing/running-registry.ts';
import { tempDir } from 'registry-client/testing/temp-dir';

let registry: Awaited<ReturnType<typeof injectedRegistry>>;

beforeEach(async () => {
  registry = await injectedRegistry(await tempDir());
});

afterEach(async () => {
  await registry.app.close();
  await stopRegistries();
});

describe('GET /registry', () => {
  it('answers the document with its revision as ETag, and 304 for the current ETag', async () => {
    await registry.publish();
    const first = await registry.app.inject('/registry');
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^"1-[\w-]{16}"$/);
    expect(first.json()).toMatchObject({ revision: 1, generatedAt: '2026-11-21T09:00:00.000Z' });
    const again = await registry.app.inject({ url: '/registry', headers: { 'if-none-match': `W/${etag}` } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const stale = await registry.app.inject({ url: '/registry', headers: { 'if-none-match': '"0"' } });
    expect(stale.statusCode).toBe(200);
  });
});

describe('changing what is live', () => {
  it('requires the revision that the change is based on', async () => {
    await registry.publish();
    const without = await registry.act('promote', { version: '1.0.0' }, {});
    expect([without.statusCode, without.json().code]).toEqual([428, 'precondition_required']);
    const stale = await registry.act('promote', { version: '1.0.0' }, { 'if-match': '"0"' });
    expect([stale.statusCode, stale.json().code]).toEqual([412, 'revision_conflict']);
    const current = await registry.act('promote', { version: '1.0.0' });
    expect([current.statusCode, current.headers['etag']]).toEqual([200, expect.stringMatching(/^"2-/)]);
  });

  it('accepts one of two changes that are based on the same revision', async () => {
    await registry.publish();
    const both = await Promise.all([
      registry.act('promote', { version: '1.0.0' }),
      registry.act('block', { version: '1.0.0' }),
    ]);
    expect(both.map((answer) => answer.statusCode)).toEqual(expect.arrayContaining([200, 412]));
  });

  it('writes action, author and reason to the audit, the author without what a terminal would interpret', async () => {
    await registry.publish();
    const headers = { 'if-match': '"1"', 'x-registry-actor': 'ada@\u009Bdesk' };
    await registry.act('promote', { version: '1.0.0', reason: 'first release' }, headers);
    const { entries } = (await registry.app.inject({ url: '/registry/audit', headers: bearer })).json();
    expect(entries).toMatchObject([
      {
        who: 'operators: ada@ desk',
        what: { action: 'promote', traffic: 100 },
        why: 'first release',
        revision: 2,
      },
      { what: { action: 'publish', remote: 'mf-basket', version: '1.0.0' }, revision: 1 },
    ]);
  });

  it('answers a rejection as code, message and requestId', async () => {
    await registry.publish();
    const answer = await registry.act('promote', { version: '9.9.9' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      code: 'unknown_version',
      message: 'mf-basket has no release 9.9.9. The latest published: 1.0.0.',
      requestId: expect.any(String),
    });
  });

  it.each([{ version: 'latest' }, {}, { version: '1.0.0', traffic: 'half' }])(
    'rejects %j',
    async (payload) => {
      expect((await registry.act('promote', payload)).json().code).toBe('invalid_request');
    },
  );
});

describe('the token', () => {
  it.each([
    ['PUT', `${release}/files/browser/a.js`],
    ['DELETE', `${release}/files`],
    ['POST', release],
    ['POST', '/registry/mf-basket/promote'],
    ['POST', '/registry/mf-basket/rollback'],
    ['POST', '/registry/mf-basket/block'],
  ] as const)('is needed for %s %s', async (method, url) => {
    const without = await registry.app.inject({ method, url });
    const wrong = await registry.app.inject({
      method,
      url,
      headers: { authorization: 'Bearer another-token-of-20' },
    });
    expect([without.statusCode, wrong.statusCode]).toEqual([401, 401]);
    expect([without.json().code, wrong.json().code]).toEqual(['authentication_required', 'unknown_token']);
    expect(wrong.json().message).toContain('is wrong: it was revoked');
  });
});

it('hides the details of internal errors', async () => {
  registry.app.get('/broken', async () => {
    throw new Error('the password is 1234');
  });
  const answer = await registry.app.inject('/broken');
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal']);
  expect(answer.body).not.toContain('1234');
});
