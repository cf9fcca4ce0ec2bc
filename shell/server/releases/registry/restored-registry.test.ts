import { rm } from 'node:fs/promises';
import { follow, prepareReleases } from '../../testing/followed-releases.ts';
import { runRegistry, type RunningRegistry } from '../../testing/running-registry.ts';
import { testKeys } from '../../testing/shell-fixture.ts';

prepareReleases();

describe('createReleases, after a backup of the registry was restored', () => {
  let original: RunningRegistry;
  let restored: RunningRegistry;
  /** The one that answers at the registry's address. */
  let current: RunningRegistry;

  const goLive = async (registry: RunningRegistry, version: string) => {
    await registry.publish('mf-cms', version);
    await registry.as('ci').promote({ name: 'mf-cms', version });
  };

  beforeEach(async () => {
    original = await runRegistry();
    await goLive(original, '1.0.0');
    const backup = await original.backUp();
    restored = await runRegistry(backup);
    await rm(backup, { recursive: true });
    await goLive(original, '2.0.0');
    current = original;
  });
  afterEach(() => Promise.all([original.stop(), restored.stop()]));

  function followCurrent() {
    return follow(
      {
        read: (options) => current.as('shell').read(options),
        downloadRelease: (wanted, dir) => current.as('shell').downloadRelease(wanted, dir),
        watch: () => () => undefined,
      },
      undefined,
      undefined,
      { publicKey: testKeys.publicKey },
    );
  }

  it('keeps its releases, says why, and follows once the registry has a higher revision', async () => {
    const { releases, version, log } = await followCurrent();
    const seen = async () => {
      await releases.refresh();
      return [version(), releases.state().conflict];
    };
    expect(await seen()).toEqual(['2.0.0', null]);
    current = restored;
    expect(await seen()).toEqual(['2.0.0', 'older_revision']);
    // The same revision number with other content.
    await goLive(restored, '3.0.0');
    expect(await seen()).toEqual(['2.0.0', 'reused_revision']);
    expect(log.error).toHaveBeenCalledTimes(2);
    await restored.publish('mf-cms', '4.0.0');
    expect(await seen()).toEqual(['3.0.0', null]);
  });

  it('notices it after a restart of the shell, by the stored document', async () => {
    (await followCurrent()).releases.stop();
    current = restored;
    await goLive(restored, '3.0.0');
    const { releases, version } = await followCurrent();
    expect([version(), releases.state().conflict]).toEqual(['2.0.0', 'reused_revision']);
  });
});
