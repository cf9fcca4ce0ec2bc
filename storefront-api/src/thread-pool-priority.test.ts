import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { lowerThreadPoolPriority } from './thread-pool-priority.ts';

/** Priorities of the threads of this process, by kind; none on systems other than Linux. */
function priorities(isOfPool: boolean): number[] {
  const folder = '/proc/self/task';
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((id) => (readFileSync(`${folder}/${id}/comm`, 'utf8').trim() === 'libuv-worker') === isOfPool)
    .map((id) => getPriority(Number(id)));
}

describe('lowerThreadPoolPriority', () => {
  it('lowers the thread pool by ten steps and no other thread, on Linux', async () => {
    const before = getPriority();
    const others = priorities(false);
    const count = await lowerThreadPoolPriority();
    expect(count).toBe(process.platform === 'linux' ? Number(process.env['UV_THREADPOOL_SIZE'] ?? 4) : 0);
    expect(priorities(true)).toEqual(Array.from({ length: count }, () => Math.min(19, before + 10)));
    expect(new Set(priorities(false))).toEqual(new Set(others));
    expect(getPriority()).toBe(before);
  });
});
