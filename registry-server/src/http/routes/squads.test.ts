import { once } from 'node:events';
import { get } from 'node:http';
import { addSquadToken } from '../../access/squad-tokens.ts';
import { readDevelopmentToken } from 'registry-client/signing/development-token';
import { readPreviewToken } from 'registry-client/signing/preview-token';
import {
  bearer,
  entryFile,
  guardBearer,
  injectedRegistry,
  release,
  spec,
} from '../../testing/injected-registry.ts';
import { manifestOf } from 'registry-client/testing/release-fixture';
import { runRegistry, stopRegistries, testKeys, testToken } from '../../testing/running-registry.ts';
import { tempDir } from 'registry-client/testing/temp-dir';

let registry: Awaited<ReturnType<typeof injectedRegistry>>;

beforeEach(async () => {
  registry = await injectedRegistry(await tempDir());
});

afterEach(async () => {
  await registry.app.close();
  await stopRegistries();
});

const at = new Date('2026-11-21T09:00:00Z');

async function bearerOf(squad: string, remotes: Parameters<typeof addSquadToken>[1]['remotes']) {
  return { authorization: `Bearer ${await addSquadToken(registry.storage.tokens, { squad, remotes }, at)}` };
}

describe('the token of a squad', () => {
  it.each([
    ['PUT', `${release}/files/browser/a.js`],
    ['DELETE', `${release}/files`],
    ['POST', release],
    ['POST', '/registry/mf-basket/promote'],
    ['POST', '/registry/mf-basket/rollback'],
    ['POST', '/registry/mf-basket/block'],
    ['POST', '/registry/mf-basket/preview'],
    ['POST', '/registry/mf-basket/development'],
  ] as const)('does not do for %s %s of another squad', async (method, url) => {
    const headers = await bearerOf('content', ['mf-cms', 'mf-search']);
    const answer = await registry.app.inject({ method, url, headers });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    expect(answer.json().message).toBe(
      'The token of content may change mf-cms, mf-search, and not mf-basket.',
    );
  });

  it('may change its own remotes, and is named in the audit', async () => {
    await registry.publish();
    const own = await bearerOf('checkout', ['mf-basket']);
    const promoted = await registry.act(
      'promote',
      { version: '1.0.0', reason: 'ready' },
      {
        ...own,
        'if-match': '"1"',
        'x-registry-actor': 'ada@desk',
      },
    );
    expect(promoted.statusCode).toBe(200);
    const audit = await registry.app.inject({
      url: '/registry/audit?remote=mf-basket&count=1',
      headers: own,
    });
    expect(audit.json().entries).toMatchObject([
      { who: 'checkout: ada@desk', what: { action: 'promote', version: '1.0.0' }, why: 'ready', revision: 2 },
    ]);
  });
});

