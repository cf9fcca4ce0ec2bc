import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useLoadWhenSeen } from './use-load-when-seen.ts';

type Notify = (entries: { isIntersecting: boolean }[]) => void;

let report: Notify = () => undefined;
const disconnect = jest.fn();

class FakeObserver {
  constructor(notify: Notify) {
    report = notify;
  }
  observe() {}
  disconnect = disconnect;
}

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

/** Tells the hook whether its element is in view, and lets time pass. */
function see(isIntersecting: boolean, milliseconds: number): void {
  report([{ isIntersecting }]);
  jest.advanceTimersByTime(milliseconds);
}

describe('useLoadWhenSeen', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    Reflect.deleteProperty(navigator, 'connection');
    report = () => undefined;
    jest.clearAllMocks();
    jest.useRealTimers();
  });

  it('loads once an element has been in view for two seconds', () => {
    render(<Probe />);
    see(true, 1_999);
    expect(load).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(load).toHaveBeenCalledTimes(1);
    expect(disconnect).toHaveBeenCalled();
  });

  it('loads nothing for an element that is scrolled past, until it is in view again', () => {
    render(<Probe />);
    see(true, 1_000);
    see(false, 10_000);
    expect(load).not.toHaveBeenCalled();
    see(true, 2_000);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads nothing after the element was removed', () => {
    const { unmount } = render(<Probe />);
    see(true, 1_000);
    unmount();
    jest.advanceTimersByTime(10_000);
    expect(load).not.toHaveBeenCalled();
  });

  it('loads nothing for a shopper who saves data', () => {
    Object.assign(navigator, { connection: { saveData: true } });
    render(<Probe />);
    see(true, 10_000);
    expect(load).not.toHaveBeenCalled();
  });

  it('loads nothing in a browser that cannot say what is in view', () => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    render(<Probe />);
    jest.advanceTimersByTime(10_000);
    expect(load).not.toHaveBeenCalled();
  });
});
