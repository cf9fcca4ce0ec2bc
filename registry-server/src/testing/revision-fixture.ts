import type { RegistryDocument } from 'shared-contracts/releases';
import { emptyDocument } from 'registry-client/domain/registry-document';
import type { AuditEntry } from 'registry-client/domain/audit-entry';
import type { RegistryStorage } from '../store/registry-store.ts';

const at = '2026-11-21T08:00:00.000Z';

export function revisionOf(revision: number, generatedAt = at): RegistryDocument {
  return { ...emptyDocument, revision, generatedAt };
}

export function entryOf(revision: number, who: string, remote = 'mf-basket'): AuditEntry {
  return { when: at, who, what: { action: 'promote', remote, version: '1.0.0' }, why: null, revision };
}

/** Writes `count` revisions, competing with other writers, and resolves with their numbers. */
export async function writeRevisions(
  { store }: Pick<RegistryStorage, 'store'>,
  { who, count, written = () => undefined }: { who: string; count: number; written?: (n: number) => void },
): Promise<number[]> {
  const own: number[] = [];
  while (own.length < count) {
    // oxlint-disable no-await-in-loop -- one after the other
    const current = await store.read();
    const next = { ...current, revision: current.revision + 1, generatedAt: at };
    if ((await store.write(next, current.revision, entryOf(next.revision, who))) === 'conflict') continue;
    // oxlint-enable no-await-in-loop
    own.push(next.revision);
    written(next.revision);
  }
  return own;
}
