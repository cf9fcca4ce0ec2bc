import { jest } from '@jest/globals';
import { createStubShop, memberSession } from 'shared-runtime/testing';
import { createOverlayService } from '../overlays/overlay-service.ts';
import { startWelcome } from './welcome.ts';

function setUp() {
  const { bus, session } = createStubShop({ session: memberSession }).context;
  const overlays = createOverlayService(() => undefined);
  const state = { isSettled: true };
  const start = () => startWelcome({ bus, overlays, isSettled: () => state.isSettled });
  const signIn = (isSignupEvent: boolean, id: number | null = 7) =>
    bus.publish('session:changed', { session: { ...session, id, isSignupEvent }, reason: 'signed-in' });
  const opened = () => overlays.store.getState().stack.map(({ name }) => name);
  return { bus, session, overlays, state, start, signIn, opened };
}

describe('startWelcome', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('opens the popup after a registration, and not after a sign-in', () => {
    const { start, signIn, opened } = setUp();
    start();
    signIn(false);
    jest.advanceTimersByTime(5000);
    expect(opened()).toEqual([]);
    signIn(true);
    jest.advanceTimersByTime(100);
    expect(opened()).toEqual(['account/welcome']);
  });

  it('opens the popup for a registration before it started', () => {
    const { start, signIn, opened } = setUp();
    signIn(true);
    start();
    jest.advanceTimersByTime(100);
    expect(opened()).toEqual(['account/welcome']);
  });

  it('opens nothing before confirmation, or for a refreshed session', () => {
    const { start, signIn, opened, bus, session } = setUp();
    start();
    signIn(true, null);
    bus.publish('session:changed', { session: { ...session, isSignupEvent: true }, reason: 'refreshed' });
    jest.advanceTimersByTime(5000);
    expect(opened()).toEqual([]);
  });

  it('waits for the next page, and until other overlays are closed', () => {
    const { start, signIn, opened, state, overlays } = setUp();
    start();
    overlays.open('account/register', { reason: 'account' });
    signIn(true);
    state.isSettled = false;
    jest.advanceTimersByTime(1000);
    overlays.closeAll();
    jest.advanceTimersByTime(1000);
    expect(opened()).toEqual([]);
    state.isSettled = true;
    jest.advanceTimersByTime(100);
    expect(opened()).toEqual(['account/welcome']);
  });
});
