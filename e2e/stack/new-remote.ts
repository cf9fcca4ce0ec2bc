import { randomInt } from 'node:crypto';
import { cp, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteName } from 'shared-contracts/releases';
import { root } from '../../scripts/stack/settings.ts';
import { runCommand, type CommandResult } from '../../scripts/verify/run-command.ts';
import { dataDir, registryUrl } from './addresses.ts';

const template = join(import.meta.dirname, '../new-remote');
/** Inside of this package, whose dependencies the sources import. Not in the repository. */
const folder = join(import.meta.dirname, '../.new-remotes');

/** The sources of a remote with a random name. */
export interface NewRemote {
  name: RemoteName;
  /** The name without `mf-`, which is also that of its page and its endpoint. */
  word: string;
  /** Runs `mf` in the folder of the remote, as its squad does. */
  mf(line: string, token?: string): Promise<CommandResult>;
  remove(): Promise<void>;
}

/** Writes the sources of a remote with a random name. */
export async function writeNewRemote(): Promise<NewRemote> {
  const word = `${randomWord()}-${randomWord()}`;
  const name: RemoteName = `mf-${word}`;
  const dir = join(folder, name);
  await cp(template, dir, { recursive: true });
  const files = (await readdir(dir)).map((file) => join(dir, file));
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replaceAll('placeholder-name', word));
    }),
  );
  await writeFile(join(dir, 'package.json'), JSON.stringify({ name, version: '1.0.0', type: 'module' }));
  return {
    name,
    word,
    mf: (line, token) =>
      runCommand(process.execPath, [join(root, 'registry-cli/src/mf.ts'), ...line.split(' ')], {
        cwd: dir,
        env: {
          REGISTRY_URL: registryUrl,
          REGISTRY_DIR: join(dataDir, 'registry'),
          REGISTRY_TOKEN: token ?? '',
        },
      }),
    async remove() {
      await rm(dir, { recursive: true, force: true });
      // It stays if the remote of another worker is in it.
      await rmdir(folder).catch(() => undefined);
    },
  };
}

/** Eight letters. Without those that together look like another letter, so that the name is similar to no other one. */
function randomWord(): string {
  const letters = 'abefghijkopqstuxyz';
  return Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
}
