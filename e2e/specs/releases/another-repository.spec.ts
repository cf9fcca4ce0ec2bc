import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shellShared } from 'shared-contracts/releases';
import { withoutPackedPackages } from '../../../scripts/packages/template-lock.ts';
import { serverPage } from '../../fixtures/server-page.ts';
import { expect, test } from '../../fixtures/shop.ts';
import { registryToken } from '../../stack/addresses.ts';
import { previewToken } from '../../stack/publish-fixture.ts';
import {
  installNewerRuntime,
  runOperatorCommand,
  writeSquadRepository,
  type SquadRepository,
} from '../../stack/squad-repository.ts';

test.use({ cookiesRejected: true });

const remote = 'mf-ski-service';
let squad: SquadRepository;
let token: string;

test.beforeAll(async () => {
  squad = await writeSquadRepository();
  const { code, output } = await runOperatorCommand(`token ${remote} --squad ski-service`);
  expect(code, output).toBe(0);
  token = output.split('\n')[0] ?? '';
});

test.afterAll(async () => {
  await runOperatorCommand(`remove ${remote} --reason ended`, registryToken);
  await squad.remove();
});

/** Returns the public packages of a lock file. */
async function publicPackages(folder: string): Promise<string[]> {
  const lock = await readFile(join(folder, 'pnpm-lock.yaml'), 'utf8');
  return Object.keys(withoutPackedPackages(lock).packages).sort();
}

/** A module that uses an event of the basket: with a number of lines, and with a text, which the compiler must reject. */
const usage = `import type { LiveEvents } from './live-contracts.d.ts';

export const right: LiveEvents['basket:changed']['basketCount'] = 2;
// @ts-expect-error -- otherwise the compiler reports that nothing is wrong
export const wrong: LiveEvents['basket:changed']['basketCount'] = 'two';
`;

test('a squad with the template and a token releases a remote from a repository of its own', async ({
  shop,
}) => {
  test.slow();
  let newest = '';
  const statusBefore = (await serverPage('/ski-service')).status;
  expect(statusBefore).toBe(302);

  await test.step('it has the document of the template, without links to files that it lacks', async () => {
    const text = await readFile(join(squad.folder, 'docs/squads.md'), 'utf8');
    expect(text).toContain('From another repository');
    expect(text).not.toMatch(/\]\((?!#|https?:)/);
  });

  await test.step('its lock file has every public package before the first installation', async () => {
    const locked = await publicPackages(squad.folder);
    expect(locked.length).toBeGreaterThan(100);
    const { code, output } = await squad.pnpm('install', '--no-frozen-lockfile', '--prefer-offline');
    expect(code, output).toBe(0);
    // Otherwise: node scripts/pack.ts --lock
    expect(await publicPackages(squad.folder)).toEqual(locked);
  });

  await test.step('its pipeline installs, tests, builds, checks, publishes and promotes', async () => {
    const { code, output } = await squad.pipeline(token);
    expect(code, output).toBe(0);
    expect(output).toMatch(/Tests: +\d+ passed/);
    expect(output).toContain('as built, fits what is live.');
  });

  await test.step('the server renders its page, with the answer of the API', async () => {
    await expect.poll(async () => (await serverPage('/ski-service')).status).toBe(200);
    const { shown } = await serverPage('/ski-service');
    expect(shown).toContain('Ski service');
    expect(shown).toMatch(/Skis of \d+ brands/);
  });

  await test.step('it works in the browser', async () => {
    await shop.open('/ski-service');
    await shop.main.getByRole('button', { name: 'Wax the skis' }).click();
    await expect(shop.main.getByRole('status')).toHaveText('We look forward to your skis.');
  });

  await test.step('it compiles with the types of what is live', async () => {
    const { code, output } = await squad.pnpm('exec', 'mf', 'types');
    expect(code, output).toBe(0);
    await writeFile(join(squad.folder, 'src/usage.ts'), usage);
    const compiled = await squad.pipeline(token, 'typecheck');
    expect(compiled.code, compiled.output).toBe(0);
  });

  await test.step('built with a newer shared-runtime than the shell has, it is rejected', async () => {
    const version = await installNewerRuntime(squad.folder, 'useNewest');
    const { code: published, output: log } = await squad.pipeline(token, 'build', 'publish');
    expect(published, log).toBe(0);
    [, newest = ''] = /mf-ski-service (\S+) is published/.exec(log) ?? [];
    const reason = `it needs shared-runtime ^${version}, the shell provides ${shellShared['shared-runtime']}`;
    for (const step of ['check', 'promote']) {
      const { code, output } = await squad.pipeline(token, step);
      expect(code, output).toBe(1);
      expect(output).toContain(reason);
    }
  });

  await test.step('in the preview of its squad only the page itself fails', async () => {
    // The page consists of the region that failed.
    shop.expectConsole(/useNewest|status of 503/);
    await shop.page.goto(`/__preview/${await previewToken({ name: remote, version: newest })}`);
    await shop.open('/ski-service');
    await expect(shop.header).toBeVisible();
    await expect(shop.main.getByRole('heading', { name: 'Ski service' })).toBeHidden();
    await shop.open('/about-us');
    await expect(shop.main.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
