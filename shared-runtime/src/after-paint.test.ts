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

  it('resolves in the task right after the frame where the browser has a scheduler', async () => {
    const postTask = jest.fn(async (task: () => void, _options?: SchedulerPostTaskOptions) => task());
    Object.assign(globalThis, { scheduler: { postTask } });
    try {
      const isResolved = record();
      expect(postTask).not.toHaveBeenCalled();
      frames[0]?.(0);
      await Promise.resolve();
      expect(isResolved()).toBe(true);
      expect(postTask.mock.calls[0]?.[1]).toEqual({ priority: 'user-blocking' });
    } finally {
      Reflect.deleteProperty(globalThis, 'scheduler');
    }
  });

  it('resolves in a tab without frames', async () => {
    const isResolved = record();
    await jest.advanceTimersByTimeAsync(100);
    expect(isResolved()).toBe(true);
  });
});
