import { join } from 'node:path';
import { createRegistryClient } from 'registry-client';
import { expect, test } from '../../fixtures/shop.ts';
import { apiUrl, dataDir, publicKeyFile, registryToken, registryUrl } from '../../stack/addresses.ts';
import { extraShopUrl, startExtraShell } from '../../stack/extra-shell.ts';
import { publishDirectory, verdictsOn, type PublishedRelease } from '../../stack/publish-fixture.ts';
import { copyShellRelease, type ShellCopy } from '../../stack/shell-copy.ts';
import { countBuilds, visitContinuously } from '../../stack/visit-continuously.ts';

const registry = createRegistryClient({ baseUrl: registryUrl, token: registryToken });
const name = 'mf-shell';
const page = `${extraShopUrl}/about-us`;

const byText = (one: string, other: string) => one.localeCompare(other);

const start = (instances: number) =>
  startExtraShell(`canary-shell-${instances}`, {
    apiUrl,
    registryUrl,
    publicKeyFile,
    server: 'dist/server/supervisor.cjs',
    more: {
      SHELL_INSTANCES: String(instances),
      REGISTRY_REPORT_TOKEN_FILE: join(dataDir, 'registry/report-token'),
    },
  });

test.describe('a canary of the shell in one of two instances', () => {
  let supervisor: Awaited<ReturnType<typeof start>>;
  let copy: ShellCopy;
  let release: PublishedRelease;

  test.beforeAll(async () => {
    supervisor = await start(2);
    copy = await copyShellRelease('canary');
    release = await publishDirectory(copy.dir);
  });
  test.afterAll(async () => {
    await supervisor.stop();
    await copy.remove();
  });

  async function beginCanary(): Promise<void> {
    await registry.promote({ ...release, traffic: 20 });
    await expect.poll(() => verdictsOn(release), { timeout: 120_000 }).toContain('serves');
  }

  test('starts, answers and ends without losing a page', async () => {
    test.slow();
    const stopVisits = visitContinuously(page);
    await beginCanary();
    // Connections are distributed in turn, those of all clients together: in step with the other visitors, one
    // client can meet the same instance again and again. The pauses of the poll change the step.
    const builds = new Set<string>();
    await expect
      .poll(async () => {
        for (const build of (await countBuilds(page, 3)).keys()) builds.add(build);
        return builds.size;
      })
      .toBe(2);
    expect(builds).toContain(copy.version);
    await registry.rollback({ name });
    await expect
      .poll(async () => [...(await countBuilds(page, 6)).keys()], { timeout: 120_000 })
      .not.toContain(copy.version);
    const { pages, failures } = await stopVisits();
    expect(failures).toEqual([]);
    expect(pages).toBeGreaterThan(50);
  });

  test('lets tabs of both builds navigate without a page load', async ({ shop, page: tab }) => {
    test.slow();
    await beginCanary();
    // Every answer of the API names both builds, so that a tab of either stays whichever answers.
    const fingerprints = new Set<string>();
    tab.on('response', (answer) => {
      const headers = answer.headers();
      const { 'x-release-fingerprint': answering, 'x-further-release-fingerprints': other } = headers;
      if (answering !== undefined) fingerprints.add([answering, other ?? ''].toSorted(byText).join());
    });
    try {
      await shop.open(`${extraShopUrl}/cookie-policy`);
      await shop.markDocument();
      for (const link of ['Privacy policy', 'Cookie policy', 'Privacy policy']) {
        await tab.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
        await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText(link);
      }
      await shop.expectSameDocument();
      expect([...fingerprints]).toEqual([expect.stringMatching(/^[0-9a-z]+,[0-9a-z]+$/)]);
    } finally {
      await registry.rollback({ name });
    }
  });
});

test('a canary of the shell that does not start leaves the default in every instance, and is rejected', async () => {
  test.slow();
  const supervisor = await start(2);
  const copy = await copyShellRelease('brokencanary', { startsWith: "throw new Error('broken');" });
  const release = await publishDirectory(copy.dir);
  try {
    await registry.promote({ ...release, traffic: 50 });
    await expect
      .poll(() => verdictsOn(release), { timeout: 120_000 })
      .toContain('rejects: it ended at its start with exit code 1');
    expect([...(await countBuilds(page, 10)).keys()]).not.toContain(copy.version);
  } finally {
    await registry.rollback({ name });
    await supervisor.stop();
    await copy.remove();
  }
});

test('a supervisor with one instance rejects a canary of the shell, with what to change', async () => {
  test.slow();
  const supervisor = await start(1);
  const copy = await copyShellRelease('singleinstance');
  const release = await publishDirectory(copy.dir);
  try {
    await registry.promote({ ...release, traffic: 50 });
    await expect
      .poll(async () => (await verdictsOn(release)).join(), { timeout: 120_000 })
      .toContain('SHELL_INSTANCES=2 or more');
    expect([...(await countBuilds(page, 5)).keys()]).not.toContain(copy.version);
  } finally {
    await registry.rollback({ name });
    await supervisor.stop();
    await copy.remove();
  }
});
