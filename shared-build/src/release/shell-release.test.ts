import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { shellEntries, writeShellRelease } from './shell-release.ts';

const folder = mkdtempSync(join(tmpdir(), 'shell-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let shells = 0;

/** Writes a built shell: its main script has 3 kB, and its scripts have 5 kB together. */
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
  const files = {
    'package.json': JSON.stringify({ version: '1.0.0' }),
    'contracts.config.ts': `export default ${JSON.stringify({ ...contracts, ...budgets })};`,
    'dist/browser/main.js': 'm'.repeat(3000),
    'dist/browser/overlay.js': 'o'.repeat(2000),
    'dist/server/server.cjs': '',
    ...Object.fromEntries(entries.map((file) => [file, 'export {};'])),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  return dir;
}

const build = { start: 'start.js', main: 'main.js', stylesheets: [], messages: {} };

describe('writeShellRelease', () => {
  it('writes a release within its budgets, and returns its sizes', async () => {
    const dir = writeShell({ budgetKb: 5, mainBudgetKb: 3 });
    const { manifest, isNew, sizes } = await writeShellRelease(dir, build);
    expect([manifest.name, manifest.ops.budgetKb, isNew]).toEqual(['mf-shell', 5, true]);
    expect(sizes).toContain('5.0 of 5 kB');
  });

  it.each([
    ['all scripts', { budgetKb: 4, mainBudgetKb: 3 }, '5.0 of 4 kB'],
    ['the main script', { budgetKb: 5, mainBudgetKb: 2 }, '3.0 of 2 kB'],
  ])('rejects a build that is over the budget of %s', async (_what, budgets, sizes) => {
    const dir = writeShell(budgets);
    const release = writeShellRelease(dir, build);
    await expect(release).rejects.toThrow(
      `mf-shell is over the budget that its configuration sets.\n${sizes}`,
    );
    expect(globSync(join(dir, 'dist/*/release.json'))).toEqual([]);
  });
});
