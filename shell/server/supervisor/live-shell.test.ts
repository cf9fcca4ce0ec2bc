import { jest } from '@jest/globals';
import { shellReleaseName, type RegistryDocument, type RegistryEntry } from 'shared-contracts/releases';
import { documentOf, entryOf, manifestOf } from '../testing/release-fixture.ts';
import { createLiveShellReader, type LiveShellOptions } from './live-shell.ts';

const own = { version: '1.0.0-own', promotedIn: 0, serverFile: '/shop/server.cjs' };
const shell = (version: string, parts: Parameters<typeof entryOf>[2] = {}) =>
  entryOf(shellReleaseName, version, parts);
const canary = { default: false, traffic: 30 };

/** A registry with one document. `away`: versions that cannot be downloaded. */
function fakeRegistry(document: RegistryDocument | undefined, stored?: RegistryDocument) {
  const state = { document, away: new Set<string>() };
  const downloadRelease = jest.fn<LiveShellOptions['client']['downloadRelease']>(async ({ version }) => {
    if (state.away.has(version)) throw new Error('wrong hash');
    return {
      dir: `/data/${version}`,
      manifest: { ...manifestOf(shellReleaseName, version), ssrEntry: 'server.cjs' },
    };
  });
  const client: LiveShellOptions['client'] = {
    read: async ({ etag } = {}) => {
      if (!state.document) throw new Error('registry is away');
      const current = `"${state.document.revision}-${state.document.signature}"`;
      if (etag === current) return { status: 'unchanged' };
      return { status: 'read', document: state.document, etag: current, source: '' };
    },
    downloadRelease,
  };
  const log = { warn: jest.fn(), error: jest.fn() };
  const read = createLiveShellReader({ client, folder: '/data', own, stored, log });
  return { read, state, log, downloads: () => downloadRelease.mock.calls.length };
}

const documentWith = (entries: RegistryEntry[], revision = 1) =>
  documentOf(revision, { [shellReleaseName]: entries });

describe('createLiveShellReader', () => {
  it('returns the own build while no release is live', async () => {
    const staged = shell('1.0.0-next', { status: 'staged', traffic: 0, default: false });
    const { read, downloads } = fakeRegistry(documentWith([staged]));
    expect(await read()).toEqual({ defaultBuild: own, canary: null });
    expect(downloads()).toBe(0);
  });

  it('returns the own build, without a download, if it is the live release', async () => {
    const { read, downloads } = fakeRegistry(documentWith([shell(own.version, { promotedIn: 4 })]));
    expect(await read()).toEqual({ defaultBuild: { ...own, promotedIn: 4 }, canary: null });
    expect(downloads()).toBe(0);
  });

  it('returns the downloaded live release, and downloads it once', async () => {
    const { read, downloads } = fakeRegistry(documentWith([shell('1.0.0-next')]));
    await read();
    expect((await read())?.defaultBuild).toMatchObject({
      version: '1.0.0-next',
      serverFile: '/data/1.0.0-next/server/server.cjs',
    });
    expect(downloads()).toBe(1);
  });

  it('returns the canary with its share', async () => {
    const entries = [shell(own.version, { traffic: 70 }), shell('1.0.0-next', { ...canary, promotedIn: 3 })];
    expect(await fakeRegistry(documentWith(entries)).read()).toMatchObject({
      defaultBuild: { version: own.version },
      canary: { build: { version: '1.0.0-next', promotedIn: 3 }, traffic: 30 },
    });
  });

  it('returns nothing if the live release cannot be downloaded, and tries it again', async () => {
    const { read, state, log } = fakeRegistry(documentWith([shell('1.0.0-next')]));
    state.away.add('1.0.0-next');
    expect(await read()).toBeUndefined();
    expect(log.warn).toHaveBeenCalledTimes(1);
    state.away.clear();
    expect((await read())?.defaultBuild.version).toBe('1.0.0-next');
  });

  it('returns the default without a canary that cannot be downloaded, and tries it again', async () => {
    const entries = [shell(own.version, { traffic: 70 }), shell('1.0.0-next', canary)];
    const { read, state } = fakeRegistry(documentWith(entries));
    state.away.add('1.0.0-next');
    expect(await read()).toEqual({ defaultBuild: own, canary: null });
    state.away.clear();
    expect((await read())?.canary?.build.version).toBe('1.0.0-next');
  });

  it('returns what is known while the registry is down, also from the stored document', async () => {
    const stored = documentWith([shell('1.0.0-stored')]);
    const { read, state } = fakeRegistry(undefined, stored);
    expect((await read())?.defaultBuild.version).toBe('1.0.0-stored');
    state.document = documentWith([shell('1.0.0-next')], 2);
    expect((await read())?.defaultBuild.version).toBe('1.0.0-next');
    state.document = undefined;
    expect((await read())?.defaultBuild.version).toBe('1.0.0-next');
    expect(await fakeRegistry(undefined).read()).toBeUndefined();
  });

  it('ignores the document of a restored backup, with fewer revisions or other content, until a newer one', async () => {
    const { read, state, log } = fakeRegistry({ ...documentWith([shell('1.0.0-b')], 7), signature: 'b' });
    await read();
    const restored = [
      { ...documentWith([shell('1.0.0-a')], 6), signature: 'a' },
      { ...documentWith([shell('1.0.0-c')], 7), signature: 'c' },
    ];
    for (const document of restored) {
      state.document = document;
      // oxlint-disable-next-line no-await-in-loop -- one reading after another
      expect((await read())?.defaultBuild.version).toBe('1.0.0-b');
    }
    expect(log.error.mock.calls).toMatchObject([
      [{ conflict: 'older_revision' }, expect.anything()],
      [{ conflict: 'reused_revision' }, expect.anything()],
    ]);
    state.document = documentWith([shell('1.0.0-c')], 8);
    expect((await read())?.defaultBuild.version).toBe('1.0.0-c');
  });
});
