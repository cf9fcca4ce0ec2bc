import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { root } from '../stack/settings.ts';
import { packedNames } from './packed-manifest.cjs';
import { pinnedPnpm } from './pinned-pnpm.ts';
import { writeSquadFolder } from './write-squad-folder.ts';

const lockFile = 'pnpm-lock.yaml';

type Table = Record<string, unknown>;

interface Lock {
  importers: { '.': { dependencies: Table; devDependencies: Table } };
  packages: Table;
  snapshots: Table;
}

/**
 * Writes the lock file of the template: the versions of all public packages, the same as in this repository where both have
 * one. It contains none of the packed packages, whose tarballs change with every commit; the first `pnpm install` of a squad adds
 * them.
 */
export async function writeTemplateLock(tarballs: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'template-lock-'));
  try {
    await writeSquadFolder(folder, tarballs);
    cpSync(join(root, lockFile), join(folder, lockFile));
    execFileSync('npx', ['--yes', pinnedPnpm, 'install', '--lockfile-only', '--no-frozen-lockfile'], {
      cwd: folder,
      stdio: 'inherit',
    });
    const lock = withoutPackedPackages(readFileSync(join(folder, lockFile), 'utf8'));
    writeFileSync(
      join(root, 'templates/remote', lockFile),
      stringify(lock, { lineWidth: 0, singleQuote: true }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns a lock file's content without the packed packages. */
export function withoutPackedPackages(text: string): Lock {
  const lock = parse(text) as Lock;
  const { dependencies, devDependencies } = lock.importers['.'];
  const isPacked = (name: string) => packedNames.includes(name.replace(/@file:.*$/s, ''));
  for (const table of [dependencies, devDependencies, lock.packages, lock.snapshots])
    for (const name of Object.keys(table).filter(isPacked)) delete table[name];
  return lock;
}
