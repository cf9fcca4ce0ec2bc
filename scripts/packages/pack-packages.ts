import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stack/settings.ts';
import { runCommand } from '../verify/run-command.ts';
import { checkTarball } from './check-tarball.ts';
import { compilePackages } from './compile-packages.ts';
import { packedPackages } from './packed-packages.ts';
import { pinnedPnpm } from './pinned-pnpm.ts';

/** Replaces `workspace:` and `catalog:` by versions. */
const pnpm = ['--yes', pinnedPnpm, `--config.pnpmfile=${join(import.meta.dirname, 'pnpmfile.cjs')}`];

/** Compiles the packages and writes their tarballs into a folder, which is emptied. Returns their paths. Throws if one cannot be used. */
export async function packPackages(folder: string): Promise<string[]> {
  const packages = packedPackages();
  await compilePackages(packages);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const filters = packages.map(({ name }) => `--filter=${name}`);
  const { code, output } = await runCommand(
    'npx',
    [...pnpm, '-r', ...filters, 'pack', '--pack-destination', folder],
    { cwd: root },
  );
  if (code !== 0) throw new Error(`The packages cannot be packed:\n${output}`);
  const tarballs = readdirSync(folder).map((file) => join(folder, file));
  const failures = (await Promise.all(tarballs.map(checkTarball))).flat();
  if (failures.length > 0) throw new Error(['Squads cannot use the packages:', ...failures].join('\n'));
  return tarballs;
}
