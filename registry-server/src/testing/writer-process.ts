import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { StorageLocation } from '../store/open-storage.ts';

const program = `
  const { openStorage } = await import(${JSON.stringify(new URL('../store/open-storage.ts', import.meta.url).href)});
  const { writeRevisions } = await import(${JSON.stringify(new URL('./revision-fixture.ts', import.meta.url).href)});
  const { location, who, count } = JSON.parse(process.argv[1]);
  const storage = await openStorage(location);
  await writeRevisions(storage, { who, count, written: (revision) => console.log(revision) });
  await storage.close();`;

export interface Writer {
  location: StorageLocation;
  who: string;
  count: number;
}

/** Writes `count` revisions in another process, which is killed after `killAfter` of them. */
export async function writeInProcess({
  killAfter,
  ...job
}: Writer & { killAfter?: number }): Promise<number[]> {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program];
  const child = spawn(process.execPath, [...args, '--', JSON.stringify(job)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const own: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    own.push(Number(line));
    if (own.length === killAfter) child.kill('SIGKILL');
  }
  const [code, signal] = await ended;
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`The writer ended with ${code ?? signal}.`);
  return own;
}
