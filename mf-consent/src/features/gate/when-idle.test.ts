import { jest } from '@jest/globals';
import { whenIdle } from './when-idle.ts';

const schedule = jest.fn<typeof requestIdleCallback>();

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  jest.useRealTimers();
});

describe('whenIdle', () => {
  it('resolves in an idle callback, which a busy page gets after five seconds', async () => {
    Object.assign(globalThis, { requestIdleCallback: schedule });
    const onIdle = jest.fn();
    const idle = whenIdle().then(onIdle);
    const [callback, options] = schedule.mock.calls[0] ?? [];
    expect(options).toEqual({ timeout: 5_000 });
    await Promise.resolve();
    expect(onIdle).not.toHaveBeenCalled();
    callback?.({ didTimeout: false, timeRemaining: () => 10 });
    await idle;
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  it('resolves after 200 ms in a browser without idle callbacks', async () => {
    jest.useFakeTimers();
    const onIdle = jest.fn();
    void whenIdle().then(onIdle);
    await jest.advanceTimersByTimeAsync(199);
    expect(onIdle).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });
});
