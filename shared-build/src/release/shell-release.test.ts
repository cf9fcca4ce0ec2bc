import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { versionPlaceholder } from './content-version.ts';
import { fileHashes } from './file-hashes.ts';
import { shellEntries, writeShellRelease } from './shell-release.ts';

const folder = mkdtempSync(join(tmpdir(), 'shell-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let shells = 0;

/** Writes the package of a shell. */
function writeShell(budgets: { budgetKb: number; mainBudgetKb: number }): string {
  const dir = join(folder, `shell-${shells++}`);
  const contracts = {
    squad: 'platform',
    emits: [],
    consumes: [],
    slots: {},
    onlyLimits: [],
    timeoutMs: 3000,
  };
  const entries = [...Object.values(shellEntries.browser), ...Object.values(shellEntries.server)];
  writeFiles(dir, {
    'package.json': JSON.stringify({ version: '1.0.0' }),
    'contracts.config.ts': `export default ${JSON.stringify({ ...contracts, ...budgets })};`,
    ...Object.fromEntries(entries.map((file) => [file, 'export {};'])),
  });
  return dir;
}

let builds = 0;

/** Writes what was bundled: its main script has 3 kB, and its scripts have 5 kB together. Returns its folder. */
function bundle(shellDir: string, overlay = 'o', main = ''): string {
  const workDir = join(shellDir, `dist/.build-${builds++}`);
  writeFiles(workDir, {
    'browser/main.js': `${versionPlaceholder}${main}`.padEnd(3000, 'm'),
    'browser/overlay.js': overlay.repeat(2000),
    'server/server.cjs': `"${versionPlaceholder}"`,
  });
  return workDir;
}

function writeFiles(dir: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
}

const build = { start: 'start.js', main: 'main.js', stylesheets: [], messages: {}, overlays: [] };

describe('writeShellRelease', () => {
  it('writes a release within its budgets, and returns its sizes', async () => {
    const dir = writeShell({ budgetKb: 5, mainBudgetKb: 3 });
    const { manifest, isNew, sizes } = await writeShellRelease(dir, bundle(dir), build);
    expect([manifest.name, manifest.ops.budgetKb, isNew]).toEqual(['mf-shell', 5, true]);
    expect(sizes).toContain('5.0 of 5 kB');
  });

  it.each([
    ['all scripts', { budgetKb: 4, mainBudgetKb: 3 }, '5.0 of 4 kB'],
    ['the main script', { budgetKb: 5, mainBudgetKb: 2 }, '3.0 of 2 kB'],
  ])('rejects a build that is over the budget of %s', async (_what, budgets, sizes) => {
    const dir = writeShell(budgets);
    const release = writeShellRelease(dir, bundle(dir), build);
    await expect(release).rejects.toThrow(
      `mf-shell is over the budget that its configuration sets.\n${sizes}`,
    );
    expect(globSync(join(dir, 'dist/*/release.json'))).toEqual([]);
  });

  it('lets a shell of this checkout run from copies of the latest build', async () => {
    const dir = writeShell({ budgetKb: 5, mainBudgetKb: 3 });
    const first = await writeShellRelease(dir, bundle(dir, 'a'), build);
    await writeShellRelease(dir, bundle(dir, 'b'), build);
    const textOf = (file: string) => readFileSync(join(dir, 'dist', file), 'utf8');
    expect(textOf('browser/overlay.js')).toMatch(/^b+$/);
    const again = await writeShellRelease(dir, bundle(dir, 'a'), build);
    expect([again.isNew, again.manifest]).toEqual([false, first.manifest]);
    expect(textOf('browser/overlay.js')).toMatch(/^a+$/);
    expect(textOf('server/shell.json')).toContain(first.manifest.version);
  });

  it('contains what was bundled for it although another build ends meanwhile', async () => {
    const dir = writeShell({ budgetKb: 5, mainBudgetKb: 3 });
    const built = await Promise.all(
      ['a', 'b'].map((overlay) => writeShellRelease(dir, bundle(dir, overlay), build)),
    );
    const overlays = built.map((release) => readFileSync(join(release.dir, 'browser/overlay.js'), 'utf8'));
    expect(overlays).toEqual(['a'.repeat(2000), 'b'.repeat(2000)]);
    for (const { dir: release, manifest } of built)
      expect(fileHashes(join(release, 'browser'))).toEqual(manifest.assets);
  });

  it('writes a release again of which a file was changed', async () => {
    const dir = writeShell({ budgetKb: 5, mainBudgetKb: 3 });
    const { dir: release } = await writeShellRelease(dir, bundle(dir), build);
    const file = join(release, 'server/server.cjs');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, 'changed');
    expect(await writeShellRelease(dir, bundle(dir), build)).toMatchObject({ dir: release, isNew: true });
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('rejects a script with the hash of no file', async () => {
    const dir = writeShell({ budgetKb: 5, mainBudgetKb: 3 });
    const workDir = bundle(dir, 'o', ` sha384-${'A'.repeat(64)} `);
    await expect(writeShellRelease(dir, workDir, build)).rejects.toThrow('main.js holds sha384-AAA');
  });
});
