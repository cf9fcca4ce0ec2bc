import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRegistryClient } from 'registry-client';
import {
  runRegistry,
  stopRegistries,
  testReportToken,
  testToken,
  type RunningRegistry,
} from 'registry-server/testing/running-registry';
import { removeRunningStack, writeRunningStack } from 'registry-client/local/running-stack';
import { squadFolder } from './testing/squad-folder.ts';

afterEach(stopRegistries);

let running: RunningRegistry;
let folder: string;
let build: Awaited<ReturnType<typeof squadFolder>>['build'];
let mf: Awaited<ReturnType<typeof squadFolder>>['mf'];

beforeEach(async () => {
  running = await runRegistry();
  ({ folder, build, mf } = await squadFolder(running.baseUrl));
});

describe('mf', () => {
  it('publishes, promotes and rolls back a release', async () => {
    await build('1.0.0', '2026-11-20T08:00:00.000Z');
    expect(await mf('publish')).toMatchObject({
      code: 0,
      out: expect.stringContaining('1.0.0 is published'),
    });
    expect(await mf('promote')).toMatchObject({ code: 0, out: 'Live of mf-basket: 1.0.0 (100 %)' });
    await build('1.1.0', '2026-11-21T08:00:00.000Z');
    await mf('publish mf-basket');
    expect((await mf('promote mf-basket --version 1.1.0 --traffic 10')).out).toBe(
      'Live of mf-basket: 1.0.0 (90 %), 1.1.0 (10 %)',
    );
    expect((await mf('rollback --reason slow')).out).toBe('Live of mf-basket: 1.0.0 (100 %)');
    expect((await mf('block --version 1.1.0')).out).toContain('mf-basket 1.1.0 is blocked.');
  });

  it('shows the errors of the remote, with their places', async () => {
    await build('1.0.0', '2026-11-20T08:00:00.000Z');
    await mf('publish');
    expect(await mf('errors')).toMatchObject({ code: 0, out: 'No errors were reported.' });
    const shell = createRegistryClient({ baseUrl: running.baseUrl, token: testReportToken });
    const frame = {
      remote: 'mf-basket' as const,
      version: '1.0.0',
      file: 'browser/basket.js',
      line: 1,
      column: 42,
    };
    await shell.reportErrors({
      errors: [
        {
          remote: 'mf-basket',
          version: '1.0.0',
          side: 'browser',
          source: 'window',
          phase: null,
          pageType: 'basket',
          name: 'TypeError',
          message: 'x is undefined',
          frames: [
            { ...frame, functionName: 'addItem' },
            { ...frame, functionName: null },
          ],
          count: 2,
        },
      ],
    });
    const { out } = await mf('errors');
    expect(out).toContain('mf-basket, browser: TypeError: x is undefined\n  2 times from ');
    expect(out).toContain('  versions: 1.0.0 (2)\n  pages: basket (2)\n');
    expect(out).toContain(
      '    at addItem (browser/basket.js:1:42 (not mapped))\n    at browser/basket.js:1:42',
    );
  });

  it('shows what is live, and the author and reason of each change', async () => {
    expect((await mf('status')).out).toContain('Nothing is live.');
    await build('1.0.0', '2026-11-20T08:00:00.000Z');
    await build('1.1.0', '2026-11-21T08:00:00.000Z');
    await mf('publish --version 1.0.0');
    await mf('publish --version 1.1.0');
    await mf('promote --version 1.0.0 --reason start');
    await mf('promote --version 1.1.0 --traffic 10 --reason canary');
    const { out } = await mf('status');
    expect(out).toMatch(/Revision 4,/);
    expect(out).toMatch(/mf-basket {2}1\.0\.0 +90 % /);
    expect(out).toMatch(/mf-basket {2}1\.1\.0 +10 % \(canary\)/);
    expect(out).toMatch(/operators: \S+ +promote mf-basket 1\.1\.0 to 10 % +canary/);
  });

  it('removes a remote that is named, and shows it in the changes', async () => {
    await build('1.0.0', '2026-11-20T08:00:00.000Z', { contracts: { frame: {} } });
    await mf('publish');
    await mf('promote --version 1.0.0');
    expect(await mf('remove')).toMatchObject({ code: 2 });
    expect(await mf('remove mf-basket --reason merged')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^mf-basket is removed\..+ renders these page types any more: basket\.$/),
    });
    expect((await mf('status')).out).toMatch(/operators: \S+ +remove mf-basket +merged/);
  });

  it('prints a preview link to a release without traffic', async () => {
    await build('1.0.0', '2026-11-20T08:00:00.000Z');
    await mf('publish');
    const { out } = await mf('preview --minutes 30 --shop https://shop.example');
    expect(out).toMatch(/^mf-basket 1\.0\.0, until .+\nhttps:\/\/shop\.example\/__preview\/[\w-]+\.[\w-]+\n/);
    expect(out).toContain('https://shop.example/__preview/end');
    expect(await mf('preview --shop ftp://shop')).toMatchObject({ code: 2 });
    expect(await mf('preview --version 9.9.9')).toMatchObject({ code: 1 });
  });

  it('makes a token that may change one remote only', async () => {
    const { dir, databaseUrl } = running.location;
    const where = { REGISTRY_DIR: dir, REGISTRY_DATABASE_URL: databaseUrl ?? '' };
    const made = (await mf('token --squad checkout', where)).out.split('\n')[0] ?? '';
    expect(made).toMatch(/^[0-9a-f]{64}$/);
    await build('1.0.0', '2026-11-20T08:00:00.000Z');
    expect(await mf('publish', { REGISTRY_TOKEN: made })).toMatchObject({ code: 0 });
    const other = await mf('rollback mf-search', { REGISTRY_TOKEN: made });
    expect(other.code).toBe(1);
    expect(other.err).toContain('The token of checkout may change mf-basket, and not mf-search.');
    const removal = await mf('remove mf-basket', { REGISTRY_TOKEN: made });
    expect(removal.err).toContain("it needs the operators' token.");
    expect(removal.err).not.toContain('Set REGISTRY_TOKEN');
    expect(await mf('token', where)).toMatchObject({ code: 2 });
    expect(await mf('token --squad Check_out', where)).toMatchObject({ code: 2 });
  });

  it('makes no token in a folder without a registry', async () => {
    const where = { REGISTRY_DIR: '', REGISTRY_DATABASE_URL: '', SHOP_DATA_DIR: join(folder, 'nothing') };
    const { code, err } = await mf('token --squad checkout', where);
    expect(code).toBe(2);
    expect(err).toContain(`There is no registry in ${join(folder, 'nothing/registry')}.`);
    expect(existsSync(join(folder, 'nothing'))).toBe(false);
  });

  it('rejects the newest build if it is invalid, instead of taking an earlier one', async () => {
    await build('1.0.0', '2026-11-20T08:00:00.000Z');
    const dir = await build('1.1.0', '2026-11-21T08:00:00.000Z');
    const file = join(dir, 'release.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...manifest, remoteEntry: 'browser/missing.js' }));
    for (const command of ['publish', 'check']) {
      expect(await mf(command)).toMatchObject({
        code: 1,
        err: expect.stringContaining(`The build in ${dir} is invalid:`),
      });
    }
    expect(await mf('publish --version 1.0.0')).toMatchObject({ code: 0 });
  });

  it('makes a token for a remote with a new name', async () => {
    const { dir, databaseUrl } = running.location;
    const where = { REGISTRY_DIR: dir, REGISTRY_DATABASE_URL: databaseUrl ?? '' };
    const made = (await mf('token mf-gift-cards --squad gifts', where)).out.split('\n')[0] ?? '';
    expect(await mf('promote mf-gift-cards --version 1.0.0', { REGISTRY_TOKEN: made })).toMatchObject({
      code: 1,
      err: expect.stringContaining('No release of mf-gift-cards was ever published.'),
    });
    expect((await mf('rollback mf-basket', { REGISTRY_TOKEN: made })).err).toContain('and not mf-basket');
  });

  it('publishes the build that was finished last, or the one that is named', async () => {
    await build('1.10.0', '2026-11-20T08:00:00.000Z');
    await build('1.9.0', '2026-11-21T08:00:00.000Z');
    expect((await mf('publish')).out).toContain('mf-basket 1.9.0 is published');
    expect((await mf('publish --version 1.10.0')).out).toContain('mf-basket 1.10.0 is published');
    expect((await mf('publish')).out).toContain('was published before');
  });

  it('lists the releases as a table, the latest first', async () => {
    await build('1.0.0', '2026-11-20T08:00:00.000Z');
    await mf('publish');
    await mf('promote');
    await build('1.1.0-abc', '2026-11-21T08:00:00.000Z');
    await mf('publish');
    expect((await mf('list')).out).toBe(
      [
        'remote     version    status  traffic  default  squad     builtAt',
        'mf-basket  1.1.0-abc  staged  0 %               checkout  2026-11-21T08:00:00.000Z',
        'mf-basket  1.0.0      active  100 %    yes      checkout  2026-11-20T08:00:00.000Z',
      ].join('\n'),
    );
    expect((await mf('list mf-cms')).out).toBe('Nothing is published yet.');
  });

  it('reads the token of a registry on this machine from its directory', async () => {
    await build('1.0.0', '2026-11-20T08:00:00.000Z');
    await writeFile(join(folder, 'token'), testToken);
    expect((await mf('publish', {})).code).toBe(0);
  });

  it('uses the registry, token and shop of the stack that runs on this machine', async () => {
    await build('1.0.0', '2026-11-20T08:00:00.000Z');
    const registryPort = Number(new URL(running.baseUrl).port);
    await mkdir(join(folder, 'registry'));
    await writeFile(join(folder, 'registry/token'), testToken);
    const env = { REGISTRY_URL: '', REGISTRY_DIR: '', SHOP_DATA_DIR: folder };
    writeRunningStack(folder, { pid: process.pid, port: 4711, registryPort });
    expect(await mf('publish', env)).toMatchObject({ code: 0 });
    expect((await mf('preview', env)).out).toContain('http://localhost:4711/__preview/');
    expect((await mf('preview', { ...env, PORT: String(registryPort - 2) })).out).toContain(
      `http://localhost:${registryPort - 2}/__preview/`,
    );
    removeRunningStack(folder);
    expect((await mf('preview --shop https://shop.example', { REGISTRY_TOKEN: testToken })).out).toContain(
      'https://shop.example/__preview/',
    );
  });

  it('prints the message of a rejection, with exit code 1', async () => {
    expect(await mf('rollback')).toEqual({
      code: 1,
      out: '',
      err: 'mf: No release of mf-basket was ever published.',
    });
    const without = await mf('rollback', { REGISTRY_TOKEN: '' });
    expect(without).toMatchObject({ code: 1, err: expect.stringContaining('Set REGISTRY_TOKEN') });
    const wrong = await mf('rollback', { REGISTRY_TOKEN: 'a-token-of-another-registry' });
    expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('is wrong: it was revoked') });
  });

  it('prints how to start a registry that does not answer, with exit code 3', async () => {
    await stopRegistries();
    expect(await mf('list')).toMatchObject({
      code: 3,
      err: expect.stringContaining('does not answer. Start it'),
    });
  });

  it.each([
    ['', 'Say which command.'],
    ['deploy', 'There is no command deploy.'],
    ['promote nothing', 'nothing is no name of a remote'],
    ['promote __proto__', '__proto__ is no name of a remote'],
    ['token mf-Basket --squad checkout', 'mf-Basket is no name of a remote'],
    ['publish mf-nothing', 'Run first: mf build mf-nothing'],
    ['promote mf-cms mf-basket', 'One remote at a time'],
    ['promote --traffic 0', 'whole number from 1 to 100'],
    ['promote --version latest', 'a version looks like'],
    ['promote', 'has no published release that waits'],
    ['block', 'Say with --version'],
    ['publish', 'Run first: mf build mf-basket'],
    ['list --registry nowhere:s3cret', '--registry or REGISTRY_URL is not the address of a registry'],
    ['list --colour', "Unknown option '--colour'"],
  ])('ends with exit code 2 for the wrong usage "%s"', async (line, message) => {
    expect(await mf(line)).toMatchObject({ code: 2, err: expect.stringContaining(message) });
  });

  it('does not print an address with a password', async () => {
    expect((await mf('list --registry shop://me:s3cret@registry')).err).not.toContain('s3cret');
  });

  it('prints its usage', async () => {
    expect(await mf('--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('mf <command> [remote]'),
    });
  });
});
