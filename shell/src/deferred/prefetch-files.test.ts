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
    return Promise.resolve({ arrayBuffer: read });
  }) as unknown as typeof fetch;
});
afterEach(() => (globalThis.fetch = realFetch));

describe('prefetchFiles', () => {
  it('fetches every file completely, with a low priority', async () => {
    await prefetchFiles(['/a.js', '/b.css'], {});
    expect(fetched).toEqual([
      ['/a.js', { priority: 'low' }],
      ['/b.css', { priority: 'low' }],
    ]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('fetches the other files if one fails, and does not reject', async () => {
    await expect(prefetchFiles(['/missing.js', '/b.js'], {})).resolves.toBeUndefined();
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('fetches nothing for visitors who save data', async () => {
    await prefetchFiles(['/a.js'], { connection: { saveData: true } });
    expect(fetched).toEqual([]);
  });
});
