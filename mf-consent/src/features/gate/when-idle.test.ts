import { jest } from '@jest/globals';
import { whenIdle } from './when-idle.ts';

const schedule = jest.fn<typeof requestIdleCallback>();

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  jest.useRealTimers();
});

describe('whenIdle', () => {
  it('calls back in an idle callback, which a busy page gets after five seconds', () => {
    Object.assign(globalThis, { requestIdleCallback: schedule });
    const onIdle = jest.fn();
    whenIdle(onIdle);
    const [callback, options] = schedule.mock.calls[0] ?? [];
    expect(options).toEqual({ timeout: 5_000 });
    expect(onIdle).not.toHaveBeenCalled();
    callback?.({ didTimeout: false, timeRemaining: () => 10 });
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  it('calls back after 200 ms in a browser without idle callbacks', () => {
    jest.useFakeTimers();
    const onIdle = jest.fn();
    whenIdle(onIdle);
    jest.advanceTimersByTime(199);
    expect(onIdle).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });
});
