import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';
import { dirname, join, relative, sep } from 'node:path';

export interface DiskCache {
  read: (key: string) => Promise<Buffer | null>;
  write: (key: string, bytes: Buffer) => Promise<void>;
  /** Returns the size of all cached files, in bytes. */
  size: () => number;
}

interface Options {
  folder: string;
  /** Maximum size of all files. The least recently used files are deleted first. */
  maxBytes: number;
  onError: (error: unknown) => void;
}

/**
 * Opens a cache of files that survives restarts. `key` is a path in the folder; the caller must make sure that it does
 * not leave the folder. Errors of the disk are reported to `onError` and never thrown.
 */
export async function openDiskCache({ folder, maxBytes, onError }: Options): Promise<DiskCache> {
  const fileOf = (key: string) => join(folder, key);
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, key, reason) => {
      if (reason === 'evict') void rm(fileOf(key), { force: true }).catch(onError);
    },
  });
  await mkdir(folder, { recursive: true });
  for (const { key, bytes } of await filesByUse(folder)) sizes.set(key, bytes);

  return {
    size: () => sizes.calculatedSize ?? 0,
    async read(key) {
      if (sizes.get(key) === undefined) return null;
      try {
        const bytes = await readFile(fileOf(key));
        const now = new Date();
        // The modification time keeps the order of use across restarts.
        void utimes(fileOf(key), now, now).catch(() => {});
        return bytes;
      } catch {
        sizes.delete(key);
        return null;
      }
    },
    async write(key, bytes) {
      const file = fileOf(key);
      const temporary = `${file}.${randomUUID()}.tmp`;
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(temporary, bytes);
        await rename(temporary, file);
        sizes.set(key, bytes.length);
      } catch (error) {
        onError(error);
        await rm(temporary, { force: true }).catch(() => {});
      }
    },
  };
}

/** Returns the files, least recently used first. Deletes temporary files of interrupted writes. */
async function filesByUse(folder: string): Promise<{ key: string; bytes: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        if (entry.name.endsWith('.tmp')) {
          await rm(file, { force: true });
          return [];
        }
        const { size, mtimeMs } = await stat(file);
        return [{ key: relative(folder, file).split(sep).join('/'), bytes: size, mtimeMs }];
      }),
  );
  return files.flat().toSorted((one, other) => one.mtimeMs - other.mtimeMs);
}
