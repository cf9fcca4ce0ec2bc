import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { root } from './stack/settings.ts';

/** A file that a check must report: every run tests the check itself. */
export interface PlantedFile {
  /** Path from the repository. */
  file: string;
  text: string;
}

/** Pictures and the like: no check reads them. */
const ignored = /\.(png|jpe?g|webp|avif|ico|woff2?|sql)$/;

/**
 * Calls `check` with a temporary copy of the repository that contains the planted files as well, and removes it. The working
 * tree stays as it is, even if the process is killed.
 */
export async function withPlantedFiles<Result>(
  plantedFiles: readonly PlantedFile[],
  check: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'overlay-')));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const stop = () => {
    remove();
    process.exit(1);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    copySources(folder);
    for (const { file, text } of plantedFiles) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    return await check(folder);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    remove();
  }
}

/** Copies tracked and new files, and links the installed packages. */
function copySources(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  // A file that was deleted or moved is tracked until the next commit.
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  for (const file of files.filter((each) => !ignored.test(each))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  const packages = files.filter((file) => /^([^/]+\/)?package\.json$/.test(file));
  for (const name of packages.map((file) => dirname(file))) linkPackages(folder, join(name, 'node_modules'));
}

/** Links the packages of one `node_modules`: those of the repository to their copy, the others to the installed ones. */
function linkPackages(folder: string, modules: string): void {
  if (!existsSync(join(root, modules))) return;
  const entries = readdirSync(join(root, modules)).filter((name) => !name.startsWith('.'));
  const names = entries.flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(root, modules, name)).map((each) => `${name}/${each}`) : [name],
  );
  for (const name of names) {
    const installed = realpathSync(join(root, modules, name));
    const path = relative(root, installed);
    const isOwn = !path.startsWith('..') && !path.includes('node_modules');
    mkdirSync(dirname(join(folder, modules, name)), { recursive: true });
    symlinkSync(isOwn ? join(folder, path) : installed, join(folder, modules, name));
  }
}
