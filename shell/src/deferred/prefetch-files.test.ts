import { jest } from '@jest/globals';
import { prefetchFiles } from './prefetch-files.ts';

const realFetch = globalThis.fetch;
const read = jest.fn(() => Promise.resolve(new ArrayBuffer(8)));
const fetched: [string, RequestInit | undefined][] = [];

beforeEach(() => {
  fetched.length = 0;
  read.mockClear();
  globalThis.fetch = ((url: string, init?: RequestInit) => {
    fetched.push([url, init]);
    if (url.includes('missing')) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve({ ok: !url.includes('gone'), arrayBuffer: read });
  }) as unknown as typeof fetch;
});
afterEach(() => (globalThis.fetch = realFetch));

describe('prefetchFiles', () => {
  it('fetches every file completely, with a low priority', async () => {
    expect(await prefetchFiles(['/a.js', '/b.css'], {})).toBe(true);
    expect(fetched).toEqual([
      ['/a.js', { priority: 'low' }],
      ['/b.css', { priority: 'low' }],
    ]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('fetches the other files if one fails, and does not reject', async () => {
    expect(await prefetchFiles(['/missing.js', '/b.js'], {})).toBe(false);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('says that a file is missing', async () => {
    expect(await prefetchFiles(['/gone.js', '/b.js'], {})).toBe(false);
  });

  it('fetches nothing for visitors who save data', async () => {
    expect(await prefetchFiles(['/a.js'], { connection: { saveData: true } })).toBe(false);
    expect(fetched).toEqual([]);
  });
});
