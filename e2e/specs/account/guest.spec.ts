import { createHash } from 'node:crypto';
import { parseHtml } from '../../fixtures/html.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { serverPage } from '../../fixtures/server-page.ts';

// The rejection that opens the register panel is a 401, which the browser logs.
test.use({ expectedConsole: [/401 \(Unauthorized\)/] });

const product = '/catalog/product/view/id/1/';

test('a guest’s addition is executed by the sign-in that it leads to', async ({ shop, page, member }) => {
  await shop.open(product);
  await expect(
    page
      .getByRole('main')
      .getByText('Members’ price')
      .or(page.getByRole('main').getByText("Members' price"))
      .first(),
  ).toBeVisible();
  await page.getByRole('radio', { name: /171 cm/ }).check();
  await page.getByRole('button', { name: 'Add to basket' }).click();

  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('heading', { name: 'One step to your basket' })).toBeVisible();
  await panel.getByRole('tab', { name: 'I have an account' }).click();
  await panel.getByRole('tabpanel', { name: 'I have an account' }).getByLabel('Email').fill(member.email);
  await panel
    .getByRole('tabpanel', { name: 'I have an account' })
    .getByLabel('Password', { exact: true })
    .fill(member.password);
  await panel.getByRole('button', { name: 'Sign in' }).click();

  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Added to your basket' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByText('£449.00').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Basket, 1 item' })).toBeVisible();
});

test('a guest’s page has one inline script, and a policy that allows no other', async () => {
  for (const path of ['/', '/products/skis', product, '/customer/account/login', '/about-us']) {
    const { html, headers } = await serverPage(path);
    const scripts = parseHtml(html).querySelectorAll('script');
    const data = ['application/json', 'application/ld+json'];
    const inline = scripts.filter((script) => !data.includes(script.getAttribute('type') ?? ''));
    expect(inline, path).toHaveLength(1);
    const hash = createHash('sha256')
      .update(inline[0]?.rawText ?? '')
      .digest('base64');
    expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
  }
});
