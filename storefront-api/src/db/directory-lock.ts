import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

interface Holder {
  pid: number;
  /** Start time of that process in clock ticks since boot; null where the system does not provide it. */
  startedAt: string | null;
  /** Changes with each boot of the machine (Linux only). */
  bootId: string | null;
  token: string;
}

/** Thrown for the second process on one embedded database, because two of them would corrupt it silently. */
export class DirectoryInUseError extends Error {}

const lockedFiles = new Set<string>();
const settleMs = 100;

/** Locks a directory and returns the function that releases it. Throws {@link DirectoryInUseError}. */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const file = `${resolve(directory)}.lock`;
  if (lockedFiles.has(file)) throw inUse(directory, process.pid);
  lockedFiles.add(file);
  try {
    await acquire(file, directory);
  } catch (error) {
    lockedFiles.delete(file);
    throw error;
  }
  return async () => {
    lockedFiles.delete(file);
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

  // The holder ended without releasing the lock. If two processes take it over at once, the later rename wins and the
  // other process reads a token that is not its own.
  const ownFile = `${file}.${mine.token}`;
  await writeFile(ownFile, JSON.stringify(mine));
  await rename(ownFile, file);
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
    return null; // Unreadable or incomplete: treated like a lock whose holder has ended.
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  if (holder.pid === process.pid) return false; // A restarted container assigns the same process id again.
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

/** Process ids are reused; together with the start time they identify one process (Linux only). */
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
