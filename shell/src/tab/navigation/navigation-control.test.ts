import { waitFor } from '@testing-library/react';
import { createBrowserRouter } from 'react-router';
import { createNavigationControl } from './navigation-control.ts';

const open: { dispose: () => void }[] = [];
afterEach(() => {
  for (const router of open.splice(0)) router.dispose();
});

/** A router with the test's window, whose pages load when the test says so. */
function setUp() {
  history.replaceState(null, '', '/here?p=2');
  const waiting = new Map<string, () => void>();
  const asked: string[] = [];
  const router = createBrowserRouter(
    [
      {
        id: 'page',
        path: '*',
        loader: async ({ request }) => {
          const { pathname } = new URL(request.url);
          asked.push(pathname);
          if (pathname === '/slow') await new Promise<void>((done) => waiting.set(pathname, done));
          return pathname;
        },
      },
    ],
    { hydrationData: { loaderData: { page: '/here' } } },
  );
  open.push(router);
  return { router, asked, navigation: createNavigationControl(router, window) };
}

describe('createNavigationControl', () => {
  it('restores page and URL when a navigation is cancelled', async () => {
    const { router, navigation } = setUp();
    void router.navigate('/slow');
    expect(navigation.cancel()).toBe(true);
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect([navigation.currentUrl(), location.pathname + location.search]).toEqual([
      '/here?p=2',
      '/here?p=2',
    ]);
    expect(router.state.preventScrollReset).toBe(true);
  });

  it('resumes a cancelled navigation once', async () => {
    const { router, navigation } = setUp();
    expect(navigation.resume()).toBe(false);
    void router.navigate('/slow?a=1#b');
    navigation.cancel();
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(navigation.resume()).toBe(true);
    expect(router.state.navigation.location).toMatchObject({ pathname: '/slow', search: '?a=1', hash: '#b' });
    expect(navigation.resume()).toBe(false);
  });

  it('reverts a Back navigation that has changed the URL', async () => {
    const { router, navigation } = setUp();
    await router.navigate('/slow-no-more');
    await router.navigate('/third');
    history.back();
    await waitFor(() => expect(navigation.currentUrl()).toBe('/slow-no-more'));
    await router.navigate('/third');
    // Changes the URL outside the router, as Back does before the page is loaded.
    history.replaceState({ ...(history.state as object), idx: 1 }, '', '/slow-no-more');
    const moved: number[] = [];
    const navigate = router.navigate.bind(router);
    router.navigate = ((to: number) => {
      moved.push(to);
      return Promise.resolve();
    }) as typeof router.navigate;
    expect(navigation.cancel()).toBe(true);
    expect(moved).toEqual([1]);
    router.navigate = navigate;
  });

  it('returns false if the history index is unknown', () => {
    const { navigation } = setUp();
    history.replaceState(null, '', '/elsewhere');
    expect(navigation.cancel()).toBe(false);
  });
});
