import { jest } from '@jest/globals';
import { initialise, type StartupTask } from './initialise.ts';

function setUp() {
  const order: string[] = [];
  const failures: string[] = [];
  const onFailure = (name: string, error: unknown) => failures.push(`${name}: ${String(error)}`);
  const starter = (
    priority: StartupTask['priority'],
    name: string,
    run: () => unknown = () => undefined,
  ): StartupTask => ({
    priority,
    name,
    run: () => {
      order.push(name);
      return run();
    },
  });
  return { order, failures, onFailure, starter };
}

describe('initialise', () => {
  it('runs tasks by priority, in any order of definition', async () => {
    const { order, onFailure, starter } = setUp();
    await initialise([starter(40, 'd'), starter(20, 'a'), starter(30, 'b'), starter(30, 'c')], onFailure);
    expect(order).toEqual(['a', 'b', 'c', 'd']);
  });

  it('starts each task in a task of its own, so that events are handled in between', async () => {
    const { order, onFailure, starter } = setUp();
    const postEvent = () => void setTimeout(() => order.push('event'));
    await initialise([starter(30, 'a', postEvent), starter(30, 'b')], onFailure);
    expect(order).toEqual(['a', 'event', 'b']);
  });

  it('waits for earlier priorities', async () => {
    jest.useFakeTimers();
    try {
      const { order, onFailure, starter } = setUp();
      const session = Promise.withResolvers<void>();
      const done = initialise(
        [starter(20, 'session', () => session.promise), starter(30, 'alerts')],
        onFailure,
      );
      await jest.advanceTimersByTimeAsync(1000);
      expect(order).toEqual(['session']);
      session.resolve();
      await jest.advanceTimersByTimeAsync(1000);
      await done;
      expect(order).toEqual(['session', 'alerts']);
    } finally {
      jest.useRealTimers();
    }
  });

  it('continues after a failure, thrown or rejected, and reports it', async () => {
    const { order, failures, onFailure, starter } = setUp();
    const thrower = () => {
      throw new Error('thrown');
    };
    const rejecter = () => Promise.reject(new Error('rejected'));
    await initialise([starter(20, 'a', thrower), starter(30, 'b', rejecter), starter(40, 'c')], onFailure);
    expect(order).toEqual(['a', 'b', 'c']);
    expect(failures).toEqual(['a: Error: thrown', 'b: Error: rejected']);
  });

  it('waits at most five seconds for a task', async () => {
    jest.useFakeTimers();
    try {
      const { order, failures, onFailure, starter } = setUp();
      const hangs = () => new Promise(() => undefined);
      const done = initialise([starter(20, 'session', hangs), starter(30, 'alerts')], onFailure);
      await jest.advanceTimersByTimeAsync(4999);
      expect(order).toEqual(['session']);
      await jest.advanceTimersByTimeAsync(10);
      await done;
      expect(order).toEqual(['session', 'alerts']);
      expect(failures).toEqual([expect.stringContaining('session: TimeoutError')]);
    } finally {
      jest.useRealTimers();
    }
  });
});
