/** One change of the registry: action, author and reason. */
export interface AuditEntry {
  /** ISO 8601, UTC. */
  when: string;
  /** `team: actor`. The token proves the team; the actor is what the caller states. */
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
