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

describe('the lock of a database directory', () => {
  it('turns the second away until the first lets go', async () => {
    const release = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUseError);
    await release();
    await takeAndRelease();
  });

  it('names the living process that holds it', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await leave({ pid: other.pid, startedAt: null, token: 'theirs' });
    await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${other.pid}`);
    other.kill();
    await once(other, 'exit');
    await takeAndRelease();
  });

  it('is taken over from a process that is gone, also if its number lives on in another', async () => {
    await leave({ pid: process.ppid, startedAt: 'long ago', token: 'theirs' });
    const release = await lockDirectory(directory);
    expect(JSON.parse(await readFile(`${directory}.lock`, 'utf8'))).toMatchObject({ pid: process.pid });
    await release();
  });

  it('is taken over from before a restart of the machine, though the process number is in use again', async () => {
    await leave({ pid: process.ppid, startedAt: null, bootId: 'the start before', token: 'theirs' });
    await expect(takeAndRelease()).resolves.toBeUndefined();
  });

  it('does not depend on the clock: a lock written in the future is taken over as any other', async () => {
    await leave({ pid: 4_194_304, startedAt: '1', token: 'theirs' }); // above the highest process number
    const nextYear = new Date(Date.now() + 365 * 24 * 3600 * 1000);
    await utimes(`${directory}.lock`, nextYear, nextYear);
    await expect(takeAndRelease()).resolves.toBeUndefined();
  });

  it('is taken over from a container that had the same process number', async () => {
    await leave({ pid: process.pid, startedAt: null, token: 'before the restart' });
    await expect(takeAndRelease()).resolves.toBeUndefined();
  });

  it.each(['', '{"pid":', 'null'])('is taken over where nobody can be asked: %j', async (content) => {
    await leave(content);
    await expect(takeAndRelease()).resolves.toBeUndefined();
  });
});
