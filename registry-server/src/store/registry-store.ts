import type { AuditEntry } from 'registry-client/domain/audit-entry';
import type { ErrorGroup } from 'registry-client/domain/error-group';
import type { StoredReport } from 'registry-client/domain/shell-report';
import type { RegistryDocument, RemoteName } from 'shared-contracts/releases';
import type { SquadTokens } from '../access/squad-tokens.ts';

/** The newest revision cannot be read, and nothing is written after it. The message names its place. */
export class DamagedRevisionError extends Error {
  readonly revision: number;

  constructor(revision: number, message: string, cause?: unknown) {
    super(message, { cause });
    this.revision = revision;
  }
}

/** Raw access to stored revisions, for restoring an earlier one. */
export interface RevisionHistory {
  /** Resolves with the newest number, readable or not; 0 without any. */
  latest(): Promise<number>;
  /** Resolves with the unchecked content of a revision; undefined when it is no JSON or no longer stored. */
  read(revision: number): Promise<unknown>;
  /**
   * Moves a damaged revision and resolves with its new place; null when it can stay. Its number stays in use.
   */
  moveDamaged(revision: number): Promise<string | null>;
}

/** Stores the document. */
export interface RegistryStore {
  read(): Promise<RegistryDocument>;
  /**
   * Compare and swap: writes only when the stored revision is still the expected one, and resolves with the written
   * document. The audit entry is written atomically with it; null for a change that is no decision of a squad.
   */
  write(
    next: RegistryDocument,
    expectedRevision: number,
    entry: AuditEntry | null,
  ): Promise<RegistryDocument | 'conflict'>;
}

/** Reads the audit. Entries are only added, by `RegistryStore.write`. */
export interface AuditLog {
  /** Resolves with entries of one remote or of all, the latest first. */
  latest(count: number, remote?: string): Promise<AuditEntry[]>;
}

/** Number of shells whose report is stored; the least recently heard ones are dropped. */
export const maxReports = 200;

/** The latest report of each shell. Not part of the document: reports need no revision and no audit entry. */
export interface ShellReports {
  put(report: StoredReport): Promise<void>;
  /** Resolves with the most recent first. */
  all(): Promise<StoredReport[]>;
}

/** Errors of the releases, grouped by remote. Not part of the document, as the reports are not. */
export interface ErrorGroups {
  read(remotes: readonly RemoteName[] | 'all'): Promise<ErrorGroup[]>;
  /** Replaces the groups of one remote. Changes of all processes on one storage follow each other. */
  change(remote: RemoteName, next: (groups: ErrorGroup[]) => ErrorGroup[]): Promise<void>;
}

/** Everything that a registry stores except the files of the releases. */
export interface RegistryStorage {
  /** For messages, without secrets: a directory, or a database and its host. */
  location: string;
  store: RegistryStore;
  history: RevisionHistory;
  audit: AuditLog;
  tokens: SquadTokens;
  reports: ShellReports;
  errors: ErrorGroups;
  /** Calls back for new revisions of all processes, if the storage supports it. Returns a function that stops it. */
  onRevision(listener: (revision: number) => void): () => void;
  close(): Promise<void>;
}

/** Throws unless the revision is the expected one plus 1: anything else is a bug of the caller, not a lost race. */
export function requireNextRevision(next: RegistryDocument, expectedRevision: number): void {
  if (next.revision !== expectedRevision + 1) {
    throw new Error(`Revision ${next.revision} cannot follow ${expectedRevision}.`);
  }
}
