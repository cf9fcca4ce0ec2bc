import type { RegistryDocument } from 'shared-contracts/releases';

/** Where the document lives. */
export interface RegistryStore {
  read(): Promise<RegistryDocument>;
  /** Compare and swap: writes only when the stored revision is still the expected one. Answers what it wrote. */
  write(next: RegistryDocument, expectedRevision: number): Promise<RegistryDocument | 'conflict'>;
}

export interface AuditEntry {
  /** ISO 8601, UTC. */
  when: string;
  /** The team, which its token proves, and who of it, as the caller says. */
  who: string;
  what: {
    action: 'publish' | 'promote' | 'rollback' | 'block';
    remote: string;
    version?: string;
    traffic?: number;
  };
  why: string | null;
  revision: number;
}

/** What was done, by whom and why. Only ever grows. */
export interface AuditLog {
  append(entry: AuditEntry): Promise<void>;
  /** The latest first; of one remote, or of all. */
  latest(count: number, remote?: string): Promise<AuditEntry[]>;
}
