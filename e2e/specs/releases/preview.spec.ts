import { expect, test } from '../../fixtures/faults.ts';
import { shopUrl } from '../../stack/addresses.ts';
import { previewToken, publishFault } from '../../stack/publish-fixture.ts';

test('a preview shows a release to one visitor only, until the visitor ends it', async ({
  shop,
  page,
  browser,
}) => {
  const release = await publishFault('mf-cms', 'none', 'looked-at');
  const token = await previewToken(release);
  const entry = `/assets/${release.name}/${release.version}/`;

  await page.goto(`/__preview/${token}`);
  await expect(page).toHaveURL(/\/$/);
  await shop.ready();
  expect(await page.content()).toContain(entry);
  await shop.open('/about-us');
  expect(await page.content()).toContain(entry);

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await theirs.goto(new URL('/about-us', page.url()).href);
  expect(await theirs.content()).not.toContain(entry);
  await other.close();

  await page.goto('/__preview/end');
  await shop.ready();
  expect(await page.content()).not.toContain(entry);
});

test('a preview without a valid signature is rejected', async ({ page }) => {
  const { name: remote, version } = await publishFault('mf-cms', 'none', 'forged');
  const payload = JSON.stringify({ remote, version, expires: 9_999_999_999_999 });
  const forged = `${Buffer.from(payload).toString('base64url')}.AAAA`;
  const answer = await page.request.get(`/__preview/${forged}`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['set-cookie']]).toEqual([404, undefined]);
  await page.context().addCookies([{ name: 'release_preview', value: forged, url: shopUrl }]);
  const home = await page.request.get('/');
  expect(home.status()).toBe(200);
  expect(await home.text()).not.toContain(`/assets/${remote}/${version}/`);
});
