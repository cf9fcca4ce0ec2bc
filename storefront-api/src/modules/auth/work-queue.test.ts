import { createWorkQueue, QueueFullError } from './work-queue.ts';

/** Creates jobs that the test ends one by one. */
function createJobs() {
  const started: number[] = [];
  const ends = new Map<number, () => void>();
  const job = (id: number) => () => {
    started.push(id);
    return new Promise<number>((resolve) => ends.set(id, () => resolve(id)));
  };
  return { started, job, end: (id: number) => ends.get(id)?.() };
}

/** The queue starts a waiting job a few microtasks after another has ended. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('createWorkQueue', () => {
  it('runs as many jobs at once as allowed, and the others in order', async () => {
    const { started, job, end } = createJobs();
    const run = createWorkQueue({ concurrency: 2, maxWaiting: 10 });
    const results = Promise.all([1, 2, 3, 4].map((id) => run(job(id))));
    await settled();
    expect(started).toEqual([1, 2]);
    end(2);
    await settled();
    expect(started).toEqual([1, 2, 3]);
    for (const id of [1, 3]) end(id);
    await settled();
    end(4);
    expect(await results).toEqual([1, 2, 3, 4]);
  });

  it('rejects a job while the queue is full, and accepts one after another has ended', async () => {
    const { job, end } = createJobs();
    const run = createWorkQueue({ concurrency: 1, maxWaiting: 1 });
    const running = run(job(1));
    const second = run(job(2));
    await expect(run(job(3))).rejects.toThrow(QueueFullError);
    await settled();
    end(1);
    await running;
    const fourth = run(job(4));
    await settled();
    end(2);
    await settled();
    end(4);
    expect(await Promise.all([second, fourth])).toEqual([2, 4]);
  });

  it('accepts a preferred job while the others fill the queue, and runs it before them', async () => {
    const { started, job, end } = createJobs();
    const run = createWorkQueue({ concurrency: 1, maxWaiting: 1, maxWaitingPreferred: 1 });
    const others = [run(job(1)), run(job(2))];
    const preferred = run(job(3), { isPreferred: true });
    await expect(run(job(4))).rejects.toThrow(QueueFullError);
    await settled();
    end(1);
    await settled();
    expect(started).toEqual([1, 3]);
    end(3);
    await settled();
    end(2);
    expect(await Promise.all([...others, preferred])).toEqual([1, 2, 3]);
  });

  it('starts another job after three preferred ones, also if preferred ones keep arriving', async () => {
    const { started, job, end } = createJobs();
    const run = createWorkQueue({ concurrency: 1, maxWaiting: 2, maxWaitingPreferred: 10 });
    const prefer = (id: number) => run(job(id), { isPreferred: true });
    const results = [run(job(1)), run(job(2)), run(job(3)), prefer(11), prefer(12)];
    await settled();
    for (let id = 13; id <= 20; id += 1) {
      end(started.at(-1) ?? 0);
      await settled();
      results.push(prefer(id));
    }
    expect(started).toEqual([1, 11, 12, 13, 2, 14, 15, 16, 3]);
    for (let left = 0; left <= 4; left += 1) {
      end(started.at(-1) ?? 0);
      await settled();
    }
    expect(await Promise.all(results)).toHaveLength(13);
  });

  it('continues after a job that fails', async () => {
    const run = createWorkQueue({ concurrency: 1, maxWaiting: 0 });
    await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(run(async () => 'next')).resolves.toBe('next');
  });
});
