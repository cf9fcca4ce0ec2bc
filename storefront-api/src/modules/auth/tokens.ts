import { createHash, randomBytes } from 'node:crypto';

/** What {@link createToken} returns, in base64url. */
export const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** Returns 256 random bits in base64url. Tables store {@link hashToken} of it only. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the SHA-256 of a token, in hexadecimal digits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
