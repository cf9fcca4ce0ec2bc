import { createFairQueue, QueueFullError } from './fair-queue.ts';
import { createSharedTasks } from './shared-tasks.ts';

const limits = { concurrency: 1, maxRunningPerClient: 1, maxWaitingPerClient: 10, maxWaiting: 20 };

/** A queue whose only place is taken until `free` is called. */
function busyQueue(options: Partial<typeof limits> = {}) {
  const queue = createFairQueue({ ...limits, ...options });
  const { promise, resolve } = Promise.withResolvers<void>();
  void queue.run('busy', () => promise);
  const order: string[] = [];
  const note = (name: string) => async () => {
    order.push(name);
    return name;
  };
  return { queue, free: resolve, order, note };
}

describe('createSharedTasks', () => {
  it('starts a task at the first turn of a client that waits for it', async () => {
    const { queue, free, order, note } = busyQueue();
    const shared = createSharedTasks<string>(queue);
    const others = ['a1', 'a2', 'a3'].map((name) => queue.run('a', note(name)));
    const page = shared.run('page', 'a', note('page'));
    shared.join('page', 'b');
    shared.join('page', 'b');
    free();
    expect(await page).toBe('page');
    await Promise.all(others);
    expect(order).toEqual(['a1', 'page', 'a2', 'a3']);
  });

  it('rejects if every client that waits is rejected', async () => {
    const { queue, free, note } = busyQueue({ maxWaitingPerClient: 1 });
    const shared = createSharedTasks<string>(queue);
    const first = queue.run('a', note('a1'));
    await expect(shared.run('page', 'a', note('page'))).rejects.toThrow(QueueFullError);
    free();
    await first;
  });

  it('runs the task for a client that joined although the first one is rejected', async () => {
    const { queue, free, note } = busyQueue({ maxWaitingPerClient: 1 });
    const shared = createSharedTasks<string>(queue);
    const first = queue.run('a', note('a1'));
    const page = shared.run('page', 'a', note('page'));
    shared.join('page', 'b');
    free();
    expect(await page).toBe('page');
    await first;
  });

  it('rejects with the error of the task, and forgets the task after its end', async () => {
    const { queue, free, note } = busyQueue();
    free();
    const shared = createSharedTasks<string>(queue);
    await expect(shared.run('page', 'a', () => Promise.reject(new Error('render')))).rejects.toThrow(
      'render',
    );
    shared.join('page', 'b');
    expect(await shared.run('page', 'a', note('page'))).toBe('page');
  });

  it('takes one place for clients whose next task it is', async () => {
    const { queue, free, note } = busyQueue({ maxWaiting: 2 });
    const shared = createSharedTasks<string>(queue);
    const page = shared.run('page', 'client 0', note('page'));
    for (let client = 1; client < 20; client += 1) shared.join('page', `client ${client}`);
    const other = queue.run('other', note('other'));
    free();
    expect(await Promise.all([page, other])).toEqual(['page', 'other']);
  });

  it('takes a place for a client that joins after many whose queues are long', async () => {
    const { queue, free, order, note } = busyQueue({ maxWaiting: 100 });
    const shared = createSharedTasks<string>(queue);
    const names = Array.from({ length: 20 }, (_, index) => `busy ${index}`);
    const others = names.flatMap((name) => [queue.run(name, note(name)), queue.run(name, note(name))]);
    const page = shared.run('page', 'busy 0', note('page'));
    for (const name of names) shared.join('page', name);
    shared.join('page', 'late');
    free();
    await Promise.all([page, ...others]);
    expect(order.indexOf('page')).toBe(20);
  });

  it('takes one place for the networks of one IPv6 site', async () => {
    const { queue, free, note } = busyQueue({ maxWaiting: 3 });
    const shared = createSharedTasks<string>(queue);
    const network = (index: number) => `2001:db8:7:${index}::/64`;
    const first = queue.run(network(0), note('first'));
    const page = shared.run('page', network(0), note('page'));
    for (let index = 1; index < 20; index += 1) shared.join('page', network(index));
    const last = queue.run('other', note('other'));
    free();
    expect(await Promise.all([first, page, last])).toEqual(['first', 'page', 'other']);
  });

  it('takes a place for another network of a site that has lost its place', async () => {
    const { queue, free, note } = busyQueue({ maxWaitingPerClient: 1 });
    const shared = createSharedTasks<string>(queue);
    const first = queue.run('2001:db8:7:1::/64', note('first'));
    const page = shared.run('page', '2001:db8:7:1::/64', note('page'));
    shared.join('page', '2001:db8:7:2::/64');
    await expect(queue.run('2001:db8:7:1::/64', note('second'))).rejects.toThrow(QueueFullError);
    free();
    expect(await Promise.all([first, page])).toEqual(['first', 'page']);
  });

  it('runs the task for a client that joined after many that are rejected', async () => {
    const { queue, free, note } = busyQueue({ maxWaitingPerClient: 1, maxWaiting: 100 });
    const shared = createSharedTasks<string>(queue);
    const names = Array.from({ length: 20 }, (_, index) => `busy ${index}`);
    const others = names.map((name) => queue.run(name, note(name)));
    const page = shared.run('page', 'busy 0', note('page'));
    for (const name of names) shared.join('page', name);
    shared.join('page', 'late');
    free();
    expect(await page).toBe('page');
    await Promise.all(others);
  });
});
