import { jest } from '@jest/globals';
import { createPagePrefetch } from './prefetch-pages.ts';

function setUp(isSlow: boolean) {
  const prefetched: string[] = [];
  const load = jest.fn(async () => (path: string) => void prefetched.push(path));
  const prefetch = createPagePrefetch({
    load,
    opensDocuments: () => isSlow,
    location: { pathname: '/products/skis' },
  });
  return { prefetched, load, prefetch };
}

describe('createPagePrefetch', () => {
  it('loads its code once, and prefetches pages', async () => {
    const { prefetched, load, prefetch } = setUp(false);
    prefetch('/boots');
    prefetch('/brand/ridge');
    await Promise.resolve();
    expect(prefetched).toEqual(['/boots', '/brand/ridge']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads its code again after a failure', async () => {
    const { prefetched, load, prefetch } = setUp(false);
    load.mockRejectedValueOnce(new Error('no connection'));
    prefetch('/boots');
    await new Promise((resolve) => setTimeout(resolve));
    prefetch('/boots');
    await Promise.resolve();
    expect(prefetched).toEqual(['/boots']);
  });

  it('prefetches only other parts of the same page where others are opened as documents', async () => {
    const { prefetched, prefetch } = setUp(true);
    for (const path of ['/boots', '?p=2', '/products/skis?p=3', 'https://shop.example/boots', '//['])
      prefetch(path);
    await Promise.resolve();
    expect(prefetched).toEqual(['?p=2', '/products/skis?p=3']);
  });
});
