import { jest } from '@jest/globals';
import { shellReleaseName, type RegistryEntry } from 'shared-contracts/releases';
import { documentOf, entryOf, manifestOf } from '../testing/release-fixture.ts';
import { createLiveShellReader, type LiveShellOptions } from './live-shell.ts';

const own = { version: '1.0.0-own', promotedIn: 0, serverFile: '/shop/server.cjs' };

/** Reads from a registry with these releases of the shell. */
async function readLive(entries: RegistryEntry[], failure?: Error) {
  const downloadRelease = jest.fn<LiveShellOptions['client']['downloadRelease']>(async ({ version }) => {
    if (failure) throw failure;
    return {
      dir: `/data/${version}`,
      manifest: { ...manifestOf(shellReleaseName, version), ssrEntry: 'server.cjs' },
    };
  });
  const document = documentOf(1, { [shellReleaseName]: entries });
  const log = { warn: jest.fn(), error: jest.fn() };
  const client: LiveShellOptions['client'] = {
    read: async () => ({ status: 'read', document, etag: '"1"', source: '' }),
    downloadRelease,
  };
  const build = await createLiveShellReader({ client, folder: '/data', own, log })();
  return { build, downloads: downloadRelease.mock.calls.length, log };
}

describe('createLiveShellReader', () => {
  it('returns the own build while no release is live', async () => {
    const staged = entryOf(shellReleaseName, '1.0.0-next', { status: 'staged', traffic: 0, default: false });
    expect(await readLive([staged])).toMatchObject({ build: own, downloads: 0 });
  });

  it('returns the own build, without a download, if it is the live release', async () => {
    const { build, downloads } = await readLive([entryOf(shellReleaseName, own.version)]);
    expect([build?.serverFile, downloads]).toEqual([own.serverFile, 0]);
  });

  it('returns the downloaded live release', async () => {
    const { build } = await readLive([entryOf(shellReleaseName, '1.0.0-next')]);
    expect(build).toMatchObject({ version: '1.0.0-next', serverFile: '/data/1.0.0-next/server/server.cjs' });
  });

  it('returns nothing if the live release cannot be downloaded', async () => {
    const { build, log } = await readLive([entryOf(shellReleaseName, '1.0.0-next')], new Error('wrong hash'));
    expect(build).toBeUndefined();
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
});
