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

const map = JSON.stringify({
  version: 3,
  sources: ['a.ts'],
  sourcesContent: ['secret'],
  names: [],
  mappings: 'AAAA',
});
const mapOf = (file: string) => `${release}/maps/${file}`;
const entryMap = mapOf('browser/remoteEntry.js.map');

const put = (url: string, payload: string, headers: Record<string, string> = bearer) =>
  registry.app.inject({ method: 'PUT', url, payload, headers });
const codeOf = ({ statusCode, json }: Awaited<ReturnType<typeof put>>) => [statusCode, json().code];

describe('the source maps of a release', () => {
  it('are stored beside it, once, and listed', async () => {
    expect((await put(entryMap, map)).statusCode).toBe(204);
    expect((await put(entryMap, map)).statusCode).toBe(204);
    expect(codeOf(await put(entryMap, map.replace('AAAA', 'AACA')))).toEqual([409, 'already_published']);
    const read = await registry.app.inject({ url: entryMap, headers: bearer });
    expect([read.body, read.headers['cache-control']]).toEqual([map, 'no-store']);
    const list = await registry.app.inject({ url: `${release}/maps`, headers: bearer });
    expect(list.json()).toEqual({ files: ['browser/remoteEntry.js.map'] });
  });

  it('are accepted from one of two publishers only', async () => {
    const other = map.replace('AAAA', 'AACA');
    const answers = await Promise.all([map, other, map, other].map((text) => put(entryMap, text)));
    const { body } = await registry.app.inject({ url: entryMap, headers: bearer });
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(
      [map, other, map, other].map((text) => (text === body ? 204 : 409)),
    );
  });

  it.each([
    ['of a file that the release does not have', 'browser/other.js.map', [404, 'not_found']],
    ['of a path outside of the release', 'browser/../../evil.js.map', [404, 'not_found']],
    ['with another ending', 'browser/remoteEntry.js', [400, 'invalid_request']],
    ['of a file that is no script', 'browser/main.css.map', [400, 'invalid_request']],
  ])('are rejected if they are %s', async (_, file, code) => {
    expect(codeOf(await put(mapOf(file), map))).toEqual(code);
  });

  it.each([
    '',
    'no JSON',
    '{}',
    '{"version":2}',
    '[]',
    'null',
    '{"version":3,"mappings":7}',
    '{"version":3,"mappings":[[[0,0,"x",0]]],"sources":["a"]}',
    '{"version":3,"mappings":"AAAA","sources":[1]}',
    // Twenty seconds and gigabytes for the process that searches it.
    { version: 3, mappings: ';'.repeat(600_001), sources: ['a'] },
    { version: 3, mappings: `AAAA${',A'.repeat(600_001)}`, sources: ['a'] },
    { version: 3, mappings: 'AAAA', sources: Array.from({ length: 10_001 }, () => '') },
  ])('are rejected if they are no source map, or one with too many places: %#', async (content) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    expect(codeOf(await put(entryMap, text))).toEqual([400, 'invalid_request']);
  });

  it('are rejected before the release is published', async () => {
    expect(codeOf(await put('/releases/mf-basket/2.0.0/maps/browser/remoteEntry.js.map', map))).toEqual([
      404,
      'not_found',
    ]);
  });

  it('are read and written by the squad of the remote and by operators only', async () => {
    await put(entryMap, map);
    const tokenOf = async (squad: string, remote: 'mf-basket' | 'mf-cms') => ({
      authorization: `Bearer ${await addSquadToken(registry.storage.tokens, { squad, remotes: [remote] }, new Date())}`,
    });
    const statuses = async (headers: Record<string, string>) => {
      const urls = [entryMap, `${release}/maps`];
      const reads = await Promise.all(urls.map((url) => registry.app.inject({ url, headers })));
      const write = await put(mapOf('server/remoteEntry.cjs.map'), map, headers);
      for (const { body } of reads.filter(({ statusCode }) => statusCode !== 200))
        expect(body).not.toContain('secret');
      return [...reads, write].map(({ statusCode }) => statusCode);
    };
    expect(await statuses(await tokenOf('checkout', 'mf-basket'))).toEqual([200, 200, 204]);
    expect(await statuses(await tokenOf('content', 'mf-cms'))).toEqual([403, 403, 403]);
    expect(await statuses(guardBearer)).toEqual([403, 403, 403]);
    expect(await statuses(reportBearer)).toEqual([403, 403, 403]);
    expect(await statuses({})).toEqual([401, 401, 401]);
    expect(await statuses({ authorization: 'Bearer wrong' })).toEqual([401, 401, 401]);
  });

  it('are no files of the release, which every client can fetch', async () => {
    await put(entryMap, map);
    const answer = await registry.app.inject(`${release}/browser/remoteEntry.js.map`);
    expect(answer.statusCode).toBe(404);
  });
});
