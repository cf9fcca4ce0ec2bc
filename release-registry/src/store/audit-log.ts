import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditLog } from './registry-store.ts';

/** `audit.jsonl`: one line per change, in one append, so that two processes never mix their lines. */
export function createAuditLog(dataDir: string): AuditLog {
  return {
    append: async (entry) => {
      await mkdir(dataDir, { recursive: true });
      await appendFile(join(dataDir, 'audit.jsonl'), `${JSON.stringify(entry)}\n`);
    },
  };
}
