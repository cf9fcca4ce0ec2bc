import { cp, mkdir } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { root } from '../stack/settings.ts';

const template = join(root, 'templates/remote');

/** What a squad that has worked in the template leaves there. */
const generated = ['node_modules', 'dist'].map((folder) => join(template, folder));

/** Writes what a squad in another repository starts from: the template, and the packages that it installs. */
export async function writeSquadFolder(folder: string, tarballs: readonly string[]): Promise<void> {
  await cp(template, folder, {
    recursive: true,
    filter: (file) => !generated.some((path) => file === path || file.startsWith(path + sep)),
  });
  await mkdir(join(folder, 'packages'), { recursive: true });
  await Promise.all(
    tarballs.map((tarball) => cp(tarball, join(folder, 'packages', withoutVersion(basename(tarball))))),
  );
}

/** The names of the files stay when the versions change, which are in the lock file: `shared-ui-1.0.0.tgz` → `shared-ui.tgz`. */
const withoutVersion = (file: string) => file.replace(/-\d+\.\d+\.\d+[^/]*\.tgz$/, '.tgz');
