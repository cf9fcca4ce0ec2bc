import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDiskCache } from './disk-cache.ts';

let folder: string;
const errors: unknown[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-pictures-'));
  errors.length = 0;
});
afterEach(() => rm(folder, { recursive: true }));

const open = (maxBytes: number) =>
  openDiskCache({ folder, maxBytes, onError: (error) => errors.push(error) });

const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted();

it('openDiskCache finds files of an earlier process', async () => {
  const cache = await open(1000);
  await cache.write('a.1/80.jpg', Buffer.from('one'));
  const again = await open(1000);
  expect(await again.read('a.1/80.jpg')).toEqual(Buffer.from('one'));
  expect(await again.read('a.1/160.jpg')).toBeNull();
  expect(again.size()).toBe(3);
});

it('openDiskCache deletes the least recently used files above its limit', async () => {
  const cache = await open(250);
  await cache.write('a/1.jpg', Buffer.alloc(100));
  await cache.write('b/2.jpg', Buffer.alloc(100));
  await cache.read('a/1.jpg');
  await cache.write('c/3.jpg', Buffer.alloc(100));
  expect(await cache.read('b/2.jpg')).toBeNull();
  expect(await cache.read('a/1.jpg')).toHaveLength(100);
  expect(cache.size()).toBe(200);
  expect(await files()).toEqual(['1.jpg', '3.jpg']);
});

it('openDiskCache applies a lower limit at start, oldest files first', async () => {
  const cache = await open(1000);
  for (const name of ['a', 'b', 'c']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await cache.write(`${name}/1.jpg`, Buffer.alloc(100));
  }
  await utimes(join(folder, 'b/1.jpg'), new Date(0), new Date(0));
  const smaller = await open(250);
  expect(await smaller.read('b/1.jpg')).toBeNull();
  expect(await smaller.read('c/1.jpg')).toHaveLength(100);
});

it('openDiskCache removes temporary files of interrupted writes', async () => {
  await writeFile(join(folder, '80.jpg.123.tmp'), 'half');
  const cache = await open(1000);
  expect(await files()).toEqual([]);
  expect(cache.size()).toBe(0);
});

it('openDiskCache returns null for a file that was deleted', async () => {
  const cache = await open(1000);
  await cache.write('a/1.jpg', Buffer.from('one'));
  await rm(join(folder, 'a'), { recursive: true });
  expect(await cache.read('a/1.jpg')).toBeNull();
  expect(errors).toEqual([]);
});

it('openDiskCache reports errors of the disk and caches nothing', async () => {
  const cache = await open(1000);
  await writeFile(join(folder, 'a'), 'a file where a folder should be');
  await cache.write('a/1.jpg', Buffer.from('one'));
  expect(errors).toHaveLength(1);
  expect(await cache.read('a/1.jpg')).toBeNull();
});
