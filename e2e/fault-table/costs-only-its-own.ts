import type { Page } from '@playwright/test';
import type { RemoteName } from 'shared-contracts/exposes';
import { expect } from '../fixtures/faults.ts';
import { regionsOf, type Region } from '../fixtures/regions.ts';
import { serverPage } from '../fixtures/server-page.ts';
import type { ShopPage } from '../fixtures/shop.ts';
import type { ShellLog } from '../stack/shell-log.ts';
import type { BegunFault, Fault, FaultTools } from './fault.ts';
import { places } from './remotes.ts';
import { differences, type Sights } from './sights.ts';

export interface Struck {
  remote: RemoteName;
  fault: Fault;
}

interface Fixtures {
  shop: ShopPage;
  live: FaultTools['live'];
  shellLog: ShellLog;
}

/** A slow machine has other things to do. */
const patience = { timeout: 20_000 };

/** From the first request with the faults to the first one without: on the server, in its log and in the browser. */
export async function costsOnlyItsOwn({ shop, live, shellLog }: Fixtures, struck: Struck[]): Promise<void> {
  const { page } = shop;
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  const goodDay = await visit(struck);
  const first = struck[0]?.remote ?? 'mf-catalogue';
  const { path } = places[first];
  const before = goodDay.get(path)?.regions ?? [];
  const none: Sights = new Map();
  const onServer: Sights = new Map(struck.map(({ remote, fault }) => [remote, fault.server]));
  const inBrowser: Sights = new Map(struck.map(({ remote, fault }) => [remote, fault.browser]));
  const shows = async (sights: Sights) => differences(await regionsIn(page), before, sights);

  const begun: BegunFault[] = [];
  const versionOf = (remote: RemoteName) => goodDay.get(path)?.versions[remote]?.version ?? '';
  for (const { remote, fault } of struck) begun.push(await fault.begin(remote, { page, live, versionOf }));

  await expectFromServer(struck, goodDay, onServer);
  for (const [i, { remote, fault }] of struck.entries()) {
    if (!fault.logged) continue;
    const line = { remote, version: begun[i]?.version, ...fault.logged };
    await expect.poll(() => shellLog.lines(), patience).toContainEqual(expect.objectContaining(line));
  }

  await page.goto(path, { waitUntil: 'domcontentloaded' });
  if (begun.some(({ letGo }) => letGo)) {
    await expect.poll(() => shows(onServer), patience).toEqual([]);
    for (const { letGo } of begun) letGo?.();
  }
  await expect(page.locator('html[data-interactive]')).toBeAttached(patience);
  await touchFragments(shop, struck);
  if (struck.every(({ fault }) => fault.browser === 'own')) await page.waitForLoadState('networkidle');
  await expect.poll(() => shows(inBrowser), patience).toEqual([]);
  for (const [i, { remote, fault }] of struck.entries()) {
    if (!fault.told) continue;
    const words = `of ${remote} ${begun[i]?.version} failed (${fault.told})`;
    await expect.poll(() => told.join('\n'), patience).toContain(words);
  }

  for (const { end } of begun) await end();
  await expectFromServer(struck, goodDay, none);
  const again = shop.main.getByRole('button', { name: 'Try again' });
  const tries = places[first].page === null ? 0 : (struck[0]?.fault.tries ?? 0);
  for (let i = 0; i < tries; i++) await again.click(patience);
  if (tries > 0) {
    // Where it comes back in the same tab, the rest of the remote comes with the next full request.
    const isOfPage = ({ name, within }: Region) => name === places[first].page && within.length === 1;
    const pageOnly = before.filter(isOfPage);
    await expect.poll(async () => differences(await regionsIn(page), pageOnly, none), patience).toEqual([]);
  }
  if (tries === 0 || struck.some(({ fault }) => fault.server === 'own')) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
  }
  await expect.poll(() => shows(none), patience).toEqual([]);
}

/** None while the tab is between two documents. */
async function regionsIn(page: Page): Promise<Region[]> {
  return regionsOf(await page.content().catch(() => ''));
}

interface Visited {
  status: number;
  regions: Region[];
  versions: Record<string, { version: string }>;
}

/** The pages on which the remotes are seen, as the server sends them. */
async function visit(struck: readonly Struck[]): Promise<Map<string, Visited>> {
  const paths = new Set(struck.flatMap(({ remote }) => [places[remote].path, places[remote].elsewhere]));
  const visited = new Map<string, Visited>();
  for (const path of paths) {
    const { status, html, state } = await serverPage(path);
    visited.set(path, { status, regions: regionsOf(html), versions: state().snapshot.releases });
  }
  return visited;
}

async function expectFromServer(
  struck: readonly Struck[],
  goodDay: ReadonlyMap<string, Visited>,
  sights: Sights,
): Promise<void> {
  for (const [path, { status, regions }] of await visit(struck)) {
    const before = goodDay.get(path)?.regions ?? [];
    expect(differences(regions, before, sights), `${path} from the server`).toEqual([]);
    const isDown = struck.some(({ remote }) => {
      const { page } = places[remote];
      return (
        sights.get(remote) === 'fallback' &&
        regions.some(({ name, within }) => name === page && within.length === 1)
      );
    });
    expect(status, `status of ${path}`).toBe(isDown ? 503 : 200);
  }
}

/** Most of the frame's fragments stay as the server drew them until somebody shows interest. */
async function touchFragments({ page }: ShopPage, struck: readonly Struck[]): Promise<void> {
  for (const name of struck.flatMap(({ remote }) => places[remote].fragments)) {
    await page.locator(`[data-fragment="${name}"]`).dispatchEvent('pointerover', { bubbles: true });
  }
}
