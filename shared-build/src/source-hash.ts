import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repositoryRoot } from './webpack/base-config.ts';
import { hashFolder } from './hash-folder.ts';

/** Inputs of a bundle beside its own folder. The lock file stands for all libraries. */
const sharedInputs = [
  'shared-contracts',
  'shared-runtime',
  'shared-ui',
  'shared-forms',
  'shared-build',
  'pnpm-lock.yaml',
];

/** Returns a hash of all inputs of a package's bundle. */
export function sourceHash(packageFolder: string, inputs: readonly string[] = sharedInputs): string {
  const hash = createHash('sha256');
  for (const input of [packageFolder, ...inputs.map((name) => join(repositoryRoot, name))]) {
    if (!existsSync(input)) continue;
    const digest = input.endsWith('.yaml') ? readFileSync(input) : hashFolder(input);
    hash.update(relative(repositoryRoot, input)).update('\0').update(digest).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

/** Returns the commit of the repository that a folder is in; null without one. */
export function currentCommit(folder: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .toString()
      .trim();
  } catch {
    return null; // not a git checkout, or nothing committed yet
  }
}
