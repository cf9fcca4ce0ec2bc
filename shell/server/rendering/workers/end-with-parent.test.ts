import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Whether a process exists and is no zombie: not every container's first process waits for its children. */
function isRunning(pid: number): boolean {
  try {
    const [, state] = /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return state !== 'Z';
  } catch {
    return false;
  }
}

it('endWithParent ends a blocked process after its parent was killed', async () => {
  const program = new URL('../../testing/blocked-child.ts', import.meta.url).pathname;
  const parent = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = (await once(parent.stdout, 'data')) as [Buffer];
  const child = Number(String(printed));
  // Long enough for the loop to begin.
  await delay(1_000);
  expect(isRunning(child)).toBe(true);
  parent.kill('SIGKILL');
  for (let attempt = 0; isRunning(child) && attempt < 200; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- polls
    await delay(100);
  }
  const ended = !isRunning(child);
  if (!ended) process.kill(child, 'SIGKILL');
  expect(ended).toBe(true);
});
