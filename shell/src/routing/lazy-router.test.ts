import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
} from 'react-router';
import type { ShopRouterState } from 'shared-runtime/host';
import { createLazyRouter } from './lazy-router.ts';
import { pageRouteId } from './page-state.ts';

/** A tab at `path`, whose router can be delayed or missing. jsdom cannot load documents. */
function open(
  path = '/skis?p=2',
  {
    historyState = null as object | null,
    isSlow = false,
    leaves = () => Promise.resolve(),
  }: { historyState?: object | null; isSlow?: boolean; leaves?: () => Promise<void> } = {},
) {
  history.replaceState(historyState, '', path);
  const loads: string[] = [];
  const documents: string[] = [];
  const routes = [
    {
      id: pageRouteId,
      path: '*',
      loader: ({ request }: { request: Request }) => {
        loads.push(request.url.replace(location.origin, ''));
        return 'loaded';
      },
    },
  ];
  const hydrationData = { loaderData: { [pageRouteId]: 'from the document' } };
  const loadFactory = jest.fn(async () => () => {
    const router = createRouter({ routes, history: createBrowserHistory(), hydrationData }).initialize();
    stops.push(() => router.dispose());
    return router;
  });
  const tab = {
    history,
    navigator: { onLine: true },
    location: {
      get origin() {
        return location.origin;
      },
      get href() {
        return location.href;
      },
      get pathname() {
        return location.pathname;
      },
      get search() {
        return location.search;
      },
      get hash() {
        return location.hash;
      },
      assign: (href: string) => documents.push(`assign ${href}`),
      replace: (href: string) => documents.push(`replace ${href}`),
      reload: () => documents.push('reload'),
    },
    addEventListener: (type: string, listener: EventListener) => {
      addEventListener(type, listener);
      stops.push(() => removeEventListener(type, listener));
    },
    removeEventListener: removeEventListener.bind(globalThis),
    dispatchEvent: dispatchEvent.bind(globalThis),
  } as unknown as Window;
  const router = createLazyRouter({
    window: tab,
    hydrationData,
    loadFactory,
    prefersDocument: () => isSlow,
    onLeave: () => {
      documents.push('leaves');
      return leaves();
    },
  });
  const states: ShopRouterState[] = [];
  router.subscribe((state) => states.push(state));
  return { router, loadFactory, loads, documents, states };
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Goes to another entry of the history, as the buttons of a browser do. */
function goTo(path: string, state: object | null = null): void {
  history.replaceState(state, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

describe('createLazyRouter, before the router is loaded', () => {
  it('is at the page of the document', () => {
    const { router, loadFactory } = open('/skis?p=2#top', {
      historyState: { idx: 4, key: 'abc', usr: 'kept' },
    });
    expect(router.state).toMatchObject({
      location: { pathname: '/skis', search: '?p=2', hash: '#top', key: 'abc', state: 'kept' },
      navigation: { state: 'idle' },
      loaderData: { [pageRouteId]: 'from the document' },
      restoreScrollPosition: false,
    });
    expect(history.state).toMatchObject({ idx: 4 });
    expect(loadFactory).not.toHaveBeenCalled();
  });

  it('marks the first entry of a document as React Router does', () => {
    open();
    expect(history.state).toEqual({ idx: 0 });
  });

  it('follows a fragment', () => {
    const { router, loadFactory, states } = open('/skis');
    goTo('/skis#sizes');
    expect(router.state.location.hash).toBe('#sizes');
    expect(states).toHaveLength(1);
    expect(loadFactory).not.toHaveBeenCalled();
  });

  it.each(['/boots?p=3', '/boots#sizes'])(
    'loads it for Back to %s, and restores the position there',
    async (path) => {
      const { router, loads, states } = open('/skis', { historyState: { idx: 1, key: 'shown' } });
      router.enableScrollRestoration({ former: 700, shown: 20 }, () => 120);
      goTo(path, { idx: 0, key: 'former', usr: null });
      expect(router.state.navigation).toMatchObject({ state: 'loading', location: { pathname: '/boots' } });
      expect(router.state.location.pathname).toBe('/skis');
      await waitFor(() => expect(router.state.location.pathname).toBe('/boots'));
      expect(loads).toEqual([path.replace(/#.*/, '')]);
      expect(states.at(-1)).toMatchObject({
        location: { pathname: '/boots', key: 'former' },
        navigation: { state: 'idle' },
        loaderData: { [pageRouteId]: 'loaded' },
        restoreScrollPosition: 700,
      });
      expect(history.state).toEqual({ idx: 0, key: 'former', usr: null });
      expect(location.pathname + location.search + location.hash).toBe(path);
    },
  );

  it('reloads the document after Back if the router cannot be loaded, unless Forward has followed', async () => {
    const { loadFactory, documents } = open('/skis');
    loadFactory.mockRejectedValueOnce(new Error('no connection'));
    goTo('/boots');
    await waitFor(() => expect(documents).toEqual(['reload']));
    loadFactory.mockRejectedValueOnce(new Error('no connection'));
    goTo('/boots');
    goTo('/skis');
    await waitFor(() => expect(loadFactory).toHaveBeenCalledTimes(2));
    await Promise.resolve();
    expect(documents).toEqual(['reload']);
  });
});

describe('createLazyRouter, on a slow connection', () => {
  const byLink = { allowsDocument: true };

  it('opens another page as a document, also when the router is loaded', async () => {
    const { router, loads, documents } = open('/skis', { isSlow: true });
    await router.navigate('/boots?p=2#sizes', { ...byLink, replace: false });
    expect(documents).toEqual(['assign /boots?p=2#sizes', 'leaves']);
    await router.load();
    await router.navigate('/helmets', byLink);
    expect(documents.slice(2)).toEqual(['assign /helmets', 'leaves']);
    expect(loads).toEqual([]);
  });

  it.each([
    ['/skis', '?p=2', byLink],
    ['/skis', '/boots', {}],
    ['/skis', '/boots', { ...byLink, replace: true }],
    ['/skis', '/boots', { ...byLink, preventScrollReset: true }],
    ['/skis', '/boots', { ...byLink, state: { kept: true } }],
    ['/checkout/cart/', '/checkout/onepage', byLink],
  ])('navigates from %s to %s with %j in the tab', async (from, to, options) => {
    const { router, loads, documents } = open(from, { isSlow: true });
    await router.navigate(to, options);
    await waitFor(() => expect(loads).toHaveLength(1));
    expect(location.pathname + location.search).toBe(to.startsWith('?') ? from + to : to);
    expect(documents).toEqual([]);
  });

  it('opens the target of a link as a document, except of the same page, another origin or another tab', async () => {
    const linkTo = (href: string) => Object.assign(document.createElement('a'), { href });
    const { router, documents } = open('/skis', { isSlow: true });
    expect(router.tryOpenDocument(linkTo('/boots?p=2'))).toBe(true);
    expect(documents).toEqual(['assign /boots?p=2', 'leaves']);
    await Promise.resolve();
    for (const href of ['/skis?p=2', 'https://other.example/boots', `${location.origin}//other.example/`])
      expect(router.tryOpenDocument(linkTo(href))).toBe(false);
    expect(router.tryOpenDocument(Object.assign(linkTo('/boots'), { target: '_blank' }))).toBe(false);
    expect(documents).toHaveLength(2);
  });

  it('shows the last of several targets while it is being left', async () => {
    const stays = Promise.withResolvers<void>();
    const { router, loads, documents } = open('/skis', { isSlow: true, leaves: () => stays.promise });
    const first = router.navigate('/boots', byLink);
    const second = router.navigate('?p=2', { preventScrollReset: true });
    expect(documents).toEqual(['assign /boots', 'leaves', 'assign /skis?p=2']);
    stays.resolve();
    await Promise.all([first, second]);
    await router.navigate('?p=3');
    expect(loads).toEqual(['/skis?p=3']);
    expect(documents).toHaveLength(3);
  });

  it('stays in the tab while another navigation is under way, which it ends', async () => {
    const { router, loads, documents } = open('/skis', { isSlow: true });
    const first = router.navigate('?p=2');
    await Promise.all([first, router.navigate('/boots', byLink)]);
    expect(loads).toEqual(['/boots']);
    expect(documents).toEqual([]);
  });
});

describe('createLazyRouter, at the first navigation', () => {
  it('publishes it as pending at once, loads the router and navigates', async () => {
    const { router, loads, states } = open();
    const done = router.navigate('/boots?p=1#all');
    expect(router.state.navigation).toMatchObject({
      state: 'loading',
      location: { pathname: '/boots', search: '?p=1', hash: '#all' },
    });
    expect(router.state.location.pathname).toBe('/skis');
    await done;
    expect(loads).toEqual(['/boots?p=1']);
    expect(states.at(-1)).toMatchObject({
      location: { pathname: '/boots' },
      navigation: { state: 'idle' },
      loaderData: { [pageRouteId]: 'loaded' },
    });
    expect(location.pathname).toBe('/boots');
  });

  it('keeps the object of the location until the page changes', async () => {
    const { router, states } = open();
    const first = router.state.location;
    await router.navigate('/boots');
    const before = states.filter(({ location: { pathname } }) => pathname === '/skis');
    expect(before.length).toBeGreaterThan(1);
    expect(before.every((state) => state.location === first)).toBe(true);
  });

  it('navigates to the last of two targets, and loads the router once', async () => {
    const { router, loadFactory, loads } = open();
    await Promise.all([router.navigate('/boots'), router.navigate('/poles')]);
    expect(location.pathname).toBe('/poles');
    expect(loads).toEqual(['/poles']);
    expect(loadFactory).toHaveBeenCalledTimes(1);
  });

  it('goes back if Back follows before the router is loaded', async () => {
    const { router, loads } = open('/skis', { historyState: { idx: 1, key: 'shown' } });
    const done = router.navigate('/boots');
    goTo('/poles', { idx: 0, key: 'former' });
    await done;
    await waitFor(() => expect(router.state.location.pathname).toBe('/poles'));
    expect(loads).toEqual(['/poles']);
    expect(history.state).toEqual({ idx: 0, key: 'former' });
  });

  it('rejects a target at another site, and stays idle', async () => {
    const { router, loadFactory } = open();
    for (const target of ['//other.example', 'https://other.example', 'javascript:alert(1)'])
      // One after the other.
      // oxlint-disable-next-line no-await-in-loop
      await expect(router.navigate(target)).rejects.toThrow('no page of the shop');
    expect(router.state.navigation.state).toBe('idle');
    expect(loadFactory).not.toHaveBeenCalled();
  });

  it('restores no position for the page of the document, but one on Back to it', async () => {
    const { router, states } = open('/skis', { historyState: { idx: 0, key: 'first' } });
    const stop = router.enableScrollRestoration({ first: 700, other: 5 }, () => 120);
    await router.load();
    expect(states).toEqual([]);
    await router.navigate('/boots');
    await router.navigate(-1);
    await waitFor(() =>
      expect(router.state).toMatchObject({ location: { pathname: '/skis' }, restoreScrollPosition: 120 }),
    );
    stop();
  });

  it('lets the browser load the page if the router cannot be loaded, and tries again the next time', async () => {
    const { router, loadFactory, documents } = open();
    loadFactory.mockRejectedValueOnce(new Error('no connection'));
    await router.navigate({ pathname: '/boots', search: 'p=1' });
    expect(documents).toEqual(['assign /boots?p=1']);
    expect(router.state.navigation.state).toBe('idle');
    await router.navigate('/poles');
    expect(location.pathname).toBe('/poles');
  });
});

it('createLazyRouter loads the data of the page again by loading the router', async () => {
  const { router, loads } = open();
  await router.revalidate();
  expect(loads).toEqual(['/skis?p=2']);
});

it('createLazyRouter reloads the document if the data of the page are to be loaded again without the router', async () => {
  const { router, loadFactory, documents } = open();
  loadFactory.mockRejectedValueOnce(new Error('no connection'));
  await router.revalidate();
  expect(documents).toEqual(['reload']);
});
