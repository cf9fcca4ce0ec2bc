import { jest } from '@jest/globals';
import { createAppState } from './app-state.ts';
import { followFirstSession, applySessionResult, type SessionResult } from './first-session.ts';

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

describe('followFirstSession', () => {
  it('sets the shop ready, and does not fetch again', async () => {
    const { states, retry } = await follow('ready');
    expect(states).toEqual([{ isReady: true, failure: null }]);
    expect(retry).not.toHaveBeenCalled();
  });

  it.each(['offline', 'error'] as const)('sets %s, logs it, and fetches again', async (failure) => {
    const { states, waited } = await follow(failure, 'ready');
    expect(states).toEqual([
      { isReady: false, failure },
      { isReady: true, failure: null },
    ]);
    expect(waited).toEqual([2_000]);
    expect(warn).toHaveBeenCalledWith(`The session could not be fetched: ${failure}`);
  });

  it('fetches three times in total, and logs once', async () => {
    const { appState, waited, retry } = await follow('error', 'error', 'error', 'ready');
    expect(appState.getState()).toEqual({ isReady: false, failure: 'error' });
    expect([waited, retry.mock.calls.length]).toEqual([[2_000, 8_000], 2]);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

it('settle keeps the shop ready, whatever the result of a later session fetch', () => {
  const appState = createAppState();
  applySessionResult(appState, 'ready', warn);
  applySessionResult(appState, 'offline', warn);
  expect(appState.getState()).toEqual({ isReady: true, failure: 'offline' });
  applySessionResult(appState, 'ready', warn);
  expect(appState.getState()).toEqual({ isReady: true, failure: null });
});

it('settle does not end maintenance', () => {
  const appState = createAppState();
  appState.setState({ failure: 'maintenance' });
  applySessionResult(appState, 'ready', warn);
  expect(appState.getState()).toEqual({ isReady: true, failure: 'maintenance' });
});
