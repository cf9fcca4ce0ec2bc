import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stack/settings.ts';
import { addUp, oneCheck, type StepResult } from './counts.ts';
import { runCommand } from './run-command.ts';

/** Type-checks every folder with a tsconfig. */
export async function typesStep(): Promise<StepResult> {
  const folders = ['.', ...readdirSync(root)].filter((name) => existsSync(join(root, name, 'tsconfig.json')));
  const tsc = join(root, 'node_modules/.bin/tsc');
  const results: StepResult[] = [];
  for (const folder of folders) {
    const { code, output } = await runCommand(tsc, ['-p', join(root, folder)]);
    results.push(oneCheck(code, `${folder}\n${output}`));
  }
  return addUp(results);
}
