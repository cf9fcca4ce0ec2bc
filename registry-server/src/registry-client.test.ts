import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyDocument } from 'registry-client/domain/registry-document';
import { writeRelease, type ReleaseSpec } from 'registry-client/testing/release-fixture';
import { runRegistry, stopRegistries, testKeys, testToken } from './testing/running-registry.ts';
import { tempDir } from 'registry-client/testing/temp-dir';
import {
  createRegistryClient,
  simulateChange,
  type LiveChange,
  type PromoteRequest,
  type RegistryClient,
} from 'registry-client';

afterEach(stopRegistries);

type Fetch = typeof fetch;

let client: RegistryClient;
let baseUrl: string;

beforeEach(async () => {
  ({ baseUrl } = await runRegistry());
  client = createRegistryClient({ baseUrl, token: testToken });
});

async function publish(spec: ReleaseSpec = {}) {
  const dir = await tempDir();
  await writeRelease(dir, spec);
  const { manifest, entry } = await client.publish(dir);
  const { version, integrity } = entry.metadata;
  return { dir, manifest, wanted: { name: manifest.name, version, integrity } };
}

/** Returns a fetch that changes one byte of files whose URL ends with the suffix. */
const tampering =
  (ending: string): Fetch =>
  async (url, init) => {
    const response = await fetch(url, init);
    if (!response.url.endsWith(ending)) return response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    return new Response(bytes, response);
  };

