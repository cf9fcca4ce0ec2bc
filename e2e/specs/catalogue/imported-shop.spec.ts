import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Service } from '../../../scripts/stack/service.ts';
import { consentCookie } from '../../fixtures/consent.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { dataDir, ports, publicKeyFile, registryUrl } from '../../stack/addresses.ts';
import { extraApiUrl, importInto, startExtraApi } from '../../stack/extra-api.ts';
import { extraShopUrl, startExtraShell } from '../../stack/extra-shell.ts';

const germanShopUrl = `http://de.localhost:${ports.extraShell}`;
const file = 'storefront-api/src/testing/small-shop.ndjson';

test.describe('a shop of twenty products in two languages', () => {
  // The file has no pictures, and the API is started without originals of pictures.
  test.use({ expectedConsole: [/404/] });

  // One worker starts the servers for all of them.
  test.describe.configure({ mode: 'default' });

  let api: Service;
  let shell: Service;
  let version: string;

  test.beforeAll(async () => {
    api = await startExtraApi('imported-shop');
    const log = await readFile(join(dataDir, 'logs/imported-shop.log'), 'utf8');
    expect(log, 'an empty shop names the command').toContain('pnpm catalogue:import');
    await api.stop();
    const { code, output } = await importInto('imported-shop', file);
    expect(output).toContain('Imported 20 products');
    expect(code).toBe(0);
    api = await startExtraApi('imported-shop');
    const config = await fetch(`${extraApiUrl}/api/config?store_id=1&keys=cookieConsentVersion`);
    version = ((await config.json()) as { cookieConsentVersion: string }).cookieConsentVersion;
    shell = await startExtraShell('shell-of-imported-shop', {
      apiUrl: extraApiUrl,
      registryUrl,
      publicKeyFile,
    });
  });
  test.afterAll(async () => {
    await shell.stop();
    await api.stop();
  });

  for (const { shopUrl, jumper } of [
    { shopUrl: extraShopUrl, jumper: 'Bergen jumper' },
    { shopUrl: germanShopUrl, jumper: 'Pullover Bergen' },
  ]) {
    test(`is imported into an empty database and shows the product page of ${jumper}`, async ({
      shop,
      page,
    }) => {
      await page.context().addCookies([await consentCookie({ url: shopUrl, version })]);
      await shop.open(`${shopUrl}/search?s=Bergen`);
      await shop.main.getByRole('link', { name: jumper }).first().click();
      await expect(shop.main.getByRole('heading', { level: 1, name: jumper })).toBeVisible();
      // In the browser: Node does not resolve the hosts of stores.
      const html = await page.evaluate(async () => (await fetch(location.href)).text());
      expect(html, 'the server renders the page too').toContain(jumper);
      await expect(shop.main.getByRole('radio', { name: 'M', exact: true })).toBeAttached();
    });
  }
});
