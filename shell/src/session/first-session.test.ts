import { jest } from '@jest/globals';
import { createAppState } from '../tab/app-state.ts';
import { followFirstSession, settle, type SessionResult } from './first-session.ts';

const warn = jest.fn();
beforeEach(() => warn.mockClear());

async function follow(first: SessionResult, ...others: SessionResult[]) {
  const appState = createAppState();
  const states: unknown[] = [];
  appState.subscribe((state) => states.push(state));
  const waited: number[] = [];
  const retry = jest.fn(() => Promise.resolve(others.shift() ?? ('error' as const)));
  await followFirstSession({
    appState,
    first: Promise.resolve(first),
    retry,
    delay: (ms) => {
      waited.push(ms);
      return Promise.resolve();
    },
    warn,
  });
  return { appState, states, waited, retry };
}

describe('the first session', () => {
  it('makes the shop ready, and is not asked for again', async () => {
    const { states, retry } = await follow('ready');
    expect(states).toEqual([{ isReady: true, trouble: null }]);
    expect(retry).not.toHaveBeenCalled();
  });

  it.each(['offline', 'error'] as const)(
    'that ends in %s sets the state, is logged, and is asked for again',
    async (trouble) => {
      const { states, waited } = await follow(trouble, 'ready');
      expect(states).toEqual([
        { isReady: false, trouble },
        { isReady: true, trouble: null },
      ]);
      expect(waited).toEqual([2_000]);
      expect(warn).toHaveBeenCalledWith(`The session could not be had: ${trouble}`);
    },
  );

  it('is asked for three times in all, and the log is not filled with it', async () => {
    const { appState, waited, retry } = await follow('error', 'error', 'error', 'ready');
    expect(appState.getState()).toEqual({ isReady: false, trouble: 'error' });
    expect([waited, retry.mock.calls.length]).toEqual([[2_000, 8_000], 2]);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

it('a shop that was ready stays so, whatever becomes of a later session fetch', () => {
  const appState = createAppState();
  settle(appState, 'ready', warn);
  settle(appState, 'offline', warn);
  expect(appState.getState()).toEqual({ isReady: true, trouble: 'offline' });
  settle(appState, 'ready', warn);
  expect(appState.getState()).toEqual({ isReady: true, trouble: null });
});

it('a session does not open a closed shop', () => {
  const appState = createAppState();
  appState.setState({ trouble: 'maintenance' });
  settle(appState, 'ready', warn);
  expect(appState.getState()).toEqual({ isReady: true, trouble: 'maintenance' });
});
