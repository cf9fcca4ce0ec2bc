/** One change of the registry: what was done, by whom and why. */
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
