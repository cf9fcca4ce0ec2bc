/** One change of the registry: action, author and reason. */
export interface AuditEntry {
  /** ISO 8601, UTC. */
  when: string;
  /** `squad: actor`. The token proves the squad; the actor is what the caller states. */
  who: string;
  what: {
    action: 'publish' | 'promote' | 'rollback' | 'block' | 'remove';
    remote: string;
    version?: string;
    traffic?: number;
    /** Present for a promotion whose release was not compared with the API, as `--without-api` asked. */
    withoutApi?: boolean;
  };
  why: string | null;
  revision: number;
}
