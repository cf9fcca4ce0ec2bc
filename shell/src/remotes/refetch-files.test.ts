import { jest } from '@jest/globals';
import { refetchFiles } from './refetch-files.ts';

const origin = 'http://shop.example';

describe('refetchFiles', () => {
  const asked: [string, RequestCache | undefined][] = [];
  beforeEach(() => {
    asked.length = 0;
    const entries = [
      'mf-cms/1.0.0/remoteEntry.js',
      'mf-cms/1.0.0/remoteEntry.js',
      'mf-cms/1.0.1/a.js',
      'mf-search/1.0.0/b.js',
    ];
    Object.assign(performance, {
      getEntriesByType: () => entries.map((file) => ({ name: `${origin}/assets/${file}` })),
    });
    Object.assign(globalThis, {
      fetch: jest.fn((url: string, init: RequestInit) => {
        asked.push([url, init.cache]);
        return Promise.reject(new Error('offline'));
      }),
    });
  });

  it('fetches each file of the release once, past the cache, and ignores failures', async () => {
    await refetchFiles('mf-cms', '1.0.0');
    expect(asked).toEqual([[`${origin}/assets/mf-cms/1.0.0/remoteEntry.js`, 'reload']]);
  });
});
