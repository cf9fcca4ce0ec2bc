import { demoMember } from '../../../scripts/stack/demo-member.ts';
import { expect, test } from '../../fixtures/faults.ts';
import { serverPage } from '../../fixtures/server-page.ts';

const breakScreen = 'This part is taking a break';

test.describe('a fault that ends', () => {
  test.use({ expectedConsole: [/of mf-search .* failed \(load\)|503/] });

  test('leaves nothing behind: after the rollback a try again shows the region', async ({
    live,
    shop,
    page,
  }) => {
    const release = await live('throws-at-load');
    await shop.open('/search?s=ski');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: breakScreen })).toBeVisible();

    await release.rollback();
    const fromServer = await serverPage('/search?s=ski');
    expect(fromServer.status).toBe(200);
    expect(fromServer.shown).not.toContain(breakScreen);

    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toContainText('ski');
    await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
  });
});

test.describe('a fault in the browser’s render that ends', () => {
  test.use({
    expectedConsole: [/of mf-search .* failed \(render\)|threw in the browser|React error #(422|520)/],
  });

  test('is over at the second try again, which brings the page anew', async ({ live, shop, page }) => {
    const release = await live('throws-in-browser-render');
    await shop.open('/search?s=ski');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: breakScreen })).toBeVisible();
    await release.rollback();

    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('heading', { name: breakScreen })).toBeVisible();
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toContainText('ski');
  });
});

for (const who of ['a guest', 'a member'] as const) {
  test(`an open tab of ${who} keeps its releases while others go live`, async ({ live, shop, page }) => {
    if (who === 'a member') await shop.signIn(demoMember);
    else await shop.open('/');
    const text = await page.locator('#shop-state').textContent();
    const { snapshot } = JSON.parse(text ?? '') as {
      snapshot: { releases: Record<string, { version: string }> };
    };
    const kept = snapshot.releases['mf-cms']?.version ?? '';

    const { version } = await live('whole');
    expect(version).not.toBe(kept);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/mf-cms/')) asked.push(request.url());
    });
    await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(page).toHaveURL(/about-us/);
    await expect(heading).toBeVisible();
    await expect(heading).not.toHaveText('A whole page');
    expect(asked.filter((url) => !url.includes(kept))).toEqual([]);

    // The next full request is served with what is live now.
    await shop.open('/about-us');
    await expect(heading).toHaveText('A whole page');
  });
}
