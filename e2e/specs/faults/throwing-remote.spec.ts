import { expect, test } from '../../fixtures/faults.ts';
import { shopUrl } from '../../stack/addresses.ts';
import { serverPage } from '../../fixtures/server-page.ts';

const breakScreen = 'This part is taking a break';

test.describe('a remote that throws while it is loaded', () => {
  test.use({ expectedConsole: [/of mf-search .* failed \(load\)|503/] });

  test('costs its own page and its slot in the header, on both sides', async ({ live, shop, page }) => {
    const { version } = await live('throws-at-load');
    const own = await serverPage('/search?s=ski');
    expect(own.status).toBe(503);
    const metrics = await (await fetch(`${shopUrl}/metrics`)).text();
    expect(metrics).toContain(
      `shell_region_failures_total{remote="mf-search",version="${version}",phase="load"}`,
    );
    expect(metrics).toMatch(/shell_regions_total\{remote="mf-account",version="[^"]+"\} [1-9]/);
    expect(own.headers.get('retry-after')).not.toBeNull();
    expect(own.shown).toContain(breakScreen);

    const other = await serverPage('/about-us');
    expect(other.status).toBe(200);
    expect(other.shown).toContain('action="/search"');

    await shop.open('/about-us');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const form = page.getByRole('banner').getByRole('search');
    await form.getByRole('searchbox').fill('ski');
    await form.getByRole('button').click();
    await expect(page).toHaveURL(/\/search\?s=ski/);
    await shop.ready();
    await expect(page.getByRole('main').getByRole('heading', { name: breakScreen })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('search')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test.describe('a remote that throws in the server’s render', () => {
  test.use({ expectedConsole: [/503/] });

  test('is shown by the browser all the same; no cache keeps the page', async ({ live, shop, page }) => {
    await live('throws-in-server-render');
    const own = await serverPage('/search?s=ski');
    expect(own.status).toBe(503);
    expect(own.shown).toContain(breakScreen);
    expect(own.html).not.toContain('The results threw');

    const other = await serverPage('/about-us');
    expect(other.status).toBe(200);
    expect(other.shown).toContain('action="/search"');

    await shop.open('/search?s=ski');
    await expect(page.getByRole('main').getByRole('heading', { name: 'Results' })).toBeVisible();
    await expect(page.getByRole('banner').getByText('A box')).toBeVisible();
  });
});

test.describe('a remote that throws in the browser’s render', () => {
  test.use({
    expectedConsole: [/of mf-search .* failed \(render\)|threw in the browser|React error #(422|520)/],
  });

  test('costs its own page and its slot in the header, never their neighbours', async ({
    live,
    shop,
    page,
  }) => {
    await live('throws-in-browser-render');
    const own = await serverPage('/search?s=ski');
    expect(own.status).toBe(200);
    expect(own.shown).toContain('Results</h1>');

    await shop.open('/search?s=ski');
    await expect(page.getByRole('main').getByRole('heading', { name: breakScreen })).toBeVisible();
    const header = page.getByRole('banner');
    // It stands as the server drew it until it is used.
    await header.getByText('A box').hover();
    await expect(header.getByRole('search')).toBeVisible();
    await header.getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL(/about-us/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(breakScreen);
  });
});
