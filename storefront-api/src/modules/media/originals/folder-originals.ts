import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureOriginals } from 'storefront-ports/picture-originals';
import { createStoredOriginals } from './stored-originals.ts';

const absent = new Set(['ENOENT', 'ENOTDIR']);

/** Originals in a folder; see {@link createStoredOriginals} for the names of the files. */
export function createFolderOriginals(folder: string, version: string): PictureOriginals {
  return createStoredOriginals(async (path) => {
    try {
      return await readFile(join(folder, path));
    } catch (error) {
      if (error instanceof Error && 'code' in error && absent.has(String(error.code))) return null;
      throw error;
    }
  }, version);
}
