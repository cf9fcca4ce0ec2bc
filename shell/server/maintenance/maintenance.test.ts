import { jest } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeLocales } from 'shared-contracts/locales';
import { shellReleaseName } from 'shared-contracts/releases';
import { stores } from 'shared-contracts/stores';
import { documentOf, entryOf } from '../testing/release-fixture.ts';
import { buildShell, emptyBuild, noReleases, testVisitorKey } from '../testing/shell-fixture.ts';
import { signVisitorId } from '../visitor/visitor-id.ts';
import { releaseFingerprint } from '../../src/remotes/release-fingerprint.ts';
import { alwaysOpen, watchMaintenance, type Maintenance } from './maintenance.ts';
import { maintenanceMessages } from './messages.ts';

const log = { warn: jest.fn(), error: jest.fn(), info: jest.fn() };
let folder: string;
let file: string;
let maintenance: Maintenance;
const write = async (text: string) => {
  await writeFile(file, text);
  await maintenance.refresh();
};

beforeEach(async () => {
  for (const each of Object.values(log)) each.mockClear();
  folder = await mkdtemp(join(tmpdir(), 'maintenance-'));
  file = join(folder, 'maintenance.json');
  maintenance = await watchMaintenance(file, log, 3_600_000);
});
afterEach(async () => {
  maintenance.stop();
  await rm(folder, { recursive: true });
});

describe('watchMaintenance', () => {
  it('is open without a file, closed with an empty file, and open again when it is removed', async () => {
    expect(maintenance.noticeFor(1)).toBeNull();
    await write('');
    expect(maintenance.noticeFor(1)).toEqual({ retryAfterSeconds: 600 });
    await rm(file);
    await maintenance.refresh();
    expect(maintenance.noticeFor(1)).toBeNull();
    expect([log.warn.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 1]);
  });

  it('is closed from the start if the file exists', async () => {
    await writeFile(file, '{"retryAfterSeconds": 60}');
    const second = await watchMaintenance(file, log, 3_600_000);
    expect(second.noticeFor(1)).toEqual({ retryAfterSeconds: 60 });
    second.stop();
  });

  it('closes the stores that the file names', async () => {
    await write('{"stores": [13, 14]}');
    expect([1, 13, 14].map((id) => maintenance.noticeFor(id) !== null)).toEqual([false, true, true]);
  });

  it.each(['{"stores": "all"}', '{"store": [1]}', 'soon', '{"retryAfterSeconds": 0}', '[]'])(
    'closes all stores if the content is invalid: %s',
    async (text) => {
      await write(text);
      expect(maintenance.noticeFor(1)).toEqual({ retryAfterSeconds: 600 });
      expect(log.error).toHaveBeenCalledTimes(1);
    },
  );

  it('reads the file periodically', async () => {
    const soon = await watchMaintenance(file, log, 5);
    await writeFile(file, '');
    while (soon.noticeFor(1) === null) await new Promise((done) => void setTimeout(done, 5));
    soon.stop();
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
});

describe('a closed shop', () => {
  const closed = (...ids: number[]): Maintenance => ({
    ...alwaysOpen,
    noticeFor: (id) => (ids.length === 0 || ids.includes(id) ? { retryAfterSeconds: 120 } : null),
  });

  it.each(stores.map((store) => [store.host, store.locale, store.brand]))(
    'says so on %s in its language',
    async (host, locale, brand) => {
      const app = await buildShell({ maintenance: closed() });
      const { statusCode, headers, body } = await app.inject({ url: '/products/skis', headers: { host } });
      expect(statusCode).toBe(503);
      expect(headers).toMatchObject({ 'retry-after': '120', 'cache-control': 'no-store' });
      expect(body).toContain(`data-brand="${brand}"`);
      expect(body).toContain(`<h1>${maintenanceMessages[locale].title}</h1>`);
      expect(body).not.toContain('<script');
      await app.close();
    },
  );

  it('is closed for visitors of the named stores only, with or without a session', async () => {
    const app = await buildShell({ maintenance: closed(13) });
    const statusOf = async (host: string, cookies = {}) =>
      (await app.inject({ url: '/', headers: { host }, cookies })).statusCode;
    expect(await statusOf('fr.localhost')).toBe(503);
    expect(await statusOf('fr.localhost', { sid: 'x'.repeat(43) })).toBe(503);
    expect(await statusOf('localhost')).toBe(200);
    await app.close();
  });

  it('still answers requests other than pages', async () => {
    const app = await buildShell({ maintenance: closed() });
    const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/robots.txt')).toBe(200);
    expect(await statusOf('/assets/mf-cms/1.0.0/remoteEntry.js')).toBe(404);
    await app.close();
  });

  it.each(storeLocales)('has texts for %s', (locale) => {
    const { title, text } = maintenanceMessages[locale];
    expect(title.length).toBeGreaterThan(10);
    expect(text.length).toBeGreaterThan(50);
  });
});

describe('the release fingerprint of API answers', () => {
  const visitor = { vid: signVisitorId('0b9f3c52-7d6e-4b1a-9a55-3f1f6a3f2d10', testVisitorKey) };
  const fingerprint = releaseFingerprint(emptyBuild.version, {});

  async function liveHeaders(cookies: Record<string, string>, parts: Parameters<typeof buildShell>[0] = {}) {
    // The API is down; error answers have the header too.
    const app = await buildShell({ releases: noReleases, ...parts });
    const { headers } = await app.inject({ url: '/api/session-data?store_id=1', cookies });
    await app.close();
    return headers;
  }
  const liveState = async (...args: Parameters<typeof liveHeaders>) =>
    (await liveHeaders(...args))['x-release-fingerprint'];

  it('is the fingerprint of a page load now', async () => {
    expect(await liveState(visitor)).toBe(fingerprint);
  });

  it('is the one of the answering build, beside those of other live builds in a header of their own', async () => {
    const shell = (version: string, parts: Parameters<typeof entryOf>[2]) =>
      entryOf(shellReleaseName, version, parts);
    const document = documentOf(1, {
      [shellReleaseName]: [
        shell('1.0.0-old', { status: 'retired', traffic: 0, default: false }),
        shell(emptyBuild.version, { traffic: 80 }),
        shell('1.0.0-next', { traffic: 20, default: false }),
      ],
    });
    const releases = { ...noReleases, document: () => document };
    const next = releaseFingerprint('1.0.0-next', {});
    expect(await liveHeaders(visitor, { releases })).toMatchObject({
      'x-release-fingerprint': fingerprint,
      'x-further-release-fingerprints': next,
    });
  });

  it('is empty for an unknown visitor', async () => {
    expect(await liveState({})).toBe('-');
    expect(await liveState({ vid: 'me' })).toBe('-');
    expect(await liveState({ vid: visitor.vid.slice(0, 36) })).toBe('-');
  });

  it('contains the maintenance state', async () => {
    const maintenance = { ...alwaysOpen, noticeFor: () => ({ retryAfterSeconds: 1 }) };
    expect(await liveState(visitor, { maintenance })).toBe(`${fingerprint} maintenance`);
  });
});
