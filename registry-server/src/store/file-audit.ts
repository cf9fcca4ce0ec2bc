import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isErrno } from 'registry-client/errno';
import type { AuditEntry } from 'registry-client/domain/audit-entry';
import type { AuditLog } from './registry-store.ts';
import { createRevisionFiles } from './revision-files.ts';

/** Number of files that are read at once. */
const step = 50;

/** Reads the entries in the revision files, then those of `audit.jsonl`, which older versions wrote. */
export function createFileAudit(dataDir: string): AuditLog {
  const files = createRevisionFiles(join(dataDir, 'revisions'));
  const former = join(dataDir, 'audit.jsonl');

  async function entriesDownFrom(revision: number): Promise<AuditEntry[]> {
    const revisions = Array.from({ length: Math.min(step, revision) }, (_, index) => revision - index);
    const texts = await Promise.all(
      revisions.map(async (number) => ({ file: files.fileOf(number), ...(await files.read(number)) })),
    );
    return texts.filter(({ entry }) => entry !== '').map(({ file, entry }) => parseEntry(file, entry));
  }

  return {
    latest: async (count, remote) => {
      const isWanted = ({ what }: AuditEntry) => remote === undefined || what.remote === remote;
      const found: AuditEntry[] = [];
      for (let from = await files.latest(); from > 0 && found.length < count; from -= step) {
        // oxlint-disable-next-line no-await-in-loop -- the next ones only where these are not enough
        found.push(...(await entriesDownFrom(from)).filter(isWanted));
      }
      if (found.length < count) found.push(...(await readFormer(former)).filter(isWanted));
      return found.slice(0, count);
    },
  };
}

async function readFormer(file: string): Promise<AuditEntry[]> {
  try {
    const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
    return lines.map((line) => parseEntry(file, line)).toReversed();
  } catch (cause) {
    if (isErrno(cause, 'ENOENT')) return [];
    throw cause;
  }
}

function parseEntry(file: string, text: string): AuditEntry {
  try {
    return JSON.parse(text) as AuditEntry;
  } catch (cause) {
    throw new Error(`The registry's file ${file} is damaged.`, { cause });
  }
}
