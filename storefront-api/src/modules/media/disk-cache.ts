import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';
import { dirname, join, relative, sep } from 'node:path';

export interface DiskCache {
  read: (key: string) => Promise<Buffer | null>;
  write: (key: string, bytes: Buffer) => Promise<void>;
  /** Bytes of everything kept. */
  size: () => number;
}

interface Options {
  folder: string;
  /** What was not asked for the longest goes first when more would be kept, bytes. */
  maxBytes: number;
  onError: (error: unknown) => void;
}

/**
 * Files in a folder, found again after a restart. `key` is a path in that folder; the caller vouches that it
 * leaves it nowhere. A file that cannot be read or written costs time, never an answer.
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
        // What was used last is known again after a restart.
        void utimes(fileOf(key), now, now).catch(() => {});
        return bytes;
      } catch {
        sizes.delete(key);
        return null;
      }
    },
    async write(key, bytes) {
      const file = fileOf(key);
      const unfinished = `${file}.${randomUUID()}.tmp`;
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(unfinished, bytes);
        await rename(unfinished, file);
        sizes.set(key, bytes.length);
      } catch (error) {
        onError(error);
        await rm(unfinished, { force: true }).catch(() => {});
      }
    },
  };
}

/** Those used last come last. What a process left half written when it was stopped is removed. */
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
