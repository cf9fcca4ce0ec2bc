import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { PictureOriginals } from 'storefront-ports/picture-originals';
import { createStoredOriginals, maxOriginalBytes, OriginalTooLargeError } from './stored-originals.ts';

const absent: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR']);

const isAbsent = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && absent.has(error.code);

/**
 * Originals in a folder; see {@link createStoredOriginals} for the names of the files. Links that lead out of the folder
 * count as absent, and so does what is no regular file.
 */
export function createFolderOriginals(folder: string, version: string): PictureOriginals {
  return createStoredOriginals(async (path, signal) => {
    try {
      const file = await realpath(join(folder, path));
      if (!file.startsWith((await realpath(folder)) + sep)) return null;
      const status = await stat(file);
      if (!status.isFile()) return null;
      if (status.size > maxOriginalBytes) throw new OriginalTooLargeError(path);
      return await readFile(file, { signal });
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }, version);
}
