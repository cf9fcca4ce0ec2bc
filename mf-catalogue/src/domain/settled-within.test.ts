import { jest } from '@jest/globals';
import { settledWithin } from './settled-within.ts';

afterEach(() => {
  jest.useRealTimers();
});

describe('settledWithin', () => {
  it('resolves with the promise, also with a rejected one', async () => {
    await expect(settledWithin(Promise.resolve(), 60_000)).resolves.toBeUndefined();
    await expect(settledWithin(Promise.reject(new Error('down')), 60_000)).resolves.toBeUndefined();
  });

  it('resolves at the limit for a promise that does not settle', async () => {
    jest.useFakeTimers();
    let isSettled = false;
    void settledWithin(new Promise(() => undefined), 1_000).then(() => (isSettled = true));
    await jest.advanceTimersByTimeAsync(999);
    expect(isSettled).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(isSettled).toBe(true);
  });
});
