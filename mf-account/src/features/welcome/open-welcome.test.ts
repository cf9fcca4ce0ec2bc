import { jest } from '@jest/globals';
import { sessionChanged } from 'shared-contracts/events/session';
import { shellPageViewed } from 'shared-contracts/events/shell';
import { createStubShop, createStubStartupHost, memberSession } from 'shared-runtime/testing';
import { startWelcome } from './open-welcome.ts';

function setUp() {
  const shop = createStubShop({ session: memberSession });
  const { bus, session } = shop.context;
  const stub = createStubStartupHost(shop);
  const start = () => startWelcome(stub.host);
  const signIn = (isSignupEvent: boolean, id: number | null = 7) =>
    bus.publish(sessionChanged, { session: { ...session, id, isSignupEvent }, reason: 'signed-in' });
  const viewPage = () =>
    bus.publish(shellPageViewed, {
      pageType: 'home',
      layoutType: 'Home',
      entityId: null,
      storeId: 1,
      path: '/',
    });
  const navigate = (isSettled: boolean) => {
    stub.isPageSettled = isSettled;
    stub.notifyNavigation();
  };
  return { stub, bus, session, start, signIn, viewPage, navigate, opened: stub.openOverlays };
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
    const { start, signIn, opened, stub } = setUp();
    start();
    stub.host.openOverlay('account/register', { reason: 'account' });
    signIn(true);
    jest.runAllTimers();
    expect(opened()).toEqual(['account/register']);
    stub.closeOverlays();
    jest.runAllTimers();
    expect(opened()).toEqual(['account/welcome']);
  });

  it('waits for the next page if the overlay is closed in order to navigate', () => {
    const { start, signIn, opened, stub, navigate, viewPage } = setUp();
    start();
    stub.host.openOverlay('account/register', { reason: 'account' });
    signIn(true);
    stub.closeOverlays();
    navigate(false);
    jest.runAllTimers();
    expect(opened()).toEqual([]);
    stub.isPageSettled = true;
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
    const { start, signIn, opened, stub, navigate, viewPage } = setUp();
    start();
    signIn(true);
    navigate(false);
    jest.runAllTimers();
    expect(jest.getTimerCount()).toBe(0);
    navigate(true);
    jest.runAllTimers();
    stub.closeOverlays();
    viewPage();
    jest.runAllTimers();
    expect(opened()).toEqual([]);
    expect(stub.listenerCount()).toBe(0);
  });
});
