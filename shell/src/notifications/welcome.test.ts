import { jest } from '@jest/globals';
import { sessionChanged } from 'shared-contracts/events/session';
import { shellPageViewed } from 'shared-contracts/events/shell';
import { createStubShop, memberSession } from 'shared-runtime/testing';
import { createOverlayService } from '../overlays/overlay-service.ts';
import { startWelcome } from './welcome.ts';

function setUp() {
  const { bus, session } = createStubShop({ session: memberSession }).context;
  const overlays = createOverlayService(() => undefined);
  const state = { isSettled: true };
  const listeners = new Set<() => void>();
  const start = () =>
    startWelcome({
      bus,
      overlays,
      isSettled: () => state.isSettled,
      onNavigation(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    });
  const signIn = (isSignupEvent: boolean, id: number | null = 7) =>
    bus.publish(sessionChanged, { session: { ...session, id, isSignupEvent }, reason: 'signed-in' });
  const navigate = (isSettled: boolean) => {
    state.isSettled = isSettled;
    for (const listener of listeners) listener();
  };
  const viewPage = () =>
    bus.publish(shellPageViewed, {
      pageType: 'home',
      layoutType: 'Home',
      entityId: null,
      storeId: 1,
      path: '/',
    });
  const opened = () => overlays.store.getState().stack.map(({ name }) => name);
  return { bus, session, overlays, state, listeners, start, signIn, navigate, viewPage, opened };
}

describe('startWelcome', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('opens the popup after a registration, and not after a sign-in', () => {
    const { start, signIn, opened } = setUp();
    start();
    signIn(false);
    jest.runAllTimers();
    expect(opened()).toEqual([]);
    signIn(true);
    jest.runAllTimers();
    expect(opened()).toEqual(['account/welcome']);
  });

  it('opens the popup for a registration before it started', () => {
    const { start, signIn, opened } = setUp();
    signIn(true);
    start();
    jest.runAllTimers();
    expect(opened()).toEqual(['account/welcome']);
  });

  it('opens nothing before confirmation, or for a refreshed session', () => {
    const { start, signIn, opened, bus, session } = setUp();
    start();
    signIn(true, null);
    bus.publish(sessionChanged, { session: { ...session, isSignupEvent: true }, reason: 'refreshed' });
    jest.runAllTimers();
    expect(opened()).toEqual([]);
  });

  it('waits until other overlays are closed', () => {
    const { start, signIn, opened, overlays } = setUp();
    start();
    overlays.open('account/register', { reason: 'account' });
    signIn(true);
    jest.runAllTimers();
    expect(opened()).toEqual(['account/register']);
    overlays.closeAll();
    jest.runAllTimers();
    expect(opened()).toEqual(['account/welcome']);
  });

  it('waits for the next page if the overlay is closed in order to navigate', () => {
    const { start, signIn, opened, overlays, state, navigate, viewPage } = setUp();
    start();
    overlays.open('account/register', { reason: 'account' });
    signIn(true);
    overlays.closeAll();
    navigate(false);
    jest.runAllTimers();
    expect(opened()).toEqual([]);
    state.isSettled = true;
    viewPage();
    jest.runAllTimers();
    expect(opened()).toEqual(['account/welcome']);
  });

  it('opens at the end of a navigation within the page', () => {
    const { start, signIn, opened, navigate } = setUp();
    start();
    signIn(true);
    navigate(false);
    jest.runAllTimers();
    navigate(true);
    jest.runAllTimers();
    expect(opened()).toEqual(['account/welcome']);
  });

  it('waits without timers, and opens the popup once', () => {
    const { start, signIn, opened, overlays, navigate, viewPage, listeners } = setUp();
    start();
    signIn(true);
    navigate(false);
    jest.runAllTimers();
    expect(jest.getTimerCount()).toBe(0);
    navigate(true);
    jest.runAllTimers();
    overlays.closeAll();
    viewPage();
    jest.runAllTimers();
    expect(opened()).toEqual([]);
    expect(listeners.size).toBe(0);
  });
});
