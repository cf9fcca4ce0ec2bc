import { places } from '../../fault-table/remotes.ts';
import { expect, test } from '../../fixtures/faults.ts';

test.use({ expectedConsole: [/integrity|of mf-cms \S+ failed \(load\)|React error #(418|419|422|423|520)/] });

test('a retry replaces invalid files in the browser’s cache', async ({ shop, page }) => {
  await page.route('**/assets/mf-cms/**/remoteEntry.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n;` });
  });
  await page.goto(places['mf-cms'].path);
  const heading = shop.main.getByRole('heading', { name: 'This part is taking a break' });
  await expect(heading).toBeVisible({ timeout: 60_000 });

  await page.unrouteAll({ behavior: 'wait' });
  await shop.main.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toBeHidden({ timeout: 60_000 });
  await shop.ready();
  await expect(shop.main.getByRole('heading', { level: 1 })).toBeVisible();
});
