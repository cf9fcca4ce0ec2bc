import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { exposeChunkName } from 'shared-build/federation';
import { readFederation } from 'shared-build/read-federation';
import { exposeOf } from 'shared-contracts/exposes';
import type { RemoteName } from 'shared-contracts/releases';
import { root } from '../../scripts/stack/settings.ts';
import { expect } from '../fixtures/faults.ts';
import { regionsOf, type Region } from '../fixtures/regions.ts';
import { expectRequested } from '../fixtures/scripts.ts';
import type { ShopPage } from '../fixtures/shop.ts';
import type { ShellLog } from '../stack/shell-log.ts';
import type { ActiveFault, Fault, FaultTools } from './fault.ts';
import { expectServerPages, fetchBaseline } from './server-pages.ts';
import { isPageOf, places, type PlacedRemote } from './remotes.ts';
import { differences, type Expectations } from './expectations.ts';

export interface RemoteFault {
  remote: PlacedRemote;
  fault: Fault;
}

interface Fixtures {
  shop: ShopPage;
  live: FaultTools['live'];
  shellLog: ShellLog;
}

/** Longer than the default, because slow machines run several processes at once. */
const slowTimeout = { timeout: 60_000 };

const noFaults: Expectations = new Map();

/**
 * Asserts that faults affect the regions of their own remotes only, and that the page recovers after them: in the
 * server's HTML, in the shell's log and in the browser. The browser opens the page of the first remote.
 */
export async function assertFaultIsolation(
  { shop, live, shellLog }: Fixtures,
  affected: readonly [RemoteFault, ...RemoteFault[]],
): Promise<void> {
  const { page } = shop;
  const [{ remote: first, fault: firstFault }] = affected;
  const { path } = places[first];
  const remotes = affected.map(({ remote }) => remote);
  const baseline = await fetchBaseline(page, remotes);
  const { regions: before = [], versions = {} } = baseline.get(path) ?? {};
  const shows = async (expectations: Expectations) =>
    differences(await regionsIn(page), before, expectations);

  const onServer: Expectations = new Map(affected.map(({ remote, fault }) => [remote, fault.server]));
  const inBrowser: Expectations = new Map(affected.map(({ remote, fault }) => [remote, fault.browser]));
  const consoleMessages: string[] = [];
  page.on('console', (message) => consoleMessages.push(message.text()));

  const active: (RemoteFault & ActiveFault)[] = [];
  for (const { remote, fault } of affected) {
    const versionOf = (name: RemoteName) => versions[name]?.version ?? '';
    active.push({ remote, fault, ...(await fault.start(remote, { page, live, versionOf })) });
  }

  const unprepared = new Set(affected.filter(({ fault }) => isUnprepared(fault)).map(({ remote }) => remote));
  await expectServerPages(page, remotes, { baseline, expectations: onServer, unprepared });
  for (const { remote, version, fault } of active.filter(({ fault }) => fault.logged)) {
    const line = expect.objectContaining({ remote, version, ...fault.logged });
    await expect.poll(() => shellLog.lines(), slowTimeout).toContainEqual(line);
  }

  await page.goto(path, { waitUntil: 'domcontentloaded' });
  if (active.some(({ releaseFiles }) => releaseFiles)) {
    await expect.poll(() => shows(onServer), slowTimeout).toEqual([]);
    for (const { releaseFiles } of active) releaseFiles?.();
  }
  await expectInteractive(page);
  await triggerFragments(page, remotes);
  for (const { remote, fault } of affected)
    if (fault.browser === 'own') await waitForFragmentCode(page, remote);
  await expect.poll(() => shows(inBrowser), slowTimeout).toEqual([]);
  for (const { remote, version, fault } of active.filter(({ fault }) => fault.reportedPhase)) {
    const description = `of ${remote} ${version} failed (${fault.reportedPhase})`;
    await expect.poll(() => consoleMessages.join('\n'), slowTimeout).toContain(description);
  }

  for (const { end } of active) await end();
  await expectServerPages(page, remotes, { baseline, expectations: noFaults, unprepared: new Set() });
  const retries = places[first].page === null ? 0 : firstFault.retries;
  if (retries > 0) {
    await retryPage(shop, retries);
    const ownPage = before.filter((region) => isPageOf(first, region));
    const pageDifferences = async () => differences(await regionsIn(page), ownPage, noFaults);
    await expect.poll(pageDifferences, slowTimeout).toEqual([]);
  }
  // A page that recovers in the same tab leaves the other regions of its remote to the next full request.
  const hasRecovered = retries > 0 && affected.every(({ fault }) => fault.server !== 'own');
  if (!hasRecovered) await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expectInteractive(page);
  await expect.poll(() => shows(noFaults), slowTimeout).toEqual([]);
}

/** Returns whether code or data of the remote fails on the server, before anything is rendered. */
function isUnprepared({ server, logged }: Fault): boolean {
  return server === 'fallback' && logged?.msg !== 'region threw in server render';
}

/**
 * Returns the regions of the page; none during a navigation. Scrolls to the top, because the "Back to top" button is
 * rendered further down only.
 */
async function regionsIn(page: Page): Promise<Region[]> {
  await page.evaluate(() => scrollTo(0, 0)).catch(() => undefined);
  return regionsOf(await page.content().catch(() => ''));
}

async function expectInteractive(page: Page): Promise<void> {
  await expect(page.locator('html[data-interactive]')).toBeAttached(slowTimeout);
}

async function retryPage({ main }: ShopPage, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await main.getByRole('button', { name: 'Try again' }).click(slowTimeout);
}

/** Triggers the hydration of fragments that wait for an interaction. */
async function triggerFragments(page: Page, remotes: readonly PlacedRemote[]): Promise<void> {
  for (const remote of remotes) {
    for (const name of places[remote].fragments) {
      await page.locator(`[data-fragment="${name}"]`).dispatchEvent('pointerover', { bubbles: true });
    }
  }
}

/** Waits for the code of fragments: until it is loaded, the server's HTML looks like the expected content. */
async function waitForFragmentCode(page: Page, remote: PlacedRemote): Promise<void> {
  const federation = await readFederation(join(root, remote));
  const chunks = places[remote].fragments.map((name) =>
    exposeChunkName(federation, exposeOf('fragment', name)?.expose ?? ''),
  );
  await expectRequested(page, ...chunks.map((chunk) => `/${chunk}.`));
}
