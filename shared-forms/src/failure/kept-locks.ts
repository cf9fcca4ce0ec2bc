import type { StoredName } from 'shared-contracts/cookies';
import { isTimedLock, type TimedLock } from './timed-lock.ts';
import type { Failure } from './failure.ts';

const storageKey: StoredName<'sessionStorage'> = 'form-locks';

/** Longer than any limit of the API: an entry that ends later was edited. */
const maxSeconds = 24 * 60 * 60;

/** A lock of one account, which does not concern another one. */
export interface KeptLock {
  failure: TimedLock;
  /** From {@link accountChecksum}. */
  account: number;
}

/** By name of the form: the end in milliseconds since the epoch, and the account. */
type Entries = Record<string, readonly [endMs: number, account: number]>;

/**
 * Returns a number by which the form recognises an account. It has 16 bits (of FNV-1a), which many addresses share: what
 * is stored identifies no visitor.
 */
export function accountChecksum(account: unknown): number {
  const text = typeof account === 'string' ? account.trim().toLowerCase() : '';
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return (hash >>> 0) % 0x1_00_00;
}

/** Returns the lock of a form in this tab, also one from before a reload, or null. */
export function readLock(name: string): KeptLock | null {
  const [endMs, account] = readEntries()[name] ?? [];
  if (typeof endMs !== 'number' || typeof account !== 'number') return null;
  const seconds = Math.ceil((endMs - Date.now()) / 1000);
  if (!(seconds > 0 && seconds <= maxSeconds)) return null;
  return { failure: { code: 'too_many_attempts', retryAfterSeconds: seconds }, account };
}

/** Stores a lock for this tab and returns it; null for any other failure. */
export function keepLock(name: string, failure: Failure, account: unknown): KeptLock | null {
  if (!isTimedLock(failure)) return null;
  const lock = { failure, account: accountChecksum(account) };
  const endMs = Date.now() + failure.retryAfterSeconds * 1000;
  writeEntries({ ...readEntries(), [name]: [endMs, lock.account] });
  return lock;
}

/** Removes all locks of this tab, because the accounts are open again. */
export function clearLocks(): void {
  writeEntries({});
}

function readEntries(): Entries {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return typeof entries === 'object' && entries !== null ? (entries as Entries) : {};
  } catch {
    return {}; // storage is forbidden, or its content invalid
  }
}

function writeEntries(entries: Entries): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(entries));
  } catch {
    // Storage is full or forbidden: the lock is shown until a reload.
  }
}
