import { demoMember } from '../../../scripts/stack/demo-member.ts';
import { expect, test } from '../../fixtures/faults.ts';
import { wordsOf } from '../../stack/stand-in.ts';

for (const who of ['a guest', 'a member'] as const) {
  test(`an open tab of ${who} keeps its releases while others go live`, async ({ live, shop, page }) => {
    if (who === 'a member') await shop.signIn(demoMember);
    else await shop.open('/');
    const text = await page.locator('#shop-state').textContent();
    const { snapshot } = JSON.parse(text ?? '') as {
      snapshot: { releases: Record<string, { version: string }> };
    };
    const kept = snapshot.releases['mf-cms']?.version ?? '';

    const { version } = await live('mf-cms', 'whole');
    expect(version).not.toBe(kept);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/mf-cms/')) asked.push(request.url());
    });
    await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(page).toHaveURL(/about-us/);
    await expect(heading).toBeVisible();
    await expect(heading).not.toHaveText(wordsOf('mf-cms'));
    expect(asked.filter((url) => !url.includes(kept))).toEqual([]);

    // The next full request is served with what is live now.
    await shop.open('/about-us');
    await expect(heading).toHaveText(wordsOf('mf-cms'));
  });
}
