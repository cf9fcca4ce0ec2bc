import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { ReleaseManifest } from 'shared-contracts/releases';
import { isErrno } from '../errno.ts';
import { inParallel } from '../in-parallel.ts';
import { listedFiles, sides, type ListedFile, type Side } from './layout.ts';
import { sha384 } from './sha384.ts';

export interface FileMismatch {
  /** With its side, as in `browser/remoteEntry.js`. */
  file: string;
  kind: 'missing' | 'wrong_hash' | 'unlisted';
}

/** Returns every difference between the files of a release and its manifest. */
export async function verifyReleaseDir(dir: string, manifest: ReleaseManifest): Promise<FileMismatch[]> {
  const listed = listedFiles(manifest);
  const known = new Set(listed.map(({ side, path }) => `${side}/${path}`));
  const present = await Promise.all(sides.map((side) => filesUnder(dir, side)));
  const unlisted = present.flat().filter((file) => !known.has(file));
  const checked = await inParallel(8, listed, (file) => checkFile(dir, file));
  return [
    ...checked.filter((mismatch) => mismatch !== undefined),
    ...unlisted.map((file): FileMismatch => ({ file, kind: 'unlisted' })),
  ];
}

export function describeMismatches(mismatches: FileMismatch[]): string {
  const descriptions = {
    missing: 'is missing',
    wrong_hash: 'has another hash than listed',
    unlisted: 'is not listed',
  };
  const shown = mismatches.slice(0, 5).map(({ file, kind }) => `${file} ${descriptions[kind]}`);
  const more = mismatches.length - shown.length;
  return shown.join(', ') + (more > 0 ? `, and ${more} more` : '');
}

async function checkFile(
  dir: string,
  { side, path, integrity }: ListedFile,
): Promise<FileMismatch | undefined> {
  const file = `${side}/${path}`;
  try {
    const bytes = await readFile(join(dir, side, path));
    return sha384(bytes) === integrity ? undefined : { file, kind: 'wrong_hash' };
  } catch (cause) {
    if (isErrno(cause, 'ENOENT', 'ENOTDIR', 'EISDIR')) return { file, kind: 'missing' };
    throw cause;
  }
}

async function filesUnder(dir: string, side: Side): Promise<string[]> {
  try {
    const root = join(dir, side);
    const found = await readdir(root, { recursive: true, withFileTypes: true });
    return found
      .filter((item) => !item.isDirectory())
      .map((item) =>
        join(item.parentPath, item.name)
          .slice(dir.length + 1)
          .split(sep)
          .join('/'),
      );
  } catch (cause) {
    if (isErrno(cause, 'ENOENT')) return [];
    throw cause;
  }
}
