import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { paths } from 'shared-contracts/routes';
import { expect, test } from '../../fixtures/shop.ts';
import { otherSiteUrl, ports } from '../../stack/addresses.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // One worker starts the servers for all of them.
  test.describe.configure({ mode: 'default' });

  let site: Server;
  let received: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
  test.beforeAll(async () => {
    site = createServer(({ url, headers }, response) => {
      if (url?.startsWith('/start')) received.push({ url, headers });
      response.setHeader('content-type', 'text/html').end('<h1>The other site</h1>');
    });
    await new Promise<void>((resolve) => site.listen(ports.otherSite, 'localhost', resolve));
  });
  test.beforeEach(() => {
    received = [];
  });
  test.afterAll(async () => {
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
  });

  test('a form post redirects to another site without a referrer', async ({ shop, page, member }) => {
    const target = `${otherSiteUrl}/start?order=7`;
    await page.goto(paths.login(paths.leave(target)));
    await shop.fillSignIn(shop.main, member);
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { name: 'The other site' })).toBeVisible();
    expect(received.map(({ url }) => url)).toEqual(['/start?order=7']);
    expect(received[0]?.headers.referer).toBeUndefined();
  });
});

/** Returns the sources of a directive. The shops of all workers share one file of policies. */
const directive = (policy: string, name: string) =>
  policy
    .split(';')
    .map((text) => text.split(' '))
    .find(([first]) => first === name);

test('a page with its own security policy is entered and left by a new document', async ({ shop, page }) => {
  const mark = () => page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
  const policyOf = (path: string) =>
    page
      .waitForResponse(
        (response) => response.request().isNavigationRequest() && new URL(response.url()).pathname === path,
      )
      .then(async (response) => (await response.allHeaders())['content-security-policy'] ?? '');
  const isSameDocument = () => page.evaluate(() => document.documentElement.hasAttribute('data-first'));

  await shop.open('/about-us');
  await mark();
  const entered = policyOf('/contact-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  expect(directive(await entered, 'frame-src')).toContain(otherSiteUrl);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  await shop.ready();
  expect(await isSameDocument()).toBe(false);

  await mark();
  const left = policyOf('/about-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  expect(await left).not.toContain('frame-src');
  await shop.ready();
  expect(await isSameDocument()).toBe(false);
});
