import { contractOf, termOf } from 'registry-client/testing/contract-fixture';
import { injectedRegistry, spec } from '../../testing/injected-registry.ts';
import { manifestOf } from 'registry-client/testing/release-fixture';
import { stopRegistries } from '../../testing/running-registry.ts';
import { tempDir } from 'registry-client/testing/temp-dir';

let registry: Awaited<ReturnType<typeof injectedRegistry>>;

beforeEach(async () => {
  registry = await injectedRegistry(await tempDir());
  await registry.publish();
});

afterEach(async () => {
  await registry.app.close();
  await stopRegistries();
});

/** Sends a check without a token. */
const check = (payload: object | string, headers: Record<string, string> = {}) =>
  registry.app.inject({ method: 'POST', url: '/registry/mf-basket/check', payload, headers });

const contract = contractOf({ emits: { 'basket:changed': termOf() } });

describe('POST /registry/:name/check', () => {
  it('reports a compatible published release, and changes nothing', async () => {
    expect((await check({ version: '1.0.0' })).json()).toEqual({ fits: true, failures: [] });
    expect((await registry.app.inject('/registry')).json().revision).toBe(1);
  });

  it('reports a compatible build', async () => {
    const manifest = manifestOf({ version: '2.0.0', contract });
    expect((await check({ manifest, contract })).json()).toEqual({ fits: true, failures: [] });
    const old = manifestOf({ version: '2.0.0' });
    expect((await check({ manifest: old, contract: null })).json().fits).toBe(true);
  });

  it('reports all failures at once', async () => {
    const odd = { ...contract, shellApi: 99, shared: { react: '^18.0.0' } };
    const manifest = manifestOf({ ...spec, version: '2.0.0', contract: odd });
    const { fits, failures } = (await check({ manifest, contract: odd })).json();
    expect(fits).toBe(false);
    expect(failures).toEqual([
      'built against shell API 99, the shell offers 1',
      'it does not share react-dom: it would bring a second React',
      expect.stringContaining('it needs react ^18.0.0, the shell provides 19.'),
    ]);
  });

  it('reports a contract that contradicts the manifest', async () => {
    const { fits, failures } = (await check({ manifest: manifestOf(), contract })).json();
    expect(fits).toBe(false);
    expect(failures[0]).toContain('contract.json: what it emits is not what release.json says');
  });

  it('reports that a blocked release cannot go live', async () => {
    await registry.act('block', { version: '1.0.0' });
    expect((await check({ version: '1.0.0' })).json()).toEqual({ fits: false, failures: ['it is blocked'] });
  });

  it('answers 404 for an unpublished version', async () => {
    const answer = await check({ version: '9.9.9' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'unknown_version']);
  });

  it.each([
    [{}],
    [{ version: '../1.0.0' }],
    [{ manifest: {}, contract: null }],
    [{ manifest: manifestOf({ name: 'mf-search' }), contract: null }],
    [{ manifest: manifestOf(), contract: { schema: 1 } }],
  ])('rejects %j', async (payload) => {
    const answer = await check(payload);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request']);
  });

  it('rejects a body with __proto__, and one that is too large', async () => {
    const json = { 'content-type': 'application/json' };
    expect((await check('{"manifest":{"__proto__":{"a":1}}}', json)).statusCode).toBe(400);
    expect((await check(`{"version":"${'1'.repeat(600_000)}"}`, json)).statusCode).toBe(413);
  });

  it('rejects hostile checks beyond those that may wait with 503, and promotions are not delayed', async () => {
    const slow = termOf({ schema: { pattern: '^(a+)+$' }, examples: [`${'a'.repeat(40)}b`] });
    const endless = contractOf({ emits: { 'basket:changed': slow } });
    const body = { manifest: manifestOf({ version: '2.0.0', contract: endless }), contract: endless };
    let isRunning = true;
    const attack = Array.from({ length: 12 }, () => check(body));
    const all = Promise.all(attack).then((answers) => {
      isRunning = false;
      return answers.map(({ statusCode }) => statusCode);
    });
    expect((await registry.act('promote', { version: '1.0.0' })).statusCode).toBe(200);
    expect(isRunning).toBe(true);
    await registry.app.close();
    expect((await all).filter((status) => status === 503)).toHaveLength(3);
  });
});
