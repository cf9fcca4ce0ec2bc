import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DirectoryInUseError, lockDirectory } from './directory-lock.ts';

let parent: string;
let directory: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'shop-lock-'));
  directory = join(parent, 'data');
});
afterEach(() => rm(parent, { recursive: true }));

function leave(holder: unknown): Promise<void> {
  return writeFile(`${directory}.lock`, typeof holder === 'string' ? holder : JSON.stringify(holder));
}

async function takeAndRelease(): Promise<void> {
  const release = await lockDirectory(directory);
  await release();
}

describe('lockDirectory', () => {
  it('rejects the second holder until the first one releases the lock', async () => {
    const release = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUseError);
    await release();
    await takeAndRelease();
  });

  it('names the running process that holds the lock', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await leave({ pid: other.pid, startedAt: null, token: 'theirs' });
    await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${other.pid}`);
    other.kill();
    await once(other, 'exit');
    await takeAndRelease();
  });

  it('takes over the lock of an ended process, even if another process has its id now', async () => {
    await leave({ pid: process.ppid, startedAt: 'long ago', token: 'theirs' });
    const release = await lockDirectory(directory);
    expect(JSON.parse(await readFile(`${directory}.lock`, 'utf8'))).toMatchObject({ pid: process.pid });
    await release();
  });

  it('takes over a lock from before a reboot, even if the process id is in use again', async () => {
    await leave({ pid: process.ppid, startedAt: null, bootId: 'the start before', token: 'theirs' });
    await expect(takeAndRelease()).resolves.toBeUndefined();
  });

  it('takes over a lock with a start time in the future', async () => {
    await leave({ pid: 4_194_304, startedAt: '1', token: 'theirs' }); // above the highest process id
    const nextYear = new Date(Date.now() + 365 * 24 * 3600 * 1000);
    await utimes(`${directory}.lock`, nextYear, nextYear);
    await expect(takeAndRelease()).resolves.toBeUndefined();
  });

  it('takes over the lock of a container that had the same process id', async () => {
    await leave({ pid: process.pid, startedAt: null, token: 'before the restart' });
    await expect(takeAndRelease()).resolves.toBeUndefined();
  });

  it.each(['', '{"pid":', 'null'])(
    'takes over a lock file with the unreadable content %j',
    async (content) => {
      await leave(content);
      await expect(takeAndRelease()).resolves.toBeUndefined();
    },
  );
});
