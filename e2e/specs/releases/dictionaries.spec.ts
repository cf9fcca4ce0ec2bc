import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/faults.ts';
import { fixtureText } from '../../stack/fixture-release.ts';

/** Opens a page and returns the encoding of the entry of mf-cms, and its version. */
async function openWithEntry(page: Page, open: () => Promise<unknown>) {
  const entry = page.waitForResponse(/\/assets\/mf-cms\/[^/]+\/remoteEntry\.js$/);
  await open();
  const response = await entry;
  const [, version] = /\/mf-cms\/([^/]+)\//.exec(response.url()) ?? [];
  return { encoding: (await response.allHeaders())['content-encoding'], version };
}

test('a visitor of the former release gets the script of the next one as the difference to it', async ({
  live,
  shop,
  page,
}) => {
  const former = await openWithEntry(page, () => shop.open('/cookie-policy'));
  expect(former.encoding).not.toBe('dcz');
  const { version } = await live('mf-cms', 'none');
  const next = await openWithEntry(page, () => shop.open('/cookie-policy'));
  expect(next).toEqual({ encoding: 'dcz', version });
  // The browser has checked the hash of the script, and runs it.
  await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText(fixtureText('mf-cms'));
  await shop.ready();
});
