import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { RegistryDocument, RemoteName } from 'shared-contracts/releases';
import { reject, type Outcome } from 'registry-client/domain/rejection';
import type { AuditEntry } from 'registry-client/domain/audit-entry';
import type { AuditLog, RegistryStore } from './store/registry-store.ts';

export interface RegistryPorts {
  store: RegistryStore;
  audit: AuditLog;
  now: () => Date;
  /** Makes one change; concurrent ones wait for each other. */
  change: (change: Change) => Promise<Outcome>;
}

export interface Change {
  rule: (document: RegistryDocument) => Outcome | Promise<Outcome>;
  /**
   * Reject when the releases of this remote have changed since this revision. Without it, the rule is applied to the
   * current document.
   */
  expectedRevision?: number | undefined;
  who: string;
  what: AuditEntry['what'] & { remote: RemoteName };
  why: string | null;
}

export interface ChangePorts extends Pick<RegistryPorts, 'store' | 'now'> {
  /** Resolves with an earlier revision; undefined when it is no longer stored or not signed by this registry. */
  readRevision: (revision: number) => Promise<RegistryDocument | undefined>;
  /** Called with every new revision that this process has written. */
  onRevision?: (revision: number) => void;
}

const attempts = 50;
/** Longest pause after a lost race, milliseconds. Random, so that several registries do not stay in step. */
const maxPauseMs = 50;

/** Returns the function that changes a registry: one change after another, so that a process never races itself. */
export function createChangeQueue(ports: ChangePorts): (change: Change) => Promise<Outcome> {
  let previous: Promise<unknown> = Promise.resolve();
  return (change) => {
    const outcome = previous.then(() => changeRegistry(ports, change));
    previous = outcome.catch(() => undefined);
    return outcome;
  };
}

/**
 * Reads, applies the rule and writes the next revision with its audit entry. After a race lost to another process it
 * repeats this on the new document.
 */
async function changeRegistry(ports: ChangePorts, change: Change): Promise<Outcome> {
  const { store, now, onRevision } = ports;
  for (let attempt = 0; attempt < attempts; attempt++) {
    // oxlint-disable no-await-in-loop -- an attempt follows a lost race
    const current = await store.read();
    if (!(await isUnchangedSince(ports, current, change))) {
      return conflict(
        `You decided on revision ${change.expectedRevision}, the registry is at ${current.revision}, and ${change.what.remote} has changed since.`,
      );
    }
    const outcome = await change.rule(current);
    if (!outcome.ok || outcome.document === current) return outcome;
    const when = now().toISOString();
    const next = { ...outcome.document, revision: current.revision + 1, generatedAt: when };
    const { who, what, why } = change;
    const entry = { when, who, what, why, revision: next.revision };
    const written = await store.write(next, current.revision, entry);
    if (written === 'conflict') {
      await wait(Math.random() * maxPauseMs);
      continue;
    }
    // oxlint-enable no-await-in-loop
    onRevision?.(written.revision);
    return { ok: true, document: written };
  }
  return conflict('Others are changing the registry at this moment.');
}

/** Compares the releases of one remote: changes of other remotes between reading and writing are no conflict. */
async function isUnchangedSince(
  { readRevision }: ChangePorts,
  current: RegistryDocument,
  { expectedRevision, what: { remote } }: Change,
): Promise<boolean> {
  if (expectedRevision === undefined || expectedRevision === current.revision) return true;
  const expected = await readRevision(expectedRevision);
  if (expected === undefined) return false;
  return isDeepStrictEqual(expected.microFrontends[remote], current.microFrontends[remote]);
}

function conflict(message: string): Outcome {
  return reject('revision_conflict', `${message} Read it again and repeat the change.`);
}
