import { pisteSkis } from '../fixtures/goods.ts';
import { guestPages } from '../fixtures/pages.ts';
import { expectAskedFor } from '../fixtures/scripts.ts';
import { expect, test } from '../fixtures/shop.ts';

test('every page comes alive without a word in the console', async ({ shop, page }) => {
  for (const path of guestPages) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await shop.ready();
    expect(() => shop.expectQuietConsole(), path).not.toThrow();
  }
});

test('a member’s pages come alive without a word in the console', async ({ shop, member }) => {
  await shop.arriveAs(member);
  await member.add(pisteSkis, '146 cm');
  for (const path of ['/', '/products/skis', pisteSkis.path, '/checkout/cart/', '/customer/account']) {
    await shop.open(path);
    expect(() => shop.expectQuietConsole(), path).not.toThrow();
  }
});

test('a guest’s account button waits for a hand; a member’s comes alive with the page', async ({
  shop,
  page,
  member,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const ofAccount = () => scripts.filter((url) => url.includes('/assets/mf-account/') && url.endsWith('.js'));
  await shop.open('/about-us');
  // The basket's comes once the page is alive, and would not come before the account's.
  await expectAskedFor(page, '/fragments-mini-basket.', '/deferred.');
  expect(ofAccount()).toEqual([]);
  await shop.signInButton.hover();
  await expect.poll(ofAccount).not.toEqual([]);

  await shop.arriveAs(member);
  scripts.length = 0;
  await shop.open('/about-us');
  await expect.poll(ofAccount).not.toEqual([]);
});
