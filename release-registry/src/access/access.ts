import { timingSafeEqual } from 'node:crypto';
import type { RemoteName } from 'shared-contracts/exposes';
import { hashOfToken, readSquadTokens } from './squad-tokens.ts';

/** Who a token belongs to, and what it may change. */
export interface Access {
  team: string;
  remotes: readonly RemoteName[] | 'all';
}

/** Null for a token that nobody has. */
export type FindAccess = (token: string) => Promise<Access | null>;

/** The operators' token may change every remote; each squad's token the remotes that it was made for. */
export function createAccess(dir: string, operatorsToken: string): FindAccess {
  const operators = hashOfToken(operatorsToken);
  return async (token) => {
    const given = hashOfToken(token);
    if (isSame(given, operators)) return { team: 'operators', remotes: 'all' };
    const squad = (await readSquadTokens(dir)).find(({ hash }) => isSame(hash, given));
    return squad ?? null;
  };
}

export function mayChange({ remotes }: Access, name: RemoteName): boolean {
  return remotes === 'all' || remotes.includes(name);
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));
