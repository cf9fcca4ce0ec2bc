import { jest } from '@jest/globals';
import { afterPaint } from './after-paint.ts';

const frames: FrameRequestCallback[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  frames.length = 0;
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function record(): () => boolean {
  let isResolved = false;
  void afterPaint().then(() => (isResolved = true));
  return () => isResolved;
}

describe('afterPaint', () => {
  it('resolves in a task after the next frame', async () => {
    const isResolved = record();
    await jest.advanceTimersByTimeAsync(99);
    expect(isResolved()).toBe(false);
    frames[0]?.(0);
    await Promise.resolve();
    expect(isResolved()).toBe(false);
    await jest.advanceTimersByTimeAsync(0);
    expect(isResolved()).toBe(true);
  });

  it('resolves in a tab without frames', async () => {
    const isResolved = record();
    await jest.advanceTimersByTimeAsync(100);
    expect(isResolved()).toBe(true);
  });
});
