import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { renderInShop } from 'shared-runtime/testing';
import { english as messages } from '../../testing/messages.ts';
import { useRefreshAtTimes } from './use-refresh-at-times.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const at = (seconds: number) => new Date(now + seconds * 1000).toISOString();

beforeEach(() => {
  jest.useFakeTimers({ now });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function show(initial: readonly string[]) {
  const refresh = jest.fn();
  let showTimes: (times: readonly string[]) => void = () => undefined;
  function Page() {
    const [times, setTimes] = useState(initial);
    showTimes = setTimes;
    useRefreshAtTimes(times, refresh);
    return null;
  }
  const { unmount } = renderInShop(<Page />, { messages });
  return { refresh, unmount, showTimes: (times: readonly string[]) => act(() => showTimes(times)) };
}

/** Passes second by second: React renders in between. */
function pass(seconds: number): void {
  for (let passed = 0; passed < seconds; passed += 1)
    act(() => {
      jest.advanceTimersByTime(1000);
    });
}

describe('useRefreshAtTimes', () => {
  it('refreshes once after each end, within five seconds', () => {
    const { refresh } = show([at(10), at(60)]);
    pass(9);
    expect(refresh).not.toHaveBeenCalled();
    pass(7);
    expect(refresh).toHaveBeenCalledTimes(1);
    pass(40);
    expect(refresh).toHaveBeenCalledTimes(1);
    pass(60);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('refreshes once, although the answer still has the sale that has ended', () => {
    const { refresh, showTimes } = show([at(10)]);
    pass(20);
    showTimes([at(10)]);
    pass(60);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('refreshes at the next end, after the sale that has ended is gone', () => {
    const { refresh, showTimes } = show([at(10), at(60)]);
    pass(20);
    showTimes([at(60)]);
    pass(60);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('does not refresh for what had ended before the page was shown', () => {
    const { refresh } = show([at(-5)]);
    pass(60);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('does not refresh after the page was left', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.9);
    const { refresh, unmount } = show([at(10)]);
    pass(11);
    unmount();
    pass(60);
    expect(refresh).not.toHaveBeenCalled();
  });
});
