import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stack/settings.ts';
import { addUp, oneCheck, type StepResult } from './counts.ts';
import { runCommand } from './run-command.ts';
import { groupByOptions, type PackageConfig } from './type-check-groups.ts';

const cacheDir = join(root, 'node_modules/.cache/types');
const baseConfig = join(root, 'shared-build/tsconfig.base.json');

/**
 * Type-checks every folder with a tsconfig. Folders with the same options are one program: each on its own would
 * check the shared packages again.
 */
export async function typesStep(): Promise<StepResult> {
  const groups = groupByOptions(readConfigs());
  mkdirSync(cacheDir, { recursive: true });
  const tsc = join(root, 'node_modules/.bin/tsc');
  const results: StepResult[] = [];
  for (const [index, group] of groups.entries()) {
    const file = join(cacheDir, `tsconfig.${index}.json`);
    writeFileSync(file, JSON.stringify({ extends: baseConfig, ...group }));
    // Each further checker checks shared types again; the second core is for another step.
    const { code, output } = await runCommand(tsc, ['-p', file, '--checkers', '1', '--pretty', 'false']);
    results.push(oneCheck(code, output));
  }
  return addUp(results);
}

function readConfigs(): PackageConfig[] {
  return ['.', ...readdirSync(root)]
    .map((name) => join(root, name))
    .filter((folder) => existsSync(join(folder, 'tsconfig.json')))
    .map((folder) => ({
      folder,
      ...(JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8')) as Omit<PackageConfig, 'folder'>),
    }));
}
