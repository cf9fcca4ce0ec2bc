import { jest } from '@jest/globals';
import { defaultStore } from 'shared-contracts/stores';
import { bareMeta, type PageState } from '../../routing/page-state.ts';
import { createAppState, type AppState } from '../../session/app-state.ts';
import { createNavigationMonitor, type NavigationMonitorOptions } from './navigation-monitor.ts';

const meta = bareMeta(defaultStore);
const shown: PageState = { kind: 'not-found', status: 404, meta };
const next: PageState = { kind: 'sign-in-required', status: 200, target: '/next', meta };
const offline: PageState = { kind: 'error', reason: 'offline', status: 503, meta };
const failed: PageState = { kind: 'error', reason: 'server', status: 503, meta };
const withoutCode = { kind: 'page', page: 'cms/page', status: 503, meta } as unknown as PageState;

const warn = jest.fn();
beforeEach(() => {
  warn.mockClear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function setUp(parts: Partial<NavigationMonitorOptions> = {}, state: Partial<AppState> = { isReady: true }) {
  const appState = createAppState();
  appState.setState(state);
  const reload = jest.fn();
  const cancel = jest.fn(() => true);
  const wrapNavigation = createNavigationMonitor({
    appState,
    currentUrl: () => '/here?p=2',
    currentPage: () => shown,
    reloadReason: () => null,
    isOtherStore: () => false,
    reload,
    cancel,
    recheckSession: () => Promise.resolve(),
    isOnline: () => true,
    showsOfflinePage: () => false,
    errorPage: () => failed,
    warn,
    ...parts,
  });
  /** Resolves with the router's result, or with undefined if it keeps waiting. */
  function goTo(path: string, found: PageState, signal?: AbortSignal): Promise<PageState | undefined> {
    const request = new Request(`http://shop.example${path}`, signal ? { signal } : {});
    const answer = wrapNavigation(request, () => Promise.resolve(found));
    return Promise.race([answer, jest.advanceTimersByTimeAsync(1000).then(() => undefined)]);
  }
  return { appState, reload, cancel, goTo };
}

describe('a navigation', () => {
  it('ends in its page, and clears the failure', async () => {
    const { goTo, appState } = setUp({}, { isReady: true, failure: 'offline' });
    expect(await goTo('/next', next)).toBe(next);
    expect(appState.getState().failure).toBeNull();
  });

  it('that is superseded has no effect', async () => {
    const { goTo, appState, cancel } = setUp();
    const aborted = new AbortController();
    aborted.abort();
    await goTo('/next', offline, aborted.signal);
    expect(cancel).not.toHaveBeenCalled();
    expect(appState.getState().failure).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });

  it('that fails on the server ends in the error page, and is logged', async () => {
    const { goTo, appState } = setUp();
    expect(await goTo('/next', failed)).toBe(failed);
    expect(appState.getState().failure).toBe('error');
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('a navigation without a network', () => {
  it('is cancelled, and keeps the current page', async () => {
    const { goTo, appState, cancel } = setUp();
    expect(await goTo('/next', offline)).toBeUndefined();
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(appState.getState().failure).toBe('offline');
    expect(warn).toHaveBeenCalledTimes(1);
    expect(await goTo('/here?p=2', next)).toBe(shown);
    // Only once: the next navigation loads the page.
    expect(await goTo('/here?p=2', next)).toBe(next);
  });

  it('is cancelled also if only the page’s code is missing', async () => {
    const { goTo, cancel } = setUp({ isOnline: () => false });
    expect(await goTo('/next', withoutCode)).toBeUndefined();
    expect(cancel).toHaveBeenCalledTimes(1);
    const online = setUp();
    expect(await online.goTo('/next', withoutCode)).toBe(withoutCode);
  });

  it('to the current page keeps the page', async () => {
    const { goTo, cancel } = setUp();
    expect(await goTo('/here?p=2', offline)).toBe(shown);
    expect(cancel).not.toHaveBeenCalled();
  });

  it('ends in the error page if it cannot be cancelled, or if the host is configured so', async () => {
    const stuck = setUp({ cancel: () => false });
    expect(await stuck.goTo('/next', offline)).toMatchObject({ kind: 'error', reason: 'offline' });
    expect(await stuck.goTo('/here?p=2', next)).toBe(next);
    const app = setUp({ showsOfflinePage: () => true });
    expect(await app.goTo('/next', offline)).toMatchObject({ kind: 'error', reason: 'offline' });
    expect(app.cancel).not.toHaveBeenCalled();
  });
});

describe('a reload reason', () => {
  it('reloads, and the router waits', async () => {
    const { goTo, reload } = setUp({ reloadReason: () => 'newer' });
    expect(await goTo('/next', next)).toBeUndefined();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is ignored without a network', async () => {
    const { goTo, reload } = setUp({ reloadReason: () => 'newer', isOnline: () => false });
    expect(await goTo('/next', next)).toBe(next);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['the shop is closed', { failure: 'maintenance' as const }, false],
    ['the page is another store’s', { failure: null }, true],
  ])('may be found while the page is loaded: %s', async (_what, newState, isOtherStore) => {
    const appState = createAppState();
    let isKnown = false;
    const reload = jest.fn();
    const wrapNavigation = createNavigationMonitor({
      appState,
      currentUrl: () => '/here',
      currentPage: () => shown,
      reloadReason: () => (isKnown ? 'a reason' : null),
      isOtherStore: () => isKnown && isOtherStore,
      reload,
      cancel: () => true,
      recheckSession: () => Promise.resolve(),
      isOnline: () => true,
      showsOfflinePage: () => false,
      errorPage: () => failed,
      warn,
    });
    void wrapNavigation(new Request('http://shop.example/next'), () => {
      isKnown = true;
      appState.setState(newState);
      return Promise.resolve(next);
    });
    await jest.advanceTimersByTimeAsync(1000);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a shop that failed before it was ready', () => {
  const broken = { isReady: false, failure: 'error' } as const;

  it('fetches the session again, and shows the error page if that fails', async () => {
    const recheckSession = jest.fn(() => Promise.resolve());
    const { goTo } = setUp({ recheckSession }, broken);
    expect(await goTo('/next', next)).toBe(failed);
    expect(recheckSession).toHaveBeenCalledTimes(1);
  });

  it('continues if that succeeds', async () => {
    const shop = setUp(
      {
        recheckSession: () => {
          shop.appState.setState({ isReady: true, failure: null });
          return Promise.resolve();
        },
      },
      broken,
    );
    expect(await shop.goTo('/next', next)).toBe(next);
  });
});
