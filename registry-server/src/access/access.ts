import type { RemoteName } from 'shared-contracts/exposes';
import { isSameHash } from './same-hash.ts';
import { hashOfToken, type SquadTokens } from './squad-tokens.ts';

/** The owner of a token and what it may change. */
export interface Access {
  squad: string;
  remotes: readonly RemoteName[] | 'all';
  /** `end-canary`: may only end a canary, which returns its traffic to the default. */
  scope: 'all' | 'end-canary';
}

/** Resolves with null for an unknown token. */
export type FindAccess = (token: string) => Promise<Access | null>;

export interface OwnTokens {
  operators: string;
  /** Token of the shells. Null without one. */
  guard: string | null;
}

/**
 * Resolves tokens. The operators' token may change every remote, the guard's may end the canary of each, and a
 * squad's token may change the remotes that it was made for.
 */
export function createAccess(tokens: SquadTokens, { operators, guard }: OwnTokens): FindAccess {
  const operatorsHash = hashOfToken(operators);
  const guardHash = guard === null ? null : hashOfToken(guard);
  return async (token) => {
    const given = hashOfToken(token);
    if (isSameHash(given, operatorsHash)) return { squad: 'operators', remotes: 'all', scope: 'all' };
    if (guardHash !== null && isSameHash(given, guardHash)) {
      return { squad: 'shell', remotes: 'all', scope: 'end-canary' };
    }
    const known = await tokens.find(given);
    return known && { squad: known.squad, remotes: known.remotes, scope: 'all' };
  };
}

export function mayChange({ remotes }: Access, name: RemoteName): boolean {
  return remotes === 'all' || remotes.includes(name);
}
