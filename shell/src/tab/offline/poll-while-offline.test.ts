import { jest } from '@jest/globals';
import { createAppState } from '../../session/app-state.ts';
import { pollWhileOffline } from './poll-while-offline.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('pollWhileOffline polls while the tab is offline and visible', () => {
  const appState = createAppState();
  const ask = jest.fn(() => Promise.resolve());
  const tab = { visibilityState: 'visible' };
  pollWhileOffline(appState, ask, tab as Document);
  jest.advanceTimersByTime(60_000);
  expect(ask).not.toHaveBeenCalled();
  appState.setState({ failure: 'offline' });
  appState.setState({ isReady: true });
  jest.advanceTimersByTime(25_000);
  expect(ask).toHaveBeenCalledTimes(2);
  tab.visibilityState = 'hidden';
  jest.advanceTimersByTime(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
  tab.visibilityState = 'visible';
  appState.setState({ failure: null });
  jest.advanceTimersByTime(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});
