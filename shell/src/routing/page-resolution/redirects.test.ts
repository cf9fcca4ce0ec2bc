import type { PageRoute } from 'shared-contracts/api/shop';
import { resolveAddress } from '../../testing/routing-fixture.ts';

type Routes = Record<string, Partial<PageRoute>>;

const to = (url: string, status: 301 | 302 = 301): Partial<PageRoute> => ({
  type: null,
  redirect: { url, status },
});

const ends = async (path: string, routes: Routes) => (await resolveAddress(path, { routes })).redirect;

const toFallback = { url: '/404', status: 302 };

describe('a redirect', () => {
  it('leads to the end of its chain, with 302 if any redirect has 302', async () => {
    const chain = { '/a': to('/b'), '/b': to('/c', 302), '/c': to('/d'), '/d': {} };
    expect(await ends('/a', chain)).toEqual({ url: '/d', status: 302 });
    expect(await ends('/c', chain)).toEqual({ url: '/d', status: 301 });
  });

  it('leads out of the shop for a complete URL, also at the end of a chain', async () => {
    const routes = { '/a': to('/b'), '/b': to('https://journal.example/x?y=1') };
    expect(await ends('/a?st=display', routes)).toEqual({
      url: 'https://journal.example/x?y=1',
      status: 301,
    });
  });

  it.each([
    ['itself', { '/a': to('/a') }],
    ['itself with a slash at its end', { '/a': to('/a/'), '/a/': to('/a') }],
    ['itself with another query', { '/a': to('/a?x=1') }],
    ['one that leads back', { '/a': to('/b'), '/b': to('/a') }],
    ['a loop further on', { '/a': to('/b'), '/b': to('/c'), '/c': to('/b') }],
    [
      'a chain that goes on and on',
      Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`/${at || 'a'}`, to(`/${at + 1}`)])),
    ],
  ])('to %s leads to the fallback', async (_name, routes) => {
    const { redirect, asked } = await resolveAddress('/a', { routes: routes as Routes });
    expect(redirect).toEqual(toFallback);
    expect(asked.length).toBeLessThan(8);
  });

  it.each([
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://',
    'https://[',
  ])('to %j, which is no complete URL, leads to the fallback', async (url) => {
    expect(await ends('/a', { '/a': to(url) })).toEqual(toFallback);
  });

  it('to a path that would be read as a host stays in the shop', async () => {
    expect((await ends('/a', { '/a': to('/..//evil.example') }))?.url).toBe('/evil.example');
  });

  it('keeps the query, unless the target has its own', async () => {
    const routes = { '/a': to('/b'), '/b': {}, '/c': to('/b?order=newest') };
    expect((await ends('/a?st=facebookppc&utm_source=x', routes))?.url).toBe(
      '/b?st=facebookppc&utm_source=x',
    );
    expect((await ends('/c?st=display', routes))?.url).toBe('/b?order=newest');
  });

  it('leads to a target that the API does not know', async () => {
    expect(await ends('/a', { '/a': to('/unknown') })).toEqual({ url: '/unknown', status: 301 });
  });
});

describe('an unknown address', () => {
  it.each(['/nothing', `/${'a'.repeat(10_000)}`, '/%zz', '/%00', '/%2F%2Fevil.example', '/%5Cevil.example'])(
    'is redirected to the fallback: %.40s',
    async (path) => {
      expect((await resolveAddress(path)).redirect).toEqual(toFallback);
    },
  );

  it('is not looked up if it is longer than the API’s limit', async () => {
    expect((await resolveAddress(`/${'a'.repeat(10_000)}`)).asked).toEqual([]);
  });

  it.each(['/404', '/404/', '/404?from=x'])(
    '%s is the fallback itself, also while the API is down',
    async (path) => {
      const { state, asked } = await resolveAddress(path, { isRouteDown: true });
      expect(state).toMatchObject({ kind: 'not-found', status: 404, meta: { robots: 'noindex' } });
      expect(asked).toEqual([]);
    },
  );
});
