import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { DiskCache } from './disk-cache.ts';

export interface StoredPicture {
  bytes: Buffer;
  etag: string;
}

export interface PictureStore {
  /** Returns a picture from memory; null if it is not there. */
  peek: (key: string) => StoredPicture | null;
  /** Returns a picture from memory or disk, or else renders it. Concurrent calls for one key share the result. */
  find: (key: string, render: () => Promise<Buffer>) => Promise<StoredPicture>;
}

/** Thrown if `maxQueued` pictures are waiting to be rendered. */
export class TooManyPicturesError extends Error {}

const concurrency = 2;
const maxQueued = 400; // more than shoppers would wait for
const maxMemoryBytes = 32 * 1024 * 1024;

/** Creates a store that looks in memory, then on disk, and then renders. Rejects with {@link TooManyPicturesError}. */
export function createPictureStore(disk: DiskCache | null): PictureStore {
  const memory = new LRUCache<string, StoredPicture>({
    maxSize: maxMemoryBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });
  const inFlight = new Map<string, Promise<StoredPicture>>();
  const limit = pLimit(concurrency);

  async function fetch(key: string, render: () => Promise<Buffer>): Promise<StoredPicture> {
    const fromDisk = (await disk?.read(key)) ?? null;
    if (fromDisk !== null) return remember(key, fromDisk);
    if (limit.pendingCount >= maxQueued) throw new TooManyPicturesError();
    const bytes = await limit(render);
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
      const running = inFlight.get(key);
      if (running !== undefined) return running;
      const started = fetch(key, render).finally(() => inFlight.delete(key));
      inFlight.set(key, started);
      return started;
    },
  };
}
