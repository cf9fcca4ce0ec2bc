import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { lowerThreadPoolPriority } from './thread-pool-priority.ts';

const isLinux = process.platform === 'linux';

describe('lowerThreadPoolPriority', () => {
  (isLinux ? it : it.skip)('lowers the thread pool only', async () => {
    const before = getPriority();
    expect(await lowerThreadPoolPriority()).toBe(Number(process.env['UV_THREADPOOL_SIZE'] ?? 4));
    expect(getPriority()).toBe(before);
    const priorities = readdirSync('/proc/self/task').map((id) => [
      readFileSync(`/proc/self/task/${id}/comm`, 'utf8').trim(),
      getPriority(Number(id)),
    ]);
    const ofPool = priorities.filter(([name]) => name === 'libuv-worker').map(([, priority]) => priority);
    expect(new Set(ofPool)).toEqual(new Set([10]));
    const others = priorities.filter(([name]) => name !== 'libuv-worker').map(([, priority]) => priority);
    expect(others).toContain(before);
  });
});
