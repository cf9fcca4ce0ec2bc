import type { RegistryDocument } from 'shared-contracts/releases';
import { reject, type Outcome } from 'registry-client/domain/rejection';
import type { AuditEntry } from 'registry-client/domain/audit-entry';
import type { AuditLog, RegistryStore } from './store/registry-store.ts';

export interface RegistryPorts {
  store: RegistryStore;
  audit: AuditLog;
  now: () => Date;
  /** Called with every new revision that this process has written. */
  onRevision?: (revision: number) => void;
}

export interface Change {
  rule: (document: RegistryDocument) => Outcome | Promise<Outcome>;
  /** Reject when the registry is at another revision. Without it the rule is applied to the current document. */
  expectedRevision?: number;
  who: string;
  what: AuditEntry['what'];
  why: string | null;
}

const attempts = 10;

/**
 * Reads, applies the rule and writes the next revision with its audit entry. After a lost race it repeats this on the
 * new document.
 */
export async function changeRegistry(
  { store, now, onRevision }: Pick<RegistryPorts, 'store' | 'now' | 'onRevision'>,
  change: Change,
): Promise<Outcome> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const current = await store.read();
    if (change.expectedRevision !== undefined && change.expectedRevision !== current.revision) {
      return conflict(
        `You decided on revision ${change.expectedRevision}, the registry is at ${current.revision}.`,
      );
    }
    const outcome = await change.rule(current);
    if (!outcome.ok || outcome.document === current) return outcome;
    const when = now().toISOString();
    const next = { ...outcome.document, revision: current.revision + 1, generatedAt: when };
    const { who, what, why } = change;
    const entry = { when, who, what, why, revision: next.revision };
    const written = await store.write(next, current.revision, entry);
    if (written === 'conflict') continue;
    onRevision?.(written.revision);
    return { ok: true, document: written };
  }
  return conflict('Others are changing the registry at this moment.');
}

function conflict(message: string): Outcome {
  return reject('revision_conflict', `${message} Read it again and repeat the change.`);
}
