import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { DiskCache } from './disk-cache.ts';

export interface StoredPicture {
  bytes: Buffer;
  etag: string;
}

export interface PictureStore {
  /** Null for what was not asked for lately. */
  peek: (key: string) => StoredPicture | null;
  /** `render` is called only if nobody has rendered this picture before. */
  find: (key: string, render: () => Promise<Buffer>) => Promise<StoredPicture>;
}

/** More are in line than shoppers would wait for. */
export class TooManyPicturesError extends Error {}

const atOnce = 2;
const longestLine = 400;
const inMemory = 32 * 1024 * 1024;

/** Memory, then disk, then the drawing itself; of many who ask at once one draws, and all get its picture. */
export function createPictureStore(disk: DiskCache | null): PictureStore {
  const memory = new LRUCache<string, StoredPicture>({
    maxSize: inMemory,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });
  const underway = new Map<string, Promise<StoredPicture>>();
  const line = pLimit(atOnce);

  async function fetch(key: string, render: () => Promise<Buffer>): Promise<StoredPicture> {
    const kept = (await disk?.read(key)) ?? null;
    if (kept !== null) return remember(key, kept);
    if (line.pendingCount >= longestLine) throw new TooManyPicturesError();
    const bytes = await line(render);
    await disk?.write(key, bytes);
    return remember(key, bytes);
  }

  function remember(key: string, bytes: Buffer): StoredPicture {
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
    const picture = { bytes, etag };
    memory.set(key, picture);
    return picture;
  }

  return {
    peek: (key) => memory.get(key) ?? null,
    find(key, render) {
      const known = memory.get(key);
      if (known !== undefined) return Promise.resolve(known);
      const others = underway.get(key);
      if (others !== undefined) return others;
      const mine = fetch(key, render).finally(() => underway.delete(key));
      underway.set(key, mine);
      return mine;
    },
  };
}
