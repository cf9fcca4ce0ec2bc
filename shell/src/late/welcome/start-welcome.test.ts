import { jest } from '@jest/globals';
import { createStubShop } from 'shared-runtime/testing';
import { createOverlayDesk } from '../../overlays/overlay-store.ts';
import { startWelcome } from './start-welcome.ts';

function setUp() {
  const { bus, session } = createStubShop().context;
  const desk = createOverlayDesk(() => undefined);
  const state = { isSettled: true };
  startWelcome({ bus, desk, isSettled: () => state.isSettled });
  const signIn = (isNew: boolean) => bus.publish('account:signed-in', { session, isNew });
  const opened = () => desk.store.getState().stack.map(({ name }) => name);
  return { desk, state, signIn, opened };
}

describe('the welcome popup', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('greets who has joined, and not who comes back', () => {
    const { signIn, opened } = setUp();
    signIn(false);
    jest.advanceTimersByTime(5000);
    expect(opened()).toEqual([]);
    signIn(true);
    jest.advanceTimersByTime(100);
    expect(opened()).toEqual(['account/welcome']);
  });

  it('waits for the page that joining leads to, and for the form to be gone', () => {
    const { signIn, opened, state, desk } = setUp();
    desk.open('account/register', { reason: 'account' });
    signIn(true);
    state.isSettled = false;
    jest.advanceTimersByTime(1000);
    desk.closeAll();
    jest.advanceTimersByTime(1000);
    expect(opened()).toEqual([]);
    state.isSettled = true;
    jest.advanceTimersByTime(100);
    expect(opened()).toEqual(['account/welcome']);
  });
});