describe('reading', () => {
  it('returns the document, or unchanged for a known etag', async () => {
    const first = await client.read();
    if (first.status !== 'read') throw new Error('nothing read');
    expect(first.document).toMatchObject(emptyDocument);
    expect(await client.read({ etag: first.etag })).toEqual({ status: 'unchanged' });
    expect(await client.read({ etag: '"0"' })).toMatchObject({ status: 'read' });
  });

  it('accepts only documents that the given key has signed', async () => {
    await publish();
    const trusting = (publicKey: KeyObject) => createRegistryClient({ baseUrl, publicKey });
    expect(await trusting(testKeys.publicKey).read()).toMatchObject({ document: { revision: 1 } });
    const otherKey = generateKeyPairSync('ed25519').publicKey;
    await expect(trusting(otherKey).read()).rejects.toMatchObject({
      code: 'wrong_signature',
      isRetryable: false,
    });
  });

  it('receives the next revision without polling', async () => {
    const received = new Promise<number>((resolve) => {
      const stop = client.watch((revision) => {
        stop();
        resolve(revision);
      });
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await publish();
    expect(await received).toBe(1);
  });

  it('rejects as unreachable and retryable without an answer', async () => {
    await stopRegistries();
    await expect(client.read()).rejects.toMatchObject({ code: 'unreachable', isRetryable: true });
  });

  it('rejects an answer that is not from a registry', async () => {
    const odd = createRegistryClient({ baseUrl, fetch: async () => new Response('<html>') });
    await expect(odd.read()).rejects.toMatchObject({ code: 'bad_answer' });
  });
});

describe('publishing', () => {
  it('uploads a release once, and reports it as published the second time', async () => {
    const { dir, manifest } = await publish();
    expect(await client.publish(dir)).toMatchObject({ manifest, isNew: false });
  });

  it('sends the source maps of a release, and those that an earlier attempt did not send', async () => {
    const { dir } = await publish();
    const maps = join(dir, 'maps/browser');
    const map = (source: string) => JSON.stringify({ version: 3, sources: [source], mappings: 'AAAA' });
    await mkdir(join(maps, 'chunks'), { recursive: true });
    await writeFile(join(maps, 'remoteEntry.js.map'), map('a.ts'));
    await client.publish(dir);
    await writeFile(join(maps, 'chunks/basket.0a1b.js.map'), map('b.ts'));
    const requests: string[] = [];
    const counting: Fetch = (url, init) => {
      requests.push(`${init?.method} ${new Request(url).url.slice(baseUrl.length)}`);
      return fetch(url, init);
    };
    await createRegistryClient({ baseUrl, token: testToken, fetch: counting }).publish(dir);
    const stored = '/releases/mf-basket/1.0.0/maps';
    expect(requests.filter((request) => request.startsWith('PUT'))).toEqual([
      `PUT ${stored}/browser/chunks/basket.0a1b.js.map`,
    ]);
    const answer = await fetch(`${baseUrl}${stored}/browser/chunks/basket.0a1b.js.map`, {
      headers: { authorization: `Bearer ${testToken}` },
    });
    expect(await answer.text()).toBe(map('b.ts'));
  });

  it('rejects other content under a published version', async () => {
    await publish();
    await expect(publish({ browser: { 'remoteEntry.js': 'other' } })).rejects.toMatchObject({
      code: 'already_published',
    });
  });

  it('rejects an incomplete directory before it sends anything', async () => {
    const dir = await tempDir();
    await writeRelease(dir);
    await writeFile(join(dir, 'browser/basket.css'), 'changed after the build');
    await expect(client.publish(dir)).rejects.toMatchObject({ code: 'invalid_release' });
    await expect(client.publish(join(dir, 'browser'))).rejects.toThrow('holds no release.json');
  });

  it('needs the token', async () => {
    const { dir } = await publish();
    await expect(createRegistryClient({ baseUrl }).publish(dir)).rejects.toMatchObject({
      code: 'authentication_required',
    });
  });
});

describe('changing what is live', () => {
  it('promotes, rolls back and blocks', async () => {
    await publish();
    await publish({ version: '1.1.0' });
    await client.promote({ name: 'mf-basket', version: '1.0.0' });
    await client.promote({ name: 'mf-basket', version: '1.1.0', reason: 'new slider' });
    await client.rollback({ name: 'mf-basket' });
    const { microFrontends } = await client.block({ name: 'mf-basket', version: '1.1.0' });
    expect(microFrontends['mf-basket']?.map((entry) => entry.status)).toEqual(['active', 'blocked']);
  });

  it('records 40 promotions of different remotes at once', async () => {
    const letters = 'abcdefghijklmnopqrst'.split('');
    const names = letters.flatMap((letter) => [`mf-gifts-${letter}`, `mf-events-${letter}`] as const);
    const releases = names.map((name) => ({ name, version: '1.0.0' }));
    await Promise.all(releases.map((release) => publish(release)));
    await Promise.all(releases.map((release) => client.promote({ ...release, reason: 'all at once' })));
    const entries = (await client.audit({ count: 500 })).filter(({ what }) => what.action === 'promote');
    expect(new Set(entries.map(({ what }) => `${what.remote} ${what.version}`)).size).toBe(40);
    expect(new Set(entries.map(({ revision }) => revision)).size).toBe(40);
    const reading = await client.read();
    expect(reading).toMatchObject({ document: { revision: 80 } });
    if (reading.status !== 'read') throw new Error('nothing read');
    const live = Object.values(reading.document.microFrontends).flat();
    expect(live.map(({ deployment }) => deployment.traffic)).toEqual(Array(40).fill(100));
  }, 60_000);

  it('accepts a change that is based on a revision before changes of other remotes', async () => {
    await publish();
    await publish({ name: 'mf-cms' });
    const change = { name: 'mf-basket', version: '1.0.0', expectedRevision: 1 } as const;
    expect((await client.promote(change)).revision).toBe(3);
    await expect(client.promote({ ...change, traffic: 50 })).rejects.toMatchObject({
      code: 'revision_conflict',
      message: expect.stringContaining('mf-basket has changed since'),
    });
  });

  it('changes nothing when the registry is at another revision than expected', async () => {
    await publish();
    await publish({ version: '1.1.0' });
    const change = { name: 'mf-basket', version: '1.0.0' } as const;
    await expect(client.promote({ ...change, expectedRevision: 1 })).rejects.toMatchObject({
      code: 'revision_conflict',
    });
    expect(await client.read()).toMatchObject({ document: { revision: 2 } });
    expect(await client.promote({ ...change, expectedRevision: 2 })).toMatchObject({ revision: 3 });
  });

  it('has the result of simulateChange', async () => {
    await publish();
    await publish({ version: '1.1.0' });
    await client.promote({ name: 'mf-basket', version: '1.0.0' });
    const changes: LiveChange[] = [
      { action: 'promote', name: 'mf-basket', version: '1.1.0', traffic: 20 },
      { action: 'rollback', name: 'mf-basket' },
      { action: 'block', name: 'mf-basket', version: '1.1.0' },
    ];
    for (const { action, ...change } of changes) {
      const reading = await client.read();
      if (reading.status !== 'read') throw new Error('nothing read');
      const simulated = simulateChange(reading.document, { action, ...change } as LiveChange);
      const { microFrontends } = await client[action](change as PromoteRequest);
      expect(simulated).toMatchObject({ ok: true, document: { microFrontends } });
    }
    const blocked = { action: 'promote', name: 'mf-basket', version: '1.1.0', traffic: 5 } as const;
    const last = await client.read();
    if (last.status !== 'read') throw new Error('nothing read');
    expect(simulateChange(last.document, blocked)).toMatchObject({
      ok: false,
      rejection: { code: 'blocked_version' },
    });
  });

  it('gives up after some attempts', async () => {
    let calls = 0;
    const always412: Fetch = async (url, init) => {
      if (init?.method !== 'POST') return fetch(url, init);
      calls += 1;
      return Response.json({ code: 'revision_conflict', message: 'Too slow.' }, { status: 412 });
    };
    const slow = createRegistryClient({ baseUrl, token: testToken, fetch: always412 });
    await expect(slow.rollback({ name: 'mf-basket' })).rejects.toMatchObject({ code: 'revision_conflict' });
    expect(calls).toBe(5);
  });
});

describe('downloading', () => {
  it('writes a complete release', async () => {
    const { dir, manifest, wanted } = await publish();
    const toDir = await tempDir();
    const downloaded = await client.downloadRelease(wanted, toDir);
    expect(downloaded).toEqual({ dir: join(toDir, 'mf-basket', '1.0.0'), manifest });
    for (const file of ['release.json', 'browser/chunks/basket.0a1b.js', 'server/remoteEntry.cjs']) {
      expect(await readFile(join(downloaded.dir, file))).toEqual(await readFile(join(dir, file)));
    }
    expect(await readdir(toDir)).toEqual(['mf-basket']);
  });

  it('uses an existing copy without a request', async () => {
    const { wanted } = await publish();
    const toDir = await tempDir();
    const first = await client.downloadRelease(wanted, toDir);
    const offline = createRegistryClient({ baseUrl, fetch: () => Promise.reject(new Error('no network')) });
    expect(await offline.downloadRelease(wanted, toDir)).toEqual(first);
  });

  it('replaces a damaged copy', async () => {
    const { wanted } = await publish();
    const toDir = await tempDir();
    const { dir } = await client.downloadRelease(wanted, toDir);
    await writeFile(join(dir, 'server/remoteEntry.cjs'), 'damaged');
    await client.downloadRelease(wanted, toDir);
    expect(await readFile(join(dir, 'server/remoteEntry.cjs'), 'utf8')).toBe('module.exports = {};');
    expect(await readdir(toDir)).toEqual(['mf-basket']);
  });

  it('supports several workers that download the same release at once', async () => {
    const { wanted } = await publish();
    const toDir = await tempDir();
    const all = await Promise.all(Array.from({ length: 4 }, () => client.downloadRelease(wanted, toDir)));
    expect(new Set(all.map(({ dir }) => dir)).size).toBe(1);
    expect(await readdir(toDir)).toEqual(['mf-basket']);
  });

  it.each(['server/remoteEntry.cjs', 'browser/chunks/basket.0a1b.js', 'release.json'])(
    'rejects a damaged %s and leaves no files',
    async (file) => {
      const { wanted } = await publish();
      const toDir = await tempDir();
      const damaged = createRegistryClient({ baseUrl, fetch: tampering(`/${file}`) });
      await expect(damaged.downloadRelease(wanted, toDir)).rejects.toMatchObject({
        name: 'RegistryError',
        code: 'wrong_hash',
        remote: 'mf-basket',
        version: '1.0.0',
        file,
      });
      expect(await readdir(toDir)).toEqual([]);
    },
  );
});
