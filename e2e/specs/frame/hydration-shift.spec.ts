import type { Locator } from '@playwright/test';
import { pisteSkis } from '../../fixtures/demo-products.ts';
import { holdRequests, hoverHydrated } from '../../fixtures/scripts.ts';
import { expect, test, type ShopPage } from '../../fixtures/shop.ts';

test.use({ cookiesRejected: true });

/** Returns where each visible control of a part is, from the corner of the part, by its text. Scrolls back what scrolls in it. */
const positionsOf = (part: Locator) =>
  part.evaluate((node) => {
    for (const each of [node, ...node.querySelectorAll('*')]) each.scrollTop = 0;
    const corner = node.getBoundingClientRect();
    const controls = [
      ...node.querySelectorAll('a[href], button, input:not([type="search"]), select, summary'),
    ];
    return controls.flatMap((control) => {
      const { left, top, width } = control.getBoundingClientRect();
      const name =
        control.textContent.trim() ||
        control.getAttribute('aria-label') ||
        control.querySelector('img')?.alt ||
        control.outerHTML;
      return width > 1 ? [`${name}: ${Math.round(left - corner.left)}, ${Math.round(top - corner.top)}`] : [];
    });
  });

interface Part {
  path: string;
  width: number;
  part: (shop: ShopPage) => Locator;
  /** What starts the hydration of the part when the pointer is on it. */
  control: (part: Locator) => Locator;
}

const header = ({ header: part }: ShopPage) => part;
const filters = ({ main }: ShopPage) => main.getByRole('region', { name: 'Filters', exact: true });
const black = (part: Locator) => part.getByRole('link', { name: /^Black / });

const parts: Record<string, Part> = {
  'the header of a phone': {
    path: '/',
    width: 375,
    part: header,
    control: (part) => part.getByRole('button', { name: 'Menu' }),
  },
  'the header of a desktop': {
    path: '/',
    width: 1280,
    part: header,
    control: (part) => part.getByRole('link', { name: 'Sign in' }),
  },
  'the footer': {
    path: '/about-us',
    width: 375,
    part: ({ page }) => page.getByRole('contentinfo'),
    control: (part) => part.getByRole('link', { name: 'Terms and conditions' }),
  },
  'the last sales of the home page': {
    path: '/',
    width: 375,
    part: ({ main }) => main.getByRole('region', { name: 'More sales' }),
    control: (part) => part.getByRole('link').last(),
  },
  'the filters of a list': { path: '/products/skis', width: 1280, part: filters, control: black },
  'the filters of a brand': { path: '/brand/ostkamm', width: 1280, part: filters, control: black },
  'the toolbar of a list': {
    path: '/products/skis',
    width: 375,
    part: ({ main }) => main.getByRole('link', { name: 'Filters' }).locator('..'),
    control: (part) => part.getByRole('link', { name: 'Filters' }),
  },
  'the form of a product': {
    path: pisteSkis.path,
    width: 375,
    part: ({ main, page }) =>
      main
        .locator('form')
        .filter({ has: page.getByRole('radio') })
        .first(),
    control: (part) => part.getByRole('button', { name: 'Add to basket' }),
  },
};

// A control that moves between the press and the release of a finger does nothing.
for (const [title, { path, width, part: partOf, control }] of Object.entries(parts)) {
  test(`hydration moves no control of ${title}`, async ({ shop, page }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdRequests(page, /\.js(\?|$)/);
    await page.goto(path, { waitUntil: 'commit' });
    const part = partOf(shop);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.evaluate(() => document.fonts.ready.then(() => true));
    const positions = await positionsOf(part);
    expect(positions.length).toBeGreaterThan(1);
    release();
    await shop.ready();
    await hoverHydrated(control(part));
    expect(await positionsOf(part)).toEqual(positions);
  });
}
