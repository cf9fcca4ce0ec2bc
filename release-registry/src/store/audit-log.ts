import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isErrno } from '../errno.ts';
import type { AuditEntry, AuditLog } from './registry-store.ts';

/** `audit.jsonl`: one line per change, in one append, so that two processes never mix their lines. */
export function createAuditLog(dataDir: string): AuditLog {
  const file = join(dataDir, 'audit.jsonl');
  return {
    append: async (entry) => {
      await mkdir(dataDir, { recursive: true });
      await appendFile(file, `${JSON.stringify(entry)}\n`);
    },
    latest: async (count, remote) => {
      const entries = (await readLines(file)).map((line) => JSON.parse(line) as AuditEntry);
      const wanted = remote === undefined ? entries : entries.filter(({ what }) => what.remote === remote);
      return wanted.slice(-count).toReversed();
    },
  };
}

async function readLines(file: string): Promise<string[]> {
  try {
    return (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  } catch (cause) {
    if (isErrno(cause, 'ENOENT')) return [];
    throw cause;
  }
}
