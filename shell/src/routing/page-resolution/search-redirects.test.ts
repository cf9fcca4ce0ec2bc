import { answer, ErrorResponse } from 'shared-runtime/testing';
import { resolveAddress } from '../../testing/routing-fixture.ts';

const routes = { '/search': { type: 'search' }, '/search/': { type: 'search' }, '/about-us': {} } as const;

/** Resolves a search with redirects by term, and records the look-ups. */
async function search(path: string, leads: Record<string, string> = {}) {
  const terms: string[] = [];
  const searchUrl = answer('search-url', ({ term }) => {
    terms.push(term);
    const url = leads[term];
    return url === undefined
      ? { url: `/search?s=${encodeURIComponent(term)}`, isRedirect: false }
      : { url, isRedirect: true };
  });
  const resolution = await resolveAddress(path, { routes, handlers: [searchUrl] });
  return { ...resolution, terms };
}

describe('a search', () => {
  it('follows its redirect, with the term as source', async () => {
    const { redirect } = await search('/search?s=varn', { varn: '/brand/varnhorn?source=varn' });
    expect(redirect).toEqual({ url: '/brand/varnhorn?source=varn', status: 302 });
  });

  it('shows its results without a redirect', async () => {
    const { state, terms } = await search('/search?s=%20gloves%20&p=2');
    expect(state).toMatchObject({ kind: 'page', page: 'search/results', status: 200 });
    expect(terms).toEqual(['gloves']);
  });

  it('follows a chain of terms', async () => {
    const leads = { a: '/search?s=b', b: '/search?s=c' };
    expect((await search('/search?s=a', leads)).redirect?.url).toBe('/search?s=c');
    expect((await search('/search/?s=a', { ...leads, c: '/brand/x?source=c' })).redirect?.url).toBe(
      '/brand/x?source=c',
    );
  });

  it.each([
    ['leads back to itself', { a: '/search?s=b', b: '/search?s=a' }],
    ['leads off the shop without saying so', { a: '//evil.example/' }],
    ['leads to a script', { a: 'javascript:alert(1)' }],
  ])('shows its results if its term %s', async (_name, leads) => {
    const { state, terms } = await search('/search?s=a', leads as Record<string, string>);
    expect(state).toMatchObject({ kind: 'page', page: 'search/results' });
    expect(terms.length).toBeLessThan(4);
  });

  it.each(['internal', 'invalid_request'] as const)(
    'shows its results if the look-up fails: %s',
    async (code) => {
      const handlers = [answer('search-url', () => new ErrorResponse(code))];
      const { state } = await resolveAddress('/search?s=a', { routes, handlers });
      expect(state).toMatchObject({ kind: 'page', page: 'search/results', status: 200 });
    },
  );

  it.each(['/search', '/search?s=', '/search?s=%20%20', '/about-us?s=varn'])(
    'is not looked up at %s',
    async (path) => {
      const { state, terms } = await search(path, { varn: '/brand/varnhorn' });
      expect(state).toMatchObject({ kind: 'page' });
      expect(terms).toEqual([]);
    },
  );
});
