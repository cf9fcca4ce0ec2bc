import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '../../fixtures/shop.ts';
import { apiUrl, dataDir, publicKeyFile, registryUrl } from '../../stack/addresses.ts';
import { extraShopUrl, startExtraShell } from '../../stack/extra-shell.ts';
import { promote, publishDirectory, verdictsOn } from '../../stack/publish-fixture.ts';
import { copyShellRelease } from '../../stack/shell-copy.ts';
import { visitContinuously } from '../../stack/visit-continuously.ts';

/** Returns the version of the shell that has made a page. */
async function shellVersion(): Promise<string | undefined> {
  // A connection of its own: an instance that ends closes those that wait for another request.
  const page = await fetch(`${extraShopUrl}/about-us`, { headers: { connection: 'close' } });
  const html = await page.text();
  return /\/assets\/shell\/([\w.-]+)\/main/.exec(html)?.[1];
}

test.describe('a supervised shell', () => {
  let supervisor: Awaited<ReturnType<typeof startExtraShell>>;
  test.beforeAll(async () => {
    supervisor = await startExtraShell('supervised-shell', {
      apiUrl,
      registryUrl,
      publicKeyFile,
      server: 'dist/server/supervisor.cjs',
      more: { SHELL_INSTANCES: '2', REGISTRY_REPORT_TOKEN_FILE: join(dataDir, 'registry/report-token') },
    });
  });
  test.afterAll(() => supervisor.stop());

  test('replaces its instances when a release is promoted and rolled back, without losing a page', async () => {
    test.slow();
    const before = await shellVersion();
    const copy = await copyShellRelease('rollout');
    const published = await publishDirectory(copy.dir);
    const stopVisits = visitContinuously(`${extraShopUrl}/about-us`);
    const release = await promote(published);
    try {
      // Both instances: the second one is replaced after the first one.
      await expect
        .poll(async () => [await shellVersion(), await shellVersion(), await shellVersion()], {
          timeout: 120_000,
        })
        .toEqual([copy.version, copy.version, copy.version]);
      await expect.poll(() => verdictsOn(published), { timeout: 60_000 }).toContain('serves');
    } finally {
      await release.rollback();
    }
    await expect
      .poll(async () => [await shellVersion(), await shellVersion(), await shellVersion()], {
        timeout: 120_000,
      })
      .toEqual([before, before, before]);
    await wait(500);
    const { pages, failures } = await stopVisits();
    await copy.remove();
    expect(failures).toEqual([]);
    expect(pages).toBeGreaterThan(100);
  });

  test('keeps its release when another one does not start, and reports why', async () => {
    const before = await shellVersion();
    const copy = await copyShellRelease('broken', { startsWith: "throw new Error('broken');" });
    const published = await publishDirectory(copy.dir);
    const release = await promote(published);
    await expect
      .poll(() => verdictsOn(published), { timeout: 60_000 })
      .toContain('rejects: it ended at its start with exit code 1');
    expect(await shellVersion()).toBe(before);
    await release.rollback();
    await copy.remove();
  });
});
