import type { Page } from '@playwright/test';
import { demoMember } from '../../../scripts/stack/demo-member.ts';
import { expect, test } from '../../fixtures/faults.ts';
import { expectAskedFor } from '../../fixtures/scripts.ts';
import { wordsOf } from '../../stack/stand-in.ts';

/** Records the tab's info messages. */
function diaryOf(page: Page): string[] {
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
  }) => {
    if (who === 'a member') await shop.signIn(demoMember);
    await shop.open('/cookie-policy');
    await expectAskedFor(page, '/deferred');
    const text = await page.locator('#shop-state').textContent();
    const { snapshot } = JSON.parse(text ?? '') as {
      snapshot: { releases: Record<string, { version: string }> };
    };
    const kept = snapshot.releases['mf-cms']?.version ?? '';

    const { version } = await live('mf-cms', 'whole');
    expect(version).not.toBe(kept);
    const diary = diaryOf(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/mf-cms/')) asked.push(request.url());
    });
    await shop.markTab();
    // Hovering triggers a request, whose answer contains the live releases.
    await footerLink(page, 'Privacy policy').hover();
    await expect.poll(() => diary.join()).toContain('This tab is outdated');
    await shop.expectSameTab();
    await expect(shop.main.getByRole('heading', { level: 1, name: 'Cookie policy' })).toBeVisible();
    expect(asked.filter((url) => !url.includes(kept))).toEqual([]);

    await footerLink(page, 'Privacy policy').click();
    await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText(wordsOf('mf-cms'));
    await expect(page).toHaveURL(/privacy-policy/);
    expect(await page.evaluate(() => 'isSameTab' in window), 'it is another document').toBe(false);

    // The new document is up to date and is kept.
    await shop.ready();
    await expectAskedFor(page, '/deferred');
    await shop.markTab();
    await footerLink(page, 'Cookie policy').click();
    await expect(page).toHaveURL(/cookie-policy/);
    await shop.expectSameTab();
  });
}

test('entered text is not lost to newer releases', async ({ live, shop, page }) => {
  await shop.open('/customer/account/login');
  await expectAskedFor(page, '/deferred');
  await live('mf-cms', 'whole');
  const diary = diaryOf(page);
  await shop.main.getByRole('textbox', { name: 'E-mail address' }).fill('somebody@example.com');
  await footerLink(page, 'Privacy policy').hover();
  await expect.poll(() => diary.join()).toContain('This tab is outdated');
  await shop.markTab();
  await footerLink(page, 'Privacy policy').click();
  await expect(page).toHaveURL(/privacy-policy/);
  await shop.expectSameTab();
});
