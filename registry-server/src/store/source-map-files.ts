import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { isErrno } from 'registry-client/errno';
import { sourceMapFolder } from 'shared-contracts/releases';
import { writeDurably } from './durable-file.ts';

/** Names a script of a release. */
export interface ScriptFile {
  name: string;
  version: string;
  /** With its side, as in `browser/remoteEntry.js`. */
  file: string;
}

/** Source maps of published releases. Their content never changes, as that of the releases. */
export interface SourceMapFiles {
  /** Resolves with false if another source map of this script is stored. */
  store(script: ScriptFile, map: Uint8Array): Promise<boolean>;
  /** Resolves with undefined without a source map of this script. */
  read(script: ScriptFile): Promise<Buffer | undefined>;
  /** Resolves with the paths of a release's source maps, with their side. */
  list(name: string, version: string): Promise<string[]>;
}

const suffix = '.gz';

/** Stores the source maps compressed in `maps/<name>/<version>`: a tenth of their size. */
export function createSourceMapFiles(dataDir: string): SourceMapFiles {
  const folderOf = (name: string, version: string) => join(dataDir, sourceMapFolder, name, version);
  const pathOf = ({ name, version, file }: ScriptFile) =>
    join(folderOf(name, version), `${file}.map${suffix}`);

  async function read(script: ScriptFile): Promise<Buffer | undefined> {
    try {
      return await promisify(gunzip)(await readFile(pathOf(script)));
    } catch (cause) {
      if (isErrno(cause, 'ENOENT', 'ENOTDIR')) return undefined;
      throw cause;
    }
  }

  return {
    read,
    store: async (script, map) => {
      const path = pathOf(script);
      await mkdir(dirname(path), { recursive: true });
      const draft = join(dirname(path), `.${randomUUID()}`);
      try {
        await writeDurably(draft, await promisify(gzip)(map));
        // A link is made by one of two publishers only.
        await link(draft, path);
        return true;
      } catch (cause) {
        if (!isErrno(cause, 'EEXIST')) throw cause;
        const stored = await read(script);
        return stored !== undefined && stored.equals(map);
      } finally {
        await rm(draft, { force: true });
      }
    },
    list: async (name, version) => {
      const folder = folderOf(name, version);
      try {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        return entries
          .filter((entry) => entry.isFile() && entry.name.endsWith(suffix))
          .map((entry) => relative(folder, join(entry.parentPath, entry.name)).slice(0, -suffix.length));
      } catch (cause) {
        if (isErrno(cause, 'ENOENT')) return [];
        throw cause;
      }
    },
  };
}
