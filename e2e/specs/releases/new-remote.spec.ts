import { readFile } from 'node:fs/promises';
import { createRegistryClient } from 'registry-client';
import { serverPage } from '../../fixtures/server-page.ts';
import { expect, test, type ShopPage } from '../../fixtures/shop.ts';
import { apiUrl, registryToken, registryUrl, shopUrl } from '../../stack/addresses.ts';
import { writeNewRemote, type NewRemote } from '../../stack/new-remote.ts';
import { processIds, replaceApi } from '../../stack/replaceable-api.ts';
import { waitForRevision } from '../../stack/wait-for-revision.ts';

test.use({ cookiesRejected: true });

let remote: NewRemote;
let token: string;

/** What must stay as it is when a remote is added: processes, the build of the shell, and the releases of all others. */
async function unchangedParts() {
  const { shell = 0, 'release-registry': registry = 0 } = processIds();
  // Throws if the process has ended.
  for (const pid of [shell, registry]) process.kill(pid, 0);
  const { html } = await serverPage('/about-us');
  const reading = await createRegistryClient({ baseUrl: registryUrl }).read();
  const all = reading.status === 'read' ? Object.entries(reading.document.microFrontends) : [];
  const others = all.filter(([name]) => name !== remote.name);
  const live = others.map(([name, entries]) => [
    name,
    entries.filter(({ status }) => status === 'active').map(({ metadata }) => metadata.version),
  ]);
  const builds = new Set([...html.matchAll(/\/assets\/shell\/([\w.-]+)\//g)].map(([, version]) => version));
  return { shell, registry, builds: [...builds], live };
}

/** Runs `mf` with the token of the remote, and expects it to succeed. */
async function mf(line: string): Promise<string> {
  const { code, output } = await remote.mf(line, token);
  expect(code, `mf ${line}: ${output}`).toBe(0);
  return output;
}

/** Waits until the shell serves the newest document of the registry. */
async function waitForShell(): Promise<void> {
  const reading = await createRegistryClient({ baseUrl: registryUrl }).read();
  if (reading.status === 'read') await waitForRevision(shopUrl, reading.document.revision);
}

const offersEndpoint = async () =>
  (await (await fetch(`${apiUrl}/api/contract`)).text()).includes(`/api/${remote.word}"`);

test.beforeAll(async () => {
  remote = await writeNewRemote();
});

test.afterAll(async () => {
  try {
    if (await offersEndpoint()) await replaceApi(null);
  } finally {
    await remote.remove();
  }
});

test('a remote with a random name goes live, and only the API is replaced', async ({ shop, browser }) => {
  test.slow();
  const path = `/${remote.word}`;
  const before = await unchangedParts();
  expect(before.live.length).toBeGreaterThan(6);
  const statusBefore = (await serverPage(path)).status;
  expect(statusBefore).toBe(302);

  await test.step('its squad builds and publishes it with a token of its own', async () => {
    const made = await remote.mf(`token ${remote.name} --squad newcomers`);
    token = made.output.split('\n')[0] ?? '';
    await mf('build');
    await mf('publish');
  });

  await test.step('it does not go live before the API offers what it calls', async () => {
    const { code, output } = await remote.mf('promote', token);
    expect(code).toBe(1);
    expect(output).toContain(
      `it calls ${remote.word} (GET /api/${remote.word}), which the API does not offer`,
    );
    expect((await serverPage(path)).status).toBe(statusBefore);
  });

  await replaceApi(remote.word);
  await mf('promote --wait');

  await test.step('its page is rendered by the server, with the answer of the endpoint', async () => {
    await expect.poll(async () => (await serverPage(path)).status).toBe(200);
    const { shown } = await serverPage(`${path}/below`);
    expect(shown).toContain('Notes of store 1');
    expect(shown).toContain('Last note: none');
    expect(shown).toContain('A claimed path');
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(shopUrl + path);
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Notes of store 1');
    await expect(plain.getByText('Last note: none')).toBeVisible();
    await context.close();
  });

  await test.step('it renders a page type of page-route, and a fragment in the frame of every page', async () => {
    const typed = await serverPage(`/typed/${remote.word}`);
    expect(typed.status).toBe(200);
    expect(typed.shown).toContain('A page type with the entity 7');
    expect((await serverPage('/about-us')).shown).toContain('Note in the header: none');
  });

  await test.step('its startup, events and overlay work in the browser', () => expectAlive(shop, path));
  expect(await unchangedParts()).toEqual(before);

  await test.step('its squad sees why it fails, in its sources', () => expectErrors(shop, path));

  await test.step('the operators remove it, and the API is replaced by the former one', async () => {
    const { code, output } = await remote.mf(`remove ${remote.name} --reason ended`, registryToken);
    expect(code, output).toBe(0);
    await waitForShell();
    await replaceApi(null);
    await expect.poll(async () => (await serverPage('/about-us')).status).toBe(200);
    for (const each of [path, `/typed/${remote.word}`])
      expect((await serverPage(each)).status).toBe(statusBefore);
    expect(await offersEndpoint()).toBe(false);
    expect(await unchangedParts()).toEqual(before);
  });
});

async function expectAlive(shop: ShopPage, path: string): Promise<void> {
  const { page, header, main, dialog } = shop;
  await shop.open(path);
  await expect(page.getByText(`${remote.name} has started`)).toBeVisible();
  await expect(main.getByText('Last note: from the startup, no letters')).toBeVisible();
  await main.getByRole('button', { name: 'Write a note' }).click();
  await expect(main.getByText('Last note: from the page, 13 letters')).toBeVisible();
  await expect(header.getByText('Note in the header: from the page, 13 letters')).toBeVisible();

  await main.getByRole('button', { name: 'Open the card', exact: true }).click();
  await expect(dialog).toHaveAccessibleName('Opened as content, quiet');
  // The aside panel, at the right edge of 1280 px.
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 640, width: 640 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await main.getByRole('button', { name: 'Open the card by name' }).click();
  await expect(dialog).toHaveAccessibleName('Opened by name, loud');
  // A modal, in the middle.
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 335, width: 610 });
}

/** Fails in the browser and on the server. Only the squad can read the source maps. */
async function expectErrors(shop: ShopPage, path: string): Promise<void> {
  shop.expectConsole(/no note/);
  await shop.open(path);
  await shop.started();
  await shop.main.getByRole('button', { name: 'Fail' }).click();
  await serverPage(`/typed/${remote.word}-8`);
  const name = remote.name;
  await expect.poll(() => mf(`errors ${name}`)).toContain(`${name}, server: Error: no note 8`);
  await expect.poll(() => mf(`errors ${name}`)).toContain(`${name}, browser: Error: no note for <email>`);
  const output = await mf(`errors ${name}`);
  const sources = await readFile(new URL('../../new-remote/notes-page.tsx', import.meta.url), 'utf8');
  const lineOf = (text: string) => sources.slice(0, sources.indexOf(text)).split('\n').length;
  expect(output).toContain(`at ${name}/notes-page.tsx:${lineOf("throw new Error('no note for")}:`);
  expect(output).toContain(`at NotesPage (${name}/notes-page.tsx:${lineOf("throw new Error('no note 8")}:`);
  expect(output).not.toContain('anna@example.com');

  const { html } = await serverPage(path);
  const [script] = new RegExp(`/assets/${name}/[\\w./-]+\\.js`).exec(html) ?? [];
  expect((await fetch(`${shopUrl}${script}`)).status).toBe(200);
  expect((await fetch(`${shopUrl}${script}.map`)).status).toBe(404);
  const [, version = '', file = ''] = /^\/assets\/[^/]+\/([^/]+)\/(.+)$/.exec(script ?? '') ?? [];
  const stored = `${registryUrl}/releases/${name}/${version}/maps/browser/${file}.map`;
  expect((await fetch(stored)).status).toBe(401);
  expect((await fetch(stored, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
}
