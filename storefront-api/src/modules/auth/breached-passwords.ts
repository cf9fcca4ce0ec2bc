import { createHash } from 'node:crypto';
import { ShopError } from '../../shop-error.ts';
import { commonPasswords } from './common-passwords.ts';

/**
 * Known passwords by the first five hex digits of their SHA-1 (k-anonymity): a source outside the shop learns
 * neither a password nor its hash. The range search of Have I Been Pwned has the same shape.
 */
export interface BreachedPasswords {
  /** Returns the other 35 hex digits, upper case, of all known hashes that begin with `prefix`. */
  suffixesOf: (prefix: string) => Promise<readonly string[]>;
}

const prefixLength = 5;

function sha1(password: string): string {
  return createHash('sha1').update(password.normalize('NFKC')).digest('hex').toUpperCase();
}

/** Built once per process, at the first question: about 100,000 hashes. */
let offline: Map<string, string[]> | undefined;

/** The list that ships with the shop: needs no network, and knows the commonest passwords only. */
export const offlineBreachedPasswords: BreachedPasswords = {
  suffixesOf: async (prefix) => {
    offline ??= indexByPrefix(commonPasswords());
    return offline.get(prefix) ?? [];
  },
};

function indexByPrefix(passwords: readonly string[]): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const password of passwords) {
    const hash = sha1(password);
    const prefix = hash.slice(0, prefixLength);
    const suffixes = index.get(prefix);
    if (suffixes === undefined) index.set(prefix, [hash.slice(prefixLength)]);
    else suffixes.push(hash.slice(prefixLength));
  }
  return index;
}

/** For a new password only: who has such a password already can still sign in. Throws `breached_password`. */
export async function rejectBreachedPassword(source: BreachedPasswords, password: string): Promise<void> {
  const hash = sha1(password);
  const suffixes = await source.suffixesOf(hash.slice(0, prefixLength));
  if (suffixes.includes(hash.slice(prefixLength))) {
    throw new ShopError('breached_password', { fields: { password: 'breached_password' } });
  }
}
