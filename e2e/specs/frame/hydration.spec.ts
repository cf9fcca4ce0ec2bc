import { pisteSkis } from '../../fixtures/demo-products.ts';
import { guestPages } from '../../fixtures/pages.ts';
import { expectHydrated, expectRequested } from '../../fixtures/scripts.ts';
import { expect, test } from '../../fixtures/shop.ts';

test('every page hydrates without console output', async ({ shop, page }) => {
  for (const path of guestPages) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await shop.started();
    for (const part of [page.getByRole('contentinfo'), shop.header])
      await expectHydrated(part.locator('[data-deferred] a').first());
    expect(() => shop.expectNoUnexpectedOutput(), path).not.toThrow();
  }
});

test('a member’s pages hydrate without console output', async ({ shop, member }) => {
  await shop.restoreSession(member);
  await member.add(pisteSkis, '146 cm');
  for (const path of ['/', '/products/skis', pisteSkis.path, '/checkout/cart/', '/customer/account']) {
    await shop.open(path);
    expect(() => shop.expectNoUnexpectedOutput(), path).not.toThrow();
  }
});

// Hydration keeps attributes that differ, so that nothing else shows them.
for (const visitor of ['guest', 'member']) {
  test(`the links of a ${visitor}’s list are the same from the server and in the browser`, async ({
    shop,
    page,
    member,
  }) => {
    if (visitor === 'member') await shop.restoreSession(member);
    const targets = () =>
      shop.main.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await shop.open('/products/skis');
    const ofServer = await targets();
    expect(ofServer.length).toBeGreaterThan(20);
    await shop.open('/');
    await shop.main.locator('a[href="/products/skis"]').first().click();
    await expect(page).toHaveURL('/products/skis');
    await expect.poll(targets).toEqual(ofServer);
  });
}

test('the account button hydrates on interaction for a guest, and with the page for a member', async ({
  shop,
  page,
  member,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    // Files that are fetched ahead are not executed.
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const ofButton = () =>
    scripts.filter((url) => /\/assets\/mf-account\/.*\/fragments-button\..*js$/.test(url));
  await shop.open('/about-us');
  // The mini basket is loaded after hydration, and not before the account button would be.
  await expectRequested(page, '/fragments-mini-basket.', '/deferred.');
  expect(ofButton()).toEqual([]);
  await shop.signInButton.hover();
  await expect.poll(ofButton).not.toEqual([]);

  await shop.restoreSession(member);
  scripts.length = 0;
  await shop.open('/about-us');
  await expect.poll(ofButton).not.toEqual([]);
});