describe('the name of a remote', () => {
  const hostile = [
    '__proto__',
    'constructor',
    'toString',
    'shell',
    'mf-Basket',
    'MF-basket',
    'mf-b%D0%B0sket',
    'mf-basket%00',
    'mf-..%2f..%2fx',
    'mf--basket',
    `mf-${'a'.repeat(38)}`,
  ];

  it.each(hostile)('%s is rejected everywhere, also for operators', async (name) => {
    const headers = { ...bearer, 'if-match': '*' };
    const answers = await Promise.all(
      [
        ['PUT', `/releases/${name}/1.0.0/files/browser/a.js`],
        ['POST', `/releases/${name}/1.0.0`],
        ['POST', `/registry/${name}/promote`],
        ['POST', `/registry/${name}/preview`],
        ['POST', `/registry/${name}/check`],
        ['GET', `/releases/${name}/1.0.0/release.json`],
      ].map(([method, url]) =>
        registry.app.inject({
          method: method as 'GET',
          url: url ?? '',
          headers,
          ...(method === 'GET' ? {} : { payload: { version: '1.0.0' } }),
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    expect((await registry.app.inject('/registry')).json().revision).toBe(0);
  });

  it('may be any other one, with a token that was made before the remote had a release', async () => {
    const headers = await bearerOf('gifts', ['mf-gift-cards']);
    const url = '/releases/mf-gift-cards/1.0.0';
    for (const [file, payload] of [
      ['browser/remoteEntry.js', entryFile],
      ['server/remoteEntry.cjs', 'exports.a = 1;'],
    ] as const)
      await registry.app.inject({ method: 'PUT', url: `${url}/files/${file}`, headers, payload });
    const manifest = manifestOf({ ...spec, name: 'mf-gift-cards' });
    expect((await registry.app.inject({ method: 'POST', url, headers, payload: manifest })).statusCode).toBe(
      201,
    );
    const promoted = await registry.app.inject({
      method: 'POST',
      url: '/registry/mf-gift-cards/promote',
      headers: { ...headers, 'if-match': '*' },
      payload: { version: '1.0.0' },
    });
    expect(promoted.json().microFrontends).toMatchObject({ 'mf-gift-cards': [{ status: 'active' }] });
    const other = await registry.app.inject({ method: 'PUT', url: `${release}/files/browser/a.js`, headers });
    expect(other.statusCode).toBe(403);
  });

  it.each(['__proto__', 'constructor', 'mf-Basket', 'mf-'])('%s gets no token', async (name) => {
    await expect(bearerOf('gifts', [name as 'mf-x'])).rejects.toThrow('remotes');
  });
});

describe('the token of the shells’ guard', () => {
  const headers = { authorization: `Bearer ${testToken}` };

  async function publish(version: string): Promise<void> {
    const url = `/releases/mf-basket/${version}`;
    const put = (file: string, payload: string) =>
      registry.app.inject({ method: 'PUT', url: `${url}/files/${file}`, headers, payload });
    await put('browser/remoteEntry.js', 'globalThis.mf = 1;');
    await put('server/remoteEntry.cjs', 'exports.a = 1;');
    await registry.app.inject({ method: 'POST', url, headers, payload: manifestOf({ ...spec, version }) });
  }

  it.each([
    ['PUT', `${release}/files/browser/a.js`],
    ['DELETE', `${release}/files`],
    ['POST', release],
    ['POST', '/registry/mf-basket/promote'],
    ['POST', '/registry/mf-basket/block'],
    ['POST', '/registry/mf-basket/preview'],
    ['GET', '/registry/audit'],
  ] as const)('does not do for %s %s', async (method, url) => {
    const answer = await registry.app.inject({ method, url, headers: guardBearer });
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      expect.objectContaining({
        code: 'forbidden',
        message: 'The token of shell may end a canary, and nothing else.',
      }),
    ]);
  });

  it('ends a canary, and never rolls back a default', async () => {
    // oxlint-disable-next-line no-await-in-loop -- each is a revision of its own
    for (const version of ['1.0.0', '2.0.0', '3.0.0']) await publish(version);
    const promote = (body: object, revision: number) =>
      registry.act('promote', body, { 'if-match': `"${revision}"` });
    await promote({ version: '1.0.0' }, 3);
    await promote({ version: '2.0.0' }, 4);
    await promote({ version: '3.0.0', traffic: 10 }, 5);
    const ended = await registry.act(
      'rollback',
      { reason: 'it is worse' },
      { ...guardBearer, 'if-match': '"6"', 'x-registry-actor': 'release guard' },
    );
    expect(ended.statusCode).toBe(200);
    const rejected = await registry.act('rollback', {}, { ...guardBearer, 'if-match': '"7"' });
    expect([rejected.statusCode, rejected.json().code]).toEqual([409, 'nothing_to_roll_back']);
    const document = (await registry.app.inject('/registry')).json();
    const live = document.microFrontends['mf-basket'].filter(
      ({ deployment }: { deployment: { traffic: number } }) => deployment.traffic > 0,
    );
    expect(live).toMatchObject([{ metadata: { version: '2.0.0' }, deployment: { traffic: 100 } }]);
    const audit = await registry.app.inject({ url: '/registry/audit?count=1', headers });
    expect(audit.json().entries).toMatchObject([{ who: 'shell: release guard', why: 'it is worse' }]);
  });
});

describe('the guard after a promotion to all visitors', () => {
  it.each([
    ['rolls back a release whose squad has chosen it', true, '2026-11-21T09:30:00Z', 200],
    ['does not without the choice of the squad', false, '2026-11-21T09:30:00Z', 409],
    ['does not after the hour', true, '2026-11-21T10:30:00Z', 409],
  ])('%s', async (_what, rollsBackAfterPromotion, later, status) => {
    const headers = { authorization: `Bearer ${testToken}` };
    for (const version of ['1.0.0', '2.0.0']) {
      const url = `/releases/mf-basket/${version}`;
      const put = (file: string, payload: string) =>
        registry.app.inject({ method: 'PUT', url: `${url}/files/${file}`, headers, payload });
      await put('browser/remoteEntry.js', 'globalThis.mf = 1;');
      await put('server/remoteEntry.cjs', 'exports.a = 1;');
      const plain = manifestOf({ ...spec, version });
      const payload = { ...plain, ops: { ...plain.ops, rollsBackAfterPromotion } };
      await registry.app.inject({ method: 'POST', url, headers, payload });
      await registry.act('promote', { version }, { 'if-match': '*' });
    }
    registry.clock.now = new Date(later);
    const answer = await registry.act(
      'rollback',
      { reason: 'it fails' },
      { ...guardBearer, 'if-match': '*' },
    );
    expect(answer.statusCode).toBe(status);
  });
});

describe('the audit', () => {
  it('needs a token', async () => {
    expect((await registry.app.inject('/registry/audit')).statusCode).toBe(401);
  });

  it.each(['remote=mf-Basket', 'remote=__proto__', 'count=0', 'count=501', 'count=many'])(
    'rejects %s',
    async (query) => {
      const headers = { authorization: `Bearer ${testToken}` };
      expect((await registry.app.inject({ url: `/registry/audit?${query}`, headers })).statusCode).toBe(400);
    },
  );
});

describe('a preview', () => {
  it('is a token for one published release, valid for eight hours by default', async () => {
    await registry.publish();
    const answer = await registry.act('preview', { version: '1.0.0' });
    expect(answer.json().expiresAt).toBe('2026-11-21T17:00:00.000Z');
    expect(readPreviewToken(answer.json().token, testKeys.publicKey, at.getTime())).toMatchObject({
      remote: 'mf-basket',
      version: '1.0.0',
    });
  });

  it('is rejected for an unpublished and for a blocked release', async () => {
    await registry.publish();
    expect((await registry.act('preview', { version: '9.9.9' })).json().code).toBe('unknown_version');
    await registry.act('block', { version: '1.0.0' });
    expect((await registry.act('preview', { version: '1.0.0' })).json().code).toBe('blocked_version');
  });

  it.each([0, 20_000, 1.5, 'long'])('rejects a validity of %p minutes', async (minutes) => {
    await registry.publish();
    expect((await registry.act('preview', { version: '1.0.0', minutes })).statusCode).toBe(400);
  });
});

describe('the development of a remote', () => {
  it('needs a live release, and is a token for a port, valid for eight hours by default', async () => {
    await registry.publish();
    const early = await registry.act('development', { port: 3007 });
    expect([early.statusCode, early.json().code]).toEqual([404, 'unknown_remote']);
    await registry.act('promote', { version: '1.0.0' }, { 'if-match': '"1"' });
    const answer = await registry.act('development', { port: 3007 });
    expect(answer.json().expiresAt).toBe('2026-11-21T17:00:00.000Z');
    expect(readDevelopmentToken(answer.json().token, testKeys.publicKey, at.getTime())).toMatchObject({
      remote: 'mf-basket',
      port: 3007,
    });
  });

  it.each([
    { port: 80 },
    { port: 70_000 },
    { port: '3007@evil.example' },
    {},
    { port: 3007, minutes: 1_441 },
  ])('is rejected for %j', async (body) => {
    await registry.publish();
    expect((await registry.act('development', body)).statusCode).toBe(400);
  });
});

describe('self-description', () => {
  it('serves the schemas and the public key', async () => {
    const schema = await registry.app.inject('/schema/registry.json');
    expect(schema.json()).toMatchObject({ type: 'object', properties: { revision: {}, microFrontends: {} } });
    expect((await registry.app.inject('/schema/release.json')).json().properties).toHaveProperty('contracts');
    expect((await registry.app.inject('/registry/key')).body).toContain('BEGIN PUBLIC KEY');
  });
});

it('GET /registry/events sends a new revision at once', async () => {
  const running = await runRegistry();
  const request = get(`${running.baseUrl}/registry/events`);
  const [response] = await once(request, 'response');
  expect(response.headers['content-type']).toBe('text/event-stream');
  await once(response, 'data');
  const headers = { authorization: `Bearer ${testToken}`, 'content-type': 'application/octet-stream' };
  const put = (file: string, body: string) =>
    fetch(`${running.baseUrl}${release}/files/${file}`, { method: 'PUT', headers, body });
  await put('browser/remoteEntry.js', 'globalThis.mf = 1;');
  await put('server/remoteEntry.cjs', 'exports.a = 1;');
  const received = once(response, 'data');
  await fetch(`${running.baseUrl}${release}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(manifestOf(spec)),
  });
  expect(String((await received)[0])).toBe('event: revision\ndata: 1\n\n');
  request.destroy();
});
