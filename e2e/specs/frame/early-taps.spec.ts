import type { Page } from '@playwright/test';
import { pisteSkis } from '../../fixtures/demo-products.ts';
import type { Member } from '../../fixtures/member.ts';
import { expect, test, type ShopPage } from '../../fixtures/shop.ts';

test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, cookiesRejected: true });

interface Visit {
  shop: ShopPage;
  page: Page;
  member: Member;
}

interface Control {
  path: string;
  /** Opens the page as a member; otherwise as a guest. */
  isMember?: boolean;
  prepare?: (visit: Visit) => Promise<unknown>;
  /** Uses it once. */
  use: (visit: Visit) => Promise<unknown>;
  /** What the shopper must see, by script or, before scripts run, by a page of the server. */
  expectDone: (visit: Visit) => Promise<unknown>;
}

const controls: Record<string, Control> = {
  'the menu button': {
    path: '/',
    use: ({ shop }) => shop.header.getByRole('button', { name: 'Menu' }).tap(),
    expectDone: ({ page }) =>
      expect(page.getByRole('navigation').getByRole('button', { name: 'Close' })).toBeVisible(),
  },
  'the search field': {
    path: '/',
    use: ({ shop }) => shop.searchField.pressSequentially('goggles'),
    expectDone: ({ shop }) => expect(shop.searchField).toHaveValue('goggles'),
  },
  'a search that is sent': {
    path: '/',
    use: async ({ shop }) => {
      await shop.searchField.pressSequentially('goggles');
      await shop.searchField.press('Enter');
    },
    expectDone: ({ page }) => expect(page).toHaveURL('/search?s=goggles'),
  },
  'the account icon': {
    path: '/products/skis',
    use: ({ shop }) => shop.signInButton.first().tap(),
    expectDone: ({ page }) => expect(page.getByRole('link', { name: 'Join for free' }).first()).toBeVisible(),
  },
  'the basket icon': {
    path: '/',
    use: ({ shop }) => shop.basket.tap(),
    expectDone: ({ page }) => expect(page).toHaveURL('/checkout/cart/'),
  },
  'the product of a list': {
    path: '/products/skis',
    use: ({ shop }) => shop.main.getByRole('article').getByRole('link').first().tap(),
    expectDone: ({ page }) => expect(page).toHaveURL(/\/catalog\/product\/view\/id\/|\/product\//),
  },
  'the filters': {
    path: '/products/skis',
    use: ({ shop }) => shop.main.getByRole('link', { name: 'Filters' }).tap(),
    expectDone: ({ shop }) =>
      expect(shop.page.getByRole('link', { name: /^Ostkamm / }).first()).toBeVisible(),
  },
  'the order of a list': {
    path: '/products/skis',
    use: ({ shop }) => shop.main.getByRole('combobox', { name: 'Sort by' }).selectOption('Newest'),
    expectDone: ({ page }) => expect(page).toHaveURL('/products/skis?order=newest&dir=desc'),
  },
  'a size': {
    path: pisteSkis.path,
    use: ({ page }) => page.getByRole('radio', { name: '146 cm' }).tap(),
    expectDone: ({ page }) => expect(page.getByRole('radio', { name: '146 cm' })).toBeChecked(),
  },
  'the size guide': {
    path: pisteSkis.path,
    use: ({ shop }) => shop.main.getByRole('link', { name: 'Size guide' }).tap(),
    expectDone: ({ page }) => expect(page.getByRole('table').first()).toBeVisible(),
  },
  'the button "Add to basket"': {
    path: pisteSkis.path,
    isMember: true,
    use: async ({ page }) => {
      await page.getByRole('radio', { name: '146 cm' }).tap();
      await page.getByRole('button', { name: 'Add to basket' }).tap();
    },
    // The dialog hides the header; without scripts the basket is shown.
    expectDone: ({ shop, page }) =>
      expect(
        shop.dialog
          .getByText('1 item in your basket')
          .or(page.getByRole('heading', { name: /^Your basket: 1 item/ })),
      ).toBeVisible(),
  },
  'a quantity in the basket': {
    path: '/checkout/cart/',
    isMember: true,
    prepare: ({ member }) => member.add(pisteSkis, '146 cm'),
    use: ({ shop }) => shop.main.getByLabel(/^Quantity of/).selectOption('2'),
    expectDone: ({ shop }) => shop.expectInBasket(2),
  },
  'the removal of a line': {
    path: '/checkout/cart/',
    isMember: true,
    prepare: ({ member }) => member.add(pisteSkis, '146 cm'),
    use: ({ shop }) => shop.main.getByRole('button', { name: /^Remove / }).tap(),
    expectDone: ({ shop }) => shop.expectInBasket(0),
  },
};

/** Holds the requests of scripts that a pattern matches from now on. Returns the function that lets them through. */
async function holdScripts(page: Page, pattern: RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

const mainScript = /\/assets\/shell\/[^/]+\/main\.js$/;
const anyScript = /\/assets\/[^?]+\.js$/;

for (const [name, { path, isMember = false, prepare, use, expectDone }] of Object.entries(controls)) {
  test.describe(name, () => {
    test.beforeEach(async ({ shop, page, member }) => {
      if (isMember) await shop.restoreSession(member);
      await prepare?.({ shop, page, member });
    });

    test('works before the scripts of the page have arrived', async ({ shop, page, member }) => {
      const release = await holdScripts(page, mainScript);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await use({ shop, page, member });
      release();
      await expectDone({ shop, page, member });
    });

    test('works while the scripts of its part are missing', async ({ shop, page, member }) => {
      await shop.open(path);
      const release = await holdScripts(page, anyScript);
      await use({ shop, page, member });
      release();
      await expectDone({ shop, page, member });
    });
  });
}

test.describe('two taps on "Add to basket"', () => {
  test.beforeEach(({ shop, member }) => shop.restoreSession(member));

  const tapTwice = async (page: Page) => {
    const button = page.getByRole('button', { name: 'Add to basket' });
    await page.getByRole('radio', { name: '146 cm' }).tap();
    const box = (await button.boundingBox())!;
    for (let tap = 0; tap < 2; tap += 1) {
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    }
  };

  test('before the scripts of the page have arrived add one piece', async ({ shop, page }) => {
    const release = await holdScripts(page, mainScript);
    await page.goto(pisteSkis.path, { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Add to basket' }).scrollIntoViewIfNeeded();
    await tapTwice(page);
    release();
    await shop.expectInBasket(1);
    await page.waitForLoadState('networkidle');
    await shop.expectInBasket(1);
  });

  test('while the scripts of its part are missing add one piece', async ({ shop, page }) => {
    await shop.open(pisteSkis.path);
    await page.getByRole('button', { name: 'Add to basket' }).scrollIntoViewIfNeeded();
    const release = await holdScripts(page, anyScript);
    await tapTwice(page);
    release();
    await expect(shop.dialog).toContainText('1 item in your basket');
    await page.waitForLoadState('networkidle');
    await expect(shop.dialog).toContainText('1 item in your basket');
  });
});

test('taps on two parts that wait for their scripts are both answered', async ({ shop, page }) => {
  await shop.open('/products/skis');
  const release = await holdScripts(page, anyScript);
  await shop.signInButton.first().tap();
  await shop.searchField.tap();
  await shop.searchField.pressSequentially('gog');
  release();
  await expect(shop.searchField).toHaveValue('gog');
  await expect(shop.header.getByRole('listbox').or(page.getByRole('listbox')).first()).toBeVisible();
});
