import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../../fixtures/faults.ts';
import { serverPage } from '../../fixtures/server-page.ts';
import { fixtureText } from '../../stack/fixture-release.ts';

test.describe('missing browser files of a release', () => {
  test.use({
    expectedConsole: [
      /404|because its MIME type|mf-cms .* failed \(load\)|preloaded using|React error #(418|419|422|423|520)/,
    ],
  });

  test('replace its region with the fallback after a navigation, until they are restored', async ({
    live,
    shop,
    page,
  }) => {
    const release = await live('mf-cms', 'none', 'gone-on-the-way');
    const [there, away] = ['browser', 'browser-away'].map((name) => join(release.shellCopy, name)) as [
      string,
      string,
    ];
    await rename(there, away);

    await shop.open('/');
    await page.evaluate(() => Object.assign(window, { sameTab: true }));
    await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'This part is taking a break' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await rename(away, there);
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('heading', { name: fixtureText('mf-cms') })).toBeVisible();
    expect(await page.evaluate(() => 'sameTab' in window)).toBe(true);
  });
});

test.describe('missing server files of a release', () => {
  test('replace its region with the fallback and answer 503 until they are restored', async ({ live }) => {
    const release = await live('mf-cms', 'none', 'gone-from-the-server');
    const [there, away] = ['server', 'server-away'].map((name) => join(release.shellCopy, name)) as [
      string,
      string,
    ];
    await rename(there, away);

    const own = await serverPage('/about-us');
    expect(own.status).toBe(503);
    expect(own.shown).toContain('This part is taking a break');
    expect(own.shown).toContain('<header');
    expect(own.shown).toContain('<footer');

    const other = await serverPage('/search?s=ski');
    expect(other.status).toBe(200);
    expect(other.shown).not.toContain(fixtureText('mf-cms'));
    expect(other.shown).not.toContain('This part is taking a break');

    await rename(away, there);
    const again = await serverPage('/about-us');
    expect(again.status).toBe(200);
    expect(again.shown).toContain(fixtureText('mf-cms'));
  });
});
