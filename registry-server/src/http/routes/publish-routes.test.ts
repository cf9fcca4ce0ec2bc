import { jest } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bearer, entryFile, injectedRegistry, release, spec } from '../../testing/injected-registry.ts';
import { manifestOf } from 'registry-client/testing/release-fixture';
import { stopRegistries } from '../../testing/running-registry.ts';
import { tempDir } from 'registry-client/testing/temp-dir';

let registry: Awaited<ReturnType<typeof injectedRegistry>>;
let dataDir: string;

beforeEach(async () => {
  dataDir = await tempDir();
  registry = await injectedRegistry(dataDir);
});

afterEach(async () => {
  await registry.app.close();
  await stopRegistries();
});

describe('publishing', () => {
  it('registers a complete release without traffic', async () => {
    const answer = await registry.publish();
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ url: '/assets/mf-basket/1.0.0/', status: 'staged' });
  });

  it('accepts the identical release again, even from a new build, and no other content under its version', async () => {
    const first = await registry.publish();
    const rebuilt = await registry.register(manifestOf({ ...spec, builtAt: '2026-12-01T00:00:00.000Z' }));
    expect([rebuilt.statusCode, rebuilt.json()]).toEqual([200, first.json()]);
    const other = await registry.register(manifestOf({ ...spec, browser: { 'remoteEntry.js': 'other' } }));
    expect([other.statusCode, other.json().code]).toEqual([409, 'already_published']);
    expect((await registry.app.inject('/registry')).json().revision).toBe(1);
  });

  it('completes a publication that was interrupted between files and registry', async () => {
    jest.spyOn(registry.storage.store, 'write').mockRejectedValueOnce(new Error('the disk is full'));
    expect((await registry.publish()).statusCode).toBe(500);
    expect((await registry.app.inject(`${release}/release.json`)).statusCode).toBe(404);
    expect((await registry.register()).statusCode).toBe(201);
  });

  it('rejects tampered, missing and unlisted files by name', async () => {
    await registry.put('browser/remoteEntry.js', 'tampered');
    await registry.put('browser/extra.js', 'extra');
    const answer = await registry.register();
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid_release']);
    expect(answer.json().message).toContain('browser/remoteEntry.js has another hash than listed');
    expect(answer.json().message).toContain('server/remoteEntry.cjs is missing');
    expect(answer.json().message).toContain('browser/extra.js is not listed');
    expect((await registry.app.inject('/registry')).json().revision).toBe(0);
  });

  it.each([[['a', 'a/b']], [['a/b', 'a']]])(
    'rejects a file whose path is the folder of another one: %s',
    async ([first = '', second = '']) => {
      expect((await registry.put(`browser/${first}`, 'x')).statusCode).toBe(204);
      const answer = await registry.put(`browser/${second}`, 'x');
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request']);
    },
  );

  it('answers every publisher while the upload is discarded', async () => {
    const discard = () => registry.app.inject({ method: 'DELETE', url: `${release}/files`, headers: bearer });
    const answers = await Promise.all([registry.register(), discard(), registry.register(), discard()]);
    for (const { statusCode } of answers) expect(statusCode).toBeLessThan(500);
  });

  it('accepts a new upload after a rejection', async () => {
    await registry.put('browser/extra.js', 'extra');
    await registry.app.inject({ method: 'DELETE', url: `${release}/files`, headers: bearer });
    expect((await registry.publish()).statusCode).toBe(201);
  });

  it('accepts no more files once the version is published', async () => {
    await registry.publish();
    expect((await registry.put('browser/remoteEntry.js', 'late')).statusCode).toBe(409);
    expect((await registry.app.inject(`${release}/browser/remoteEntry.js`)).body).toBe(entryFile);
  });

  it.each([
    'browser/../../../../../../escaped.js',
    'browser/%2e%2e%2f%2e%2e%2f%2e%2e%2f%2e%2e%2fescaped.js',
    'browser/..%5cescaped.js',
    'browser//escaped.js',
    'elsewhere/escaped.js',
    'browser/%00.js',
  ])('rejects %s', async (file) => {
    const answer = await registry.put(file, 'x');
    expect([400, 404]).toContain(answer.statusCode);
    await expect(readFile(join(dataDir, 'escaped.js'))).rejects.toThrow('ENOENT');
  });

  it.each(['../1.0.0', '%2e%2e', '1.0.0%2f..%2f2.0.0', 'latest'])(
    'rejects the version %s',
    async (version) => {
      const answer = await registry.app.inject({
        method: 'PUT',
        url: `/releases/mf-basket/${version}/files/browser/a.js`,
        headers: bearer,
        payload: 'x',
      });
      expect([400, 404]).toContain(answer.statusCode);
    },
  );

  it('rejects a manifest with a path outside of its directory, and one of another release', async () => {
    const wrongPath = {
      ...manifestOf(spec),
      assets: { '../x.js': manifestOf(spec).assets['remoteEntry.js'] },
    };
    expect((await registry.register(wrongPath)).json().code).toBe('invalid_release');
    expect((await registry.register(manifestOf({ ...spec, version: '2.0.0' }))).json().code).toBe(
      'invalid_release',
    );
  });

  it.each([
    { containerName: 'mf_search' },
    { ssrContainerName: 'mf_basket_0_9_0' },
    { ssrContainerName: 'mf_search_1_0_0' },
  ])('rejects a manifest with the container of another release: %j', async (wrong) => {
    const answer = await registry.register({ ...manifestOf(spec), ...wrong });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid_release']);
    expect(answer.json().message).toContain(`names the container ${Object.values(wrong)[0]}, not mf_basket`);
  });

  it('rejects a file larger than 8 MB', async () => {
    const answer = await registry.put('browser/big.js', Buffer.alloc(8 * 1024 * 1024 + 1));
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'payload_too_large']);
  });
});

describe('published files', () => {
  it('are served as immutable', async () => {
    await registry.publish();
    const file = await registry.app.inject(`${release}/browser/remoteEntry.js`);
    expect(file.body).toBe(entryFile);
    expect(file.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect((await registry.app.inject(`${release}/release.json`)).json()).toEqual(manifestOf(spec));
  });

  it('are not served before the release is registered, and no other files are', async () => {
    await registry.put('browser/remoteEntry.js', entryFile);
    for (const file of ['release.json', 'browser/remoteEntry.js', 'browser', 'browser/%2e%2e/release.json']) {
      const answer = await registry.app.inject(`${release}/${file}`);
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.headers['cache-control']).toBeUndefined();
    }
  });
});
