import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

interface Holder {
  pid: number;
  /** When that process began, in the system's own count; null where the system does not say. */
  startedAt: string | null;
  /** Of the system that the process runs on: another one after each start of the machine (Linux). */
  bootId: string | null;
  token: string;
}

/** Two processes on one embedded database lose data without a word, so the second one is turned away. */
export class DirectoryInUseError extends Error {}

const heldHere = new Set<string>();
const settleMs = 100;

/** Returns the function that lets go of the directory. */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const file = `${resolve(directory)}.lock`;
  if (heldHere.has(file)) throw inUse(directory, process.pid);
  heldHere.add(file);
  try {
    await acquire(file, directory);
  } catch (error) {
    heldHere.delete(file);
    throw error;
  }
  return async () => {
    heldHere.delete(file);
    await rm(file, { force: true });
  };
}

async function acquire(file: string, directory: string): Promise<void> {
  const mine: Holder = {
    pid: process.pid,
    startedAt: await processStart(process.pid),
    bootId: await readBootId(),
    token: randomUUID(),
  };
  try {
    await writeFile(file, JSON.stringify(mine), { flag: 'wx' });
    return;
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error;
  }
  const holder = await readHolder(file);
  if (holder !== null && (await isAlive(holder))) throw inUse(directory, holder.pid);

  // The holder is gone without letting go. If two processes see that at once, the later rename wins, and
  // the other one reads a token that is not its own.
  const own = `${file}.${mine.token}`;
  await writeFile(own, JSON.stringify(mine));
  await rename(own, file);
  await wait(settleMs);
  const winner = await readHolder(file);
  if (winner?.token !== mine.token) throw inUse(directory, winner?.pid ?? 0);
}

async function readHolder(file: string): Promise<Holder | null> {
  try {
    const value = JSON.parse(await readFile(file, 'utf8')) as Partial<Holder>;
    if (typeof value.pid !== 'number') return null;
    return {
      pid: value.pid,
      startedAt: value.startedAt ?? null,
      bootId: value.bootId ?? null,
      token: value.token ?? '',
    };
  } catch {
    return null; // unreadable or half written: nobody can be asked whether they still live
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  if (holder.pid === process.pid) return false; // a restarted container hands out the same number again
  const bootId = await readBootId();
  if (bootId !== null && holder.bootId !== null && bootId !== holder.bootId) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return isErrno(error, 'EPERM');
  }
  const startedAt = await processStart(holder.pid);
  return startedAt === null || holder.startedAt === null || startedAt === holder.startedAt;
}

async function readBootId(): Promise<string | null> {
  try {
    return (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
  } catch {
    return null;
  }
}

/** A process number is used again in time; with its start it names one process only (Linux). */
async function processStart(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function inUse(directory: string, pid: number): DirectoryInUseError {
  return new DirectoryInUseError(
    `The database directory ${directory} is in use by process ${pid}. Stop that process, or set DATA_DIR to another directory.`,
  );
}

function isErrno(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
