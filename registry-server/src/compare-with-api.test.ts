import { shellReleaseName, type RegistryDocument, type RemoteName } from 'shared-contracts/releases';
import { createRegistryClient, type ApiReading, type RegistryClient } from 'registry-client';
import { promote } from 'registry-client/domain/promote';
import { emptyDocument } from 'registry-client/domain/registry-document';
import { contractOf } from 'registry-client/testing/contract-fixture';
import { apiOffering, giftCall, startFakeApi, type FakeApi } from 'registry-client/testing/fake-api';
import { documentWith, manifestOf } from 'registry-client/testing/release-fixture';
import { comparingWithApi, readAhead } from './compare-with-api.ts';
import { publishingWith } from './testing/go-live.ts';
import { runRegistry, stopRegistries, testToken } from './testing/running-registry.ts';

const calling = contractOf({ calls: { gift: giftCall } });
const withoutCalls = contractOf();

let api: FakeApi;
let baseUrl: string;
let client: RegistryClient;

beforeEach(async () => {
  api = await startFakeApi(apiOffering({}));
  ({ baseUrl } = await runRegistry(undefined, api.url));
  client = createRegistryClient({ baseUrl, token: testToken });
});
afterEach(async () => {
  await api.stop();
  await stopRegistries();
});

const publishing = publishingWith(() => client);
const publish = (version: string, contract = calling, name: RemoteName = 'mf-basket') =>
  publishing.publish({ name, version, contract });

const rejection = (message: string) => ({
  code: 'contract_mismatch',
  message: `mf-basket 1.0.0 does not fit the API: ${message}.`,
});

describe('POST /registry/:name/promote', () => {
  it('succeeds for a release whose calls the API answers', async () => {
    expect(await client.promote(await publish('1.0.0'))).toMatchObject({ revision: 2 });
  });

  it('is rejected for an endpoint that the API does not offer, also for a canary', async () => {
    await client.promote(await publish('0.9.0', withoutCalls));
    api.answer(apiOffering());
    const release = await publish('1.0.0');
    const expected = rejection('it calls gift (GET /api/gift), which the API does not offer');
    await expect(client.promote(release)).rejects.toMatchObject(expected);
    await expect(client.promote({ ...release, traffic: 5 })).rejects.toMatchObject(expected);
  });

  it('is rejected for a release of the shell whose calls the API does not offer', async () => {
    api.answer(apiOffering());
    const release = await publish('1.0.0', calling, shellReleaseName);
    const failure = 'it calls gift (GET /api/gift), which the API does not offer';
    await expect(client.promote(release)).rejects.toMatchObject({
      code: 'contract_mismatch',
      message: `mf-shell 1.0.0 does not fit the API: ${failure}.`,
    });
    expect(await client.check(release)).toEqual({ fits: false, failures: [failure] });
  });

  it('is rejected for a request or an answer that does not fit', async () => {
    const needsStore = { type: 'object', properties: { store: { type: 'integer' } }, required: ['store'] };
    api.answer(apiOffering({ request: needsStore, response: { type: 'object' } }));
    await expect(client.promote(await publish('1.0.0'))).rejects.toMatchObject(
      rejection(
        'gift: the API requires the request field store, which it may not send; gift: it reads the response field code, which the API may leave out',
      ),
    );
  });

  it('is rejected while the API does not answer, unless the request has `withoutApi`', async () => {
    await api.stop();
    const release = await publish('1.0.0');
    await expect(client.promote(release)).rejects.toMatchObject({
      code: 'api_unreachable',
      isRetryable: true,
      message: `mf-basket 1.0.0 cannot be compared with the API: ${api.url.origin}/api/contract does not answer. Repeat this when the API answers, or promote with --without-api.`,
    });
    expect(await client.promote({ ...release, withoutApi: true })).toMatchObject({ revision: 2 });
    const what = { action: 'promote', remote: 'mf-basket', version: '1.0.0', traffic: 100, withoutApi: true };
    expect((await client.audit())[0]).toMatchObject({ what });
  });

  it('does not hold up other changes while the API hangs', async () => {
    api.answer(null);
    const [calls, other] = [await publish('1.0.0'), await publish('1.1.0', withoutCalls)];
    const hanging = client.promote(calls).catch((error: unknown) => error);
    await api.requested();
    expect(await client.promote(other)).toMatchObject({ revision: 3 });
    await api.stop();
    expect(await hanging).toMatchObject({ code: 'api_unreachable' });
  });

  it('is rejected for an answer of the API that is not its contract', async () => {
    api.answer('{"schema":1,"endpoints":[],"__proto__":{"polluted":true}}');
    await expect(client.promote(await publish('1.0.0'))).rejects.toMatchObject({ code: 'api_unreachable' });
    expect({}).not.toHaveProperty('polluted');
  });

  it('does not read the API for a release without a list of calls', async () => {
    await api.stop();
    expect(await client.promote(await publish('1.0.0', withoutCalls))).toMatchObject({ revision: 2 });
  });
});

