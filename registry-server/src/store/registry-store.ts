import type { AuditEntry } from 'registry-client/domain/audit-entry';
import type { RegistryDocument } from 'shared-contracts/releases';
import type { SquadTokens } from '../access/squad-tokens.ts';

/** The newest revision cannot be read: neither is anything written after it. The message names where it lies. */
export class DamagedRevisionError extends Error {
  readonly revision: number;

  constructor(revision: number, message: string, cause?: unknown) {
    super(message, { cause });
    this.revision = revision;
  }
}

/** The revisions as they lie there, for the way back from a damaged one. */
export interface RevisionHistory {
  /** The number of the newest one, readable or not; 0: none yet. */
  latest(): Promise<number>;
  /** Returns what a revision holds, unchecked; undefined where that is no JSON or not kept any longer. */
  read(revision: number): Promise<unknown>;
  /** Puts a damaged revision aside, and returns where it lies now; null where it can stay. Its number stays taken. */
  setAside(revision: number): Promise<string | null>;
}

/** Where the document lives. */
export interface RegistryStore {
  read(): Promise<RegistryDocument>;
  /**
   * Compare and swap: writes only when the stored revision is still the expected one, and answers what it wrote. The
   * entry of the audit is written with it: both are there, or neither. Null where nobody decided anything.
   */
  write(
    next: RegistryDocument,
    expectedRevision: number,
    entry: AuditEntry | null,
  ): Promise<RegistryDocument | 'conflict'>;
}

/** What was done, by whom and why. Only ever grows; it is the store that writes it. */
export interface AuditLog {
  /** The latest first; of one remote, or of all. */
  latest(count: number, remote?: string): Promise<AuditEntry[]>;
}

/** All that a registry keeps, but for the files of the releases. */
export interface RegistryStorage {
  /** For people, without any secret: a directory, or a database and its host, as in “The document in …”. */
  place: string;
  store: RegistryStore;
  history: RevisionHistory;
  audit: AuditLog;
  tokens: SquadTokens;
  /** Calls back for revisions, whichever process wrote them, where the store can tell. Returns how to stop that. */
  onRevision(listener: (revision: number) => void): () => void;
  close(): Promise<void>;
}

/** A revision follows the one before it: anything else is a mistake of the caller, and no lost race. */
export function requireNextRevision(next: RegistryDocument, expectedRevision: number): void {
  if (next.revision !== expectedRevision + 1) {
    throw new Error(`Revision ${next.revision} cannot follow ${expectedRevision}.`);
  }
}
