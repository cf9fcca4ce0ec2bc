import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { useRef } from 'react';
import {
  FakeIntersectionObserver,
  fakeIntersectionObserver,
} from '../../../testing/fake-intersection-observer.ts';
import { useLoadWhenSeen } from './use-load-when-seen.ts';

const load = jest.fn();

function Probe() {
  const link = useRef<HTMLAnchorElement>(null);
  useLoadWhenSeen(link, load);
  return (
    <a ref={link} href="/guide">
      Guide
    </a>
  );
}

const observer = () => FakeIntersectionObserver.instances.at(-1);

/** Reports whether the element is in view, and advances the timers. */
function reportIntersection(isIntersecting: boolean, elapsedMs: number): void {
  observer()?.report(isIntersecting);
  jest.advanceTimersByTime(elapsedMs);
}

describe('useLoadWhenSeen', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    fakeIntersectionObserver();
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    Reflect.deleteProperty(navigator, 'connection');
    jest.clearAllMocks();
    jest.useRealTimers();
  });

  it('loads once an element has been in view for two seconds', () => {
    render(<Probe />);
    reportIntersection(true, 1_999);
    expect(load).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(load).toHaveBeenCalledTimes(1);
    expect(observer()?.isConnected).toBe(false);
  });

  it('loads nothing for an element that is scrolled past, until it is in view again', () => {
    render(<Probe />);
    reportIntersection(true, 1_000);
    reportIntersection(false, 10_000);
    expect(load).not.toHaveBeenCalled();
    reportIntersection(true, 2_000);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads nothing after the element was removed', () => {
    const { unmount } = render(<Probe />);
    reportIntersection(true, 1_000);
    unmount();
    jest.advanceTimersByTime(10_000);
    expect(load).not.toHaveBeenCalled();
  });

  it('loads nothing for a shopper who saves data', () => {
    Object.assign(navigator, { connection: { saveData: true } });
    render(<Probe />);
    reportIntersection(true, 10_000);
    expect(load).not.toHaveBeenCalled();
  });

  it('loads nothing in a browser without IntersectionObserver', () => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    render(<Probe />);
    jest.advanceTimersByTime(10_000);
    expect(load).not.toHaveBeenCalled();
  });
});
