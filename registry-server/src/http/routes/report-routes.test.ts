import { addSquadToken } from '../../access/squad-tokens.ts';
import { maxRemotes } from 'shared-contracts/releases';
import {
  bearer,
  guardBearer,
  injectedRegistry,
  release,
  reportBearer,
} from '../../testing/injected-registry.ts';
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

const rejection = {
  remote: 'mf-basket',
  version: '1.0.0',
  promotedIn: 2,
  outcome: 'rejects',
  why: 'it throws',
};
const report = {
  shell: 'shell-1',
  build: 'abc',
  revision: 1,
  conflict: null,
  verdicts: [rejection],
  served: [],
  alerts: [],
};

const send = (payload: object, headers: Record<string, string> = reportBearer) =>
  registry.app.inject({ method: 'POST', url: '/registry/reports', payload, headers });
const read = (headers: Record<string, string> = bearer) =>
  registry.app.inject({ url: '/registry/reports', headers });

describe('POST /registry/reports', () => {
  it('stores the latest report of each shell, and answers all', async () => {
    await send({ ...report, verdicts: [] });
    await send({ ...report, shell: 'shell-2' });
    const { reports } = (await send(report)).json();
    expect(reports).toHaveLength(2);
    expect((await read()).json().reports).toContainEqual({ ...report, at: '2026-11-21T09:00:00.000Z' });
  });

  it('drops verdicts about releases that were never published', async () => {
    const forged = [rejection, { ...rejection, version: '9.9.9' }, { ...rejection, remote: 'mf-cms' }];
    const { reports } = (await send({ ...report, verdicts: forged })).json();
    expect(reports[0].verdicts).toEqual([rejection]);
  });

  it('replaces control characters and shortens reasons', async () => {
    const why = `\u001B[2Jnothing happened\n${'x'.repeat(1000)}`;
    const { reports } = (await send({ ...report, verdicts: [{ ...rejection, why }] })).json();
    expect(reports[0].verdicts[0].why).toMatch(/^ \[2Jnothing happened x+$/);
    expect(reports[0].verdicts[0].why).toHaveLength(500);
  });

  it.each([
    [{}],
    [{ ...report, shell: '../../tokens' }],
    [{ ...report, verdicts: [{ ...rejection, remote: '__proto__' }] }],
    [{ ...report, verdicts: [{ ...rejection, outcome: 'blocks' }] }],
    [{ ...report, verdicts: Array.from({ length: 2 * maxRemotes + 3 }, () => rejection) }],
    [{ ...report, more: 1 }],
  ])('rejects %j', async (payload) => {
    expect((await send(payload)).statusCode).toBe(400);
    expect((await read()).json().reports).toEqual([]);
  });

  it('rejects every token but the report token', async () => {
    const squad = { squad: 'checkout', remotes: ['mf-basket'] as const };
    const own = await addSquadToken(registry.storage.tokens, squad, new Date());
    const codes = await Promise.all(
      [
        {},
        { authorization: 'Bearer a-forged-token-of-24-chars' },
        bearer,
        guardBearer,
        { authorization: `Bearer ${own}` },
      ].map(async (headers) => (await send(report, headers as Record<string, string>)).json().code),
    );
    expect(codes).toEqual([
      'authentication_required',
      'unknown_token',
      'forbidden',
      'forbidden',
      'forbidden',
    ]);
    expect((await read()).json().reports).toEqual([]);
    expect((await read({ authorization: `Bearer ${own}` })).statusCode).toBe(200);
  });
});

describe('the report token', () => {
  it.each([
    ['PUT', `${release}/files/browser/a.js`],
    ['POST', release],
    ['POST', '/registry/mf-basket/promote'],
    ['POST', '/registry/mf-basket/rollback'],
    ['POST', '/registry/mf-basket/block'],
    ['POST', '/registry/mf-basket/preview'],
    ['GET', '/registry/audit'],
    ['GET', '/registry/reports'],
  ] as const)('does not do for %s %s', async (method, url) => {
    const answer = await registry.app.inject({ method, url, headers: reportBearer });
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      'The token of shell may report which releases are served, and nothing else.',
    ]);
  });

  it('is described by GET /registry/token, as every token is', async () => {
    const describe = (headers: Record<string, string>) =>
      registry.app.inject({ url: '/registry/token', headers });
    expect((await describe(reportBearer)).json()).toMatchObject({ squad: 'shell', scope: 'report' });
    expect((await describe(guardBearer)).json()).toMatchObject({ squad: 'shell', scope: 'end-canary' });
    expect((await describe(bearer)).json()).toMatchObject({ squad: 'operators', scope: 'all' });
    expect((await describe({ authorization: 'Bearer revoked-token-of-a-squad' })).statusCode).toBe(401);
  });
});

describe('promoting a release again', () => {
  it('changes nothing while no shell rejects it, and asks for new verdicts otherwise', async () => {
    const any = { 'if-match': '*' };
    const promotedIn = async () => {
      const { revision, microFrontends } = (await registry.act('promote', { version: '1.0.0' }, any)).json();
      return [revision, microFrontends['mf-basket'][0].deployment.promotedIn];
    };
    expect(await promotedIn()).toEqual([2, 2]);
    expect(await promotedIn()).toEqual([2, 2]);
    await send(report);
    expect(await promotedIn()).toEqual([3, 3]);
    expect(await promotedIn()).toEqual([3, 3]);
  });
});
