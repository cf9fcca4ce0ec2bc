import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { integrity, manifestOf } from '../testing/release-fixture.ts';
import { buildShell, noReleases } from '../testing/shell-fixture.ts';

/** Text that compresses badly by itself. */
const text = (seed: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    createHash('sha256').update(`${seed}${index}`).digest('hex'),
  ).join(';\n');
const common = text('common', 3_000);
const scripts = { '1.0.0': `${common}\nold()`, '1.1.0': `${common}\nnew()` };
type Version = keyof typeof scripts;

const hashOf = (version: Version) => createHash('sha256').update(scripts[version]).digest('base64');
const urlOf = (version: string) => `/assets/mf-basket/${version}/page.js`;

describe('a script of a release', () => {
  let folder: string;
  let app: FastifyInstance;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shell-dictionaries-'));
    for (const [version, script] of Object.entries(scripts)) {
      await mkdir(join(folder, version));
      await writeFile(join(folder, version, 'page.js'), script);
      await writeFile(join(folder, version, 'page.css'), '.page{}');
    }
    app = await buildShell({
      releases: {
        ...noReleases,
        getServable: async (remote, version) =>
          remote === 'mf-basket' && Object.hasOwn(scripts, version)
            ? manifestOf('mf-basket', version, { assets: { 'page.js': integrity, 'page.css': integrity } })
            : undefined,
        file: (_remote, version, _side, path) => join(folder, version, path),
      },
    });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  interface Dictionary {
    hash?: string;
    id?: string;
    accepted?: string;
  }

  const get = ({ hash = hashOf('1.0.0'), id = '1.0.0', accepted = 'gzip, br, zstd, dcb, dcz' }: Dictionary) =>
    app.inject({
      url: urlOf('1.1.0'),
      headers: {
        'accept-encoding': accepted,
        'available-dictionary': `:${hash}:`,
        'dictionary-id': `"${id}"`,
      },
    });

  it('is a dictionary for the same file of other versions', async () => {
    const { headers } = await app.inject({ url: urlOf('1.0.0') });
    expect(headers['use-as-dictionary']).toBe('match="/assets/mf-basket/*/page.js", id="1.0.0"');
    expect(headers['vary']).toBe('accept-encoding, available-dictionary');
  });

  it('is sent as the difference to the version that the browser has', async () => {
    const { statusCode, headers, rawPayload } = await get({});
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': 'dcz',
      vary: 'accept-encoding, available-dictionary',
      'cache-control': 'public, max-age=31536000, immutable',
      'use-as-dictionary': 'match="/assets/mf-basket/*/page.js", id="1.1.0"',
    });
    // A Zstandard frame that decoders skip, with the hash of the dictionary (RFC 9842, 5).
    expect(rawPayload.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(rawPayload.subarray(8, 40).toString('base64')).toBe(hashOf('1.0.0'));
    const dictionary = Buffer.from(scripts['1.0.0']);
    expect(zstdDecompressSync(rawPayload.subarray(40), { dictionary }).toString()).toBe(scripts['1.1.0']);
    expect(rawPayload.length).toBeLessThan(scripts['1.1.0'].length / 100);
  });

  it.each<[string, Dictionary]>([
    ['of another file', { hash: createHash('sha256').update('other').digest('base64') }],
    ['with a malformed hash', { hash: 'x' }],
    ['of an unknown version', { id: '9.9.9' }],
    ['with a path as version', { id: '../1.0.0' }],
    ['of a browser that does not accept the encoding', { accepted: 'gzip, br' }],
  ])('is sent whole for a dictionary %s', async (_what, dictionary) => {
    const { statusCode, headers, rawPayload } = await get(dictionary);
    expect([statusCode, headers['content-encoding']]).toEqual([200, 'br']);
    expect(brotliDecompressSync(rawPayload).toString()).toBe(scripts['1.1.0']);
  });

  it('is sent so to a hundred visitors behind one address at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => get({})));
    expect(new Set(answers.map(({ headers }) => headers['content-encoding']))).toEqual(new Set(['dcz']));
  });

  it('leaves style sheets without dictionaries', async () => {
    const { headers } = await app.inject({ url: '/assets/mf-basket/1.0.0/page.css' });
    expect(headers['use-as-dictionary']).toBeUndefined();
    expect(headers['vary']).toBe('accept-encoding');
  });
});
