import { waitFor } from '@testing-library/react';
import { createBrowserRouter } from 'react-router';
import { createRouterMoves } from './navigation-control.ts';

const open: { dispose: () => void }[] = [];
afterEach(() => {
  for (const router of open.splice(0)) router.dispose();
});

/** A router over the test's own window, whose pages come when they are told to. */
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
  return { router, asked, moves: createRouterMoves(router, window) };
}

const settled = () => new Promise((done) => void setTimeout(done, 30));

describe('a navigation that is given up', () => {
  it('leaves page and address as they were', async () => {
    const { router, moves } = setUp();
    void router.navigate('/slow');
    expect(moves.stay()).toBe(true);
    await settled();
    expect(router.state.navigation.state).toBe('idle');
    expect([moves.here(), location.pathname + location.search]).toEqual(['/here?p=2', '/here?p=2']);
    expect(router.state.preventScrollReset).toBe(true);
  });

  it('can be gone on with, once', async () => {
    const { router, moves } = setUp();
    expect(moves.goOn()).toBe(false);
    void router.navigate('/slow?a=1#b');
    moves.stay();
    await settled();
    expect(moves.goOn()).toBe(true);
    expect(router.state.navigation.location).toMatchObject({ pathname: '/slow', search: '?a=1', hash: '#b' });
    expect(moves.goOn()).toBe(false);
  });

  it('is turned round where Back has moved the address already', async () => {
    const { router, moves } = setUp();
    await router.navigate('/slow-no-more');
    await router.navigate('/third');
    history.back();
    await waitFor(() => expect(moves.here()).toBe('/slow-no-more'));
    await router.navigate('/third');
    // Somebody else than the router moves the address, as Back does before anything is loaded.
    history.replaceState({ ...(history.state as object), idx: 1 }, '', '/slow-no-more');
    const moved: number[] = [];
    const navigate = router.navigate.bind(router);
    router.navigate = ((to: number) => {
      moved.push(to);
      return Promise.resolve();
    }) as typeof router.navigate;
    expect(moves.stay()).toBe(true);
    expect(moved).toEqual([1]);
    router.navigate = navigate;
  });

  it('stays undone where nobody knows how far the address has moved', () => {
    const { moves } = setUp();
    history.replaceState(null, '', '/elsewhere');
    expect(moves.stay()).toBe(false);
  });
});
