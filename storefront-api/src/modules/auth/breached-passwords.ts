import { hash as digest } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { ShopError } from '../../shop-error.ts';
import { commonPasswords } from './common-passwords.ts';

/**
 * A source of known passwords. It is queried with the first five hex digits of the SHA-1 (k-anonymity), so that an
 * external source learns neither a password nor its hash. The range API of Have I Been Pwned has the same shape.
 */
export interface BreachedPasswords {
  /** Returns the other 35 hex digits, upper case, of all known hashes that begin with `prefix`. */
  suffixesOf: (prefix: string) => Promise<readonly string[]>;
}

const prefixLength = 5;

function sha1(password: string): string {
  return digest('sha1', password.normalize('NFKC')).toUpperCase();
}

/** Built once per process: about 100,000 hashes. */
let offline: Promise<Map<string, string[]>> | undefined;

/** Number of hashes between which other work is done: a few milliseconds. */
const hashesAtOnce = 2_000;

/** The list that ships with the shop. It needs no network and contains the most common passwords only. */
export const offlineBreachedPasswords: BreachedPasswords = {
  suffixesOf: async (prefix) => {
    offline ??= indexByPrefix(commonPasswords());
    return (await offline).get(prefix) ?? [];
  },
};

async function indexByPrefix(passwords: readonly string[]): Promise<Map<string, string[]>> {
  const index = new Map<string, string[]>();
  for (const [count, password] of passwords.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- requests are answered meanwhile
    if (count % hashesAtOnce === 0) await setImmediate();
    const hash = sha1(password);
    const prefix = hash.slice(0, prefixLength);
    const suffixes = index.get(prefix);
    if (suffixes === undefined) index.set(prefix, [hash.slice(prefixLength)]);
    else suffixes.push(hash.slice(prefixLength));
  }
  return index;
}

/** Throws `breached_password` for a known password. Used for new passwords only: existing ones still sign in. */
export async function rejectBreachedPassword(source: BreachedPasswords, password: string): Promise<void> {
  const hash = sha1(password);
  const suffixes = await source.suffixesOf(hash.slice(0, prefixLength));
  if (suffixes.includes(hash.slice(prefixLength))) {
    throw new ShopError('breached_password', { fields: { password: 'breached_password' } });
  }
}
