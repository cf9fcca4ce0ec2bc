import { pisteSkis } from '../fixtures/goods.ts';
import { guestPages } from '../fixtures/pages.ts';
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
