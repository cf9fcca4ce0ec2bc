import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import type { Service } from '../../../scripts/stack/service.ts';
import { createAxe } from '../../fixtures/accessibility.ts';
import { anna, ben, sessionOf } from '../../fixtures/shop-api.ts';
import { startShellWithConsole } from '../../stack/console-shell.ts';
import { extraShopUrl } from '../../stack/extra-shell.ts';
import { publishFault } from '../../stack/publish-fixture.ts';

const consoleUrl = `${extraShopUrl}/__releases`;
let shell: Service;
let release: { name: string; version: string };

// One worker starts the shell for all of them.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  release = await publishFault('mf-search', 'none', 'in-the-console');
  shell = await startShellWithConsole([anna.email]);
});
test.afterAll(() => shell.stop());

async function restoreSession(
  context: BrowserContext,
  member: { email: string; password: string },
): Promise<void> {
  const [name = '', value = ''] = (await sessionOf(member)).split('=');
  await context.addCookies([{ name, value, url: extraShopUrl }]);
}

const row = (page: Page) => page.getByRole('row').filter({ hasText: release.version });
const latestChange = (page: Page) =>
  page
    .getByRole('region', { name: /^Latest changes/ })
    .getByRole('listitem')
    .first();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a member of staff promotes a canary and rolls it back, and the audit contains their name', async ({
    page,
    context,
  }) => {
    const { name, version } = release;
    await restoreSession(context, anna);
    await page.goto(consoleUrl);
    await expect(row(page)).toContainText('Staged');

    await row(page).getByRole('spinbutton').fill('10');
    await row(page)
      .getByRole('button', { name: `Promote ${name} ${version}` })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Give ${name} ${version} to 10`);
    await page.getByRole('textbox', { name: /^Why/ }).fill('a first look');
    await page.getByRole('button', { name: /^Promote to 10/ }).click();
    await expect(page.getByRole('status').first()).toContainText(`Promoted ${name} ${version} to 10`);
    await expect(row(page)).toContainText(/Canary.*10\s%/);
    await expect(latestChange(page)).toContainText(`operators: ${anna.email}`);

    await page.getByRole('link', { name: `End the canary of ${name}` }).click();
    await expect(page.getByRole('row', { name: version })).toContainText(/Canary.*Retired/);
    await page.getByRole('textbox', { name: /^Why/ }).fill('seen enough');
    await page.getByRole('button', { name: 'Roll back' }).click();
    await expect(row(page)).toContainText('Retired');
    await expect(latestChange(page)).toContainText(`Rolled back ${name}`);
    await expect(latestChange(page)).toContainText(anna.email);
    await expect(latestChange(page)).toContainText('seen enough');
  });

  test('all other visitors get 404', async ({ page, context, baseURL }) => {
    expect((await page.goto(consoleUrl))?.status()).toBe(404);
    await restoreSession(context, ben);
    expect((await page.goto(consoleUrl))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Releases' })).toHaveCount(0);
    await restoreSession(context, anna);
    expect((await page.goto(`${baseURL}/__releases`))?.status(), 'a shell that names no staff').toBe(404);
  });
});

test('the console is accessible on every screen', async ({ page, context }) => {
  await restoreSession(context, anna);
  const { name: remote, version } = release;
  const confirm = new URLSearchParams({ action: 'promote', remote, version, share: '10' });
  for (const path of ['', `?remote=${remote}`, `/confirm?${confirm}`]) {
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(consoleUrl + path);
      await expect(page.getByRole('row').filter({ hasText: version })).toBeVisible();
      const { violations } = await createAxe(page).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect(found, `${path} at ${width}`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width} scrolls sideways`).toBe(0);
    }
  }
});
