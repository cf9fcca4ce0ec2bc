import { createFairQueue, QueueFullError, type FairQueue } from './fair-queue.ts';

const limits = { concurrency: 2, maxRunningPerClient: 2, maxWaitingPerClient: 10, maxWaiting: 20 };
const everythingThatCanRun = () => new Promise((done) => void setImmediate(done));

/** Tasks that the test ends. */
function controlledTasks(queue: FairQueue) {
  const started: string[] = [];
  const running: (() => void)[] = [];
  const run = (client: string, name: string) =>
    queue.run(client, () => {
      started.push(name);
      return new Promise<void>((resolve) => running.push(resolve));
    });
  async function endAll(): Promise<void> {
    await everythingThatCanRun();
    while (running.length > 0) {
      running.shift()?.();
      // oxlint-disable-next-line no-await-in-loop -- the next task starts when one has ended
      await everythingThatCanRun();
    }
  }
  return { started, run, endAll };
}

describe('createFairQueue', () => {
  it('runs tasks concurrently up to the limit, and the others in order of arrival', async () => {
    const { started, run, endAll } = controlledTasks(createFairQueue(limits));
    const runs = ['1', '2', '3', '4'].map((name) => run('a', name));
    await everythingThatCanRun();
    expect(started).toEqual(['1', '2']);
    await endAll();
    await Promise.all(runs);
    expect(started).toEqual(['1', '2', '3', '4']);
  });

  it('lets clients take turns, however many tasks one of them has', async () => {
    const { started, run, endAll } = controlledTasks(createFairQueue({ ...limits, concurrency: 1 }));
    const runs = [
      ...['a1', 'a2', 'a3', 'a4'].map((name) => run('a', name)),
      ...['b1', 'b2'].map((name) => run('b', name)),
      run('c', 'c1'),
    ];
    await endAll();
    await Promise.all(runs);
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('gives the networks of one IPv6 site one turn in each round', async () => {
    const { started, run, endAll } = controlledTasks(createFairQueue({ ...limits, concurrency: 1 }));
    const runs = [
      ...['1', '2', '3'].map((name) => run(`2001:db8:7:${name}::/64`, name)),
      ...['b1', 'b2'].map((name) => run('192.0.2.7', name)),
    ];
    await endAll();
    await Promise.all(runs);
    expect(started).toEqual(['1', '2', 'b1', '3', 'b2']);
  });

  it('makes room at the cost of the site with the most waiting tasks', async () => {
    const queue = createFairQueue({ ...limits, concurrency: 1, maxWaiting: 3 });
    const { started, run, endAll } = controlledTasks(queue);
    const runs = ['1', '2', '3', '4'].map((name) => run(`2001:db8:7:${name}::/64`, name));
    const results = Promise.allSettled(runs);
    const other = run('192.0.2.7', 'b');
    await endAll();
    await other;
    expect((await results).filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(started).toHaveLength(4);
  });

  it('leaves capacity for others when one client has reached its limit', async () => {
    const { started, run, endAll } = controlledTasks(createFairQueue({ ...limits, maxRunningPerClient: 1 }));
    const runs = [run('a', 'a1'), run('a', 'a2'), run('b', 'b1')];
    await everythingThatCanRun();
    expect(started).toEqual(['a1', 'b1']);
    await endAll();
    await Promise.all(runs);
  });

  it('runs the next task after a failure', async () => {
    const queue = createFairQueue({ ...limits, concurrency: 1 });
    await expect(queue.run('a', () => Promise.reject(new Error('render')))).rejects.toThrow('render');
    await expect(queue.run('a', async () => 'whole')).resolves.toBe('whole');
  });

  it('rejects a client at its limit, and no other client', async () => {
    const queue = createFairQueue({ ...limits, concurrency: 1, maxWaitingPerClient: 1 });
    const { run, endAll } = controlledTasks(queue);
    const runs = [run('a', 'a1'), run('a', 'a2'), run('b', 'b1')];
    await expect(run('a', 'a3')).rejects.toThrow(QueueFullError);
    await endAll();
    await Promise.all(runs);
  });

  it('makes room for a client with fewer waiting tasks, at the cost of the one with the most', async () => {
    const queue = createFairQueue({ ...limits, concurrency: 1, maxWaiting: 4 });
    const { started, run, endAll } = controlledTasks(queue);
    const runs = ['a1', 'a2', 'a3', 'a4'].map((name) => run('a', name));
    const last = run('a', 'a5');
    const other = run('b', 'b1');
    await expect(last).rejects.toThrow(QueueFullError);
    await endAll();
    await Promise.all([...runs, other]);
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  });

  it('reports a wait for a client at its own limit only, until a task of it has ended', async () => {
    const queue = createFairQueue({ ...limits, concurrency: 1, maxWaitingPerClient: 1, maxWaiting: 2 });
    const { run, endAll } = controlledTasks(queue);
    const runs = [run('a', 'a1'), run('a', 'a2'), run('b', 'b1')];
    expect(['a', 'b', 'c'].map((client) => queue.overflowWait(client) !== null)).toEqual([true, true, false]);
    await endAll();
    await Promise.all(runs);
    expect(queue.overflowWait('a')).toBeNull();
  });

  it('forgets clients whose only task was pushed out', async () => {
    const queue = createFairQueue({ ...limits, concurrency: 1, maxWaiting: 10 });
    const { run, endAll } = controlledTasks(queue);
    const networks = Array.from({ length: 11 }, (_, index) => `2001:db8:7:${index}::/64`);
    const addresses = Array.from({ length: 6 }, (_, index) => `192.0.2.${index}`);
    const results = Promise.allSettled([...networks, ...addresses].map((client) => run(client, client)));
    expect(queue.clientCount()).toBe(11);
    await endAll();
    expect((await results).filter(({ status }) => status === 'rejected')).toHaveLength(6);
    expect(queue.clientCount()).toBe(0);
  });

  it('returns whether a further task of a client would be the next one of its site', async () => {
    const queue = createFairQueue({ ...limits, concurrency: 3, maxRunningPerClient: 2 });
    const { run, endAll } = controlledTasks(queue);
    const network = (index: number) => `2001:db8:7:${index}::/64`;
    const runs = ['a', 'a', 'b', network(1)].map((client) => run(client, client));
    expect(['a', 'b', 'c', network(1), network(2)].map((client) => queue.isNext(client))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    await endAll();
    await Promise.all(runs);
    expect(queue.isNext('a')).toBe(true);
  });

  it('rejects every client when too many tasks wait in total', async () => {
    const queue = createFairQueue({ ...limits, concurrency: 1, maxWaiting: 1 });
    const { run, endAll } = controlledTasks(queue);
    const runs = [run('a', 'a1'), run('b', 'b1')];
    await expect(run('c', 'c1')).rejects.toThrow(QueueFullError);
    await endAll();
    await Promise.all(runs);
  });

  it('estimates the retry time from the duration of past tasks', async () => {
    let clock = 0;
    const queue = createFairQueue({ ...limits, concurrency: 1, maxWaitingPerClient: 3, now: () => clock });
    await queue.run('a', async () => {
      clock += 40_000;
    });
    const { run, endAll } = controlledTasks(queue);
    const runs = [run('a', 'a1'), run('a', 'a2'), run('a', 'a3'), run('a', 'a4')];
    // The average is 4 s now, and three tasks run one after the other.
    await expect(run('a', 'a5')).rejects.toMatchObject({ statusCode: 503, retryAfterSeconds: 12 });
    await endAll();
    await Promise.all(runs);
  });
});
