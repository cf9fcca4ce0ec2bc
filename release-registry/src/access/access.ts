import type { RemoteName } from 'shared-contracts/exposes';
import { isSameHash } from './same-hash.ts';
import { hashOfToken, type SquadTokens } from './squad-tokens.ts';

/** Who a token belongs to, and what it may change. */
export interface Access {
  team: string;
  remotes: readonly RemoteName[] | 'all';
}

/** Null for a token that nobody has. */
export type FindAccess = (token: string) => Promise<Access | null>;

/** The operators' token may change every remote; each squad's token the remotes that it was made for. */
export function createAccess(tokens: SquadTokens, operatorsToken: string): FindAccess {
  const operators = hashOfToken(operatorsToken);
  return async (token) => {
    const given = hashOfToken(token);
    if (isSameHash(given, operators)) return { team: 'operators', remotes: 'all' };
    return tokens.find(given);
  };
}

export function mayChange({ remotes }: Access, name: RemoteName): boolean {
  return remotes === 'all' || remotes.includes(name);
}
