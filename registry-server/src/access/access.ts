import type { RemoteName } from 'shared-contracts/releases';
import { isSameHash } from './same-hash.ts';
import { hashOfToken, type SquadTokens } from './squad-tokens.ts';

export type AccessScope = 'all' | 'end-canary' | 'report';

/** The owner of a token and what it may change. */
export interface Access {
  squad: string;
  remotes: readonly RemoteName[] | 'all';
  /**
   * `end-canary`: may only end a canary, which returns its traffic to the default. `report`: may only report which
   * releases a shell serves.
   */
  scope: AccessScope;
}

/** Resolves with null for an unknown token. */
export type FindAccess = (token: string) => Promise<Access | null>;

export interface OwnTokens {
  operators: string;
  /** Token with which shells end canaries. Null without one. */
  guard: string | null;
  /** Token with which shells report. Null without one. */
  report?: string | null;
}

/**
 * Resolves tokens. The operators' token may change every remote, the guard's may end the canary of each, the report
 * token may report, and a squad's token may change the remotes that it was made for.
 */
export function createAccess(
  tokens: SquadTokens,
  { operators, guard, report = null }: OwnTokens,
): FindAccess {
  const operatorsHash = hashOfToken(operators);
  const guardHash = guard === null ? null : hashOfToken(guard);
  const reportHash = report === null ? null : hashOfToken(report);
  return async (token) => {
    const given = hashOfToken(token);
    if (isSameHash(given, operatorsHash)) return { squad: 'operators', remotes: 'all', scope: 'all' };
    if (guardHash !== null && isSameHash(given, guardHash)) {
      return { squad: 'shell', remotes: 'all', scope: 'end-canary' };
    }
    if (reportHash !== null && isSameHash(given, reportHash)) {
      return { squad: 'shell', remotes: [], scope: 'report' };
    }
    const known = await tokens.find(given);
    return known && { squad: known.squad, remotes: known.remotes, scope: 'all' };
  };
}

export function mayChange({ remotes }: Access, name: RemoteName): boolean {
  return remotes === 'all' || remotes.includes(name);
}
