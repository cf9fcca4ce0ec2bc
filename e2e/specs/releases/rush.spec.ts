import { createRegistryClient } from 'release-registry/client';
import { rush } from '../../soak/rush.ts';
import { anna, sessionOf } from '../../fixtures/shop-api.ts';
import { apiUrl, publicKeyFile, registryToken, registryUrl } from '../../stack/addresses.ts';
import { extraShopUrl, startExtraShell } from '../../stack/extra-shell.ts';
import { publishFault } from '../../stack/faulty-release.ts';
import { expect, test } from '../../fixtures/faults.ts';

/** The short form of `pnpm soak`. */
test('in a rush nobody gets a wrong page, a mixed page or none, while releases come and go', async () => {
  test.setTimeout(180_000);
  const registry = createRegistryClient({ baseUrl: registryUrl, token: registryToken });
  const labels = ['rush-1', 'rush-2', 'rush-3'];
  const releases = [];
  for (const label of labels)
    for (const remote of ['mf-cms', 'mf-search'] as const)
      releases.push(await publishFault(remote, 'whole', label));
  const shell = await startExtraShell('shell-in-a-rush', {
    apiUrl,
    registryUrl,
    publicKeyFile,
    probes: true,
  });
  try {
    const member = await sessionOf(anna);
    const figures = await rush({
      shopUrl: extraShopUrl,
      registry,
      releases,
      requests: 600,
      atOnce: 8,
      member,
    });
    expect(figures.requests).toBe(600);
    expect(figures.lost).toEqual([]);
    expect(figures.wrong).toEqual([]);
    expect(figures.mixed).toEqual([]);
    expect(figures.changes).toBeGreaterThan(3);
  } finally {
    await shell.stop();
    for (const name of ['mf-cms', 'mf-search'] as const) await backToOwn(name);
  }

  /** To the release that all other specs are about. */
  async function backToOwn(name: 'mf-cms' | 'mf-search'): Promise<void> {
    const reading = await registry.read();
    const entries = (reading.status === 'read' && reading.document.microFrontends[name]) || [];
    const own = entries.find(({ metadata }) => !metadata.version.startsWith('0.0.0-'));
    if (own) await registry.promote({ name, version: own.metadata.version });
  }
});
