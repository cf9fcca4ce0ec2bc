import { acceptEverything, followThirdParties } from '../../fixtures/consent.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { hostileServicesShopUrl } from '../../stack/addresses.ts';

// Errors of services, in their own documents.
test.use({ expectedConsole: [/./] });

test('hostile services reach neither page, cookies nor session, and send nothing by form, window or navigation', async ({
  shop,
  page,
  context,
}) => {
  await acceptEverything(context, hostileServicesShopUrl);
  const thirdParties = await followThirdParties(context);
  await shop.open(`${hostileServicesShopUrl}/?token=secret`);
  const pathsOf = async (host: string) =>
    (await thirdParties.requests()).filter((each) => each.host === host).map(({ url }) => url);
  const report = async () => (await pathsOf('collect')).find((url) => url.startsWith('/got'));
  await expect.poll(report).toBeDefined();
  const results = Object.fromEntries(new URLSearchParams((await report())?.split('?')[1]));
  const { form, navigate, referrer, ...read } = results;
  expect(referrer, 'the address of the page, which may hold a secret').toBe('');
  expect(
    [form, navigate].map((value) => value?.split(' ')[0]),
    'calls without effect',
  ).toEqual(['submitted', 'blocked']);
  expect(Object.entries(read).filter(([, value]) => !value.startsWith('blocked'))).toEqual([]);
  expect(Object.keys(read)).toHaveLength(8);
  await expect.poll(() => pathsOf('collect')).toContain('/wrote');
  expect(page.url()).toBe(`${hostileServicesShopUrl}/?token=secret`);
  expect((await pathsOf('collect')).filter((url) => /^.(form|navigated|opened|written)/.test(url))).toEqual(
    [],
  );
  expect(context.pages()).toHaveLength(1);
});

test('hostile services that never end or send thousands of messages do not stop the shop', async ({
  shop,
  page,
  context,
}) => {
  await acceptEverything(context, hostileServicesShopUrl);
  const thirdParties = await followThirdParties(context);
  await shop.open(`${hostileServicesShopUrl}/`);
  await shop.started();
  for (const [button, host] of [
    ['Open help', 'help'],
    ['Open the chat', 'chat'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(shop.dialog).toBeVisible();
    await expect.poll(thirdParties.hosts).toContain(host);
    await shop.dialog.getByRole('button', { name: 'Close' }).click();
    await expect(shop.dialog).toBeHidden();
  }
  await shop.header.getByRole('link', { name: 'Sign in' }).click();
  await expect(shop.dialog.getByRole('textbox').first()).toBeVisible();
});
