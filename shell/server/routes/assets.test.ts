import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { integrity, manifestOf } from '../testing/release-fixture.ts';
import { buildShell, emptyBuild, noReleases } from '../testing/shell-fixture.ts';

const script = 'globalThis.remote = "mf-basket";'.repeat(40);

describe('registerAssets', () => {
  let folder: string;
  let app: FastifyInstance;
  /** Versions whose manifest was requested. */
  const requested: string[] = [];
  /** Set by a test to hold back all manifests. */
  let manifestGate: Promise<void> | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shell-assets-'));
    await mkdir(join(folder, 'shell'));
    for (const file of ['remoteEntry.js', 'font.woff2', 'unlisted.js', 'shell/main.js', 'shell/shell.json']) {
      await writeFile(join(folder, file), script);
    }
    await writeFile(join(folder, 'page.css'), '.page{}');
    await writeFile(join(folder, 'shell/main.css'), '.shell{}');
    await writeFile(join(folder, 'shell/unlisted.css'), '.unlisted{}');
    const assets = { 'remoteEntry.js': integrity, 'font.woff2': integrity, 'page.css': integrity };
    const manifest = manifestOf('mf-basket', '1.0.0', { assets });
    const otherShell = {
      ...manifestOf('mf-shell', '1.0.0-other'),
      assets: { 'remoteEntry.js': integrity, 'a.css': integrity, 'b.css': integrity },
    };
    for (const css of ['a', 'b']) await writeFile(join(folder, `${css}.css`), `.${css}{}`);
    const description = { ...emptyBuild, version: '1.0.0-other', stylesheets: ['b.css', 'a.css'] };
    await writeFile(join(folder, 'shell.json'), JSON.stringify(description));
    app = await buildShell({
      shellBuild: {
        ...emptyBuild,
        folder: join(folder, 'shell'),
        stylesheets: ['main.css'],
        assets: { 'main.js': integrity, 'main.css': integrity },
      },
      releases: {
        ...noReleases,
        getServable: async (remote, version) => {
          requested.push(version);
          await manifestGate;
          if (remote === 'mf-shell') return version === '1.0.0-other' ? otherShell : undefined;
          return ['mf-basket', 'mf-gift-cards'].includes(remote) && version === '1.0.0'
            ? manifest
            : undefined;
        },
        file: (_remote, _version, _side, path) => join(folder, path),
      },
    });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  const get = (url: string, encoding = 'identity') =>
    app.inject({ url, headers: { 'accept-encoding': encoding } });

  it.each([
    '/assets/mf-basket/1.0.0/remoteEntry.js',
    '/assets/mf-gift-cards/1.0.0/remoteEntry.js',
    '/assets/shell/abc/main.js',
    '/assets/shell/1.0.0-other/remoteEntry.js',
  ])('serves %s as immutable', async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(body).toBe(script);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      // Browsers check integrity only with CORS.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('content-security-policy');
  });

  const combined = (files: string[]) => get(`/assets/combined.css?files=${files.join(',')}`);

  it('serves listed style sheets as one', async () => {
    const { statusCode, headers, body } = await combined([
      '/assets/shell/abc/main.css',
      '/assets/mf-basket/1.0.0/page.css',
    ]);
    expect([statusCode, body]).toEqual([200, '.shell{}\n.page{}']);
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('combines style sheets once for a hundred concurrent requests of one client', async () => {
    requested.length = 0;
    const files = ['/assets/mf-basket/1.0.0/page.css'];
    const answers = await Promise.all(Array.from({ length: 100 }, () => combined(files)));
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['.page{}']));
    expect(requested).toEqual(['1.0.0']);
  });

  it('combines one list for each client at a time and two in total, and serves cached ones meanwhile', async () => {
    const known = ['/assets/shell/abc/main.css'];
    await combined(known);
    requested.length = 0;
    const gate = Promise.withResolvers<void>();
    manifestGate = gate.promise;
    const addresses = ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.3'];
    const answers = addresses.map((remoteAddress, index) =>
      app
        .inject({ url: `/assets/combined.css?files=/assets/mf-basket/9.0.${index}/page.css`, remoteAddress })
        .then(({ statusCode }) => statusCode),
    );
    expect((await combined(known)).statusCode).toBe(200);
    expect(requested).toEqual(['9.0.0', '9.0.2']);
    manifestGate = undefined;
    gate.resolve();
    expect(await Promise.all(answers)).toEqual([404, 404, 404, 404]);
    expect(requested.toSorted()).toEqual(['9.0.0', '9.0.1', '9.0.2', '9.0.3']);
  });

  it('serves a combined style sheet in the order of pages only', async () => {
    requested.length = 0;
    const { statusCode, headers } = await combined([
      '/assets/mf-basket/1.0.0/page.css',
      '/assets/shell/abc/main.css',
    ]);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(requested).toEqual([]);
  });

  it.each([
    '/assets/shell/abc/unlisted.css',
    '/assets/mf-basket/2.0.0/page.css',
    '/assets/shell/abc/main.js',
  ])('serves no combined style sheet with %s', async (file) => {
    const { statusCode, headers } = await combined(['/assets/mf-basket/1.0.0/page.css', file]);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('serves the best encoding that the browser accepts, also from the cache', async () => {
    const url = '/assets/mf-basket/1.0.0/remoteEntry.js';
    for (const _round of [1, 2]) {
      const brotli = await get(url, 'gzip, deflate, br');
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
      const gzip = await get(url, 'gzip');
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
      expect(gzip.headers['vary']).toBe('accept-encoding, available-dictionary');
    }
  });

  it('joins the style sheets of another build of the shell in the order of that build', async () => {
    const urlOf = (...files: string[]) =>
      `/assets/combined.css?files=${files.map((file) => `/assets/shell/1.0.0-other/${file}`).join(',')}`;
    const { statusCode, body } = await get(urlOf('b.css', 'a.css'));
    expect([statusCode, body]).toEqual([200, '.b{}\n.a{}']);
    expect((await get(urlOf('a.css', 'b.css'))).statusCode).toBe(404);
    expect((await get(urlOf('b.css').replace('other', 'unknown'))).statusCode).toBe(404);
  });

  it('serves fonts uncompressed', async () => {
    const { headers } = await get('/assets/mf-basket/1.0.0/font.woff2', 'br');
    expect(headers['content-type']).toBe('font/woff2');
    expect(headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['a file that lies there but is not listed', '/assets/mf-basket/1.0.0/unlisted.js'],
    ['the description of the shell', '/assets/shell/abc/shell.json'],
    ['a build of the shell that was never published', '/assets/shell/abd/main.js'],
    ['a file that another build of the shell does not list', '/assets/shell/1.0.0-other/font.woff2'],
    ['a release of the shell by its name in the registry', '/assets/mf-shell/abc/main.js'],
    ['a version that is not known', '/assets/mf-basket/9.9.9/remoteEntry.js'],
    ['a remote that is not known', '/assets/mf-evil/1.0.0/remoteEntry.js'],
    ['a path that leaves its folder', '/assets/mf-basket/1.0.0/..%2f..%2f..%2fetc%2fpasswd'],
    ['a path that leaves and comes back', '/assets/mf-basket/1.0.0/x%2f..%2fremoteEntry.js'],
    ['a property of every object', '/assets/mf-basket/1.0.0/constructor'],
  ])('answers 404 for %s', async (_what, url) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  });
});
