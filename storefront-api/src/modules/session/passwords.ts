import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default) with the cost that OWASP names: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

let decoy: Promise<string> | undefined;

/** An account that does not exist (null) takes as long as a wrong password, so that time tells nothing. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(passwordHash ?? (await decoy), password.normalize('NFKC'));
  return matches && passwordHash !== null;
}
