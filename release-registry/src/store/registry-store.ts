import type { RegistryDocument } from 'shared-contracts/releases';

/** Where the document lives. */
export interface RegistryStore {
  read(): Promise<RegistryDocument>;
  /** Compare and swap: writes only when the stored revision is still the expected one. */
  write(next: RegistryDocument, expectedRevision: number): Promise<'written' | 'conflict'>;
}

export interface AuditEntry {
  /** ISO 8601, UTC. */
  when: string;
  /** As the caller names itself; the token alone is proof. */
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
}
