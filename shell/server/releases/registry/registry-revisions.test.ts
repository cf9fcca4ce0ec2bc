import { jest } from '@jest/globals';
import { readFile, writeFile } from 'node:fs/promises';
import { follow, prepareReleases, registry, storedFile, v1, v2 } from '../../testing/followed-releases.ts';

prepareReleases();

describe('createReleases, reading the registry', () => {
  it('starts with the stored document while the registry is down', async () => {
    await follow(registry(v1).client);
    const { client, state } = registry(undefined);
    const { releases, version, log } = await follow(client);
    expect(version()).toBe('1.0.0');
    expect(log.warn).toHaveBeenCalledTimes(1);
    state.document = v2;
    await releases.refresh();
    expect(version()).toBe('2.0.0');
  });

  it('starts with the stored document of a registry whose fields its schema does not know', async () => {
    const { state, client } = registry(v1);
    state.extra = { policies: { freeze: true } };
    const first = await follow(client);
    expect(first.releases.document()).not.toHaveProperty('policies');
    state.document = undefined;
    expect((await follow(client)).version()).toBe('1.0.0');
  });

  it('rejects a stored document without a valid signature', async () => {
    await follow(registry(v1).client);
    const file = storedFile('registry.json');
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('1.0.0', '6.6.6'));
    const { version } = await follow(registry(undefined).client);
    expect(version()).toBeUndefined();
  });

  it('rejects an older revision', async () => {
    const { state, client } = registry(v2);
    const { releases, version, log } = await follow(client);
    state.document = v1;
    await releases.refresh();
    expect(version()).toBe('2.0.0');
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  it('reports other content under a known revision, and follows the next revision', async () => {
    const { state, client } = registry(v2);
    const { releases, version, log } = await follow({
      ...client,
      read: async () => client.read(),
    });
    state.document = { ...v1, revision: 2 };
    await releases.refresh();
    await releases.refresh();
    expect(version()).toBe('2.0.0');
    expect(releases.state().conflict).toBe('reused_revision');
    expect(log.error).toHaveBeenCalled();
    state.document = { ...v1, revision: 3 };
    await releases.refresh();
    expect([version(), releases.state().conflict]).toEqual(['1.0.0', null]);
  });

  it('reads the registry when it announces a change', async () => {
    const { state, client } = registry(v1);
    let announce: (revision: number) => void = () => undefined;
    let isWatched = true;
    const watch: typeof client.watch = (onRevision) => {
      announce = onRevision;
      return () => (isWatched = false);
    };
    const { releases, version } = await follow({ ...client, watch });
    state.document = v2;
    announce(2);
    await releases.refresh();
    expect(version()).toBe('2.0.0');
    releases.stop();
    expect(isWatched).toBe(false);
  });

  it('reads the registry once more for all announcements during a reading', async () => {
    const { client, state } = registry(v1);
    const { releases, version } = await follow(client);
    const before = jest.mocked(client.read).mock.calls.length;
    const reading = releases.refresh();
    state.document = v2;
    await Promise.all([reading, releases.refresh(), releases.refresh()]);
    expect(jest.mocked(client.read).mock.calls.length).toBe(before + 2);
    expect(version()).toBe('2.0.0');
  });

  it('reads at the start what was promoted during its first probes', async () => {
    const { client, state } = registry(v1);
    const probe = async () => {
      state.document = v2;
    };
    const { version } = await follow(client, undefined, probe);
    expect(version()).toBe('2.0.0');
  });
});
