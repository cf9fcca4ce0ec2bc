import { encode } from '@jridgewell/sourcemap-codec';
import { addSquadToken } from '../../access/squad-tokens.ts';
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

const frame = {
  remote: 'mf-basket',
  version: '1.0.0',
  file: 'browser/remoteEntry.js',
  line: 1,
  column: 11,
  functionName: 't',
};
const error = {
  remote: 'mf-basket',
  version: '1.0.0',
  side: 'browser',
  source: 'region',
  phase: 'render',
  pageType: 'basket',
  name: 'TypeError',
  message: 'x is undefined',
  frames: [frame],
  count: 3,
};

const send = (errors: object[], headers: Record<string, string> = reportBearer) =>
  registry.app.inject({ method: 'POST', url: '/registry/errors', payload: { errors }, headers });
const read = (headers: Record<string, string> = bearer, query = '') =>
  registry.app.inject({ url: `/registry/errors${query}`, headers });
const groups = async () => (await read()).json().groups;

describe('POST /registry/errors', () => {
  it('finds the place in the sources by the source map of the release', async () => {
    const map = {
      version: 3,
      sources: [
        'webpack://mf-basket/./src/pages/basket.tsx',
        'webpack://mf-basket/../shared-ui/src/a.tsx?1f2e',
      ],
      names: ['BasketRow'],
      mappings: encode([
        [
          [0, 1, 2, 3],
          [10, 0, 41, 6, 0],
        ],
      ]),
    };
    const url = `${release}/maps/browser/remoteEntry.js.map`;
    // The first report is before the source map arrives.
    await send([error]);
    expect(await groups()).toMatchObject([{ frames: [{ file: frame.file, isMapped: false }] }]);
    await registry.app.inject({ method: 'PUT', url, payload: JSON.stringify(map), headers: bearer });
    await send([{ ...error, frames: [frame, { ...frame, column: 1 }] }]);
    expect((await groups()).find(({ frames }: { frames: unknown[] }) => frames.length === 2)).toMatchObject({
      frames: [
        {
          file: 'mf-basket/src/pages/basket.tsx',
          line: 42,
          column: 7,
          functionName: null,
          isMapped: true,
        },
        { file: 'shared-ui/src/a.tsx', line: 3, column: 4, functionName: null, isMapped: true },
      ],
    });
  });

  it('groups the same error of all pages and versions, and counts it', async () => {
    await send([error, { ...error, pageType: null, count: 1 }]);
    registry.clock.now = new Date('2026-11-21T10:00:00Z');
    await send([error, { ...error, message: 'another one' }]);
    expect(await groups()).toMatchObject([
      {
        message: 'x is undefined',
        count: 7,
        firstAt: '2026-11-21T09:00:00.000Z',
        lastAt: '2026-11-21T10:00:00.000Z',
        versions: { '1.0.0': { count: 7 } },
        pageTypes: { basket: 6, unknown: 1 },
      },
      { message: 'another one', count: 3 },
    ]);
  });

  it('drops errors of releases that were never published', async () => {
    await send([
      { ...error, version: '9.9.9' },
      { ...error, remote: 'mf-cms' },
    ]);
    expect(await groups()).toEqual([]);
  });

  it.each([
    ['a remote with another name', { remote: 'basket' }],
    ['a path outside of the release', { frames: [{ ...frame, file: '/etc/passwd' }] }],
    ['a path that leaves the release', { frames: [{ ...frame, file: 'browser/../../mf-cms/a.js' }] }],
    ['a stack that is too long', { frames: Array.from({ length: 13 }, () => frame) }],
    ['a count of none', { count: 0 }],
    ['an unknown field', { email: 'anna@example.com' }],
    ['a page type with markup', { pageType: '<b>' }],
  ])('rejects a report with %s', async (_, change) => {
    expect((await send([{ ...error, ...change }])).statusCode).toBe(400);
    expect(await groups()).toEqual([]);
  });

  it('replaces control characters, and cuts long texts', async () => {
    await send([{ ...error, message: `a\u001b[31m${'x'.repeat(5000)}` }]);
    const [{ message }] = await groups();
    expect(message).toMatch(/^a \[31mx+$/);
    expect(message).toHaveLength(300);
  });

  it('rejects a body of 10 MB', async () => {
    expect((await send([{ ...error, message: 'x'.repeat(10_000_000) }])).statusCode).toBe(413);
  });

  it('needs the report token', async () => {
    for (const headers of [{}, bearer, guardBearer])
      expect([401, 403]).toContain((await send([error], headers)).statusCode);
    expect(await groups()).toEqual([]);
  });
});

describe('GET /registry/errors', () => {
  it('shows operators all remotes, and a squad those of its own', async () => {
    await send([error]);
    const tokenOf = async (remote: 'mf-basket' | 'mf-cms') => ({
      authorization: `Bearer ${await addSquadToken(registry.storage.tokens, { squad: 'own', remotes: [remote] }, new Date())}`,
    });
    const own = await tokenOf('mf-basket');
    const other = await tokenOf('mf-cms');
    expect((await read(own)).json().groups).toHaveLength(1);
    expect((await read(own, '?remote=mf-basket')).json().groups).toHaveLength(1);
    expect((await read(bearer, '?remote=mf-cms')).json().groups).toEqual([]);
    expect((await read(other)).json().groups).toEqual([]);
    expect((await read(other, '?remote=mf-basket')).statusCode).toBe(403);
    expect((await read(reportBearer)).statusCode).toBe(403);
    expect((await read({})).statusCode).toBe(401);
    expect((await read(bearer, '?remote=../mf-basket')).statusCode).toBe(400);
  });
});
