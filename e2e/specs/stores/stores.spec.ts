import { withoutDeliveryTariff } from '../../fixtures/prices.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { backpack } from '../../fixtures/demo-products.ts';
import { browserPage } from '../../fixtures/server-page.ts';
import { ports } from '../../stack/addresses.ts';

const at = (host: string) => `http://${host}.localhost:${ports.shell}`;
const home = `http://localhost:${ports.shell}`;

/** Returns the computed properties that distinguish a brand. Runs in the page. */
const brandProperties = () => {
  const heading = getComputedStyle(document.querySelector('h1') as Element);
  const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  return {
    surface: getComputedStyle(document.body).backgroundColor,
    ink: heading.color,
    // The font family is the same in both brands; weight and spacing are not.
    headings: [heading.fontWeight, heading.letterSpacing].join(' '),
    corners: token('--radius-md'),
    action: token('--color-action'),
    logo: document.querySelector<HTMLImageElement>('header img')?.src.replace(/^.*\/media\//, ''),
    bar: document.querySelector('meta[name="theme-color"]')?.getAttribute('content'),
    icon: document.querySelector('link[rel="icon"]')?.getAttribute('href'),
  };
};

test('the two brands differ in every property', async ({ shop, page }) => {
  await shop.open(`${home}/about-us`);
  const offpiste = await page.evaluate(brandProperties);
  await shop.open(`${at('outlet')}/about-us`);
  const snowfield = await page.evaluate(brandProperties);
  for (const trait of Object.keys(offpiste) as (keyof typeof offpiste)[]) {
    expect(snowfield[trait], trait).toBeTruthy();
    expect(snowfield[trait], trait).not.toBe(offpiste[trait]);
  }
  await expect(page).toHaveTitle(/Snowfield/);
  const homeLink = page.getByRole('banner').getByRole('link', { name: 'Snowfield, home page' });
  await expect(homeLink).toBeVisible();
  const logo = homeLink.locator('img');
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

for (const { kind, invitation, origin, prices, isOpen } of [
  { kind: 'private', invitation: 'For members only', origin: home, prices: false, isOpen: true },
  { kind: 'outlet', invitation: 'Please sign in', origin: at('outlet'), prices: true, isOpen: true },
  {
    kind: 'partner',
    invitation: 'For our partner clubs',
    origin: at('partner'),
    prices: false,
    isOpen: false,
  },
  { kind: 'pro', invitation: 'For people who work on snow', origin: at('pro'), prices: false, isOpen: false },
]) {
  test(`a store of kind ${kind} shows a guest what its access allows`, async ({ shop, page }) => {
    for (const path of ['/', '/products/skis', backpack.path]) {
      const { status, shown, state } = await browserPage(page, origin + path);
      expect(status).toBe(200);
      expect(state().session.store_type).toBe(kind);
      expect(/£\d/.test(withoutDeliveryTariff(shown)), `prices of ${path}`).toBe(prices);
      expect(shown.includes(invitation), `invitation on ${path}`).toBe(!isOpen);
    }
    await shop.open(`${origin}/products/skis`);
    await expect(shop.header.getByRole('navigation')).toBeVisible();
    const name = isOpen ? 'Skis' : invitation;
    await expect(shop.main.getByRole('heading', { level: 1, name })).toBeVisible();
  });
}

test('a store that requires sign-in shows its legal pages to a guest', async ({ page }) => {
  for (const path of ['/privacy-policy', '/terms', '/withdrawal', '/imprint', '/delivery-and-returns']) {
    const { status, shown } = await browserPage(page, at('partner') + path);
    expect(status).toBe(200);
    expect(shown, path).not.toContain('For our partner clubs');
  }
});

test('the partner store opens to a new member', async ({ shop, page }) => {
  await shop.open(`${at('partner')}/customer/account/create`);
  const { main } = shop;
  await expect(shop.header).toContainText(
    'This shop is for members of our partner clubs. An account is free.',
  );
  await expect(main).toContainText('shows you the partner prices');
  await expect(main).not.toContainText('private sales');
  await main.getByLabel('First name').fill('Petra');
  await main.getByLabel('Last name').fill('Partner');
  await main.getByRole('textbox', { name: 'Email address' }).fill(`petra-${Date.now()}@example.com`);
  await main.getByLabel('Password', { exact: true }).fill('Fresh-Tracks-7');
  await main.getByRole('button', { name: 'Create an account' }).click();
  await shop.dismissWelcome();
  await expect(shop.accountButton).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Ski', exact: true }).click();
  await expect(main.getByText(/£\d+/).first()).toBeVisible();
});
