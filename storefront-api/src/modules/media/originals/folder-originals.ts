import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureOriginals } from 'storefront-ports/picture-originals';
import { createStoredOriginals } from './stored-originals.ts';

const absent: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR']);

const isAbsent = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && absent.has(error.code);

/** Originals in a folder; see {@link createStoredOriginals} for the names of the files. */
export function createFolderOriginals(folder: string, version: string): PictureOriginals {
  return createStoredOriginals(async (path) => {
    try {
      return await readFile(join(folder, path));
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }, version);
}
