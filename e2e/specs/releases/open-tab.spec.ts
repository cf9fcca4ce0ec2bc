import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/faults.ts';
import { expectRequested, hoverHydrated } from '../../fixtures/scripts.ts';
import { fixtureText } from '../../stack/fixture-release.ts';

/** Records the tab's info messages. */
function recordMessages(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') lines.push(message.text());
  });
  return lines;
}

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

for (const who of ['a guest', 'a member'] as const) {
  test(`an open tab of ${who} keeps its releases on its page, and loads the live ones on navigation`, async ({
    live,
    shop,
    page,
    member,
  }) => {
    if (who === 'a member') await shop.signIn(member);
    await shop.open('/cookie-policy');
    await expectRequested(page, '/deferred');
    const text = await page.locator('#shop-state').textContent();
    const { snapshot } = JSON.parse(text ?? '') as {
      snapshot: { releases: Record<string, { version: string }> };
    };
    const initialVersion = snapshot.releases['mf-cms']?.version ?? '';

    const { version } = await live('mf-cms', 'none');
    expect(version).not.toBe(initialVersion);
    const messages = recordMessages(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/mf-cms/')) requests.push(request.url());
    });
    await shop.markDocument();
    // Hovering triggers a request, whose answer contains the live releases.
    await hoverHydrated(footerLink(page, 'Privacy policy'));
    await expect.poll(() => messages.join()).toContain('This tab is outdated');
    await shop.expectSameDocument();
    await expect(shop.main.getByRole('heading', { level: 1, name: 'Cookie policy' })).toBeVisible();
    expect(requests.filter((url) => !url.includes(initialVersion))).toEqual([]);

    await footerLink(page, 'Privacy policy').click();
    await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText(fixtureText('mf-cms'));
    await expect(page).toHaveURL(/privacy-policy/);
    expect(await page.evaluate(() => 'isSameDocument' in window), 'it is another document').toBe(false);

    // The new document is up to date and stays.
    await shop.ready();
    await expectRequested(page, '/deferred');
    await shop.markDocument();
    await footerLink(page, 'Cookie policy').click();
    await expect(page).toHaveURL(/cookie-policy/);
    await shop.expectSameDocument();
  });
}

test('entered text is not lost to newer releases', async ({ live, shop, page }) => {
  await shop.open('/customer/account/login');
  await expectRequested(page, '/deferred');
  await live('mf-cms', 'none');
  const messages = recordMessages(page);
  await shop.main.getByRole('textbox', { name: 'Email address' }).fill('somebody@example.com');
  await hoverHydrated(footerLink(page, 'Privacy policy'));
  await expect.poll(() => messages.join()).toContain('This tab is outdated');
  await shop.markDocument();
  await footerLink(page, 'Privacy policy').click();
  await expect(page).toHaveURL(/privacy-policy/);
  await shop.expectSameDocument();
});
