import { createRegistryClient } from 'registry-client';
import { checkPage } from '../../soak/check-page.ts';
import { runLoad } from '../../soak/load.ts';
import { anna, sessionOf } from '../../fixtures/shop-api.ts';
import { apiUrl, publicKeyFile, registryToken, registryUrl } from '../../stack/addresses.ts';
import { extraShopUrl, startExtraShell } from '../../stack/extra-shell.ts';
import { publishFault } from '../../stack/publish-fixture.ts';
import { expect, test } from '../../fixtures/faults.ts';

test('checkPage finds two releases of one remote, and two builds of the shell, in a page', () => {
  const snapshot = { revision: 7, releases: { 'mf-cms': { version: '1.0.0' } } };
  const state = `<script id="shop-state" type="application/json">${JSON.stringify({ snapshot })}</script>`;
  const pageWith = (trace: string) => checkPage(`<main>${trace}</main>${state}`);
  expect(pageWith('<h1 data-release="mf-cms@1.0.0">')).toMatchObject({ revision: 7, mixed: [] });
  expect(pageWith('<h1 data-release="mf-cms@1.0.1">').mixed).toEqual(['mf-cms 1.0.1 on a page of 1.0.0']);
  expect(pageWith('<link href="/assets/mf-cms/0.9.0/a.css">').mixed).toHaveLength(1);
  const shells = pageWith('<link href="/assets/shell/1.0.0/a.css"><link href="/assets/shell/1.0.1/b.css">');
  expect(shells.mixed).toEqual(['builds 1.0.0 and 1.0.1 of the shell']);
});

/** The short form of `pnpm soak`. */
test('under load every visitor gets a complete page with the right releases while they change', async () => {
  test.setTimeout(400_000);
  const registry = createRegistryClient({ baseUrl: registryUrl, token: registryToken });
  const labels = ['load-1', 'load-2', 'load-3'];
  const releases = [];
  for (const label of labels)
    for (const remote of ['mf-cms', 'mf-search'] as const)
      releases.push(await publishFault(remote, 'none', label));
  const shell = await startExtraShell('shell-under-load', {
    apiUrl,
    registryUrl,
    publicKeyFile,
    probes: true,
  });
  try {
    const member = await sessionOf(anna);
    // The first page of a new shell loads all code; on a busy machine that takes longer than its data may.
    await expect.poll(async () => (await fetch(`${extraShopUrl}/about-us`)).status).toBe(200);
    const figures = await runLoad({
      shopUrl: extraShopUrl,
      registry,
      releases,
      shells: [],
      random: Math.random,
      requests: 400,
      atOnce: 8,
      member,
    });
    expect(figures.requests).toBe(400);
    expect(figures.lost).toEqual([]);
    expect(figures.wrong).toEqual([]);
    expect(figures.mixed).toEqual([]);
    expect(figures.changes).toBeGreaterThan(3);
  } finally {
    await shell.stop();
    for (const name of ['mf-cms', 'mf-search'] as const) await backToOwn(name);
  }

  /** Restores the release that all other specs expect. */
  async function backToOwn(name: 'mf-cms' | 'mf-search'): Promise<void> {
    const reading = await registry.read();
    const entries = (reading.status === 'read' && reading.document.microFrontends[name]) || [];
    const own = entries.find(({ metadata }) => !metadata.version.startsWith('0.0.0-'));
    if (own) await registry.promote({ name, version: own.metadata.version });
  }
});