describe('POST /registry/:name/rollback', () => {
  beforeEach(async () => {
    await client.promote(await publish('1.0.0'));
    await client.promote(await publish('1.1.0', withoutCalls));
  });

  it('succeeds while the API does not answer', async () => {
    await api.stop();
    expect(await client.rollback({ name: 'mf-basket' })).toMatchObject({ revision: 5 });
  });

  it('is rejected for a release whose calls the API no longer answers', async () => {
    api.answer(apiOffering());
    await expect(client.rollback({ name: 'mf-basket' })).rejects.toMatchObject({ code: 'contract_mismatch' });
  });
});

describe('POST /registry/:name/check', () => {
  const check = (version: string) =>
    client.check({ manifest: manifestOf({ version, contract: calling }), contract: calling });

  it('reports the mismatches with the API', async () => {
    expect(await check('1.0.0')).toEqual({ fits: true, failures: [] });
    expect(api.requests).toEqual(['/api/contract']);
    expect(await check('1.0.1')).toMatchObject({ fits: true });
    expect(api.requests).toHaveLength(1);
  });

  it('reports that the API does not answer', async () => {
    await api.stop();
    expect(await check('1.0.0')).toEqual({
      fits: false,
      failures: [`it cannot be compared with the API: ${api.url.origin}/api/contract does not answer`],
    });
  });
});

const contracts = { read: async () => calling };
const rule = (document: RegistryDocument) =>
  promote(document, { name: 'mf-basket', version: '1.0.0', traffic: 100 });
const published = documentWith(emptyDocument, { version: '1.0.0' });

describe('readAhead', () => {
  const readings = () => {
    const state = { count: 0 };
    const read = async () => ({ ok: true, api: apiOffering({}), number: ++state.count }) as const;
    return { state, source: { read } };
  };
  const change = { name: 'mf-basket', rule } as const;

  it('reads once for a change, before it is applied', async () => {
    const { state, source } = readings();
    const once = await readAhead(source, published, change, contracts);
    expect(state.count).toBe(1);
    expect(await Promise.all([once.read(), once.read()])).toMatchObject([{ number: 1 }, { number: 1 }]);
  });

  it('reads again if the change has waited for more than 10 s', async () => {
    const { state, source } = readings();
    let time = 0;
    const ahead = await readAhead(source, published, change, contracts, () => time);
    time = 10_000;
    expect(await ahead.read()).toMatchObject({ number: 1 });
    time = 10_001;
    expect(await ahead.read()).toMatchObject({ number: 2 });
    expect(state.count).toBe(2);
  });

  it('does not read an API again whose reading has failed', async () => {
    const failed = { ok: false, failure: 'the API does not answer' } as const;
    const answers: ApiReading[] = [failed, { ok: true, api: apiOffering({}) }];
    let time = 0;
    const source = { read: async () => answers.shift() ?? failed };
    const ahead = await readAhead(source, published, change, contracts, () => time);
    time = 60_000;
    expect(await ahead.read()).toBe(failed);
    expect(answers).toHaveLength(1);
  });

  it('reads when it is asked if no release that calls the API was to go live before', async () => {
    const { state, source } = readings();
    const once = await readAhead(source, emptyDocument, change, contracts);
    expect(state.count).toBe(0);
    expect(await once.read()).toMatchObject({ number: 1 });
  });
});

describe('comparingWithApi', () => {
  it('lets a release go live with a warning if the registry has no API', async () => {
    const warnings: string[] = [];
    const ports = { contracts, api: null, warn: (message: string) => warnings.push(message) };
    expect(await comparingWithApi('mf-basket', rule, ports, 'required')(published)).toMatchObject({
      ok: true,
    });
    expect(warnings).toEqual([
      'mf-basket 1.0.0 goes live without a comparison with the API: no API was named',
    ]);
  });
});
