import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placedRemotes, places, type PlacedRemote } from '../../fault-table/remotes.ts';
import { expect, test } from '../../fixtures/faults.ts';
import { serverPage } from '../../fixtures/server-page.ts';
import { publishFault, registryCopy } from '../../stack/publish-fixture.ts';

/** A fragment or overlay that a remote offers or uses, and the remote at the other end. */
const partners: Record<PlacedRemote, { shares: string; with: PlacedRemote }> = {
  'mf-catalogue': { shares: 'catalogue/listing', with: 'mf-search' },
  'mf-basket': { shares: 'basket/added', with: 'mf-catalogue' },
  'mf-account': { shares: 'account/register', with: 'mf-basket' },
  'mf-search': { shares: 'catalogue/listing', with: 'mf-catalogue' },
  'mf-cms': { shares: 'consent/preferences', with: 'mf-consent' },
  'mf-consent': { shares: 'consent/preferences', with: 'mf-cms' },
};

const versionsAt = async (path: string) => (await serverPage(path)).state().snapshot.releases;

const sides = [
  ['browser', 'remoteEntry.js'],
  ['server', 'remoteEntry.cjs'],
] as const;

for (const [index, remote] of placedRemotes.entries()) {
  const { path } = places[remote];

  test(`${remote} › another major than its partner’s › is rejected with the name of the partner`, async ({
    liveRelease,
  }) => {
    const before = await versionsAt(path);
    const release = await publishFault(remote, 'wrong-major');
    const { shares, with: partner } = partners[remote];
    const partnerVersion = before[partner]?.version;
    await expect(liveRelease(release)).rejects.toMatchObject({
      code: 'contract_mismatch',
      message: expect.stringMatching(
        `^${remote} ${release.version} does not fit .*${shares} major 2, ${partner} ${partnerVersion} has major 1`,
      ),
    });
    expect(await versionsAt(path)).toEqual(before);
  });

  // The shell compares all files alike: one side of each remote.
  for (const [side, file] of sides.filter((_, place) => place === index % sides.length)) {
    test(`${remote} › ${side} files changed between registry and shell › the shell keeps the previous release`, async ({
      liveRelease,
      shellLog,
    }) => {
      const before = await versionsAt(path);
      const release = await publishFault(remote, 'none', `changed-${side}-files`);
      const changed = join(registryCopy(release), side, file);
      const genuine = await readFile(changed);
      await writeFile(changed, `${genuine.toString()}\n;`);

      await liveRelease(release);
      const after = await serverPage(path);
      expect(after.status).toBe(200);
      expect(after.state().snapshot.releases).toEqual(before);
      const line = {
        remote,
        version: release.version,
        msg: 'release could not be downloaded and is not used',
      };
      await expect.poll(() => shellLog.lines()).toContainEqual(expect.objectContaining(line));

      await writeFile(changed, genuine);
      const live = async () => (await versionsAt(path))[remote]?.version;
      await expect.poll(live).toBe(release.version);
    });
  }
}
