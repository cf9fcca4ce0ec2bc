import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { root } from '../stack/settings.ts';

const template = join(root, 'templates/remote');

/** What a squad that has worked in the template leaves there. */
const generated = ['node_modules', 'dist'].map((folder) => join(template, folder));

/** How a squad releases, to which the README of the template leads, and how an endpoint is added to the API. */
const documents = ['docs/squads.md', 'docs/api.md'];

/** The sources of a remote with everything that a release may contain. */
const example = join(root, 'e2e/new-remote');

/**
 * Writes what a squad in another repository starts from: the template, the packages that it installs, the documents and the example.
 *
 * @throws Error if the folder has files, which may be the work of a squad
 */
export async function writeSquadFolder(folder: string, tarballs: readonly string[]): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
  await cp(template, folder, {
    recursive: true,
    filter: (file) => !generated.some((path) => file === path || file.startsWith(path + sep)),
  });
  await Promise.all(['packages', 'docs'].map((each) => mkdir(join(folder, each), { recursive: true })));
  await Promise.all(
    tarballs.map((tarball) => cp(tarball, join(folder, 'packages', withoutVersion(basename(tarball))))),
  );
  await Promise.all(
    documents.map(async (document) => {
      const text = await readFile(join(root, document), 'utf8');
      await writeFile(join(folder, document), withoutFileLinks(text));
    }),
  );
  await cp(example, join(folder, 'docs/example'), {
    recursive: true,
    filter: (file) => file === example || /\.tsx?$/.test(file),
  });
}

/** The names of the files stay when the versions change, which are in the lock file: `shared-ui-1.0.0.tgz` → `shared-ui.tgz`. */
const withoutVersion = (file: string) => file.replace(/-\d+\.\d+\.\d+[^/]*\.tgz$/, '.tgz');

/** Replaces links to other files, which the squad does not have, by their texts. */
const withoutFileLinks = (markdown: string) => markdown.replace(/\[([^\]]+)\]\((?!#|https?:)[^)]+\)/g, '$1');
