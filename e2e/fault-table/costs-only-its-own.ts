import type { Page } from '@playwright/test';
import { exposeChunkName } from 'shared-build/federation';
import { fragments, type RemoteName } from 'shared-contracts/exposes';
import { expect } from '../fixtures/faults.ts';
import { regionsOf, type Region } from '../fixtures/regions.ts';
import { expectAskedFor } from '../fixtures/scripts.ts';
import type { ShopPage } from '../fixtures/shop.ts';
import type { ShellLog } from '../stack/shell-log.ts';
import type { BegunFault, Fault, FaultTools } from './fault.ts';
import { expectFromServer, visit } from './from-server.ts';
import { isPageOf, places } from './remotes.ts';
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

/** Longer than the default, because slow machines run several processes at once. */
const patience = { timeout: 20_000 };

const nothingWrong: Sights = new Map();

/**
 * Asserts that faults affect the regions of their own remotes only, and that the page recovers after them: in the
 * server's HTML, in the shell's log and in the browser. The browser opens the page of the first remote.
 */
export async function costsOnlyItsOwn(
  { shop, live, shellLog }: Fixtures,
  struck: readonly [Struck, ...Struck[]],
): Promise<void> {
  const { page } = shop;
  const [{ remote: first, fault: firstFault }] = struck;
  const { path } = places[first];
  const remotes = struck.map(({ remote }) => remote);
  const goodDay = await visit(remotes);
  const { regions: before = [], versions = {} } = goodDay.get(path) ?? {};
  const shows = async (sights: Sights) => differences(await regionsIn(page), before, sights);

  const onServer: Sights = new Map(struck.map(({ remote, fault }) => [remote, fault.server]));
  const inBrowser: Sights = new Map(struck.map(({ remote, fault }) => [remote, fault.browser]));
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));

  const begun: (Struck & BegunFault)[] = [];
  for (const { remote, fault } of struck) {
    const versionOf = (name: RemoteName) => versions[name]?.version ?? '';
    begun.push({ remote, fault, ...(await fault.begin(remote, { page, live, versionOf })) });
  }

  await expectFromServer(remotes, goodDay, onServer);
  for (const { remote, version, fault } of begun.filter(({ fault }) => fault.logged)) {
    const line = expect.objectContaining({ remote, version, ...fault.logged });
    await expect.poll(() => shellLog.lines(), patience).toContainEqual(line);
  }

  await page.goto(path, { waitUntil: 'domcontentloaded' });
  if (begun.some(({ letGo }) => letGo)) {
    await expect.poll(() => shows(onServer), patience).toEqual([]);
    for (const { letGo } of begun) letGo?.();
  }
  await expectInteractive(page);
  await touchFragments(page, remotes);
  for (const { remote, fault } of struck) if (fault.browser === 'own') await fragmentsCame(page, remote);
  await expect.poll(() => shows(inBrowser), patience).toEqual([]);
  for (const { remote, version, fault } of begun.filter(({ fault }) => fault.told)) {
    const words = `of ${remote} ${version} failed (${fault.told})`;
    await expect.poll(() => told.join('\n'), patience).toContain(words);
  }

  for (const { end } of begun) await end();
  await expectFromServer(remotes, goodDay, nothingWrong);
  const tries = places[first].page === null ? 0 : firstFault.tries;
  if (tries > 0) {
    await tryAgain(shop, tries);
    const ownPage = before.filter((region) => isPageOf(first, region));
    const itShows = async () => differences(await regionsIn(page), ownPage, nothingWrong);
    await expect.poll(itShows, patience).toEqual([]);
  }
  // A page that recovers in the same tab leaves the other regions of its remote to the next full request.
  const isWholeAgain = tries > 0 && struck.every(({ fault }) => fault.server !== 'own');
  if (!isWholeAgain) await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expectInteractive(page);
  await expect.poll(() => shows(nothingWrong), patience).toEqual([]);
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
  await expect(page.locator('html[data-interactive]')).toBeAttached(patience);
}

async function tryAgain({ main }: ShopPage, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await main.getByRole('button', { name: 'Try again' }).click(patience);
}

/** Triggers the hydration of fragments that wait for an interaction. */
async function touchFragments(page: Page, remotes: readonly RemoteName[]): Promise<void> {
  for (const remote of remotes) {
    for (const name of places[remote].fragments) {
      await page.locator(`[data-fragment="${name}"]`).dispatchEvent('pointerover', { bubbles: true });
    }
  }
}

/** Waits for the code of fragments: until it is loaded, the server's HTML looks like the expected content. */
async function fragmentsCame(page: Page, remote: RemoteName): Promise<void> {
  const chunks = places[remote].fragments.map((name) => exposeChunkName(fragments[name].expose));
  await expectAskedFor(page, ...chunks.map((chunk) => `/${chunk}.`));
}
