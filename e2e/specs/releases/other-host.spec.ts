import { execFile } from 'node:child_process';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Request } from '@playwright/test';
import type { Discovery } from 'shared-contracts/releases';
import { startOtherHost } from '../../other-host/serve.ts';
import { ports } from '../../stack/addresses.ts';

const execute = promisify(execFile);

/** Another site than the shop's, so that the browser applies every rule for foreign origins. */
const hostOrigin = `http://127.0.0.1:${ports.otherSite}`;
const shopHost = `outlet.localhost:${ports.shell}`;
const shopOrigin = `http://${shopHost}`;

let server: Server | undefined;
test.beforeAll(async () => {
  const build = join(import.meta.dirname, '../../other-host/build.ts');
  await execute(process.execPath, ['--disable-warning=ExperimentalWarning', build]);
  server = await startOtherHost(ports.otherSite, { port: ports.shell, host: shopHost });
});
test.afterAll(() => server?.close());

test('a webpack host of another origin shows the live mini basket, which follows additions', async ({
  page,
}) => {
  const output: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) output.push(message.text());
  });
  page.on('pageerror', (error) => output.push(error.message));
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));

  await page.goto(hostOrigin);
  const basket = page.getByRole('link', { name: /^Basket/ });
  await expect(basket).toHaveAccessibleName('Basket, empty');
  // Pages of the shop are at its own origin, and its style sheet applies.
  await expect(basket).toHaveAttribute('href', `${shopOrigin}/checkout/cart/`);
  await expect(basket).toHaveCSS('display', 'grid');

  const add = page.getByRole('button', { name: 'Add the backpack' });
  await add.click();
  await expect(basket).toHaveAccessibleName('Basket, 1 item');
  await add.click();
  await expect(basket).toHaveAccessibleName('Basket, 2 items');

  // The dropdown is the live release's own interface, in the language of the store.
  await basket.click();
  const panel = page.getByRole('region', { name: 'Your basket' });
  await expect(panel.getByText('Quantity: 2')).toBeVisible();
  const isDrawn = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0;
  await expect.poll(() => panel.locator('img').evaluate(isDrawn)).toBe(true);

  expect(output).toEqual([]);
  const files = requests
    .map((request) => new URL(request.url()))
    .filter(({ origin }) => origin === shopOrigin);
  const paths = files.map(({ pathname }) => pathname);
  expect(paths).toContainEqual(expect.stringMatching(/^\/assets\/mf-basket\/[^/]+\/remoteEntry\.js$/));
  expect(paths).toContainEqual(
    expect.stringMatching(/^\/assets\/mf-basket\/[^/]+\/fragments-mini-basket\.js$/),
  );
  expect(paths).toContainEqual(
    expect.stringMatching(/^\/assets\/mf-basket\/[^/]+\/fragments-mini-basket\.css$/),
  );
  // Each file once, and nothing of the shop but its list of releases and files of the remote that is used.
  expect(paths.toSorted()).toEqual([...new Set(paths)].toSorted());
  expect(paths.filter((path) => !/^\/(discovery$|assets\/mf-basket\/)/.test(path))).toEqual([]);
});

test('a chunk that differs from its hash does not run in another host', async ({ page }) => {
  await page.route(/\/fragments-mini-basket\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'globalThis.hasRun = true;',
    }),
  );
  await page.goto(hostOrigin);
  await expect(page.getByText('The basket cannot be shown.')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'hasRun'))).toBeUndefined();
});

test('the manifest of a release describes the entry that the shop names', async ({ request }) => {
  const { microFrontends } = (await (await request.get('/discovery')).json()) as Discovery;
  const release = microFrontends['mf-basket']?.find(({ deployment }) => deployment.default);
  const { manifest, containerName } = release?.extras.moduleFederation ?? {};
  const described = (await (await request.get(String(manifest))).json()) as object;
  expect(described).toMatchObject({
    name: containerName,
    metaData: {
      remoteEntry: { name: release?.url.split('/').at(-1) },
      buildInfo: { buildVersion: release?.metadata.version },
    },
  });
});
