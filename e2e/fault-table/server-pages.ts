import type { Page } from '@playwright/test';
import { storedItems } from 'shared-contracts/cookies';
import { expect } from '../fixtures/faults.ts';
import { regionsOf, type Region } from '../fixtures/regions.ts';
import { serverPage } from '../fixtures/server-page.ts';
import { shopUrl } from '../stack/addresses.ts';
import { isPageOf, places, requiredRemotes, type PlacedRemote } from './remotes.ts';
import { differences, type Expectations } from './expectations.ts';

interface FetchedPage {
  status: number;
  html: string;
  regions: Region[];
  versions: Record<string, { version: string }>;
}

/** The server's pages that contain the remotes, by path. */
export type Pages = ReadonlyMap<string, FetchedPage>;

/** How often a page is fetched that is not as expected: on a busy machine data of any region may come too late once. */
const attempts = 3;

/** Fetches the pages without faults, until two answers in a row agree: a fragment whose data came too late is no baseline. */
export async function fetchBaseline(page: Page, remotes: readonly PlacedRemote[]): Promise<Pages> {
  let pages = await fetchPages(page, remotes);
  await expect(async () => {
    const earlier = pages;
    pages = await fetchPages(page, remotes);
    for (const [path, { status, regions }] of pages) {
      expect(status, `status of ${path} without a fault`).toBe(200);
      expect(regions, `${path} without a fault`).toEqual(earlier.get(path)?.regions);
    }
  }).toPass({ timeout: 60_000 });
  return pages;
}

/** Fetches the pages as the browser's visitor, with its preview. */
async function fetchPages(page: Page, remotes: readonly PlacedRemote[]): Promise<Pages> {
  const cookies = await page.context().cookies(shopUrl);
  const preview = cookies.find(({ name }) => name === storedItems.preview.names[0]);
  const visitor = preview ? { cookie: `${preview.name}=${preview.value}` } : {};
  const paths = new Set(remotes.flatMap((remote) => [places[remote].path, places[remote].elsewhere]));
  const pages = new Map<string, FetchedPage>();
  for (const path of paths) {
    const { status, html, state } = await serverPage(path, visitor);
    pages.set(path, { status, html, regions: regionsOf(html), versions: state().snapshot.releases });
  }
  return pages;
}

interface ExpectedPages {
  /** The pages without faults. */
  baseline: Pages;
  expectations: Expectations;
  /** Remotes whose code or data fails, before anything is rendered. */
  unprepared: ReadonlySet<string>;
}

/** Asserts that every region of these pages is as without faults, or as expected. */
export async function expectServerPages(
  page: Page,
  remotes: readonly PlacedRemote[],
  expected: ExpectedPages,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- a fault lasts: what it affects differs at every attempt
      return await assertPages(page, remotes, expected);
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

async function assertPages(
  page: Page,
  remotes: readonly PlacedRemote[],
  { baseline, expectations, unprepared }: ExpectedPages,
): Promise<void> {
  for (const [path, { status, html, regions }] of await fetchPages(page, remotes)) {
    const before = baseline.get(path)?.regions ?? [];
    expect(differences(regions, before, expectations), `${path} from the server`).toEqual([]);
    const isDown =
      regions.some(({ name }) => unprepared.has(requiredRemotes[name] ?? '')) ||
      remotes.some(
        (remote) =>
          expectations.get(remote) === 'fallback' && regions.some((region) => isPageOf(remote, region)),
      );
    expect(status, `status of ${path}`).toBe(isDown ? 503 : 200);
    // Error messages are for the log only.
    expect(html).not.toMatch(/mf-\w+ (threw|has no data)/);
  }
}
